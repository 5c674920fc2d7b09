import ipaddr from 'ipaddr.js';
import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import { eventStatus, type FightEvent } from '../../src/domain/event';
import { oneLine, writeEmail } from './emailTemplate';
import type { Mailing } from './mailing';

/** How far from the start of an event its link is mailed at most, in milliseconds. */
const nearStart = 24 * 60 * 60_000;

/** Returns the email with the pay-per-view link of an event. */
export function linkMailing(event: FightEvent, link: string): Mailing {
  const title = oneLine(event.title);
  const isOn = ['upcoming', 'live'].includes(eventStatus(event.status));
  return {
    event,
    eventId: event.id,
    topic: 'link',
    content: link,
    noun: 'link',
    isReadable: true,
    facts: [['Link', link]],
    refusal: refusalOf(event),
    mistakes: isOn ? [] : [`${title} is ${event.status}`],
    write: ({ isCorrection, unsubscribe }) =>
      writeEmail({
        subject: `${title}: your ${isCorrection ? 'corrected ' : ''}pay-per-view link`,
        label: 'Pay per view',
        event,
        paragraphs: [
          isCorrection
            ? `The pay-per-view link for ${title} that we sent you was wrong. This is the right one.`
            : `The pay-per-view link for ${title} is ready.`,
        ],
        link,
        unsubscribe,
      }),
  };
}

function refusalOf({ id, title, date }: FightEvent): string | undefined {
  if (date === undefined) return undefined;
  const ahead = Date.parse(date) - Date.now();
  if (Math.abs(ahead) <= nearStart) return undefined;
  const when = formatEventMoment(date, league.timeZone);
  const wrong = `if that is wrong, correct it with events edit ${id} --date`;
  return ahead > 0
    ? `${title} starts on ${when}: its link is mailed from a day before; ${wrong}`
    : `${title} started on ${when}, more than a day ago: events list has the others; ${wrong}`;
}

/** What may follow an address in a sentence. */
const sentenceEnd = /[.,:;!?…'"’”»>)\]}]$/;

/** Names that lead nowhere outside a network: RFC 6761, RFC 6762 and the one that ICANN keeps for it. */
const localName = /(^|\.)(localhost|local|internal)$/;

/** Returns a link that fans can open. @throws {Error} with what is wrong with it, and what to do */
export function readLink(text: string): string {
  const trouble = (problem: string) => new Error(`${problem}: copy it from your browser again`);
  if (/\s/.test(text)) throw trouble('It has a blank in it');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error('It must be a web address such as https://watch.example/night');
  }
  const [end] = sentenceEnd.exec(text) ?? [];
  if (end !== undefined) {
    throw trouble(`It ends with ${end}, as if that was pasted with it`);
  }
  const { href, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const opened = 'open it on a phone without the league’s network, and copy it there';
  if (ipaddr.isValid(host) ? ipaddr.process(host).range() !== 'unicast' : localName.test(host)) {
    throw new Error(`Only your own network knows ${host}: ${opened}`);
  }
  if (!/[.:]/.test(host)) throw new Error(`${host} is no whole name of a host: ${opened}`);
  return href;
}
