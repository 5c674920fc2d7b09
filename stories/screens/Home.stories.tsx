import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { champion, upcomingEvent } from '../../src/testing/fixtures';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Home/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landing page in the site: every link leads on, and the toolbars decide how the API responds and what it holds. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  }),
};

/** The same on a phone, whose first screen has one red button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: atRest(async ({ canvas }) => {
    await canvas.findByRole('link', { name: champion.name });
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const enter = canvas.getByRole('link', { name: 'Enter the Arena' });
    const red = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')].filter(
      (control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return ground(control) === ground(enter) && top < innerHeight && bottom > 0;
      },
    );
    await expect(red).toEqual([enter]);
  }),
};

/** Only the events could not be read: the fighters are there all the same. */
export const OneListFailed: Story = {
  tags: ['state'],
  parameters: {
    handlers: [http.get('/api/events/upcoming', () => new HttpResponse(null, { status: 503 }))],
  },
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the events')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
  }),
};
