import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { champion, risingStar, upcomingEvent } from '../../src/testing/fixtures';
import { storyAddress } from '../../src/testing/storyAddress';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Flows',
  component: WholeApp,
  tags: ['behaviour'],
  parameters: wholeAppParameters,
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notification says so. */
async function expectNotification(text: string): Promise<void> {
  const region = await within(document.body).findByRole('region', { name: /Notifications/ });
  await waitFor(() => expect(within(region).getByText(text)).toBeVisible());
}

/** From the landing page to two fighters side by side: search the roster, open a profile, choose an opponent. */
export const FindAFighterAndCompare: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Go to the roster', async () => {
      const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
      await userEvent.click(main.getByRole('link', { name: 'Fighters' }));
      await expect(await canvas.findByText(/^Showing/)).toHaveTextContent(
        'Showing 12 of 12 fighters',
      );
    });
    await step('Search for a nickname', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'tide');
      await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 12 fighters');
    });
    await step('Open the profile', async () => {
      await userEvent.click(canvas.getByRole('link', { name: champion.name }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
      ).toBeVisible();
      await expect(storyAddress()).toBe(`/fighters/${champion.id}`);
    });
    await step('Compare with an opponent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Compare/ }));
      const tale = within(await canvas.findByRole('dialog', { name: 'TALE OF THE TAPE' }));
      await userEvent.selectOptions(
        await tale.findByRole('combobox', { name: 'Opponent' }),
        risingStar.name,
      );
      await expect(await tale.findByRole('table')).toBeVisible();
      await expect(tale.getByRole('heading', { name: risingStar.name })).toBeVisible();
    });
  },
};

/** The registration is refused twice, first out of order and then too often; nothing typed is lost, and the third succeeds. */
export const RegisterAfterRefusals: Story = {
  args: { path: '/pay-per-view' },
  parameters: {
    handlers: [
      http.post(
        '/api/pay-per-view-signups',
        () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }),
        { once: true },
      ),
      http.post(
        '/api/pay-per-view-signups',
        () => new HttpResponse('Please try again in a minute.', { status: 429 }),
        { once: true },
      ),
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'REGISTER NOW' }));
    };
    await step('Fill in the form, for the next event', async () => {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: new RegExp(upcomingEvent.title) }),
      );
      await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Email address' }),
        'ada@example.com',
      );
    });
    await step('The API is out of order', async () => {
      await press();
      await expectNotification('503: Service Unavailable');
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    });
    await step('The API has had too many', async () => {
      await press();
      await expectNotification('429: Please try again in a minute.');
      await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
        expect.stringContaining(upcomingEvent.title),
      );
    });
    await step('The third attempt is accepted', async () => {
      await press();
      await waitFor(() =>
        expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
          'You’re on the list',
        ),
      );
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    });
  },
};

/** From the landing page to a member, by the button that is always in sight. */
export const Join: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Go to the sign-up', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Join Arena' }));
      await expect(await canvas.findByRole('button', { name: 'JOIN REDLINE' })).toBeVisible();
      await expect(storyAddress()).toBe('/signup');
    });
    await step('Fill in the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Email address' }),
        'ada@example.com',
      );
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Mobile number' }),
        '+1 617 555 0134',
      );
    });
    await step('Join', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
      await expectNotification('Welcome to Redline!');
      await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
        'You’re in',
      );
    });
  },
};
