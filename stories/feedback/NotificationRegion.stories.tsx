import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentProps } from 'react';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { useNotifications } from '../../src/components/feedback/notificationContext';
import { NotificationRegion } from '../../src/components/feedback/NotificationRegion';
import type { NotificationContent } from '../../src/components/feedback/notificationStore';
import { Button } from '../../src/components/primitives/Button';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { expectTokens } from '../../src/testing/computedLook';

const welcome: NotificationContent = {
  title: 'Welcome to Redline!',
  text: 'Your account has been created successfully. Welcome to the ultimate fight experience!',
};

const refusal: NotificationContent = {
  title: 'Registration Failed',
  text: '503: We cannot take sign-ups right now. Please try again in a few minutes.',
  tone: 'destructive',
};

/** Renders a page that adds a notification when it opens, with buttons to update and dismiss it. */
function NoticePage(content: NotificationContent) {
  const { title, text, tone } = content;
  const notifications = useNotifications();
  useEffect(() => {
    notifications.add({ title, text, tone });
  }, [notifications, title, text, tone]);
  const latest = () => notifications.current()?.id ?? NaN;
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', placeItems: 'start', gap: 8, minBlockSize: 320 }}
    >
      <Button
        onClick={() => {
          notifications.add(refusal);
        }}
      >
        Notify
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          notifications.update(latest(), { title: 'You are in', text: 'See you on fight night.' });
        }}
      >
        Update
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          notifications.dismiss(latest());
        }}
      >
        Dismiss
      </Button>
    </div>
  );
}

type NoticeArgs = ComponentProps<typeof NotificationRegion> & NotificationContent;

const meta = {
  title: 'Feedback/NotificationRegion',
  component: NotificationRegion,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    notificationRegion: false,
  },
  args: { title: welcome.title, text: welcome.text, tone: 'default', duration: Infinity },
  argTypes: {
    // A number field cannot show `Infinity`.
    duration: { control: false },
    title: { description: 'What the notification says first.', control: 'text' },
    text: { description: 'What it says below.', control: 'text' },
    tone: {
      description: '`destructive` for what went wrong.',
      control: 'inline-radio',
      options: ['default', 'destructive'],
    },
  },
  render: ({ duration, ...content }) => (
    <>
      <NoticePage {...content} />
      <NotificationRegion duration={duration} />
    </>
  ),
} satisfies Meta<NoticeArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Notifications are rendered outside the story's own element. */
const region = () => within(within(document.body).getByRole('region', { name: /Notifications/ }));

/** Waits until the notification has finished its animation. */
const isShown = (text: string) => waitFor(() => expect(region().getByText(text)).toBeVisible());

const isGone = () =>
  waitFor(() => expect(region().getByRole('list', { hidden: true })).toBeEmptyDOMElement());

/** A green check, title, text, and a button that closes it. */
export const Default: Story = {
  play: async () => {
    await isShown(welcome.title);
    await isShown(welcome.text ?? '');
    const toast = region().getByRole('listitem');
    const [sign] = toast.querySelectorAll('path');
    await expect(sign).toHaveAttribute('d', iconShapes.check);
    await expectTokens(sign?.closest('svg'), { color: 'color-green' });
    await expectTokens(toast, { borderLeftColor: 'color-green' });
  },
};

/** An error has its own background and icon. */
export const Destructive: Story = {
  args: refusal,
  play: async () => {
    await isShown(refusal.title);
    const toast = region().getByRole('listitem');
    const [sign] = toast.querySelectorAll('path');
    await expect(sign).toHaveAttribute('d', iconShapes.alert);
    await expect(getComputedStyle(toast).backgroundColor).toBe(
      getComputedStyle(toast).borderInlineEndColor,
    );
  },
};

/** A title alone. */
export const TitleOnly: Story = {
  name: 'Title only (snackbar)',
  args: { title: 'Saved', text: undefined },
  play: async () => {
    await isShown('Saved');
    await expect(region().getByRole('listitem')).toHaveTextContent(/^Saved Dismiss notification$/);
  },
};

/** Without a notification the region is invisible, but F8 moves the focus to it. */
export const Empty: Story = {
  tags: ['state'],
  render: ({ duration }) => <NotificationRegion duration={duration} />,
  play: async () => {
    await expect(region().getByRole('list')).toBeEmptyDOMElement();
  },
};

/** On a phone it is as wide as the screen, and long words break. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    ...refusal,
    text: `422: Name must not contain control characters ${'Featherstonehaugh'.repeat(6)}`,
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async () => {
    await isShown(refusal.title);
    const toast = region().getByRole('listitem');
    await expect(toast.scrollWidth).toBe(toast.clientWidth);
    await expect(toast.getBoundingClientRect().width).toBeGreaterThan(0.85 * innerWidth);
  },
};

/** Text that is longer than the screen, such as another server's error page, scrolls beside the button. */
export const LongerThanScreen: Story = {
  tags: ['edge-case'],
  args: {
    ...refusal,
    text: `502: ${'<p>The gateway has had no response in time.</p> '.repeat(60)}`,
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async () => {
    await isShown(refusal.title);
    const toast = region().getByRole('listitem');
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(toast.scrollHeight).toBeGreaterThan(toast.clientHeight);
    toast.scrollTo(0, toast.scrollHeight);
    const close = region().getByRole('button', { name: 'Dismiss notification' });
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(
      toast.getBoundingClientRect().top,
    );
  },
};

/** There is one at a time: a new one replaces the current one. */
export const Replaced: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const ground = () => getComputedStyle(region().getByRole('listitem')).backgroundColor;
    await isShown(welcome.title);
    const calm = ground();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await isShown(refusal.title);
    await expect(ground()).not.toBe(calm);
    await expect(region().queryByText(welcome.title)).not.toBeInTheDocument();
    await expect(region().getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Its title and text can be updated. */
export const Updated: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await isShown(welcome.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await isShown('You are in');
    await expect(region().queryByText(welcome.title)).not.toBeInTheDocument();
  },
};

/** The page that added it can dismiss it. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await isShown(welcome.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await isGone();
  },
};

/** Escape closes it wherever the focus is, and the focus does not move. */
export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await isShown(welcome.title);
    const button = canvas.getByRole('button', { name: 'Notify' });
    button.focus();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(button).toHaveFocus();
  },
};

/** Swipes to the right with a finger that is already down, and lifts it. */
const swipeRight = async (toast: HTMLElement, distance: number) => {
  const at = (clientX: number) => ({ button: 0, clientX, clientY: 10, pointerId: 1 });
  // There is no finger to capture, at which Firefox throws.
  spyOn(toast, 'setPointerCapture').mockReturnValue();
  await fireEvent.pointerDown(toast, at(0));
  // The first step makes it a swipe instead of a tap, the second covers the distance.
  await fireEvent.pointerMove(toast, at(distance / 2));
  await fireEvent.pointerMove(toast, at(distance));
  await fireEvent.pointerUp(toast, at(distance));
};

/** A swipe of more than 50 px to the right dismisses it. */
export const Swiped: Story = {
  tags: ['behaviour'],
  play: async () => {
    await swipeRight(await region().findByRole('listitem'), 51);
    await isGone();
  },
};

/** A swipe of 50 px, or to the left, does not dismiss it. */
export const SwipedTooLittle: Story = {
  tags: ['behaviour'],
  play: async () => {
    const toast = await region().findByRole('listitem');
    await swipeRight(toast, 50);
    await swipeRight(toast, -200);
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

/** F8 moves the focus to the region, Tab on to the notification and its button, which leads back to where it was. */
export const FocusedByHotkey: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Notify' }).focus();
    const close = await region().findByRole('button', { name: 'Dismiss notification' });
    await userEvent.keyboard('[F8]');
    await expect(region().getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(canvas.getByRole('button', { name: 'Notify' })).toHaveFocus();
  },
};

/** When a focused notification is replaced, the focus moves to the region. */
export const ReplacedWhileFocused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const close = await region().findByRole('button', { name: 'Dismiss notification' });
    close.focus();
    canvas.getByRole('button', { name: 'Notify' }).click();
    await isShown(refusal.title);
    await expect(region().getByRole('list')).toHaveFocus();
  },
};
