import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmissionMessage } from '../../src/components/forms/SubmissionMessage';
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

/** It was accepted; read out when it appears. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’re in Your place at the cage is kept. See you on fight night.',
    );
  },
};

/** It was not. */
export const Refused: Story = { args: { status: 'error' } };

/** Nothing was sent yet: there is nothing to see, and the place from which it is read out is there. */
export const Idle: Story = {
  args: { status: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** On its way: what was said of the last one is gone. */
export const Pending: Story = { args: { status: 'pending' }, play: Idle.play };

/** Long words on a small phone. */
export const LongText: Story = {
  args: {
    accepted: {
      title: 'You’re in, Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen',
      text: 'Your place at the cage is kept, and so are those of everyone who came with you.',
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
