import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { toLoadable } from '../../src/pages/toLoadable';
import { LoadableContent } from '../../src/components/feedback/LoadableContent';
import { Skeleton } from '../../src/components/primitives/Skeleton';
import type { Loadable } from '../../src/components/feedback/loadable';
import { choose } from '../../src/testing/fixtureControls';

const ready: Loadable<string[]> = { status: 'ready', data: ['Welterweight', 'Middleweight'] };
const loading: Loadable<string[]> = { status: 'loading' };
const failed: Loadable<string[]> = { status: 'failed', onRetry: fn() };

const meta = {
  title: 'Feedback/LoadableContent',
  component: LoadableContent<string[]>,
  argTypes: {
    loadable: choose<Loadable<string[]>>({
      Ready: ready,
      Loading: loading,
      Error: failed,
    }),
    skeleton: { control: false },
    children: { control: false },
  },
  args: {
    loadable: ready,
    what: 'the weight classes',
    skeleton: <Skeleton width="12rem" height="3.25rem" />,
    children: (names) => (
      <ul role="list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LoadableContent<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The data has arrived and is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welterweight')).toBeVisible();
  },
};

/** The skeleton is visible; screen readers hear what is loading. */
export const Loading: Story = {
  tags: ['state'],
  args: { loadable: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the weight classes…')).toBeInTheDocument();
  },
};

/** The data could not be loaded; Retry requests it again. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { loadable: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t load the weight classes',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const read = fn<() => Promise<string[]>>();

/**
 * Retry requests it again and disappears; the focus moves to the status, so the next Tab reaches the new content.
 */
export const Retried: Story = {
  tags: ['behaviour'],
  args: { children: ([name]) => <a href="#class">{name}</a> },
  beforeEach: () => {
    read.mockClear();
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
    await expect(read).toHaveBeenCalledTimes(2);
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
