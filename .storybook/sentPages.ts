import { upcomingEvent } from '../src/testing/fixtures';
import { unsubscribeContent } from '../src/content/unsubscribe';
import { changeMailing } from '../server/notify/changeMailing';
import { linkMailing } from '../server/notify/linkMailing';
import { writePage } from '../server/site/unsubscribePage';

const recipient = { isCorrection: false, unsubscribe: 'https://redline.example/unsubscribe/a.b' };
const corrected = { ...recipient, isCorrection: true };
const link = linkMailing(upcomingEvent, 'https://watch.example/redline-25');
const postponed = { ...upcomingEvent, status: 'postponed' };
const cancelled = { ...upcomingEvent, status: 'cancelled' };
const text = 'Solheim has hurt her shoulder.\n\nMensah takes the fight, at the same weight.';

/** The mails of the league, as the server writes them, by what they say. */
export const mails = {
  link: link.write(recipient),
  'corrected link': link.write(corrected),
  moved: changeMailing(upcomingEvent, 'moved', { was: '2026-12-05T01:00:00.000Z' }).write(
    recipient,
  ),
  postponed: changeMailing(postponed, 'changed', {}).write(recipient),
  cancelled: changeMailing(cancelled, 'cancelled', {}).write(recipient),
  changed: changeMailing(upcomingEvent, 'changed', { text }).write(recipient),
};

const names = Object.keys(unsubscribeContent) as (keyof typeof unsubscribeContent)[];

/** The pages of an unsubscribe link, as the server writes them into its template, which is left out here. */
export const unsubscribePages = Object.fromEntries(
  names.map((name) => [name, writePage('<!--head--><!--/head--><!--page--><!--/page-->', name)]),
);
