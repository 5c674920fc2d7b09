// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { FightEvent } from '../../src/domain/event';
import { linkMailing, readLink } from './linkMailing';

const event = {
  id: 'night',
  status: 'upcoming',
  title: 'REDLINE 29: Two Islands',
  subtitle: 'Halvorsen vs. Rakotomalala',
  date: '2026-12-13T03:00:00.000Z',
  venue: 'Kilohana Center, Honolulu',
};
const link = 'https://watch.example/29?from=mail&seat=%C3%A9';
const unsubscribe = 'https://league.example/unsubscribe/a.b';

function writeEmail({ changes = {}, isCorrection = false, of = link } = {}) {
  const written: FightEvent = { ...event, ...changes };
  return linkMailing(written, of).write({ isCorrection, unsubscribe });
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the email with a pay-per-view link', () => {
  it('contains the event, its time in the league’s zone, the link, the reason and how to unsubscribe', () => {
    const { subject, text } = writeEmail();
    expect(subject).toBe('REDLINE 29: Two Islands: your pay-per-view link');
    expect(text).toBe(`Redline Combat League

REDLINE 29: TWO ISLANDS
Halvorsen vs. Rakotomalala
Saturday, December 12, 2026, 10:00 PM EST
Kilohana Center, Honolulu

The pay-per-view link for REDLINE 29: Two Islands is ready.

Watch it here:
https://watch.example/29?from=mail&seat=%C3%A9

--

You get this mail because this address was registered for pay-per-view notifications with the Redline Combat League. We send the link of an event once, and what changes about it.

To get no more mail, visit
https://league.example/unsubscribe/a.b
`);
  });

  it('has the same content in HTML, with the link as a button and as text', () => {
    const { html } = writeEmail();
    const { body } = parse(html);
    const links = [...body.querySelectorAll('a')];
    expect(links.map(({ href, textContent }) => [href, textContent.trim()])).toEqual([
      ['https://watch.example/29?from=mail&seat=%C3%A9', 'Watch the event'],
      ['https://watch.example/29?from=mail&seat=%C3%A9', link],
      [unsubscribe, 'unsubscribe'],
    ]);
    for (const text of ['REDLINE 29: Two Islands', 'Saturday, December 12, 2026, 10:00 PM EST']) {
      expect(body.textContent).toContain(text);
    }
  });

  it('loads nothing and runs nothing', () => {
    const { html } = writeEmail();
    expect(html).not.toMatch(/<(img|script|link|style|iframe|form)|url\(|@import/i);
  });

  it('does not interpret texts of the content as markup or headers', () => {
    const { subject, html, text } = writeEmail({
      changes: {
        title: 'A\r\nBcc: all@x.example <b title="x">&amp;',
        venue: '<script>alert(1)</script>',
      },
      of: 'https://watch.example/"><script>',
    });
    expect(subject).toBe('A Bcc: all@x.example <b title="x">&amp;: your pay-per-view link');
    expect(html).not.toMatch(/<script|<b /);
    expect(parse(html).body.textContent).toContain('A Bcc: all@x.example <b title="x">&amp;');
    expect(text).not.toContain('\nBcc');
  });

  it('works without a date, a subtitle and a venue', () => {
    const { text, html } = writeEmail({
      changes: { title: 'Night', subtitle: undefined, date: undefined, venue: undefined },
    });
    expect(text).toContain('League\n\nNIGHT\n\nThe pay-per-view link');
    expect(html).not.toMatch(/undefined|TBD/);
  });

  it('says that a link was wrong where it corrects one', () => {
    const { subject, text } = writeEmail({ isCorrection: true });
    expect(subject).toBe('REDLINE 29: Two Islands: your corrected pay-per-view link');
    expect(text).toContain('that we sent you was wrong. This is the right one.');
  });
});

describe('the link', () => {
  it.each([
    ['https://watch.example/night', 'https://watch.example/night'],
    ['HTTPS://Watch.Example/Night?a=1#live', 'https://watch.example/Night?a=1#live'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
  ])('%s is accepted as %s', (text, expected) => {
    expect(readLink(text)).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)', 'It must be a web address such as'],
    ['watch.example', 'It must be a web address such as'],
    ['https://watch.example/the night', 'It has a blank in it: copy it from your browser again'],
    [' https://watch.example/night', 'It has a blank in it'],
    ['https://watch.example/night.', 'It ends with ., as if that was pasted with it: copy it'],
    ['https://watch.example/night)', 'It ends with ),'],
    ['https://watch.example/night>', 'It ends with >,'],
    ['https://watch.example/night”', 'It ends with ”,'],
    ['http://localhost:3000/night', 'Only your own network knows localhost: open it on a phone'],
    ['https://desk.local/night', 'Only your own network knows desk.local'],
    ['https://127.0.0.1/', 'Only your own network knows 127.0.0.1'],
    ['https://10.0.0.7/', 'Only your own network knows 10.0.0.7'],
    ['https://192.168.178.20:8080/live', 'Only your own network knows 192.168.178.20'],
    ['https://3232235777/', 'Only your own network knows 192.168.1.1'],
    ['https://[::1]/', 'Only your own network knows ::1'],
    ['https://[fd00::1]/', 'Only your own network knows fd00::1'],
    ['https://[::ffff:10.0.0.1]/', 'Only your own network knows ::ffff:a00:1'],
    ['https://watch/night', 'watch is no whole name of a host: open it on a phone'],
  ])('%j is refused', (text, says) => {
    expect(() => readLink(text)).toThrow(says);
  });
});
