import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { relativePictures } from '../scripts/relativePictures.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  viteFinal: (config) => mergeConfig(config, { plugins: [relativePictures()] }),
  // Types of props as they are written, and code as a developer would write it.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
