import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { useNotifications } from '../../src/components/feedback/notificationContext';
import { NotificationProvider } from '../../src/components/feedback/NotificationProvider';
import {
  autoCloseDelay,
  NotificationRegion,
} from '../../src/components/feedback/NotificationRegion';
import type { NotificationContent } from '../../src/components/feedback/notificationStore';
import { Button } from '../../src/components/primitives/Button';
import { iconShapes } from '../../src/components/primitives/iconShapes';

const welcome: NotificationContent = {
  title: 'Welcome to Redline!',
  text: 'Your account has been created successfully. Welcome to the ultimate fight experience!',
};

const refusal: NotificationContent = {
  title: 'Registration Failed',
  text: '503: We cannot take sign-ups right now. Please try again in a few minutes.',
  tone: 'destructive',
};

interface NotifierProps {
  /** What each press of "Notify" adds, in turn. */
  contents: NotificationContent[];
}

/** Stands for a page that has something to say. */
function Notifier({ contents }: NotifierProps) {
  const notifications = useNotifications();
  const [ids, setIds] = useState<number[]>([]);
  const latest = ids.at(-1) ?? 0;
  const next = contents[ids.length % contents.length] ?? welcome;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minBlockSize: 320 }}>
      <Button
        onClick={() => {
          setIds([...ids, notifications.add(next)]);
        }}
      >
        Notify
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          notifications.update(latest, { title: 'You are in', text: 'See you on fight night.' });
        }}
      >
        Update
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          notifications.dismiss(latest);
        }}
      >
        Dismiss
      </Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/NotificationRegion',
  component: NotificationRegion,
  subcomponents: { NotificationProvider },
  // The region itself stands around every story; here is what makes it speak.
  render: (_, { parameters }) => (
    <Notifier contents={(parameters.contents as NotificationContent[] | undefined) ?? [welcome]} />
  ),
} satisfies Meta<typeof NotificationRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The toasts stand outside of the story's own element. */
const region = () => within(within(document.body).getByRole('region', { name: /Notifications/ }));

/** Once it has come in. */
const isShown = (text: string) => waitFor(() => expect(region().getByText(text)).toBeVisible());

const isGone = () =>
  waitFor(() => expect(region().getByRole('list', { hidden: true })).toBeEmptyDOMElement());

/** Nothing to say: the region is there for F8, and nothing is seen of it. */
export const Untouched: Story = {
  play: async () => {
    await expect(region().getByRole('list')).toBeEmptyDOMElement();
  },
};

/** Title, text, and a button to be rid of it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    await isShown(welcome.text ?? '');
  },
};

/** What went wrong has a ground and a sign of its own. */
export const Destructive: Story = {
  parameters: { contents: [welcome, refusal] },
  play: async ({ canvas, userEvent }) => {
    const ground = () => getComputedStyle(region().getByRole('listitem')).backgroundColor;
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    const calm = ground();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(refusal.title);
    await expect(ground()).not.toBe(calm);
    const [sign] = region().getByRole('listitem').querySelectorAll('path');
    await expect(sign).toHaveAttribute('d', iconShapes.alert);
  },
};

/** A title alone. */
export const TitleOnly: Story = {
  parameters: { contents: [{ title: 'Saved' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown('Saved');
  },
};

/** On a phone it takes the width of the screen, and words without a break are broken. */
export const LongText: Story = {
  parameters: {
    contents: [
      {
        ...refusal,
        text: `422: Name must not contain control characters ${'Featherstonehaugh'.repeat(6)}`,
      },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(refusal.title);
    const toast = region().getByRole('listitem');
    await expect(toast.scrollWidth).toBe(toast.clientWidth);
    await expect(toast.getBoundingClientRect().width).toBeGreaterThan(0.85 * innerWidth);
  },
};

/** It is read out to screen readers at once, without taking the focus. */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    const announcement = await within(document.body).findByRole('status');
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() =>
      expect(announcement).toHaveTextContent(`Notification ${welcome.title} ${welcome.text ?? ''}`),
    );
    await expect(canvas.getByRole('button', { name: 'Notify' })).toHaveFocus();
  },
};

/** There is one at a time: the newest takes the place of the one before. */
export const Replaced: Story = {
  parameters: { contents: [welcome, refusal] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(refusal.title);
    await expect(region().queryByText(welcome.title)).not.toBeInTheDocument();
    await expect(region().getAllByRole('listitem')).toHaveLength(1);
  },
};

/** It can change what it says. */
export const Updated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await isShown('You are in');
    await expect(region().queryByText(welcome.title)).not.toBeInTheDocument();
  },
};

/** The page that added it takes it away again. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await isGone();
  },
};

/** Its own button takes it away. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await userEvent.click(await region().findByRole('button', { name: 'Dismiss notification' }));
    await isGone();
  },
};

/** So does Escape, from anywhere; the focus stays where it is. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button', { name: 'Notify' })).toHaveFocus();
  },
};

/** After five seconds it goes by itself. The clock is wound on: nobody waits. */
export const AutoClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const setTimeout = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(welcome.title);
    const timers = setTimeout.mock.calls.filter(([, delay]) => delay === autoCloseDelay);
    setTimeout.mockRestore();

    await expect(timers).toHaveLength(1);
    for (const [close] of timers) close();
    await isGone();
  },
};

/** Moves a finger that is already down to the right, and lifts it. */
const swipeRight = async (toast: HTMLElement, distance: number) => {
  const at = (clientX: number) => ({ button: 0, clientX, clientY: 10, pointerId: 1 });
  await fireEvent.pointerDown(toast, at(0));
  // The first step tells a swipe from a tap, the second is how far it goes.
  await fireEvent.pointerMove(toast, at(distance / 2));
  await fireEvent.pointerMove(toast, at(distance));
  await fireEvent.pointerUp(toast, at(distance));
};

/** A swipe of more than 50 px to the right takes it away. */
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await swipeRight(await region().findByRole('listitem'), 51);
    await isGone();
  },
};

/** One of 50 px does not, nor does one to the left. */
export const SwipedTooLittle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    const toast = await region().findByRole('listitem');
    await swipeRight(toast, 50);
    await swipeRight(toast, -200);
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

/** F8 moves the focus to the region, Tab on to the notification and its button. */
export const FocusedByHotkey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    const close = await region().findByRole('button', { name: 'Dismiss notification' });
    await userEvent.keyboard('[F8]');
    await expect(region().getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(region().getByRole('list', { hidden: true })).toHaveFocus();
  },
};

/** A notification that is replaced while it has the focus leaves it to the region. */
export const ReplacedWhileFocused: Story = {
  parameters: { contents: [welcome, refusal] },
  play: async ({ canvas, userEvent }) => {
    const notify = canvas.getByRole('button', { name: 'Notify' });
    await userEvent.click(notify);
    const close = await region().findByRole('button', { name: 'Dismiss notification' });
    close.focus();
    notify.click();
    await isShown(refusal.title);
    await expect(region().getByRole('list')).toHaveFocus();
  },
};
