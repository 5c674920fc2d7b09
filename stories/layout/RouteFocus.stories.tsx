import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documentTitle } from '../../src/config/documentTitle';
import { RouteFocus } from '../../src/components/layout/RouteFocus';
import { Button } from '../../src/components/primitives/Button';
import { league } from '../../src/config/league';
import { paths } from '../../src/urls/paths';
import { choose } from '../../src/testing/fixtureControls';
import { useControlled } from '../../src/testing/useControlled';

const home = { key: 'home', pathname: paths.home, hash: '' };
const fighters = { key: 'fighters', pathname: paths.fighters, hash: '' };

const meta = {
  title: 'Layout/RouteFocus',
  component: RouteFocus,
  args: { location: home },
  argTypes: { location: choose({ Home: home, Fighters: fighters }) },
  render: function Site(args) {
    const [location, navigate] = useControlled(args.location);
    return (
      <>
        <Button
          tone="secondary"
          onClick={() => {
            navigate(fighters);
          }}
        >
          Go to Fighters
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            navigate({ ...location, key: `${location.key} again`, hash: '#main' });
          }}
        >
          Go to the content
        </Button>
        <main id="main" tabIndex={-1}>
          <title>
            {documentTitle(location.pathname === paths.fighters ? 'Fighters' : undefined)}
          </title>
          The page at {location.pathname}
        </main>
        <RouteFocus location={location} />
      </>
    );
  },
} satisfies Meta<typeof RouteFocus>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On the first page the focus does not move: the browser announces the title itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).not.toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** On another page the focus is at the start of its content, and its title is announced. */
export const PathChanged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Fighters' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`Fighters · ${league.name}`),
    );
  },
};

/** A page that has its own title only when its data has arrived has that read out, too. */
export const TitleChanged: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await PathChanged.play?.(context);
    document.title = 'Rafael Monteiro';
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('Rafael Monteiro'),
    );
  },
};

/** A link to an anchor of the same page moves the focus there, each time it is followed. */
export const AnchorFollowed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: 'Go to the content' });
    await userEvent.click(link);
    // The published library resolves a click before effects have run.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    link.focus();
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
