// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { writeAnnouncement } from './announcement';

const event = {
  title: 'REDLINE 29: Two Islands',
  subtitle: 'Halvorsen vs. Rakotomalala',
  date: '2026-12-13T03:00:00.000Z',
  venue: 'Kilohana Center, Honolulu',
};
const place = {
  event,
  link: 'https://watch.example/29?from=mail&seat=%C3%A9',
  unsubscribe: 'https://league.example/unsubscribe/a.b',
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the announcement of a pay-per-view', () => {
  it('contains the event, its time in the league’s zone, the link, the reason and how to unsubscribe', () => {
    const { subject, text } = writeAnnouncement(place);
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

You get this mail because this address was registered for pay-per-view notifications with the Redline Combat League. There is one mail for each event.

To get no more mail, visit
https://league.example/unsubscribe/a.b
`);
  });

  it('has the same content in HTML, with the link as a button and as text', () => {
    const { html } = writeAnnouncement(place);
    const { body } = parse(html);
    const links = [...body.querySelectorAll('a')];
    expect(links.map(({ href, textContent }) => [href, textContent.trim()])).toEqual([
      ['https://watch.example/29?from=mail&seat=%C3%A9', 'Watch the event'],
      ['https://watch.example/29?from=mail&seat=%C3%A9', place.link],
      [place.unsubscribe, 'unsubscribe'],
    ]);
    for (const text of ['REDLINE 29: Two Islands', 'Saturday, December 12, 2026, 10:00 PM EST']) {
      expect(body.textContent).toContain(text);
    }
  });

  it('loads nothing and runs nothing', () => {
    const { html } = writeAnnouncement(place);
    expect(html).not.toMatch(/<(img|script|link|style|iframe|form)|url\(|@import/i);
  });

  it('does not interpret texts of the content as markup or headers', () => {
    const { subject, html, text } = writeAnnouncement({
      ...place,
      event: {
        title: 'A\r\nBcc: all@x.example <b title="x">&amp;',
        venue: '<script>alert(1)</script>',
      },
      link: 'https://watch.example/"><script>',
    });
    expect(subject).toBe('A Bcc: all@x.example <b title="x">&amp;: your pay-per-view link');
    expect(html).not.toMatch(/<script|<b /);
    expect(parse(html).body.textContent).toContain('A Bcc: all@x.example <b title="x">&amp;');
    expect(text).not.toContain('\nBcc');
  });

  it('works without a date, a subtitle and a venue', () => {
    const { text, html } = writeAnnouncement({ ...place, event: { title: 'Night' } });
    expect(text).toContain('League\n\nNIGHT\n\nThe pay-per-view link');
    expect(html).not.toMatch(/undefined|TBD/);
  });

  it('says that a link was wrong where it corrects one', () => {
    const { subject, text } = writeAnnouncement({ ...place, isCorrection: true });
    expect(subject).toBe('REDLINE 29: Two Islands: your corrected pay-per-view link');
    expect(text).toContain('that we sent you was wrong. This is the right one.');
    expect(text).toContain('There is one mail for each event, and this one corrects it.');
  });
});
