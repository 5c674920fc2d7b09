import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkipLink } from '../../src/components/layout/SkipLink';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  // It is fixed to a corner of the window.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It is out of sight until the keyboard reaches it. */
export const Default: Story = {};

/** The first Tab reaches it. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    // Even a transition without duration takes a frame.
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

/** With the focus it is in the window’s top corner, and while it is pressed the red is darker. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('a', ['Focused', 'Pressed'])],
};
