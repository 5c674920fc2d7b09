import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { relativePictures } from '../scripts/relativePictures.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  viteFinal: (config) => mergeConfig(config, { plugins: [relativePictures()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
