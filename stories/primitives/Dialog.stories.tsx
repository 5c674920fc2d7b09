import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Dialog } from '../../src/components/primitives/Dialog';
import { Opener } from './Dialog.guide';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tale of the tape',
    onClose: fn(),
    children: <p>Round by round, side by side.</p>,
  },
  argTypes: { children: { control: false }, opener: { control: false } },
  render: (args) => <Opener {...args} label="Open" isOpen />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An open dialog has the focus, so its title is read out, and the page below cannot be reached. */
export const Default: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tale of the tape' })).toHaveFocus();
  },
};

/** On a phone the dialog fills the screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Its button closes it, and the focus goes to the control that opens it, even if that was never pressed. */
export const Closed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/** It responds immediately to a press on its button: it is hidden, and closed when that is painted. */
export const HiddenBeforeClosed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    canvas.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.open).toBe(true);
    await expect(getComputedStyle(dialog).opacity).toBe('0');
    await expect(getComputedStyle(dialog, '::backdrop').opacity).toBe('0');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Long content scrolls within the dialog, and the close button stays in view at its size. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Maximiliano Oyarzabal-Featherstonehaugh meets Konstantina Papadiamantopoulou-Reyes',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Round {index + 1}: both fighters trade low kicks.</p>
    )),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(close.width).toBe(44);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
