import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteRoutes, type RouteName } from '../../src/app/routes';
import { atRest } from '../../src/testing/atRest';
import { fakeLeagues } from '../../src/testing/fakeLeague';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

interface AnyPageProps {
  /** The name of its route. */
  route: RouteName;
}

const routeNames = Object.keys(siteRoutes) as RouteName[];

const meta = {
  title: 'Screens/Any page',
  parameters: wholeAppParameters,
  argTypes: { route: { control: 'select', options: routeNames } },
  args: { route: 'home' },
  render: ({ route }) => {
    const [first] = siteRoutes[route].addresses(fakeLeagues.normal);
    // The page of unknown addresses has none of its own.
    return <WholeApp path={first?.path ?? '/404'} />;
  },
} satisfies Meta<AnyPageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any page in the site, with what the fake league has for it: choose it in the controls. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
