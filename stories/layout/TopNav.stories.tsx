import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationLinks } from '../../src/components/layout/NavigationLinks';
import { TopNav } from '../../src/components/layout/TopNav';
import { paths } from '../../src/urls/paths';
import { navigation } from '../../src/content/navigation';
import { expectTokens } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { expectPages } from '../../src/testing/expectPages';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Layout/TopNav',
  component: TopNav,
  subcomponents: { NavigationLinks },
  parameters: { layout: 'fullscreen', docs: { story: { height: '120px' } } },
  globals: { viewport: { value: 'laptop' } },
  args: { path: paths.home },
} satisfies Meta<typeof TopNav>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The links of spec §2; on a page that is not among them none is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const social = await expectPages({ canvas });
    await expect(social).toHaveAttribute('href', navigation.social.href);
    await expect(canvas.getByRole('link', { name: 'Join Arena' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

/** The red line marks the link to the current page. */
export const Active: Story = {
  tags: ['state'],
  args: { path: paths.fighters },
  play: async ({ canvas }) => {
    const active = canvas.getByRole('link', { current: 'page' });
    const other = canvas.getByRole('link', { name: 'Events' });
    await expect(active).toHaveTextContent('Fighters');
    await expectTokens(active, { color: 'color-ink' });
    await expectTokens(other, { color: 'color-ink-muted' });
    await expectTokens(active, { borderBottomColor: 'color-accent' }, '::after');
    await expect(getComputedStyle(other, '::after').content).toBe('none');
  },
};

/** On a fighter’s profile the link to Fighters is marked. */
export const ActiveSection: Story = {
  tags: ['behaviour'],
  args: { path: paths.fighter('42') },
  play: Active.play,
};

/** The links are behind the menu button; Join Arena stays visible. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Arena' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Fighters' })).not.toBeInTheDocument();
  },
};

/** There is no room for Join Arena; its page is in the menu, as Signup. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Arena' })).not.toBeInTheDocument();
    await expectNoOverflow({ canvasElement });
  },
};

/** A style of the page doubles its text: Join Arena is in the menu only, before its label would break. */
export const EnlargedByStyle: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: SmallPhone.play,
};

/** The links are still behind the menu button. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** From 960 px the links are all in sight, and none is cut off. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async ({ canvas, canvasElement }) => {
    await expectPages({ canvas });
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    await expectNoOverflow({ canvasElement });
  },
};

/** A link under the pointer is white; the keyboard’s focus shows as the red line, all the way round. */
export const States: Story = {
  tags: ['state'],
  render: () => <NavigationLinks path={paths.home} layout="row" />,
  parameters: { docs: { story: { height: '320px' } } },
  decorators: [inEachState('a', ['At rest', 'Hovered', 'Focused'], 40)],
};
