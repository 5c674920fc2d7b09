import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { SubscribeToCalendar } from '../../src/components/events/SubscribeToCalendar';
import { paths } from '../../src/urls/paths';

const meta = {
  title: 'Events/SubscribeToCalendar',
  component: SubscribeToCalendar,
} satisfies Meta<typeof SubscribeToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The subscription, the file, and the address for an app that the link does not open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const subscribe = canvas.getByRole('link', { name: 'Subscribe to the calendar' });
    await expect(subscribe).toHaveAttribute('href', `webcal://${location.host}${paths.calendar}`);
    const file = canvas.getByRole('link', { name: 'Download as a file' });
    await expect(file).toHaveAttribute('href', paths.calendar);
    for (const { height } of [subscribe, file].map((link) => link.getBoundingClientRect())) {
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The address was copied. */
export const Copied: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenCalledWith(location.origin + paths.calendar);
  },
};

/** The browser lets nothing be copied: the address is selected, to be copied by hand. */
export const CopyRefused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(String(getSelection())).toBe(location.origin + paths.calendar);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

/** On a phone it is aligned to the left. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
