import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { overviewFile, published } from '../scripts/overviewFile.ts';
import { relativePictures } from '../scripts/relativePictures.ts';
import { tokenFiles } from '../scripts/tokenFiles.ts';
import { league } from '../src/config/league.ts';
import { exampleCode } from './exampleCode.ts';
import { sentPages } from './sentPagesPlugin.ts';

/** Those of the last published library, for the overview in development. */
const pictures = path.join(published, 'overview');

// Storybook sets it before it reads this file; a build empties the folder.
const isDevelopment = process.env.NODE_ENV !== 'production';

const config: StorybookConfig & { title: string } = {
  title: league.name,
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    '../public',
    ...(isDevelopment && existsSync(pictures) ? [{ from: pictures, to: '/overview' }] : []),
  ],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [relativePictures(), tokenFiles(), overviewFile(), exampleCode(), sentPages()],
    }),
  // Prop types as in the source.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  features: {
    // `.storybook/measure.tsx` replaces it and names the tokens.
    measure: false,
    sidebarOnboardingChecklist: false,
    // Every story has the canvas colour as its background.
    backgrounds: false,
  },
  tags: {
    // What happens when someone acts: shown by the sidebar's filter.
    behaviour: { defaultFilterSelection: 'exclude' },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
