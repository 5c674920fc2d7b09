import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { Dialog } from '../../src/components/primitives/Dialog';
import { Tooltip } from '../../src/components/primitives/Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { label: 'Pinned by a moderator', children: <Button tone="quiet">Pinned</Button> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, a tooltip shows nothing but its control. */
export const Default: Story = {};

/** Keyboard focus opens it immediately, and it describes the control; Escape closes it. */
export const FocusedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Pinned by a moderator');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Pinned by a moderator');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Open, 700 ms after the pointer came to rest on the control (spec §9). */
export const Open: Story = {
  tags: ['state'],
  parameters: { docs: { story: { height: '180px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toBeInTheDocument();
  },
};

/** One tooltip is open at a time: the next opens without a delay within 300 ms (spec §9). */
export const OpenNext: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Tooltip label="Eleven replies">
          <Button tone="quiet">Replies</Button>
        </Tooltip>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Pinned' }));
    await screen.findByRole('tooltip', {}, { timeout: 2000 });
    await userEvent.hover(canvas.getByRole('button', { name: 'Replies' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Eleven replies'));
  },
};

/** It stays open while the pointer is on it, and closes when the pointer leaves it. */
export const PointerOnTooltip: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 2000 });
    await userEvent.hover(tooltip);
    const gone = waitFor(() => expect(tooltip).not.toBeInTheDocument(), { timeout: 300 });
    await expect(gone).rejects.toThrow();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

/** In a dialog it opens above the dialog. */
export const InDialog: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <Dialog title="Forum topic" onClose={fn()}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.hover(await screen.findByRole('button', { name: 'Pinned' }));
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 2000 });
    const { left, top, width, height } = tooltip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(tooltip);
  },
};

/** A long text wraps and stays within the window. */
export const LongText: Story = {
  tags: ['edge-case'],
  parameters: { docs: { story: { height: '300px' } } },
  args: {
    label:
      'Pinned by a moderator because it keeps being asked, and because the answer took eleven people four days',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 2000 });
    const { left, right } = tooltip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
