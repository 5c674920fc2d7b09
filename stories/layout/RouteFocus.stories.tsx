import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PageTitle } from '../../src/components/layout/PageTitle';
import { RouteFocus } from '../../src/components/layout/RouteFocus';
import { Button } from '../../src/components/primitives/Button';
import { league } from '../../src/config/league';
import { paths } from '../../src/config/paths';

const meta = {
  title: 'Layout/RouteFocus',
  component: RouteFocus,
  args: { location: { key: 'default', pathname: paths.home, hash: '' } },
  render: function Site(args) {
    const [location, setLocation] = useState(args.location);
    return (
      <>
        <Button
          tone="secondary"
          onClick={() => {
            setLocation({ key: 'next', pathname: paths.fighters, hash: '' });
          }}
        >
          Go to Fighters
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            setLocation({ ...location, key: 'next', hash: '#main' });
          }}
        >
          Go to the content
        </Button>
        <main id="main" tabIndex={-1}>
          {location.pathname === paths.fighters ? <PageTitle>Fighters</PageTitle> : <PageTitle />}
          The page at {location.pathname}
        </main>
        <RouteFocus location={location} />
      </>
    );
  },
} satisfies Meta<typeof RouteFocus>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On arrival it leaves the focus alone: the browser has read the title out itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).not.toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** On another page the focus is at the start of its content, and its title is read out. */
export const PathChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Fighters' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(`Fighters · ${league.name}`);
  },
};

/** On an anchor within the page the focus goes there, so that the next Tab goes on from it; a second time, too. */
export const AnchorFollowed: Story = {
  args: { location: { key: 'default', pathname: paths.home, hash: '#main' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the content' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
