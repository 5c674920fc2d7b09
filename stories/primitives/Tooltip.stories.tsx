import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { Tooltip } from '../../src/components/primitives/Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { label: 'Pinned by a moderator', children: <Button tone="quiet">Pinned</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed: the control alone. */
export const Default: Story = {};

/** Open at once on focus, and tied to the control as its description. Escape closes it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Pinned by a moderator');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Pinned by a moderator');
  },
};

/** Under a resting pointer it opens after 700 ms (spec §9). */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toBeInTheDocument();
  },
};

/** One is open at a time: the next takes its place, within 300 ms without a delay (spec §9). */
export const HoveredNext: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip label="Eleven replies">
        <Button tone="quiet">Replies</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Pinned' }));
    await screen.findByRole('tooltip', {}, { timeout: 2000 });
    await userEvent.hover(canvas.getByRole('button', { name: 'Replies' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Eleven replies'));
  },
};

/** It stays while the pointer is on the note itself, and goes when the pointer leaves both. */
export const PointerOnNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const note = await screen.findByRole('tooltip', {}, { timeout: 2000 });
    await userEvent.hover(note);
    await userEvent.unhover(note);
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

/** Opens when pressed as well, for a control without an action of its own. */
export const OpensOnPress: Story = {
  args: { opensOnPress: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

/** A long note wraps and stays within the window. */
export const LongText: Story = {
  args: {
    label:
      'Pinned by a moderator because it keeps being asked, and because the answer took eleven people four days',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
