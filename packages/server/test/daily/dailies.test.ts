// Daily deals on a real PostgreSQL: made once by however many processes, open as long as it is their date anywhere, and
// told without a secret.
import { parseRecord, replay } from '@cairn/engine';
import {
  DAILY_POLICY,
  dateOfDay,
  dayNumberOf,
  datesAt,
  legGame,
  windowOfDate,
  type CalendarDate,
} from '@cairn/formats';
import type { SqlStore } from '@cairn/store';
import { take } from '@cairn/testkit';
import type { DailyView, PlayState } from '@cairn/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_GAMES, chosenDailyGames, dailyKey, parseDailySetting } from '../../src/daily/daily-games.ts';
import { dropOutdated } from '../../src/daily/outdated.ts';
import { dailyPlan } from '../../src/daily/plan.ts';
import { endLease, takeLease } from '../../src/daily/lease.ts';
import { databaseTime } from '../../src/database-time.ts';
import { startClubStore } from '../club/club-support.ts';
import { dailySite, type DailySite } from './daily-site.ts';

let store: SqlStore;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ store, stop } = await startClubStore(['ada', 'bob', 'cleo']));
});
afterAll(() => stop());

/** Rules whose deals have not been measured, so that a board is made in milliseconds. */
const LINEAR = { game: 'golf-wrap', options: { headstart: 'on' } } as const;
const PEAKS = { game: 'tripeaks', options: { wrap: 'linear', jokers: '1' } } as const;

const chooses = async (...deals: readonly { readonly game: string; readonly options?: object }[]) => {
  await store.query(
    `insert into club.setting (name, value) values ('daily', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify({ deals })],
  );
};

const sites: DailySite[] = [];
const site = (options?: Parameters<typeof dailySite>[1]): DailySite => {
  const made = dailySite(store, options);
  sites.push(made);
  return made;
};
beforeEach(() => chooses(LINEAR, PEAKS));
afterEach(async () => {
  for (const each of sites.splice(0)) await each.dailies.stop();
  await store.query(
    'truncate club.opened_from, club.result, club.act, club.play, club.entry, club.contest_board, club.board, club.contest, club.setting',
  );
});

/** A date that is open and stays so for this test. */
const today = async (): Promise<CalendarDate> => datesAt(await databaseTime(store)).at(-1) as CalendarDate;
const plus = (date: CalendarDate, days: number): CalendarDate => dateOfDay(dayNumberOf(date) + days);

const seen = async (from: DailySite, date: string, account: string | null = null): Promise<DailyView> => {
  const { status, text } = await from.ask(account, `/daily/${date}`);
  expect(status, text).toBe(200);
  return JSON.parse(text) as DailyView;
};
const opens = (from: DailySite, date: string, account = 'ada', { game, options } = LINEAR) =>
  from.ask(account, `/daily/${date}/${game}/play`, { options });
const opened = async (from: DailySite, date: string, account = 'ada'): Promise<PlayState> => {
  const { status, text } = await opens(from, date, account);
  expect(status, text).toBe(200);
  return JSON.parse(text) as PlayState;
};

interface BoardRow {
  readonly date: CalendarDate;
  readonly contest: string;
  readonly deal: string;
  readonly salt: string;
  readonly proof: string;
}
const boardRows = (): Promise<readonly BoardRow[]> =>
  store.query<BoardRow>(
    `select c.date, c.id as contest, b.deal, b.salt, b.proof from club.contest c
     join club.contest_board cb on cb.contest = c.id join club.board b on b.id = cb.board
     where c.kind = 'daily' order by c.date, c.game`,
  );

describe('a daily deal', () => {
  test('that is asked for is made at once, and once by two processes', async () => {
    const date = await today();
    const processes = [site(), site()] as const;
    expect((await seen(processes[0], date)).deals).toEqual([
      { ...LINEAR, contest: null, grade: null, finished: 0, own: null },
      { ...PEAKS, contest: null, grade: null, finished: 0, own: null },
    ]);
    const states = await Promise.all(
      ['ada', 'bob', 'ada', 'cleo'].map((account, i) => opened(processes[(i % 2) as 0 | 1], date, account)),
    );
    expect(new Set(states.map(({ contest }) => contest)).size).toBe(1);
    expect(states[0]?.play).toBe(states[2]?.play);
    expect(states[0]).toMatchObject({
      n: 0,
      game: LINEAR.game,
      options: LINEAR.options,
      policy: DAILY_POLICY,
    });
    const rows = await boardRows();
    expect(rows).toHaveLength(1);
    const game = take(legGame(LINEAR.game, LINEAR.options));
    expect(take(replay(game, take(parseRecord(rows[0]?.proof ?? '')))).status).toBe('won');
    const view = await seen(processes[1], date);
    expect(view).toMatchObject({ date, ...windowOfDate(date), streaks: [] });
    expect(view.deals[0]?.contest).toBe(states[0]?.contest);
  });

  test('opens and closes with its date, and is nobody’s without an account', async () => {
    const here = site();
    const date = await today();
    const [early, late] = [plus(date, 2), plus(date, -3)];
    expect(JSON.parse((await opens(here, early)).text)).toMatchObject({
      faults: [{ code: 'not-open' }],
      why: { kind: 'not-open', opens: windowOfDate(early).opens },
    });
    expect(await opens(here, late)).toMatchObject({ status: 409 });
    expect((await opens(here, late)).text).toContain('"closed"');
    expect((await here.ask(null, `/daily/${date}/golf-wrap/play`, {})).status).toBe(401);
    expect((await opens(here, '2026-02-30')).status).toBe(400);
    expect((await here.ask('ada', `/daily/${date}/nothing/play`, {})).status).toBe(404);
    // A game of the catalogue for which this site has no daily deals.
    expect((await here.ask('ada', `/daily/${date}/golf/play`, {})).status).toBe(404);
    expect((await here.ask('ada', `/daily/${date}/golf-wrap/play`, { options: { wrap: 'no' } })).status).toBe(
      400,
    );
    expect((await here.ask(null, '/daily/yesterday')).status).toBe(400);
    expect(await boardRows()).toEqual([]);
  });

  test('that cannot be made is told so, and that takes longer is told to wait', async () => {
    // Of deals 1 to 10,000 of this game two can be won.
    const hopeless = { game: 'british-canister', options: {} } as const;
    await chooses(hopeless, LINEAR);
    const date = await today();
    const path = `/daily/${date}/british-canister/play`;
    const hasty = site({ mostMs: 300, waitMs: 0 });
    const first = await hasty.ask('ada', path, {});
    expect([first.status, first.retryAfter]).toEqual([503, '5']);
    expect(first.text).toContain('"making"');
    const patient = site({ mostMs: 30 });
    const none = await patient.ask('ada', path, {});
    expect([none.status, none.text.includes('"no-deal"')]).toEqual([409, true]);
    expect((await seen(patient, date)).deals).toMatchObject([{ ...hopeless, contest: null }, LINEAR]);
    // It does not keep others from being made.
    await opened(patient, date);
    // A process that is stopped meanwhile says the same as one that takes longer.
    const last = site({ mostMs: 60_000 });
    const asked = last.ask('ada', path, {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    await last.dailies.stop();
    expect((await asked).status).toBe(503);
  });

  test('shows no secret before the close', async () => {
    const here = site();
    const date = await today();
    const { play } = await opened(here, date);
    await here.plays.act(play, 'ada', 0, [{ key: 'the-last-act', text: 'end' }]);
    const answers = [
      (await here.ask('ada', `/daily/${date}`)).text,
      (await here.ask(null, `/daily/${date}`)).text,
      (await opens(here, date)).text,
      (await opens(here, date, 'bob')).text,
    ];
    for (const { deal, salt, proof } of await boardRows())
      for (const secret of [deal, salt, proof, deal.slice('cards:'.length)])
        for (const text of answers) expect(text).not.toContain(secret);
    expect(answers.join('')).not.toMatch(/cards:|proof|salt/);
  });
});

describe('working ahead', () => {
  test('begins with the first use, and makes each deal of the open dates and three more once', async () => {
    const processes = [site({ pauseMs: 1 }), site({ pauseMs: 1 })] as const;
    const open = datesAt(await databaseTime(store));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await boardRows()).toEqual([]);
    for (const each of processes) await seen(each, open[0] ?? '');
    const wanted = 2 * (open.length + 3);
    await expect.poll(async () => (await boardRows()).length, { interval: 20 }).toBe(wanted);
  });

  test('is done by the process that has the lease', async () => {
    expect(await takeLease(store, 'one', 60_000)).toBe(true);
    expect(await takeLease(store, 'other', 60_000)).toBe(false);
    expect(await takeLease(store, 'one', -1)).toBe(true);
    // It has run out.
    expect(await takeLease(store, 'other', 60_000)).toBe(true);
    await endLease(store, 'one');
    expect(await takeLease(store, 'one', 60_000)).toBe(false);
    await endLease(store, 'other');
    expect(await takeLease(store, 'one', 60_000)).toBe(true);
    // Another process has it, so this one makes nothing.
    const here = site({ pauseMs: 1 });
    here.dailies.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await boardRows()).toEqual([]);
  });

  test('begins with open dates and with what is asked for', async () => {
    const now = await databaseTime(store);
    const open = datesAt(now);
    const order = async (): Promise<readonly string[]> =>
      (await dailyPlan(store, now)).map((job) => `${job.date} ${dailyKey(job)}`);
    const [first, second] = [dailyKey(LINEAR), dailyKey(PEAKS)];
    const dates = [...open.toReversed(), ...[1, 2, 3].map((days) => plus(open.at(-1) as CalendarDate, days))];
    const both = (one: string, other: string): readonly string[] => [
      ...open.toReversed().map((date) => `${date} ${one}`),
      ...open.toReversed().map((date) => `${date} ${other}`),
      ...dates.slice(open.length).flatMap((date) => [`${date} ${one}`, `${date} ${other}`]),
    ];
    expect(await order()).toEqual(both(first, second));
    const here = site();
    const contest = await here.dailies.contestOf(open[0] as CalendarDate, PEAKS);
    expect(await here.plays.open(contest ?? '', 0, 'ada', true)).toMatchObject({ kind: 'opened' });
    expect(await order()).toEqual(both(second, first).filter((job) => job !== `${open[0]} ${second}`));
  });

  test('leaves a game alone for which it found nothing, and goes on with the others', async () => {
    await chooses({ game: 'british-canister' }, LINEAR);
    const here = site({ pauseMs: 1, mostMs: 30 });
    here.dailies.wake();
    const dates = datesAt(await databaseTime(store)).length + 3;
    await expect.poll(async () => (await boardRows()).length, { interval: 20 }).toBe(dates);
  });
});

test('a new version makes deals of dates to come again whose rules it has changed, and leaves open ones alone', async () => {
  await chooses(LINEAR);
  const here = site();
  const now = await today();
  for (const date of [now, plus(now, 2), plus(now, 3)]) await here.dailies.contestOf(date, LINEAR);
  const before = await boardRows();
  // As if the deals of two of the dates had been made by an older version.
  await store.query(
    `update club.board set rules = '0' where id in (select cb.board from club.contest_board cb
     join club.contest c on c.id = cb.contest where c.date = any($1::text[]))`,
    [[now, plus(now, 3)]],
  );
  await dropOutdated(store);
  expect(await boardRows()).toEqual(before.slice(0, 2));
  const [counted] = await store.query('select count(*)::int4 as boards from club.board');
  expect(counted).toEqual({ boards: 2 });
  expect((await opens(here, now)).text).toContain('"rules"');
});

test('a setting that cannot be read leaves the usual deals', async () => {
  for (const value of ["{ 'deals': [] }", '{ "deals": 1 }', '[]']) {
    await store.query(
      `insert into club.setting (name, value) values ('daily', $1)
       on conflict (name) do update set value = excluded.value`,
      [value],
    );
    expect(await chosenDailyGames(store)).toEqual(ALL_GAMES);
  }
});

test('the setting is checked, and names each game once', () => {
  const codes = (json: unknown): readonly string[] => {
    const read = parseDailySetting(json);
    return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
  };
  expect(take(parseDailySetting({ deals: [LINEAR, { game: 'golf' }, LINEAR] }))).toEqual([
    LINEAR,
    { game: 'golf', options: {} },
  ]);
  // A standard value is no other option set.
  expect(take(parseDailySetting({ deals: [{ game: 'klondike', options: { draw: '3' } }] }))).toEqual([
    { game: 'klondike', options: {} },
  ]);
  expect(codes({ deals: [{ game: 'golf' }, { game: 'nothing' }] })).toEqual(['game deals.1']);
  for (const wrong of [
    null,
    {},
    [],
    { deals: 1 },
    { deals: [{ game: 1 }] },
    { deals: [{ game: 'golf', more: 1 }] },
  ])
    expect(codes(wrong), JSON.stringify(wrong)).not.toEqual([]);
});
