import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
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

const mistakes: [id: string, args: Record<string, string>, message: RegExp][] = [
  ['primitives-button--clicked', { children: 'Join now' }, /Unable to find.*"Register now"/s],
  ['fighters-fightercard--default', { status: 'veteran' }, /has no arg status, but fighter/],
  ['fighters-fightercard--default', { fighter: 'veteran' }, /one of Champion,.*, not veteran/],
  ['primitives-button--none', {}, /Couldn't find story/],
];

for (const [id, args, message] of mistakes) {
  test(`${id} with ${JSON.stringify(args)} is not there to test`, async ({ page }) => {
    await expect(visitStory(page, id, { args })).rejects.toThrow(message);
  });
}

test('a story has the size that it declares, and the next one that of the page', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  await visitStory(page, 'events-eventgrid--tablet');
  expect(page.viewportSize()).toEqual({ width: 768, height: 1024 });
  // A reload would abort the fonts, which Firefox reports as errors.
  expect(documents.filter((url) => url.includes('events-eventgrid--tablet'))).toHaveLength(1);
  await visitStory(page, 'primitives-button--default');
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
});

const pictured = [
  'screens-fighters-view--further-down',
  'fighters-fighterhero--coming-soon',
  'primitives-comingsoonbutton--pressed',
  'events-eventgrid--tablet',
];

for (const id of pictured) {
  test(`${id} gives the same picture twice`, async ({ browser, baseURL }) => {
    const pictures: Buffer[] = [];
    for (let load = 0; load < 2; load += 1) {
      const page = await browser.newPage({ baseURL });
      await visitStory(page, id);
      const picture = await page.screenshot({ animations: 'disabled', fullPage: true });
      pictures.push(await sharp(picture).raw().toBuffer());
      await page.close();
    }
    const [one = Buffer.of(), other = Buffer.of()] = pictures;
    expect(one.length).toBe(other.length);
    // Browsers round the edges of their tiles differently, by up to two of 256 levels.
    const differing = one.filter((level, index) => Math.abs(level - (other[index] ?? NaN)) > 2);
    expect(differing).toHaveLength(0);
  });
}
