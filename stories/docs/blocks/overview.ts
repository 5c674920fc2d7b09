import { composeStories, type Meta, type ReactRenderer } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';
import { commentText } from './commentText';

/** A story file as the bundler hands it out. */
export type StoryFile = Store_CSFExports<ReactRenderer> & { default: Meta };

/** A component or view as the overview shows it. */
export interface Sample {
  /** Where it stands in the sidebar: `Primitives/Badge`. */
  title: string;
  /** The last part of the title. */
  name: string;
  /** What it is for, in a sentence; empty when its source does not say. */
  about: string;
  /** Its first state. */
  story: ComposedStoryFn<ReactRenderer>;
  /** Whether it needs a window of its own. */
  framed: boolean;
}

/** The order of the sidebar (`storySort` of `.storybook/preview.tsx`); others stand between these. */
const first = ['Primitives', 'Layout', 'Feedback'];
const last = ['Pages'];

/** What is shown alone, since its states are those of a page as a whole. */
const defaults = ['Default', 'Success'];

/** The first sentence of what the compiler took from the comment above a component. */
function aboutComponent(component: unknown): string {
  const { __docgenInfo: info } = component as ComponentType & {
    __docgenInfo?: { description?: string };
  };
  const text = commentText(info?.description ?? '').replaceAll('`', '');
  const [sentence = ''] = /^.*?[.:;](?=\s|$)/s.exec(text) ?? [];
  return sentence.replace(/[:;]$/, '.');
}

function sampleOf(file: StoryFile): Sample {
  // What surrounds every story is there once, around the overview (`.storybook/preview.tsx`).
  const stories = Object.entries<ComposedStoryFn<ReactRenderer>>(composeStories(file, {}));
  const [, story] = stories.find(([name]) => defaults.includes(name)) ?? stories[0] ?? [];
  const { title = '', component } = file.default;
  if (story === undefined) throw new Error(`${title} has no story`);
  const { layout, path, docs } = story.parameters as {
    layout?: string;
    path?: string;
    docs?: { story?: { inline?: boolean } };
  };
  return {
    title,
    name: title.slice(title.indexOf('/') + 1),
    about: aboutComponent(component),
    story,
    framed: layout === 'fullscreen' || path !== undefined || docs?.story?.inline === false,
  };
}

function rank(folder: string): number {
  if (first.includes(folder)) return first.indexOf(folder) - first.length;
  return last.includes(folder) ? 1 : 0;
}

/**
 * What the overview shows: a sample of each story file, by folder, in the order of the sidebar.
 * @param files By whatever path; only what they export counts.
 * @throws When a file exports no story.
 */
export function groupSamples(files: StoryFile[]): [folder: string, samples: Sample[]][] {
  const folders = new Map<string, Sample[]>();
  for (const sample of files.map(sampleOf)) {
    const folder = sample.title.slice(0, sample.title.indexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), sample]);
  }
  for (const samples of folders.values()) {
    samples.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  return [...folders].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}
