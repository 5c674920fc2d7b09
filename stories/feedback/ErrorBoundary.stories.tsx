import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, spyOn } from 'storybook/test';
import { ErrorBoundary } from '../../src/components/feedback/ErrorBoundary';
import { Button } from '../../src/components/primitives/Button';
import { choose } from '../../src/testing/fixtureControls';

function Bout({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bout could not be drawn');
  return <p>Round one.</p>;
}

const working = <Bout broken={false} />;
const throwing = <Bout broken />;

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  argTypes: {
    children: choose({ Working: working, Throwing: throwing }),
    fallback: { control: false },
  },
  args: { children: working },
  beforeEach: () => {
    // React logs the errors that a boundary catches; here they are intended.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its children are shown while they render without errors. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round one.')).toBeVisible();
  },
};

/** A child threw while it was rendered, and the error screen is in its place. */
export const Caught: Story = {
  tags: ['state'],
  args: { children: throwing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Knocked down');
  },
};

/** Another reset key, as on navigation to another page, renders the children again. */
export const Reset: Story = {
  tags: ['behaviour'],
  render: function Resettable(args) {
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
        <ErrorBoundary {...args} resetKey={path}>
          {path === '/fighters/broken' ? throwing : working}
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
