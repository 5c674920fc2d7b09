import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ComingSoonButton } from '../../src/components/primitives/ComingSoonButton';

const meta = {
  title: 'Primitives/ComingSoonButton',
  component: ComingSoonButton,
  args: { children: 'Join Discussion' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ComingSoonButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A quiet button whose action does not exist yet. */
export const Default: Story = {};

/** A tap opens the tooltip too, since a touch screen has no hover. */
export const Pressed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coming soon');
  },
};

/** Pressed before hydration, it shows its tooltip by styles alone, and keeps its colours. */
export const PressedBeforeHydration: Story = {
  tags: ['state'],
  // Room for the tooltip, which the frame of an example would cut off.
  parameters: { wrapper: { paddingBlockStart: 'var(--space-12)' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // As the page's start script marks it.
    button.setAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('data-hint', 'Coming soon');
    // In a computed style Chromium resolves `attr(data-hint)`, and Firefox does not.
    await expect(getComputedStyle(button, '::after').content).not.toBe('none');
    await expect(getComputedStyle(button).opacity).toBe('1');
  },
};

/** An icon before the label. */
export const WithIcon: Story = { args: { icon: 'share', children: 'Share Profile' } };

/** The icon alone, for social links: the label is read out but not shown. */
export const IconOnly: Story = {
  args: { icon: 'instagram', iconOnly: true, children: 'Instagram' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Instagram' })).toBeVisible();
  },
};

/** A text button, for a list of links. */
export const Text: Story = { args: { tone: 'text', children: 'Rising Stars' } };
