import { expect, test, type Page } from '@playwright/test';
import { visitStory } from '../../../stories/testing/visitStory';

type Check = [
  id: string,
  options: Parameters<typeof visitStory>[2],
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
];

const checks: Check[] = [
  ['primitives-button--default', {}, 'button', 'Register now'],
  ['primitives-button--default', { args: { children: 'Join now' } }, 'button', 'Join now'],
  ['primitives-button--pending', {}, 'button', 'Registering...'],
  ['primitives-selectfield--default', {}, 'combobox', 'Status'],
  ['layout-topnav--default', {}, 'link', 'Join Arena'],
  ['layout-mobilemenu--default', {}, 'button', 'Open menu'],
  ['feedback-loadfailure--default', { args: { what: 'the belts' } }, 'button', 'Retry'],
  ['fighters-fightercard--default', {}, 'link', 'Rafael Monteiro'],
  ['fighters-fightercard--default', { args: { name: 'Ada Okafor' } }, 'link', 'Ada Okafor'],
  ['events-eventcard--default', { args: { title: 'Redline 99' } }, 'heading', 'Redline 99'],
  ['events-eventcard--featured', {}, 'heading', /^Redline/],
  ['forms-signupform--default', {}, 'textbox', 'Email address'],
  ['screens-events-page--default', {}, 'radio', 'Completed Events'],
  ['screens-events-site--default', { globals: { api: 503 } }, 'button', 'Retry'],
  ['screens-events-site--default', { globals: { content: 'empty' } }, 'heading', 'No Events Found'],
  ['screens-fighters-site--default', { globals: { content: 'long' } }, 'heading', /fighters/i],
  ['screens-home-site--phone', { globals: { api: 'offline' } }, 'link', 'Enter the Arena'],
  ['screens-fighter-profile-view--not-found', {}, 'heading', 'Fighter Not Found'],
  ['screens-signup-site--default', { globals: { text: 200 } }, 'button', 'JOIN REDLINE'],
  ['screens-not-found-site--default', {}, 'heading', '404 Page Not Found'],
];

for (const [index, [id, options, role, name]] of checks.entries()) {
  test(`${index + 1}: ${id} shows the ${role} ${name}`, async ({ page }) => {
    await visitStory(page, id, options);
    await expect(page.getByRole(role, { name }).first()).toBeVisible();
  });
}
