import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import type { FightEvent } from '../../src/domain/event';
import { colors } from '../../src/theme/tokens';

/** The data of the mail to the pay-per-view list. */
export interface Announcement {
  event: Pick<FightEvent, 'title' | 'subtitle' | 'date' | 'venue'>;
  /** Where the event can be watched. */
  link: string;
  /** Whether a mail with another link was sent before. */
  isCorrection?: boolean | undefined;
  /** The unsubscribe link of the recipient. */
  unsubscribe: string;
}

/** The content of a mail, as plain text and as HTML. */
export interface AnnouncementText {
  subject: string;
  text: string;
  html: string;
}

/**
 * Returns the mail with a pay-per-view link. It is the same for every recipient except for the unsubscribe link, so that it contains
 * no visitor's input (docs/decisions/009).
 */
export function writeAnnouncement({
  event,
  link,
  isCorrection = false,
  unsubscribe,
}: Announcement): AnnouncementText {
  const title = oneLine(event.title);
  const facts = [
    event.subtitle ?? '',
    event.date === undefined ? '' : formatEventMoment(event.date, league.timeZone),
    event.venue ?? '',
  ]
    .map(oneLine)
    .filter((fact) => fact !== '');
  const news = isCorrection
    ? `The pay-per-view link for ${title} that we sent you was wrong. This is the right one.`
    : `The pay-per-view link for ${title} is ready.`;
  const reason = `You get this mail because this address was registered for pay-per-view notifications with the ${league.longName}. There is one mail for each event${isCorrection ? ', and this one corrects it' : ''}.`;

  return {
    subject: `${title}: your ${isCorrection ? 'corrected ' : ''}pay-per-view link`,
    text: [
      league.longName,
      [title.toUpperCase(), ...facts].join('\n'),
      news,
      `Watch it here:\n${link}`,
      '--',
      reason,
      `To get no more mail, visit\n${unsubscribe}\n`,
    ].join('\n\n'),
    html: page({ title, facts, news, link, reason, unsubscribe }),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Returns a text escaped for HTML, also for attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const color = (name: keyof typeof colors) => colors[name].value;

/** Mail clients load no web fonts: these are the closest that devices have. */
const display = `'Barlow Condensed','Arial Narrow',Arial,sans-serif`;
const plain = `Barlow,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;

type Page = Record<'title' | 'news' | 'link' | 'reason' | 'unsubscribe', string> & {
  facts: string[];
};

/**
 * Returns the HTML of the mail, with tables and inline styles for old mail clients, and colours as attributes too
 * for those that drop styles. The first line is the preview in an inbox.
 */
function page({ title, facts, news, link, reason, unsubscribe }: Page): string {
  const href = escapeHtml(link);
  const factRows = facts.map(
    (fact) =>
      `<p style="margin:0 0 4px;font:600 17px/1.5 ${plain};color:${color('ink')}">${escapeHtml(fact)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${escapeHtml(title)}</title>
</head>
<body bgcolor="${color('canvas')}" style="margin:0;padding:0;background:${color('canvas')};color:${color('ink')}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(news)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color('canvas')}" style="background:${color('canvas')}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px;font:800 26px/1 ${display};letter-spacing:1px;text-transform:uppercase;color:${color('ink')}">${escapeHtml(league.name)}</td></tr>
<tr><td bgcolor="${color('accent')}" height="3" style="height:3px;line-height:3px;font-size:3px;background:${color('accent')}">&nbsp;</td></tr>
<tr><td bgcolor="${color('surface')}" style="padding:32px 24px 36px;background:${color('surface')}">
<p style="margin:0 0 12px;font:700 15px/1.2 ${display};letter-spacing:1.5px;text-transform:uppercase;color:${color('accent-ink')}">Pay per view</p>
<h1 style="margin:0 0 16px;font:800 40px/1.02 ${display};text-transform:uppercase;color:${color('ink')};word-break:break-word">${escapeHtml(title)}</h1>
${factRows.join('\n')}
<p style="margin:20px 0 24px;font:400 17px/1.5 ${plain};color:${color('ink-muted')}">${escapeHtml(news)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${color('accent')}" style="border-radius:2px;background:${color('accent')}">
<a href="${href}" style="display:inline-block;padding:15px 32px;font:700 18px/1.2 ${display};letter-spacing:1px;text-transform:uppercase;text-decoration:none;color:${color('on-accent')}">Watch the event</a>
</td></tr></table>
<p style="margin:24px 0 0;font:400 15px/1.5 ${plain};color:${color('ink-muted')}">Or open this address:<br><a href="${href}" style="color:${color('accent-ink')};overflow-wrap:anywhere">${href}</a></p>
</td></tr>
<tr><td style="padding:24px 4px 0;font:400 14px/1.55 ${plain};color:${color('ink-muted')}">
<p style="margin:0 0 12px">${escapeHtml(reason)}</p>
<p style="margin:0">To get no more mail, <a href="${escapeHtml(unsubscribe)}" style="color:${color('ink')}">unsubscribe</a>.</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
