// Dates of daily deals on a real PostgreSQL whose clock is set: wherever somebody is and whatever the clocks there do, they
// can play the deal of their date, and their streak counts their dates. Ranks at once after one's own board.
import { windowOfDate, type CalendarDate } from '@cairn/formats';
import { openStore, type SqlStore } from '@cairn/store';
import { startServer, take, type PostgresServer } from '@cairn/testkit';
import type { DailyView, OwnPlay, PlayState } from '@cairn/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateClub } from '../../src/club-store.ts';
import { makeAccounts } from '../club/club-support.ts';
import { dailySite, type DailySite } from './daily-site.ts';

/** Found before the functions of PostgreSQL, because the path says so. */
const CLOCK = `
  create schema test;
  create table test.clock (shift float8 not null);
  insert into test.clock values (0);
  create function test.clock_timestamp() returns timestamptz volatile language sql as
    'select pg_catalog.clock_timestamp() + (select shift from test.clock) * interval ''1 millisecond''';`;

let server: PostgresServer;
let store: SqlStore;
beforeAll(async () => {
  server = await startServer();
  const first = take(await openStore({ kind: 'server', url: server.url }));
  await first.query(CLOCK);
  await first.query(`do $$ begin
    execute format('alter database %I set search_path = test, pg_catalog, public', current_database()); end $$`);
  await first.close();
  store = take(await openStore({ kind: 'server', url: server.url }, { connections: 4, prepares: true }));
  take(await migrateClub(store));
  await store.query("insert into club.setting (name, value) values ('daily', $1)", [
    JSON.stringify({ deals: [GAME] }),
  ]);
});
afterAll(async () => {
  await running?.dailies.stop();
  await store.close();
  await server.stop();
});

/** Rules whose deals have not been measured, so that a board is made in milliseconds. */
const GAME = { game: 'golf-wrap', options: { headstart: 'on' } } as const;

let running: DailySite | null = null;
/** Sets the clock of the database and starts a process, since one that runs does not expect the clock to be set. */
const at = async (time: number): Promise<DailySite> => {
  await running?.dailies.stop();
  await store.query(
    'update test.clock set shift = $1 - (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::float8',
    [time],
  );
  running = dailySite(store);
  return running;
};

const opens = (site: DailySite, date: string, account: string) =>
  site.ask(account, `/daily/${date}/${GAME.game}/play`, { options: GAME.options });

/** Opens the board of a date and gives it up after some draws. Returns why it was refused, or null. */
const plays = async (site: DailySite, date: string, account: string, draws = 0): Promise<string | null> => {
  const { status, text } = await opens(site, date, account);
  if (status !== 200) return text;
  const { play, n } = JSON.parse(text) as PlayState;
  const texts = [...Array.from({ length: draws }, () => 'd'), 'end'];
  const acts = texts.map((act, i) => ({ key: `act-number-${i}`, text: act }));
  const made = await site.plays.act(play, account, n, acts);
  return made.kind === 'made' ? null : made.kind;
};

const seen = async (site: DailySite, date: string, account: string | null): Promise<DailyView> => {
  const { status, text } = await site.ask(account, `/daily/${date}`);
  expect(status, text).toBe(200);
  return JSON.parse(text) as DailyView;
};

/** The date there, by the IANA time zone database. */
const dateIn = (zone: string, time: number): CalendarDate => {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formats.set(zone, known);
  return known.format(time) as CalendarDate;
};
const formats = new Map<string, Intl.DateTimeFormat>();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** With the UTC time of a night in which the clocks there are changed, or of any other night. */
const ZONES = [
  ['Pacific/Kiritimati', '2026-03-28T12:00Z'], // UTC+14
  ['Etc/GMT+12', '2026-03-28T12:00Z'], // UTC-12
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'], // by half an hour
] as const;

test.each(ZONES)(
  'in %s around %s a date a day makes a streak, and a date that was left out ends it',
  async (zone, night) => {
    const account = `${zone} ${night}`;
    await makeAccounts(store, [account]);
    // Three dates, played by turns in the first and in the last half hour there.
    const halves = Array.from({ length: 6 * 48 }, (_, i) => Date.parse(night) - 2 * DAY + (i * HOUR) / 2);
    const dates = [...new Set(halves.map((time) => dateIn(zone, time)))].slice(1, 4);
    const times = dates.map((date, i) => {
      const there = halves.filter((time) => dateIn(zone, time) === date);
      return there.at(i % 2 === 0 ? 0 : -1) ?? 0;
    });
    let last = '';
    for (const [i, time] of times.entries()) {
      const site = await at(time);
      last = dateIn(zone, time);
      expect(await plays(site, last, account), last).toBeNull();
      // Once more is nothing more.
      await plays(site, last, account);
      const { streaks } = await seen(site, last, account);
      expect(streaks).toEqual([
        { ...GAME, finished: { current: i + 1, best: i + 1 }, won: { current: 0, best: 0 } },
      ]);
    }
    // The streak goes on as long as the next date is open anywhere.
    const end = windowOfDate(last as CalendarDate).closes + DAY;
    const still = await seen(await at(end - 60_000), last, account);
    expect(still.streaks[0]?.finished).toEqual({ current: 3, best: 3 });
    const over = await seen(await at(end), last, account);
    expect(over.streaks[0]?.finished).toEqual({ current: 0, best: 3 });
  },
);

test('who flies across the date line loses no date and gains none', async () => {
  await makeAccounts(store, ['amelia']);
  // In Honolulu it is still the 3rd when in Kiritimati it is the 4th.
  const stops = [
    ['Pacific/Honolulu', '2026-05-04T08:30Z', '2026-05-03'],
    ['Pacific/Kiritimati', '2026-05-04T09:30Z', '2026-05-04'],
    ['Pacific/Honolulu', '2026-05-05T09:00Z', '2026-05-04'],
    ['Pacific/Honolulu', '2026-05-06T09:00Z', '2026-05-05'],
  ] as const;
  const lengths = [1, 2, 2, 3];
  for (const [i, [zone, time, date]] of stops.entries()) {
    expect(dateIn(zone, Date.parse(time))).toBe(date);
    const site = await at(Date.parse(time));
    await plays(site, date, 'amelia');
    expect((await seen(site, date, 'amelia')).streaks[0]?.finished.current).toBe(lengths[i]);
  }
});

test('a date is open from its first minute anywhere to its last one, and shows its deals afterwards', async () => {
  await makeAccounts(store, ['ada']);
  const date = '2026-07-01' as CalendarDate;
  const { opens: from, closes } = windowOfDate(date);
  expect(closes - from).toBe(50 * HOUR);
  expect((await opens(await at(from - 60_000), date, 'ada')).text).toContain('not-open');
  expect((await opens(await at(from), date, 'ada')).status).toBe(200);
  expect((await opens(await at(closes - 60_000), date, 'ada')).status).toBe(200);
  const closed = await at(closes);
  expect((await opens(closed, date, 'ada')).text).toContain('"closed"');
  expect((await seen(closed, date, 'ada')).deals).toHaveLength(1);
  expect((await seen(closed, '2026-06-01', 'ada')).deals).toEqual([]);
});

test('rank and per cent are there after one’s own board, among the like of oneself', async () => {
  const players = ['carl', 'dora', 'emil', 'gast', 'gustl'];
  await makeAccounts(store, players);
  await store.query("update accounts.account set kind = 'registered' where id in ('carl', 'dora', 'emil')");
  const date = '2026-08-01';
  const site = await at(windowOfDate(date as CalendarDate).opens + HOUR);
  const own = async (account: string): Promise<OwnPlay | null | undefined> =>
    (await seen(site, date, account)).deals[0]?.own;
  await opens(site, date, 'carl');
  expect(await own('carl')).toMatchObject({
    over: false,
    status: 'playing',
    value: null,
    rank: null,
    percent: null,
  });
  for (const [i, each] of players.entries()) expect(await plays(site, date, each, i)).toBeNull();
  const rows = await store.query<{ account: string; value: number }>(
    `select p.account, r.value from club.result r join club.play p on p.id = r.play
     join club.contest c on c.id = p.contest where c.date = $1`,
    [date],
  );
  const valueOf = new Map(rows.map(({ account, value }) => [account, value]));
  /** By the definition (field.ts of formats): more is better in this game. */
  const expected = (account: string, among: readonly string[]) => {
    const value = valueOf.get(account) ?? NaN;
    const others = among.filter((each) => each !== account).map((each) => valueOf.get(each) ?? NaN);
    const worse = others.filter((each) => each > value).length;
    const equal = others.filter((each) => each === value).length;
    return {
      value,
      rank: 1 + others.length - worse - equal,
      percent: others.length === 0 ? null : (100 * (worse + equal / 2)) / others.length,
    };
  };
  const registered = players.slice(0, 3);
  const guests = players.slice(3);
  for (const each of registered) expect(await own(each), each).toMatchObject(expected(each, registered));
  for (const each of guests) expect(await own(each), each).toMatchObject(expected(each, guests));
  // A void result has no rank, and the others are compared without it.
  await store.query(
    `update club.result set void_reason = 'two phones' where play in (select id from club.play where account = 'dora')`,
  );
  expect(await own('dora')).toMatchObject({ over: true, rank: null, percent: null });
  expect(await own('carl')).toMatchObject(expected('carl', ['carl', 'emil']));
  expect(
    (await seen(await at(windowOfDate(date as CalendarDate).opens + 2 * HOUR), date, null)).deals[0]
      ?.finished,
  ).toBe(4);
});
