import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { Dialog } from '../../src/components/primitives/Dialog';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tale of the tape',
    onClose: fn(),
    children: <p>Whatever asks for all attention for a moment.</p>,
  },
  // The page decides when it is open; here the story does.
  render: function Page({ onClose, ...args }) {
    const [open, setOpen] = useState(true);
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button
          ref={opener}
          tone="secondary"
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </Button>
        {open && (
          <Dialog
            {...args}
            opener={opener}
            onClose={() => {
              onClose();
              setOpen(false);
            }}
          />
        )}
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Open: it has the focus itself, so that its title is read out, and the page below is out of reach. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Tale of the tape' })).toHaveFocus();
  },
};

/** A phone is filled by it. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Its button closes it, and the focus goes to what opens it, even if that was not pressed before. */
export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/** What is too long scrolls within it; the way out stays in sight. */
export const LongText: Story = {
  args: {
    title: 'Maximiliano Oyarzabal-Featherstonehaugh meets Konstantina Papadiamantopoulou-Reyes',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Round {index + 1}: nobody on the card steps back from it.</p>
    )),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    canvas.getByText('Round 40: nobody on the card steps back from it.').scrollIntoView();
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    const wayOut = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(wayOut.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
