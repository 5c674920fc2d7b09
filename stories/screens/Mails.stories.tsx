import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mails } from '../../.storybook/sentPages';
import { league } from '../../src/config/league';
import { choose } from '../../src/testing/fixtureControls';

interface MailsProps {
  mail: (typeof mails)[keyof typeof mails];
}

/** What surrounds a mail in a program of each kind. */
const grounds = {
  light: { background: '#fff', color: '#1b1b1f' },
  dark: { background: '#26262b', color: '#f2f2f4' },
};

/** Shows a mail in a light and in a dark mail program. */
function Mails({ mail: { subject, html } }: MailsProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--space-6)',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
      }}
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <figure
          key={scheme}
          style={{
            ...grounds[scheme],
            display: 'grid',
            padding: 'var(--space-4)',
            gap: 'var(--space-3)',
          }}
        >
          <figcaption>
            {league.longName}
            <br />
            <strong>{subject}</strong>
          </figcaption>
          <iframe
            title={`The mail in a ${scheme} program`}
            srcDoc={html}
            style={{ inlineSize: '100%', blockSize: '48rem', border: 0, colorScheme: scheme }}
          />
        </figure>
      ))}
    </div>
  );
}

const meta = {
  title: 'Screens/Mails',
  component: Mails,
  args: { mail: mails.link },
  argTypes: { mail: choose(mails) },
} satisfies Meta<typeof Mails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pay-per-view link of an event. A mail has the colours of the site in every program. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const frame of canvas.getAllByTitle<HTMLIFrameElement>(/^The mail/)) {
      const mail = () => within(frame.contentDocument?.body ?? document.body);
      await waitFor(() => expect(mail().getByRole('heading', { level: 1 })).toBeVisible());
      await expect(mail().getByRole('link', { name: 'unsubscribe' })).toBeVisible();
      const { backgroundColor } = getComputedStyle(frame.contentDocument?.body ?? frame);
      await expect(backgroundColor).toBe(
        getComputedStyle(document.documentElement).backgroundColor,
      );
    }
    await expect(canvas.getAllByText(args.mail.subject)).toHaveLength(2);
  },
};

/** The link was wrong, and is sent again. */
export const CorrectedLink: Story = { args: { mail: mails['corrected link'] }, play: Default.play };

/** The event has a new date. */
export const Moved: Story = { args: { mail: mails.moved }, play: Default.play };

/** The event is postponed, and its date is no fact any more. */
export const Postponed: Story = { args: { mail: mails.postponed }, play: Default.play };

/** The event is cancelled. */
export const Cancelled: Story = { args: { mail: mails.cancelled }, play: Default.play };

/** Something else has changed, in the promoter’s words. */
export const Changed: Story = { args: { mail: mails.changed }, play: Default.play };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Default.play };
