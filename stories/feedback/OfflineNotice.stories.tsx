import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { OfflineNotice } from '../../src/components/feedback/OfflineNotice';
import { Button } from '../../src/components/primitives/Button';

const words = 'You are offline. What you see may be old.';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true },
  parameters: { layout: 'fullscreen' },
  render: ({ offline }) => (
    <div style={{ minBlockSize: 240, padding: 16 }}>
      <h2>Upcoming fights</h2>
      <OfflineNotice offline={offline} />
    </div>
  ),
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No network: a line at the bottom says so, over the page and not in it. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(words);
    await expect(notice.getBoundingClientRect().bottom).toBe(document.documentElement.clientHeight);
  },
};

/** With a network there is nothing to see; the place that is read out stays. */
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** On a small phone. */
export const OnASmallPhone: Story = { globals: { viewport: { value: 'phoneSmall' } } };

/** Stands for a network that comes and goes. */
function Tunnel() {
  const [offline, setOffline] = useState(false);
  return (
    <div style={{ minBlockSize: 240, padding: 16 }}>
      <Button
        onClick={() => {
          setOffline(!offline);
        }}
      >
        {offline ? 'Leave the tunnel' : 'Enter the tunnel'}
      </Button>
      <OfflineNotice offline={offline} />
    </div>
  );
}

/** The network goes and comes back: the words come and go in their place, and nothing else moves. */
export const BackOnline: Story = {
  args: { offline: false },
  render: () => <Tunnel />,
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(place).toHaveTextContent(words);
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.click(button);
    await expect(place).toBeEmptyDOMElement();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};
