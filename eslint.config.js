import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The rooms of the house, and which others each may import from. One way: down. `features` are the
 * component folders of one subject (fighters, events, …); none knows another.
 */
const base = ['domain', 'theme', 'config', 'content', 'urls', 'pictures'];
const serverSubjects = [
  ...['server/pictures', 'server/content', 'server/signups', 'server/calendar'],
  'server/notify',
];
const otherServerRooms = [
  ...['base', 'http', 'storage', 'api', 'site', 'metrics', 'cli', 'dev', 'testing', 'faults'],
].map((room) => `server/${room}`);
const directions = {
  domain: [],
  theme: [],
  pictures: [],
  config: ['domain'],
  urls: ['domain', 'config'],
  content: ['domain', 'config', 'urls', 'pictures'],
  primitives: ['theme', 'content', 'pictures'],
  feedback: [...base, 'primitives'],
  layout: [...base, 'primitives', 'feedback'],
  features: [...base, 'primitives', 'feedback', 'layout'],
  api: ['domain', 'config'],
  pages: [...base, 'primitives', 'feedback', 'layout', 'features', 'api'],
  app: [...base, 'primitives', 'feedback', 'layout', 'features', 'api', 'pages'],
  // The settings, which the wiring passes on and a command reads.
  'server root': ['server/http'],
  'server/http': ['server/base'],
  'server/base': [],
  'server/storage': ['server/base'],
  'server/metrics': ['server/base', 'server/http'],
  // Made as those of the build are, with the wordmark of the layout.
  'server/pictures': ['theme', 'pictures', 'layout', 'server/base', 'server/storage'],
  'server/content': ['domain', 'config', 'server/base', 'server/storage', 'server/pictures'],
  'server/signups': ['content', 'domain', 'server/base', 'server/http', 'server/storage'],
  'server/calendar': [
    ...['domain', 'config', 'urls'],
    ...['server/base', 'server/http', 'server/storage', 'server/content'],
  ],
  // Who is mailed is a matter of the sign-ups.
  'server/notify': ['domain', 'config', 'theme', 'server/base', 'server/storage', 'server/signups'],
  'server/api': [
    'domain',
    'config',
    'server root',
    'server/http',
    'server/storage',
    'server/content',
    'server/signups',
  ],
  // The pages are rendered from the app's routes, with the records that its queries read. Two take a sign-up.
  'server/site': [
    ...['domain', 'config', 'theme', 'urls', 'content', 'features', 'api', 'pages', 'app'],
    ...['server/base', 'server/http', 'server/content', 'server/signups', 'server/storage'],
  ],
  'server/cli': [
    ...['domain', 'config', 'server root'],
    ...['server/base', 'server/http', ...serverSubjects, 'server/storage'],
  ],
  'server/testing': [
    ...['app', 'server root', 'server/base', 'server/http', ...serverSubjects],
    ...['server/storage', 'server/site', 'server/metrics', 'server/cli'],
  ],
  'server/faults': ['server/testing'],
};

/** @type {{ from: object, allow: object }[]} */
const policies = [
  ...Object.entries(directions).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { type: to } } },
  })),
  {
    // These files put the server together.
    from: { file: { categories: 'wiring' } },
    allow: {
      to: {
        element: {
          type: [
            'config',
            'urls',
            'app',
            'server root',
            'server/base',
            'server/http',
            'server/storage',
            'server/api',
            'server/site',
            'server/metrics',
            'server/dev',
            ...serverSubjects,
          ],
        },
      },
    },
  },
];

export default [
  globalIgnores(['dist', 'data', 'storybook-static', 'coverage', '.cache', '!.storybook']),
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        {
          selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
          message: 'Type the props instead.',
        },
        {
          selector: 'ImportSpecifier[imported.name=/^(FC|FunctionComponent)$/]',
          message: 'Type the props instead.',
        },
      ],
    },
  },
  {
    files: [
      '*.{js,ts}',
      '**/{playwright,vitest}.config.ts',
      '.storybook/*',
      'stories/**/*.stories.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/index.{ts,tsx}', 'server/**/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'No barrels: name the file for what it holds.' },
      ],
    },
  },
  { files: ['**/*.{jsx,tsx}', 'src/**/*.ts'], ...reactHooks.configs.flat['recommended-latest'] },
  ...storybook.configs['flat/recommended'],
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/ignore': ['routes.json'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } },
      'boundaries/elements': [
        ...[...base, 'api', 'pages', 'app', 'testing'].map((room) => ({
          type: room,
          pattern: `src/${room}`,
          partialMatch: false,
        })),
        ...['primitives', 'feedback', 'layout'].map((room) => ({
          type: room,
          pattern: `src/components/${room}`,
          partialMatch: false,
          stopMatching: true,
        })),
        { type: 'features', pattern: 'src/components/*', partialMatch: false },
        ...[...serverSubjects, ...otherServerRooms].map((room) => ({
          type: room,
          pattern: room,
          partialMatch: false,
          stopMatching: true,
        })),
        { type: 'server root', pattern: 'server', partialMatch: false },
      ],
      'boundaries/files': [{ category: 'wiring', pattern: 'server/{app,main,dev/*}.ts' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkUnknownLocals: true, policies },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    // What a browser loads uses only what every supported browser has (docs/browsers.md).
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    ...compat.configs['flat/recommended'],
    settings: { browsers: ['baseline widely available on 2026-01-04'] },
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              message: 'A component takes props, and links by `<a>`; its page reads the address.',
            },
            {
              name: '@tanstack/react-query',
              message: 'A component takes props; its page queries.',
            },
          ],
        },
      ],
    },
  },
];
