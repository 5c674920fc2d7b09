import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, spyOn } from 'storybook/test';
import { ErrorBoundary } from '../../src/components/feedback/ErrorBoundary';
import { Button } from '../../src/components/primitives/Button';

function Bout({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bout could not be drawn');
  return <p>Round one.</p>;
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Bout broken={false} /> },
  beforeEach: () => {
    // React reports what a boundary caught; here it is meant to catch.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All is well: it is not there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round one.')).toBeVisible();
  },
};

/** A child threw while it was drawn: the error screen takes its place. */
export const Caught: Story = {
  args: { children: <Bout broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Knocked down');
  },
};

/** What there is more to say of than that something broke can have words of its own. */
export const Fallback: Story = {
  args: {
    children: <Bout broken />,
    fallback: (error: unknown) =>
      error instanceof Error ? <p role="alert">{error.message}</p> : null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The bout could not be drawn');
  },
};

/** A new key, as on going to another page, tries again. */
export const Reset: Story = {
  render: function Resettable() {
    const [path, setPath] = useState('/fighters/broken');
    return (
      <>
        <Button
          tone="secondary"
          onClick={() => {
            setPath('/events');
          }}
        >
          Go to another page
        </Button>
        <ErrorBoundary resetKey={path}>
          <Bout broken={path === '/fighters/broken'} />
        </ErrorBoundary>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to another page' }));
    await expect(canvas.getByText('Round one.')).toBeVisible();
  },
};
