import { describe, expect, it } from 'vitest';
import { eventSchema } from '../../src/domain/event';
import { sampleLeague } from '../testing/league';
import { checkContent } from './checkContent';

type ListName = 'fighters' | 'events' | 'videos' | 'music';

const unknownId = '10000000-0000-4000-8000-000000000009';
const noField = 'is not a field of this list';
const noHttps = 'must start with https, since the site shows no picture from http';
const otherSum = 'wins, losses and draws make 12-1-0';
const noUuid = 'must be a uuid such as 1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const noDate = 'must be a date and time such as 2026-12-12T22:00-05:00';
const noZone = 'has no time zone: write';
const noAddress = 'must be a web address, or a path that starts with one slash';

const problemsOf = (data: unknown, pictureExists = () => true) =>
  checkContent(data, pictureExists).problems;

describe('the content check', () => {
  it('accepts a valid league, and fills in the defaults', () => {
    const { league, problems } = checkContent(sampleLeague(), () => true);
    expect(problems).toEqual([]);
    expect(league.fighters[1]).toMatchObject({ status: 'active', wins: 0 });
    expect(league.videos[0]).toMatchObject({ category: 'highlight', views: 0 });
    expect(league).not.toHaveProperty('signups');
  });

  /** What is reported of the first record of a list with other fields. */
  const errors: [list: ListName, fields: Record<string, unknown>, reported: string][] = [
    ['fighters', { name: undefined }, '"10000000-0000-4000-8000-000000000001" name: is missing'],
    ['fighters', { wins: '12' }, '"Ana Cruz" wins: must be a number'],
    ['fighters', { wins: 1.5 }, '"Ana Cruz" wins: must be a whole number'],
    ['videos', { views: -1 }, '"Cruz stops Okafor" views: must be at least 0'],
    ['events', { title: ' ' }, '"20000000-0000-4000-8000-000000000001" title: must not be empty'],
    ['fighters', { nicknme: 'T' }, `"Ana Cruz" nicknme: ${noField}; is it "nickname"?`],
    ['fighters', { instagram: '@ana' }, `"Ana Cruz" instagram: ${noField}`],
    ['fighters', { imageUrl: 'http://pictures.example/a.jpg' }, `"Ana Cruz" imageUrl: ${noHttps}`],
    ['fighters', { record: '12-2-0' }, `"Ana Cruz" record: is 12-2-0, but ${otherSum}`],
    ['fighters', { id: 'ana-cruz' }, `"Ana Cruz" id: ${noUuid}`],
    ['music', { id: '1' }, `"Walk Tall" id: ${noUuid}`],
    [
      'videos',
      { fighterId: unknownId },
      '"Cruz stops Okafor" fighterId: names no fighter of the league',
    ],
    ['events', { date: '2026-12-12' }, `"Undated" date: ${noDate}`],
    ['events', { date: 'soon' }, `"Undated" date: ${noDate}`],
    ['events', { date: '2026-12-12T22:00' }, `"Undated" date: ${noZone} 2026-12-12T22:00-05:00`],
    [
      'events',
      { date: '2026-07-12T22:00:00' },
      `"Undated" date: ${noZone} 2026-07-12T22:00:00-04:00`,
    ],
    [
      'fighters',
      { updatedAt: '2020-01-01T00:00:00Z' },
      '"Ana Cruz" updatedAt: is before createdAt',
    ],
    ['videos', { url: 'javascript:alert(1)' }, `"Cruz stops Okafor" url: ${noAddress}`],
  ];

  const otherErrors: [
    reported: string,
    invalidate: (l: ReturnType<typeof sampleLeague>) => unknown,
  ][] = [
    [
      'events[1] "Later, though its text sorts first" id: is used by an earlier record of this list',
      change('events', { id: '20000000-0000-4000-8000-000000000002' }),
    ],
    ['events[0]: must be an object in braces', ({ events }) => (events[0] = 'x' as never)],
    ['music: must be a list', (league) => (league.music = {} as never)],
    ['videos: is missing', (league) => delete (league as Partial<typeof league>).videos],
    ['fighter: is not a list that the league knows', (l) => Object.assign(l, { fighter: [] })],
  ];

  const ofRecords = errors.map(([list, fields, reported]) => {
    return [`${list}[0] ${reported}`, change(list, fields)] as const;
  });
  it.each([...ofRecords, ...otherErrors])(
    'names the record and field: %s',
    (reported, invalidate) => {
      const league = sampleLeague();
      invalidate(league);
      expect(problemsOf(league)).toContain(reported);
    },
  );

  it('reads texts in one form, uuids in small letters, addresses as they are written', () => {
    const league = sampleLeague();
    change('fighters', {
      id: '1000000A-0000-4000-8000-000000000001',
      name: ' Re\u0301mi  Saint\u00a0Clair ',
      weightClass: 'Flyweight ',
      record: '12-1-0 ',
      status: 'veteran\n',
    })(league);
    change('videos', {
      url: 'https://videos.example/re\u0301mi',
      fighterId: '1000000a-0000-4000-8000-000000000001',
    })(league);
    const { league: read, problems } = checkContent(league, () => true);
    expect(problems).toEqual([]);
    expect(read.fighters[0]).toMatchObject({
      id: '1000000a-0000-4000-8000-000000000001',
      name: 'Rémi Saint Clair',
      weightClass: 'Flyweight',
      record: '12-1-0',
      status: 'veteran',
    });
    expect(read.videos[0]).toMatchObject({ url: 'https://videos.example/re\u0301mi' });
  });

  it.each(['"The Wave"', '“The Wave”', '„The Wave“', '« The Wave »', "'The Wave'", '「The Wave」'])(
    'reads a name and a nickname without the quotes around it: %s',
    (quoted) => {
      const league = sampleLeague();
      change('fighters', { name: quoted, nickname: quoted })(league);
      expect(checkContent(league, () => true).league.fighters[0]).toMatchObject({
        name: 'The Wave',
        nickname: 'The Wave',
      });
    },
  );

  it.each(["O'Neill's Own", "The Boys'", "'Lil Wave"])(
    'leaves the apostrophes of a nickname: %s',
    (nickname) => {
      const league = sampleLeague();
      change('fighters', { nickname })(league);
      expect(checkContent(league, () => true).league.fighters[0]?.nickname).toBe(nickname);
    },
  );

  it.each(['', ' ', null])('reads an optional field that is %j as absent', (empty) => {
    const league = sampleLeague();
    const [event = {}] = league.events;
    const optional = Object.keys(eventSchema.shape).filter((key) => !['id', 'title'].includes(key));
    Object.assign(event, Object.fromEntries(optional.map((key) => [key, empty])));
    change('fighters', { nickname: empty, draws: empty, status: empty })(league);
    const { league: read, problems } = checkContent(league, () => true);
    expect(problems).toEqual([]);
    expect(read.events[0]).toEqual({ id: event.id, title: 'Undated', status: 'upcoming' });
    expect(read.fighters[0]).toMatchObject({ draws: 0, status: 'active' });
    expect(read.fighters[0]).not.toHaveProperty('nickname');
  });

  it.each(['2026-12-12T22:00-05:00', '2026-12-12T22:00Z', '2026-12-12T22:00:00.5+01:00'])(
    'takes a date with or without seconds: %s',
    (date) => {
      const league = sampleLeague();
      change('events', { date })(league);
      expect(problemsOf(league)).toEqual([]);
    },
  );

  it('takes a record with more than wins, losses and draws', () => {
    const league = sampleLeague();
    change('fighters', { record: '12-1-0 (1 NC)' })(league);
    expect(problemsOf(league)).toEqual([]);
  });

  it('reports a missing picture', () => {
    expect(problemsOf(sampleLeague(), () => false)).toEqual([
      'fighters[0] "Ana Cruz" imageUrl: there is no picture /pictures/fighters/ana.webp',
    ]);
  });

  it('reports every error, not only the first', () => {
    const league = sampleLeague();
    change('fighters', { wins: 'x', losses: 'y' })(league);
    change('music', { artist: '' })(league);
    expect(problemsOf(league)).toHaveLength(3);
  });

  it.each([null, [], 'text', 7])('rejects %j as a league', (data) => {
    expect(problemsOf(data)).toHaveLength(1);
  });
});

/** Returns a function that makes the first record of a list invalid. */
function change(list: ListName, fields: Record<string, unknown>) {
  return (league: ReturnType<typeof sampleLeague>) => {
    Object.assign(league[list][0] ?? {}, fields);
  };
}
