import type { Page } from 'playwright';
import type { PreviewWeb } from 'storybook/preview-api';
import type { ViewportMap } from 'storybook/viewport';

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: PreviewWeb<never>['currentRender'] & {
      phase?: string;
      story?: {
        parameters: { viewport?: { options?: ViewportMap } };
        storyGlobals: { viewport?: { value?: string } };
      };
    };
  };
}

/**
 * Opens a story alone, and waits until it has been played.
 * @returns the width that it declares, in px
 */
export async function openStory(page: Page, address: string): Promise<number | undefined> {
  await page.goto(address);
  await page.waitForFunction(
    () => (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  const width = await page.evaluate(() => {
    const { story } = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    const viewport = story?.storyGlobals.viewport?.value ?? '';
    return story?.parameters.viewport?.options?.[viewport]?.styles.width;
  });
  return width === undefined ? undefined : parseInt(width, 10);
}
