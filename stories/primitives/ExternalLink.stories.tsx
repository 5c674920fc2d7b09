import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from '../../src/components/primitives/ExternalLink';
import { league } from '../../src/config/league';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/ExternalLink',
  component: ExternalLink,
  args: { href: league.social.url, children: league.social.label },
  argTypes: { className: { control: false } },
} satisfies Meta<typeof ExternalLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A link that opens in a new tab: an icon shows it, and a text for screen readers says it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `${league.social.label} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A long name wraps within the line's width. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    children: `${league.mediaPartner.name}, the official media partner of the ${league.longName}`,
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** At any width the icon stays on the line of the last word. */
export const NarrowLine: Story = {
  tags: ['behaviour'],
  args: { children: 'League office' },
  parameters: { wrapper: {} },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const line = link.parentElement;
    const icon = link.querySelector('svg');
    await expect(icon).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('office').firstChild ?? link);
    for (let width = 60; width < 160; width += 1) {
      line?.style.setProperty('inline-size', `${width}px`);
      const lastWord = [...words.getClientRects()].at(-1);
      const box = icon?.getBoundingClientRect();
      const middle = ((box?.top ?? NaN) + (box?.bottom ?? NaN)) / 2;
      await expect(middle).toBeLessThan(lastWord?.bottom ?? NaN);
    }
  },
};

/** Under the pointer it is red; the keyboard’s focus shows as the red line, all the way round. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('a', ['At rest', 'Hovered', 'Focused'])],
};
