import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { expectStill, expectTokens, inState } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Register now', onClick: fn() },
  argTypes: { children: { control: 'text' }, pendingLabel: { control: 'text' } },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A primary button, for the main action of a screen. */
export const Default: Story = {};

/** A click calls its handler once. */
export const Clicked: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A secondary button, for an alternative beside a primary one. */
export const Secondary: Story = { args: { tone: 'secondary', children: 'Retry' } };

/** A quiet button, for a minor action. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Clear Filters' } };

/** A text button, for a list of links such as the footer’s. */
export const Text: Story = { args: { tone: 'text', children: 'Read Full Guidelines' } };

/** The large size, for heroes and forms. */
export const Large: Story = { args: { size: 'l' } };

/** While its action is in progress it shows a spinner and another label. */
export const Pending: Story = {
  name: 'Pending (spinner)',
  tags: ['state'],
  args: { pending: true, pendingLabel: 'Registering...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Registering...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** With reduced motion the spinner is an open ring that does not turn. */
export const PendingReducedMotion: Story = {
  args: Pending.args,
  tags: ['state'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => expectStill(canvas.getByRole('button')),
};

/** A click on a pending button does nothing, and the button keeps its focus. */
export const PendingClicked: Story = {
  args: Pending.args,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Registering...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A button that can become pending is as wide as it will be then. */
export const NotYetPending: Story = {
  tags: ['state'],
  args: { pending: false, pendingLabel: 'Registering...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Register now');
  },
};

/** A label that does not fit wraps, and nothing is cut off. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    children: 'Register Maximiliano Oyarzabal-Featherstonehaugh for every event of the season',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Each tone in each state, and last while its action is in progress: then a press changes nothing. */
export const States: Story = {
  tags: ['state'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' }}>
      {(['primary', 'secondary', 'quiet', 'text'] as const).map((tone) => (
        <Button {...args} key={tone} tone={tone} />
      ))}
      <Button {...args} {...Pending.args} />
    </div>
  ),
  decorators: [inEachState('button')],
  play: async ({ canvasElement }) => {
    const name = 'Register now';
    const buttons = (state: string) =>
      inState(canvasElement, state).getAllByRole('button', { name });
    const [primary, secondary, quiet, text] = buttons('Hovered');
    await expectTokens(primary, { backgroundColor: 'color-accent-hover' });
    await expectTokens(secondary, { borderTopColor: 'color-ink' });
    await expectTokens(quiet, { backgroundColor: 'color-line' });
    await expectTokens(text, { color: 'color-ink', textDecorationColor: 'color-accent' });
    const [pressed, ...others] = buttons('Pressed');
    await expectTokens(pressed, { backgroundColor: 'color-accent-pressed' });
    for (const other of others.slice(0, 2))
      await expectTokens(other, { backgroundColor: 'color-surface-pressed' });
    await expectTokens(others[2], { color: 'color-accent-ink' });
  },
};
