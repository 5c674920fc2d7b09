import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyDeviceSettings } from '../../.storybook/toolbars';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { fakeLeagues } from '../../src/testing/fakeLeague';
import { emulateMedia } from '../../src/testing/mediaFeatures';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Docs/Blocks/Toolbars',
  component: WholeApp,
  // Described on the page Docs / Toolbars; these stories test the effect of each toolbar.
  tags: ['!dev', '!autodocs', 'behaviour'],
  parameters: wholeAppParameters,
  args: { path: '/' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a play function that expects a response to every request, whatever the handlers. */
const expectResponse =
  (status: number, retryAfter: string | null, body: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the fighters')).toBeVisible();
    const response = await fetch('/api/events', { method: 'POST' });
    const { headers } = response;
    await expect([response.status, headers.get('Retry-After')]).toEqual([status, retryAfter]);
    await expect(await response.text()).toBe(body);
  };

/** API, 429: a text says when to try again. */
export const Api: Story = {
  globals: { api: 429 },
  play: expectResponse(429, '60', 'Too many requests. Please try again in a minute.'),
};

/** API, 503: the body is empty. */
export const ApiOutOfOrder: Story = { globals: { api: 503 }, play: expectResponse(503, null, '') };

/** API, malformed: a response of status 200 that is not JSON. */
export const ApiMalformed: Story = {
  globals: { api: 'malformed' },
  play: expectResponse(200, null, '[{"id":'),
};

/** API, offline: no response arrives. */
export const ApiOffline: Story = {
  globals: { api: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the fighters')).toBeVisible();
    await expect(fetch('/api/fighters')).rejects.toThrow('Failed to fetch');
  },
};

/** API, slow: skeletons are visible. */
export const ApiSlow: Story = {
  globals: { api: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the fighters…')).toBeInTheDocument();
  },
};

/** Content, long: the fake league has names longer than the layout was designed for. */
export const Content: Story = {
  globals: { content: 'long' },
  play: async ({ canvas }) => {
    const [first] = fakeLeagues.long.fighters;
    await expect(await canvas.findByRole('link', { name: first?.name })).toBeVisible();
  },
};

/** Motion, reduced: it applies to existing styles and to those of the story, and can be turned off. */
export const Motion: Story = {
  globals: { api: 'slow', motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading the fighters…');
    const animations = () =>
      Array.from(
        canvasElement.querySelectorAll('main li span'),
        (element) => getComputedStyle(element).animationName,
      );
    const asksForLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(new Set(animations())).toEqual(new Set(['none']));
    await expect(asksForLess()).toBe(true);

    emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    await expect(animations()).not.toContain('none');
    await expect(asksForLess()).toBe(false);

    const conditions = () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .map(({ media }) => media.mediaText)
        .filter((text) => text.includes('prefers-reduced-motion'));
    await expect(conditions()).toEqual([]);
    emulateMedia({});
    await expect(conditions()).not.toEqual([]);
  },
};

/** Text size, 200 %: text is twice as large, and the layout is that of half the width. */
export const TextSize: Story = {
  globals: { text: 200, viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Elite Fighters', { exact: false });
    await expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(30);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(matchMedia('(min-width: 60em)').matches).toBe(false);
  },
};

/** Forced colours, approximately: what our styles say for them applies, and text, lines and grounds have two colours. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(getComputedStyle(heading).color).toBe('rgb(255, 255, 255)'));
    const { backgroundColor } = getComputedStyle(document.documentElement);
    await expect(backgroundColor).toBe('rgb(0, 0, 0)');
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    // Added after the story was first drawn.
    const link = await canvas.findByRole('link', { name: fakeLeagues.normal.fighters[0]?.name });
    await waitFor(() => expect(getComputedStyle(link).color).toBe('rgb(255, 255, 0)'));
  },
};

/** Direction, right to left: the page is mirrored. */
export const Direction: Story = {
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const home = await canvas.findByRole('link', { name: /^Redline/ });
    await expect(home.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
    await expectNoOverflow({ canvasElement });
  },
};

/** An unknown value, such as one in a URL, is an error instead of the default. */
export const UnknownValue: Story = {
  play: async () => {
    await expect(() => applyDeviceSettings({ globals: { api: 500 } })).toThrow(
      'api:500 is none of slow, 401, 429, 503, malformed, offline',
    );
  },
};

/** With the toolbars reset, the device's own settings apply. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
    await expect(document.documentElement.dir).toBe('ltr');
    await expect(document.querySelector('[data-forced]')).toBeNull();
    await expect(matchMedia('(min-width: 60em)').matches).toBe(innerWidth >= 960);
  },
};
