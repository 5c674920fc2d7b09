import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadableContent } from '../../src/components/feedback/LoadableContent';
import { Skeleton } from '../../src/components/primitives/Skeleton';

const retry = fn();

const meta = {
  title: 'Feedback/LoadableContent',
  component: LoadableContent<string[]>,
  args: {
    loadable: { status: 'ready', data: ['Welterweight', 'Middleweight'] },
    what: 'the weight classes',
    skeleton: <Skeleton width="12rem" height="3.25rem" />,
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LoadableContent<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The data is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welterweight')).toBeVisible();
  },
};

/** It is on its way: the skeleton for the eye, a status for the ear. */
export const Loading: Story = {
  args: { loadable: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the weight classes…');
  },
};

/** It could not be had; Retry asks again. */
export const Failed: Story = {
  args: { loadable: { status: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
