import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { MobileMenu } from '../../src/components/layout/MobileMenu';
import { NavigationLinks } from '../../src/components/layout/NavigationLinks';
import { paths } from '../../src/urls/paths';
import { choose } from '../../src/testing/fixtureControls';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { expectPages } from '../../src/testing/expectPages';
import { inEachState } from '../inEachState';

const links = <NavigationLinks path={paths.events} layout="stack" />;

/** The panel is below a bar of this height. */
const barStyle = {
  '--navigation-height': '4rem',
  display: 'flex',
  justifyContent: 'flex-end',
  padding: 'var(--space-2)',
  borderBlockEnd: '1px solid var(--color-line)',
} as CSSProperties;

const meta = {
  title: 'Layout/MobileMenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { children: links },
  argTypes: {
    children: choose({ 'The site’s links': links, 'One link': <a href="#tickets">Tickets</a> }),
  },
  decorators: [
    (Story) => (
      <>
        <header style={barStyle}>
          <nav aria-label="Main">
            <Story />
          </nav>
        </header>
        <main style={{ padding: 'var(--space-8) var(--space-4)' }}>
          <h1>Fight events</h1>
          <a href="#tickets">Tickets</a>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed: its links can neither be seen nor reached. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole<HTMLButtonElement>('button', { name: 'Open menu' });
    // By which the browser reports to assistive technology whether the panel is open.
    await expect(toggle.popoverTargetElement).toHaveAttribute('popover');
    await expect(toggle).not.toHaveAttribute('aria-expanded');
    await expect(canvas.queryByRole('link', { name: 'Signup' })).not.toBeInTheDocument();
  },
};

/** Open: the pages, Signup and the link that leaves the site; the current page is marked. */
export const Open: Story = {
  name: 'Open (hamburger)',
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await canvas.findByRole('button', { name: 'Close menu' });
    const social = await expectPages({ canvas }, ['Signup', '/signup']);
    // The panel fades in.
    await waitFor(() => expect(social).toBeVisible());
    const page = canvas.getByRole('link', { current: 'page' });
    await expect(page).toHaveTextContent('Events');
    await expect(page).toHaveStyle({ fontSize: '40px' });
  },
};

/** What follows the links is at the bottom, while it is open. */
export const WithFoot: Story = {
  tags: ['state'],
  args: { foot: <a href="#tickets">The next fight</a> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('The next fight')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const foot = await canvas.findByRole('link', { name: 'The next fight' });
    // The padding of the panel is below it.
    await expect(foot.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 48);
  },
};

/** Escape closes it and moves the focus back to the button. */
export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Close menu' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fighters' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

/** Following a link closes it. */
export const ClosedByNavigation: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Community' }));
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Signup' })).not.toBeInTheDocument();
  },
};

/** Tabbing past its last link closes it, so that it never covers what has the focus. */
export const ClosedByTabbingOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    (await canvas.findByRole('link', { name: /opens in a new tab/ })).focus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tickets' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
  },
};

/** Open on the smallest phone. */
export const SmallPhone: Story = {
  play: Open.play,
  globals: { viewport: { value: 'phoneSmall' } },
};

/** With text of twice the size a label wraps, and none of it is cut off. */
export const LargeText: Story = {
  tags: ['edge-case'],
  globals: { text: 200, viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Signup' })).toBeVisible());
    await expectNoOverflow({ canvasElement });
  },
};

/** A small phone held sideways is too low for all links, so the menu scrolls to the last one. */
export const SmallPhoneLandscape: Story = {
  tags: ['edge-case', 'behaviour'],
  globals: { viewport: { value: 'phoneSmallLandscape' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const last = await canvas.findByRole('link', { name: /opens in a new tab/ });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollTop).toBe(0);
  },
};

/** Its button under the pointer, pressed, and with the keyboard’s focus. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('button')],
};
