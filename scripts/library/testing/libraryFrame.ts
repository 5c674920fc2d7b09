/** The frame of the published library, in which a test shows one entry after another, as the sidebar does. */
import type { Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { PreparedStory } from 'storybook/internal/types';

export interface LibraryWindow {
  __STORYBOOK_PREVIEW__: {
    channel: Channel;
    storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
  };
  /** How the stories and docs pages rendered since the last one was selected, by their ids. */
  results: Map<string, string>;
}

/**
 * Opens the frame with none of the entries, each of which is then a change.
 *
 * @param address of the library, which ends with a slash
 * @param globals what the toolbars set for every story, such as `text:200`
 */
export async function openFrame(page: Page, address: string, ...globals: string[]): Promise<void> {
  const settings = ['a11y.manual:!true', ...globals].join(';');
  await page.goto(`${address}iframe.html?id=none&globals=${settings}`);
  await page.getByText("Couldn't find story matching").waitFor();
  await page.evaluate(() => {
    const library = window as unknown as LibraryWindow;
    library.results = new Map();
    const { channel } = library.__STORYBOOK_PREVIEW__;
    const report = (id: string, result: string) => library.results.set(id, result);
    channel.on('docsRendered', (id: string) => report(id, 'success'));
    channel.on('storyMissing', (id: string) => report(id, 'missing'));
    channel.on('storyFinished', ({ storyId, status }: Record<'storyId' | 'status', string>) =>
      report(storyId, status),
    );
  });
}

/** Begins to show a story or a docs page. */
export async function select(page: Page, id: string, viewMode: 'story' | 'docs'): Promise<void> {
  await page.evaluate(
    ([storyId, viewMode]) => {
      const { __STORYBOOK_PREVIEW__: preview, results } = window as unknown as LibraryWindow;
      results.clear();
      preview.channel.emit('setCurrentStory', { storyId, viewMode });
    },
    [id, viewMode] as const,
  );
}
