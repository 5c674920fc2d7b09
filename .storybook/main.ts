import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { overviewFile } from '../scripts/overviewFile.ts';
import { relativePictures } from '../scripts/relativePictures.ts';
import { tokenFiles } from '../scripts/tokenFiles.ts';
import { league } from '../src/config/league.ts';

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
  staticDirs: ['../public'],
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [relativePictures(), tokenFiles(), overviewFile()] }),
  // Types of props as they are written, and code as a developer would write it.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  features: {
    experimentalCodeExamples: true,
    // `.storybook/measure.ts` measures with the tokens instead.
    measure: false,
    // Every story has the canvas as its ground.
    backgrounds: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
