import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from '../../src/components/feedback/OfflineNotice';
import { Button } from '../../src/components/primitives/Button';
import { useControlled } from '../../src/testing/useControlled';

const text = 'You are offline. What you see may be old.';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '280px' } } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240, padding: 16 }}>
        <h2>Upcoming fights</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a network a line is fixed to the bottom of the window, over the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(text);
    await expect(notice.getBoundingClientRect().bottom).toBe(document.documentElement.clientHeight);
  },
};

/** The text fits on the smallest phone. */
export const SmallPhone: Story = {
  name: 'Small phone (banner)',
  globals: { viewport: { value: 'phoneSmall' } },
};

/** The network goes and comes back: only the text appears and disappears, and nothing else moves. */
export const BackOnline: Story = {
  tags: ['behaviour'],
  args: { offline: false },
  render: function Network(args) {
    const [offline, setOffline] = useControlled(args.offline);
    return (
      <>
        <Button
          onClick={() => {
            setOffline(!offline);
          }}
        >
          {offline ? 'Connect' : 'Disconnect'}
        </Button>
        <OfflineNotice offline={offline} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(status).toHaveTextContent(text);
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.click(button);
    await expect(status).toBeEmptyDOMElement();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};
