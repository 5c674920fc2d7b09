import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TopNav } from '../../src/components/layout/TopNav';
import { MobileMenu } from '../../src/components/layout/MobileMenu';
import { paths } from '../../src/config/paths';
import { expectPages } from '../../src/testing/expectPages';

const meta = {
  title: 'Layout/MobileMenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen', path: paths.events },
  globals: { viewport: { value: 'phone' } },
  args: { children: null },
  // The bar gives the menu its links and the height it hangs at.
  render: () => (
    <>
      <TopNav />
      <main style={{ padding: 'var(--space-8) var(--space-4)' }}>
        <h1>Fight events</h1>
        <a href="#tickets">Tickets</a>
      </main>
    </>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed: nothing of it can be seen or reached. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Signup' })).not.toBeInTheDocument();
  },
};

/** Open: all the links of the bar, and Signup (spec §2). */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const toggle = await canvas.findByRole('button', { name: 'Close menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const social = await expectPages({ canvas }, ['Signup', '/signup']);
    // The panel fades in.
    await waitFor(() => expect(social).toBeVisible());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
  },
};

/** The same button closes it. */
export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }));
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Escape closes it and gives the focus back to the button. */
export const ClosedByEscape: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Community' }));
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Signup' })).not.toBeInTheDocument();
  },
};

/** Tabbing past its end closes it, so that it never covers what has the focus. */
export const ClosedByMovingOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    (await canvas.findByRole('link', { name: /opens in a new tab/ })).focus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tickets' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible();
  },
};

/** On the smallest phone. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: Open.play,
};

/** A small phone on its side is too low for all of it: the menu itself scrolls, to its last link. */
export const OnAPhoneOnItsSide: Story = {
  parameters: {
    viewport: {
      options: {
        phoneOnItsSide: {
          name: 'Small phone on its side, 568',
          type: 'mobile',
          styles: { width: '568px', height: '320px' },
        },
      },
    },
  },
  globals: { viewport: { value: 'phoneOnItsSide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const last = await canvas.findByRole('link', { name: /opens in a new tab/ });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollTop).toBe(0);
  },
};
