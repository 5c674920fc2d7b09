import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { measure } from '../../.storybook/measure';
import { Card } from '../../src/components/primitives/Card';

const meta = {
  title: 'Docs/Blocks/Measure',
  component: Card,
  // Used by the toolbar, on every story.
  tags: ['!dev', '!autodocs', 'behaviour'],
  args: { title: 'Fight record', children: <p>Seventeen wins.</p> },
  globals: { measure: 'on', viewport: { value: 'laptop' } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An overlay names the tokens of the hovered element's padding, gap, type and colours. */
export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('region', { name: 'Fight record' });
    const label = () => within(document.body).getByText(/^\w+ \d+ × \d+ px/);
    // The browser may report a pointer of its own, and in the published library the play function can start before the effect
    // that follows the pointer.
    const hover = async (element: HTMLElement, ...tokens: string[]) => {
      await waitFor(async () => {
        await userEvent.unhover(element);
        await userEvent.hover(element);
        for (const token of tokens) await expect(label()).toHaveTextContent(token);
      });
    };
    await hover(
      section,
      'padding space-6 gap space-5',
      'type text-m, 400 font-text colour color-ink',
      'ground color-surface radius radius-m',
    );
    await expect(getComputedStyle(label()).pointerEvents).toBe('none');

    await hover(canvas.getByRole('heading'), 'type text-display-s, 800 font-display');
  },
};

/** Turned off, the overlay is removed from the page. */
export const TurnedOff: Story = {
  globals: { measure: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = document.body.childElementCount;
    const turnOff = measure(canvasElement);
    await expect(document.body.childElementCount).toBe(before + 1);
    turnOff();
    await userEvent.hover(canvas.getByRole('heading'));
    await expect(document.body.childElementCount).toBe(before);
  },
};
