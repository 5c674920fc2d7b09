import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { Store_CSFExports } from 'storybook/internal/types';

/** A story file as the bundler imports it. */
export type StoryFile = Store_CSFExports<ReactRenderer> & { default: Meta };
