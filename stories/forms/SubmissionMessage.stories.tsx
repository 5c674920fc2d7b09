import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmissionMessage } from '../../src/components/forms/SubmissionMessage';
import { unbrokenWord } from '../../src/testing/fixtures';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Forms/SubmissionMessage',
  component: SubmissionMessage,
  args: {
    status: 'success',
    accepted: {
      title: 'You’re in',
      text: 'Your place at the cage is kept. See you on fight night.',
    },
    refused: {
      title: 'That didn’t go through',
      text: 'Nothing you typed is lost. Check it, and press the button again.',
    },
  },
} satisfies Meta<typeof SubmissionMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The last submission was accepted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’re in Your place at the cage is kept. See you on fight night.',
    );
  },
};

/** The last submission was not accepted. */
export const Failed: Story = {
  name: 'Error',
  args: { status: 'error' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^That didn’t go through/);
  },
};

/** Before the first submission nothing is visible, but the live region is already in the page. */
export const Idle: Story = {
  tags: ['state'],
  args: { status: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** While the form is being sent, the message about the last submission is gone. */
export const Pending: Story = {
  args: { status: 'pending' },
  tags: ['behaviour'],
  play: Idle.play,
};

/** Long words wrap beside the icon. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    accepted: {
      title: 'You’re in, Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen',
      text: 'Your place at the cage is kept, and so are those of everyone who came with you.',
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** A server's answer of one word breaks anywhere. */
export const UnbrokenWord: Story = {
  tags: ['edge-case'],
  args: { status: 'error', refused: { title: unbrokenWord, text: unbrokenWord } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
