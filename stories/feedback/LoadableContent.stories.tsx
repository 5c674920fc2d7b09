import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { toLoadable } from '../../src/api/toLoadable';
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

const read = fn<() => Promise<string[]>>();

/** Retry goes when it is pressed, but not the focus of a keyboard: the next Tab leads into what came. */
export const Retried: Story = {
  args: { children: ([name]) => <a href="#class">{name}</a> },
  beforeEach: () => {
    read.mockRejectedValueOnce(new Error('Out of order')).mockResolvedValueOnce(['Welterweight']);
  },
  render: function Reader(args) {
    const query = useQuery({ queryKey: ['weight classes'], queryFn: read });
    return <LoadableContent {...args} loadable={toLoadable(query)} />;
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Retry' })).focus();
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('link', { name: 'Welterweight' });
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
