import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import type { FightEvent } from '../../src/domain/event';
import { colors } from '../../src/theme/tokens';

/** What an email to an audience says. It is the same for everyone except for the unsubscribe link. */
export interface EmailTexts {
  subject: string;
  /** What kind of news it is, in a word or two. */
  label: string;
  event: Pick<FightEvent, 'title' | 'subtitle' | 'date' | 'venue'>;
  /** The first one is the preview in an inbox. A line break within one stays. */
  paragraphs: readonly string[];
  /** Where the event can be watched. */
  link?: string | undefined;
  /** The unsubscribe link of the recipient. */
  unsubscribe: string;
}

/** The content of an email, as plain text and as HTML. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/** Returns an email to an audience. It contains no visitor's input (docs/decisions/009). */
export function writeEmail(texts: EmailTexts): EmailContent {
  const { event, paragraphs, link, unsubscribe } = texts;
  const title = oneLine(event.title);
  const facts = [
    event.subtitle ?? '',
    event.date === undefined ? '' : formatEventMoment(event.date, league.timeZone),
    event.venue ?? '',
  ]
    .map(oneLine)
    .filter((fact) => fact !== '');
  const reason = `You get this mail because this address was registered for pay-per-view notifications with the ${league.longName}. We send the link of an event once, and what changes about it.`;

  return {
    subject: oneLine(texts.subject),
    text: [
      league.longName,
      [title.toUpperCase(), ...facts].join('\n'),
      ...paragraphs,
      ...(link === undefined ? [] : [`Watch it here:\n${link}`]),
      '--',
      reason,
      `To get no more mail, visit\n${unsubscribe}\n`,
    ].join('\n\n'),
    html: page({ ...texts, title, facts, reason }),
  };
}

/** Returns a text without line breaks and control characters. */
export function oneLine(text: string): string {
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

type Page = Omit<EmailTexts, 'event'> & { title: string; facts: string[]; reason: string };

/** Returns the HTML of an email: tables and inline styles for old clients, colours as attributes too. */
function page({ label, title, facts, paragraphs, link, reason, unsubscribe }: Page): string {
  const factRows = facts.map(
    (fact) =>
      `<p style="margin:0 0 4px;font:600 17px/1.5 ${plain};color:${color('ink')}">${escapeHtml(fact)}</p>`,
  );
  const paragraphRows = paragraphs.map(
    (paragraph) =>
      `<p style="margin:20px 0 0;font:400 17px/1.5 ${plain};color:${color('ink-muted')}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
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
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color('canvas')}" style="background:${color('canvas')}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px;font:800 26px/1 ${display};letter-spacing:1px;text-transform:uppercase;color:${color('ink')}">${escapeHtml(league.name)}</td></tr>
<tr><td bgcolor="${color('accent')}" height="3" style="height:3px;line-height:3px;font-size:3px;background:${color('accent')}">&nbsp;</td></tr>
<tr><td bgcolor="${color('surface')}" style="padding:32px 24px 36px;background:${color('surface')}">
<p style="margin:0 0 12px;font:700 15px/1.2 ${display};letter-spacing:1.5px;text-transform:uppercase;color:${color('accent-ink')}">${escapeHtml(label)}</p>
<h1 style="margin:0 0 16px;font:800 40px/1.02 ${display};text-transform:uppercase;color:${color('ink')};word-break:break-word">${escapeHtml(title)}</h1>
${factRows.join('\n')}
${paragraphRows.join('\n')}
${link === undefined ? '' : watchButton(link)}</td></tr>
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

function watchButton(link: string): string {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td bgcolor="${color('accent')}" style="border-radius:2px;background:${color('accent')}">
<a href="${href}" style="display:inline-block;padding:15px 32px;font:700 18px/1.2 ${display};letter-spacing:1px;text-transform:uppercase;text-decoration:none;color:${color('on-accent')}">Watch the event</a>
</td></tr></table>
<p style="margin:24px 0 0;font:400 15px/1.5 ${plain};color:${color('ink-muted')}">Or open this address:<br><a href="${href}" style="color:${color('accent-ink')};overflow-wrap:anywhere">${href}</a></p>
`;
}
