// Contests over HTTP on a real PostgreSQL: who may make, enter and see what, and that the numbers are those of formats.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { parseRecord, replay, unwrap } from '@cairn/engine';
import {
  compare,
  commitmentText,
  committedBoard,
  openBoard,
  parseDuplicate,
  type OpenBoard,
  type TotalRow,
} from '@cairn/formats';
import type { SqlClient, SqlStore } from '@cairn/store';
import { take } from '@cairn/testkit';
import type {
  BoardStanding,
  ContestList,
  ContestView,
  Leaderboard,
  OpenedBoard,
  TotalStanding,
} from '@cairn/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReports } from '../../src/admin/admin-work.ts';
import { startChores } from '../../src/chores.ts';
import { compactActs } from '../../src/club/compact-acts.ts';
import { contestRoutes } from '../../src/club/contest-routes.ts';
import { closeContests } from '../../src/club/close-contests.ts';
import { tablesCache } from '../../src/club/contest-tables.ts';
import { forgetNetworks, sharedNetworks } from '../../src/club/same-network.ts';
import { leaderboards } from '../../src/club/leaderboards.ts';
import { storedPlays } from '../../src/club/plays.ts';
import { Visitor, type Site } from '../accounts/club-site.ts';
import { startClubStore } from './club-support.ts';
import { evening, Guest, provingMaker, startContestSite, type Said } from './contest-support.ts';

let store: SqlStore;
let stop: () => Promise<void>;
let site: Site;
let [ada, bob, cy, guest, other]: Guest[] = [];
beforeAll(async () => {
  ({ store, stop } = await startClubStore([]));
  site = await startContestSite(store);
  [ada, bob, cy] = await Promise.all([1, 2, 3].map(() => Guest.member(site)));
  [guest, other] = await Promise.all([1, 2].map(() => Guest.make(site)));
});
afterAll(async () => {
  await site.close();
  await stop();
});

const sure = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};
const saidOf = ({ status, body }: Said<object>): string =>
  [status, ...(body.faults ?? []).map(({ code, path }) => `${code} ${path}`.trim())].join(' ');
const make = async (by: Guest, body: object): Promise<ContestView> => {
  const { status, text, body: made } = await by.ask<ContestView>('POST', '/contests', body);
  if (status !== 200) throw new Error(text);
  return made;
};
const enter = (who: Guest, contest: string, body: object = {}): Promise<Said<ContestView>> =>
  who.ask<ContestView>('POST', `/contests/${contest}/enter`, body);
/** As if the contest had closed; `left` plays are ended. */
const close = async (by: Guest, contest: string): Promise<number> => {
  expect(saidOf(await by.ask('PATCH', `/contests/${contest}`, { close: true }))).toBe('200');
  return closeContests({ store, log: site.services.log });
};
const boardOf = (who: Guest, contest: string, n = 0): Promise<BoardStanding> =>
  who.get<BoardStanding>(`/contests/${contest}/table?board=${n}`);
const secrets = async (contest: string): Promise<readonly string[]> =>
  (
    await store.query<{ deal: string; salt: string; proof: string | null }>(
      `select b.deal, b.salt, b.proof from club.board b join club.contest_board c on c.board = b.id where c.contest = $1`,
      [contest],
    )
  ).flatMap(({ deal, salt, proof }) => [
    deal.slice('cards:'.length),
    salt,
    ...(proof === null ? [] : [proof]),
  ]);

describe('making a contest', () => {
  test('is refused with the faults of its window, policy, games and options', async () => {
    const refused = async (body: object): Promise<string> =>
      saidOf(await sure(ada).ask('POST', '/contests', body));
    const now = Date.now();
    const more = (change: object): object => evening(['golf'], {}, {}, change);
    const [{ ...board }] = [{ game: 'golf', options: {}, deal: 'any' }];
    expect(await refused(evening(['gulf']))).toBe('400 game boards.0.game');
    expect(await refused(more({ boards: [board, { ...board, options: { wrap: 'maybe' } }] }))).toMatch(
      /^400 option\S* boards\.1\.options/,
    );
    expect(
      await refused(more({ boards: [{ ...board, options: { constructor: 'x', toString: 'y' } }] })),
    ).toBe('400 option boards.0.options.constructor option boards.0.options.toString');
    expect(await refused(more({ boards: [] }))).toMatch(/^400 .*boards/);
    expect(await refused(more({ boards: [{ ...board, grade: 6 }] }))).toMatch(/^400 .*boards\.0\.grade/);
    expect(await refused(more({ opens: now - 600_000 }))).toBe('400 past opens');
    expect(await refused(more({ closes: now - 2000 }))).toBe('400 window closes');
    expect(await refused(more({ closes: now + 61 * 86_400_000 }))).toBe('400 window-long closes');
    expect(await refused(more({ title: 'a\nb' }))).toBe('400 pattern title');
    expect(await refused(more({ policy: undefined }))).toBe('400 missing policy');
    expect(await refused(evening(['golf'], { lines: 'after-own' }))).toBe('400 lines policy.lines');
    expect(await refused(evening(['golf'], { atOnce: 0 }))).toMatch(/^400 \w+ policy\.atOnce$/);
    expect(await refused(evening(['golf'], { cards: 'open' }))).toBe('400 cards-hidden boards.0.game');
    // A deal that the maker does not find.
    const hard = { boards: [{ game: 'forty-thieves', options: {}, deal: 'any', grade: 5 }] };
    const { status, body } = await sure(ada).ask('POST', '/contests', more(hard));
    expect([status, body.faults?.[0]]).toMatchObject([409, { code: 'not-made', path: 'boards.0' }]);
    expect(body.faults?.[0]?.message).toContain('Forty Thieves');
    expect(await store.query('select 1 as one from club.contest')).toEqual([]);
    expect(saidOf(await new Guest(site, new Visitor(site)).ask('POST', '/contests', more({})))).toBe(
      '401 account',
    );
  });

  test('gives boards with commitments; those that must be winnable have a proof', async () => {
    const boards = [
      { game: 'golf', options: {}, deal: 'winnable' },
      { game: 'black-hole', options: {}, deal: 'any' },
    ];
    const made = await make(sure(guest), evening([], {}, {}, { boards } as never));
    expect(made).toMatchObject({
      isOwner: true,
      isEntered: false,
      invitation: null,
      games: ['golf', 'black-hole'],
    });
    expect(made.boards.map(({ commitment }) => commitment.length)).toEqual([64, 64]);
    const [row] = await store.query<{ proof: string; deal: string }>(
      'select proof, deal from club.board where proof is not null',
    );
    const record = take(parseRecord(row?.proof ?? ''));
    expect(take(replay(take(openBoard(record)).compiled, record)).status).toBe('won');
    expect(row?.proof).toContain(row?.deal);
    const open = evening(['black-hole'], { cards: 'open' });
    expect((await make(sure(guest), open)).policy.cards).toBe('open');
  });

  test('is refused to an account that has twenty contests running', async () => {
    const owner = await Guest.make(site);
    const { id } = await make(owner, evening(['golf']));
    await store.query(
      `insert into club.contest (id, kind, title, owner, opens, closes, policy, made)
       select id || n, kind, title, owner, opens, closes, policy, made from club.contest, generate_series(1, 19) as n
       where id = $1`,
      [id],
    );
    expect(saidOf(await owner.ask('POST', '/contests', evening(['golf'])))).toBe('409 contests-many');
    await close(owner, id);
    expect(saidOf(await owner.ask('POST', '/contests', evening(['golf'])))).toBe('200');
    await store.query(
      'delete from club.contest where owner = $1 and id not in (select contest from club.contest_board)',
      [owner.id],
    );
  });
});

describe('who may enter and see a contest', () => {
  test('follows its policy', async () => {
    const owner = await Guest.member(site);
    const entered = async (who: Guest, entry: object, invitation?: string): Promise<string> => {
      const { id, invitation: own } = await make(owner, evening(['golf'], {}, entry));
      const shown = invitation === 'right' ? own : invitation;
      return saidOf(await enter(who, id, shown === undefined || shown === null ? {} : { invitation: shown }));
    };
    expect(await entered(sure(guest), {})).toBe('200');
    expect(await entered(sure(guest), { guests: 'refused' })).toBe('409 no-guests');
    expect(await entered(sure(guest), { who: 'members' })).toBe('409 members-only');
    expect(await entered(sure(bob), { who: 'members' })).toBe('200');
    expect(await entered(sure(bob), { passkey: true, guests: 'refused' })).toBe('409 passkey');
    expect(await entered(sure(bob), { days: 1 })).toBe('409 age');
    expect(await entered(sure(bob), { finished: 1 })).toBe('409 finish-first');
    expect(await entered(sure(bob), { who: 'invited' })).toBe('409 invitation');
    expect(await entered(sure(bob), { who: 'invited' }, 'wrong')).toBe('409 invitation');
    expect(await entered(sure(bob), { who: 'invited' }, 'right')).toBe('200');
    expect(await entered(owner, { who: 'invited' })).toBe('200');
    expect(saidOf(await enter(sure(bob), 'nowhere'))).toBe('404 unknown');
    const { body } = await enter(sure(bob), (await make(owner, evening(['golf'], {}, { days: 1 }))).id);
    expect(body.why).toMatchObject({ kind: 'age' });
    expect(body.faults?.[0]?.message).toMatch(/^Your account is too new: you can enter from \d{4}-/);
  });

  test('shows one for the invited to those who have the invitation only, and lists it to its own', async () => {
    const later = { opens: Date.now() + 60_000 };
    const made = await make(sure(ada), evening(['golf'], {}, { who: 'invited' }, later));
    const { id, invitation } = made;
    expect(invitation).toMatch(/^[\w-]{24}$/);
    const listed = async (who: Guest, state = 'coming'): Promise<boolean> =>
      (await who.get<ContestList>(`/contests?state=${state}`)).contests.some((each) => each.id === id);
    expect([await listed(sure(ada)), await listed(sure(bob)), await listed(sure(ada), 'open')]).toEqual([
      true,
      false,
      false,
    ]);
    for (const part of ['', '/table', '/table?board=0', '/file', '/boards/0/opened'])
      expect(saidOf(await sure(bob).ask('GET', `/contests/${id}${part}`)), part).toBe('403 invitation');
    const seen = await sure(bob).get<ContestView>(`/contests/${id}?invitation=${invitation}`);
    expect([seen.entry, seen.invitation, seen.isEntered]).toEqual([null, null, false]);
    expect(saidOf(await enter(sure(bob), id, { invitation }))).toBe('200');
    expect(await listed(sure(bob))).toBe(true);
    expect((await sure(bob).open(id, 0)).body.why).toMatchObject({ kind: 'not-open' });
    expect(saidOf(await sure(cy).open(id, 0))).toBe('409 not-open');
    expect(saidOf(await sure(ada).ask('GET', '/contests?state=all'))).toBe('400 state state');
  });

  test('lets only its owner and admins change it', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    expect(saidOf(await sure(bob).ask('PATCH', `/contests/${id}`, { title: 'Mine' }))).toBe('403 owner');
    expect(saidOf(await sure(ada).ask('PATCH', `/contests/${id}`, {}))).toBe('400 nothing');
    expect(saidOf(await sure(ada).ask('PATCH', `/contests/${id}`, { opens: 1 }))).toBe('400 unknown opens');
    expect((await sure(ada).ask<ContestView>('PATCH', `/contests/${id}`, { title: 'Ours' })).body.title).toBe(
      'Ours',
    );
    await store.query('update accounts.account set admin = true where id = $1', [sure(cy).id]);
    const { body } = await sure(cy).ask<ContestView>('PATCH', `/contests/${id}`, { close: true });
    expect(body.closes).toBeLessThanOrEqual(body.now);
    const audited = 'select action from accounts.audit where actor = $1 and subject = $2';
    expect(await store.query(audited, [sure(cy).id, id])).toEqual([{ action: 'contest-closed' }]);
    await store.query('update accounts.account set admin = false where id = $1', [sure(cy).id]);
    expect(saidOf(await enter(sure(bob), id))).toBe('409 closed');
    expect(saidOf(await sure(bob).open(id, 0))).toBe('409 closed');
  });
});

/** Numbers of a table, by player. */
const numbersOf = (rows: BoardStanding['rows']): unknown =>
  rows.map(({ player, rank, tied, percent, imps, value }) => [player, rank, tied, percent, imps, value]);

describe('a contest that is played', () => {
  test('shows cards and lines after the close, and tables as formats compares them', async () => {
    Guest.heard.length = 0;
    const { id } = await make(sure(ada), evening(['golf', 'tripeaks']));
    const everybody = [ada, bob, cy, guest, other].map(sure);
    for (const each of everybody) await enter(each, id);
    const plays: string[] = [];
    for (const [i, each] of everybody.entries()) plays.push(await each.play(id, 0, 12, i));
    // Nothing but one's own board before it is finished, and all of it after.
    expect((await boardOf(sure(ada), id, 1)).rows).toEqual([]);
    expect(await sure(ada).get<TotalStanding>(`/contests/${id}/table`)).toMatchObject({ provisional: true });
    for (const [i, each] of everybody.slice(0, 4).entries()) await each.play(id, 1, 15, i);
    const table = await boardOf(sure(ada), id);
    expect(table).toMatchObject({ finished: 5, provisional: true });
    expect(table.rows.map(({ isGuest }) => isGuest)).toEqual([false, false, false, true, true]);
    const view = await sure(ada).get<ContestView>(`/contests/${id}`);
    expect(view).toMatchObject({ players: 5, ownFinished: 2 });
    expect(view.boards[0]).toMatchObject({
      finished: 5,
      own: { over: true, play: plays[0], rank: table.rows.find(({ isYou }) => isYou)?.rank },
      disclosure: { own: true, table: true, lines: false, opened: false },
    });
    for (const part of ['/file', '/boards/0/opened'])
      expect((await sure(ada).ask('GET', `/contests/${id}${part}`)).status).toBe(403);
    const [mine, theirs] = plays.map((play) => `/plays/${play}/record`).map(sure);
    expect(saidOf(await sure(ada).ask('GET', sure(theirs)))).toBe('403 not-shown');
    const own = await sure(ada).ask('GET', sure(mine));
    expect(own.text).toMatch(new RegExp(`\\[Deal "sealed:${plays[0]}"\\]`));
    expect(take(parseRecord(own.text)).headers['Player']).toBe(sure(ada).name);
    // The deal has the cards that were never seen, also in what players may have of their own.
    expect((await sure(ada).ask('GET', '/me/export')).text).toContain(`sealed:${plays[0]}`);
    // The last board of somebody is not finished.
    const left = await sure(other).play(id, 1, 3, 1, false);
    const heard = Guest.heard.join('\n') + site.logged();
    const hidden = await secrets(id);
    expect(hidden).toHaveLength(4);
    for (const secret of hidden) expect(heard).not.toContain(secret);

    expect(await close(sure(ada), id)).toBe(1);
    expect((await sure(other).get<ContestView>(`/contests/${id}`)).boards[1]?.own).toMatchObject({
      play: left,
      over: true,
      status: 'resigned',
    });
    for (const [n, board] of view.boards.entries()) {
      const opened = await sure(bob).get<OpenedBoard>(`/contests/${id}/boards/${n}/opened`);
      const digest = createHash('sha256').update(commitmentText(opened)).digest('hex');
      expect([digest, opened.commitment]).toEqual([board.commitment, board.commitment]);
    }
    // The file is verified by reading it: every record replays.
    for (const [query, isGuest] of [
      ['', false],
      ['?guests=1', true],
    ] as const) {
      const file = take(parseDuplicate((await sure(bob).ask('GET', `/contests/${id}/file${query}`)).text));
      expect(file.results).toHaveLength(isGuest ? 4 : 6);
      expect(file.boards.map(({ seal }) => seal?.commitment)).toEqual(
        view.boards.map(({ commitment }) => commitment),
      );
      const compared = compare(file);
      for (const [n, { rows, datum, measure }] of compared.boards.entries()) {
        const shown = await boardOf(sure(cy), id, n);
        expect(numbersOf(shown.rows.filter((row) => row.isGuest === isGuest))).toEqual(
          rows.map(({ player, rank, tied, percent, imps, value }) => [
            player,
            rank,
            tied,
            percent,
            imps,
            value,
          ]),
        );
        if (!isGuest) expect(shown).toMatchObject({ datum, measure, provisional: false });
      }
      const totals = (await sure(cy).get<TotalStanding>(`/contests/${id}/table`)).rows;
      const sums = (row: TotalStanding['rows'][number] | TotalRow): unknown[] =>
        [row.player, row.rank, row.tied, row.played, row.wins, row.points, row.percent, row.imps, row.aided]; // prettier-ignore
      expect(totals.filter((row) => row.isGuest === isGuest).map(sums)).toEqual(compared.totals.map(sums));
    }
    expect((await sure(ada).ask('GET', `/contests/${id}/file?part=2`)).status).toBe(404);
    expect((await sure(ada).ask('GET', '/me/export')).text).toContain(hidden[0]);
    const shown = take(parseRecord((await sure(guest).ask('GET', sure(theirs))).text));
    expect(take(replay(take(openBoard(shown)).compiled, shown)).status).toBe('resigned');
    // Somebody leaves: the result stays without a name, and the numbers of the others too.
    const before = await boardOf(sure(bob), id);
    await store.query('update club.play set account = null where id = $1', [plays[2]]);
    const after = await startContestSite(store);
    try {
      const rows = (await boardOf(new Guest(after, new Visitor(after)), id)).rows;
      expect(rows.filter(({ player }) => player === null).map(({ play }) => play)).toEqual([plays[2]]);
      const by = ({ play }: { play: string }, { play: that }: { play: string }): number =>
        play < that ? -1 : 1;
      expect(rows.toSorted(by).map(({ percent, imps }) => [percent, imps])).toEqual(
        before.rows.toSorted(by).map(({ percent, imps }) => [percent, imps]),
      );
    } finally {
      await after.close();
    }
  });

  test('of a daily deal shows only the own rank and per cent before the close', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    for (const each of [ada, bob, cy].map(sure)) await enter(each, id);
    await store.query(
      `update club.contest set kind = 'daily', date = '2026-03-01', game = 'golf', options = '{}' where id = $1`,
      [id],
    );
    const play = await sure(ada).play(id, 0, 4, 1);
    for (const [i, each] of [bob, cy].entries()) await sure(each).play(id, 0, 4, i * 5);
    const { rows, datum, finished } = await boardOf(sure(cy), id);
    expect([rows.length, datum, finished]).toEqual([1, null, 3]);
    expect(rows[0]).toMatchObject({ player: sure(cy).name, isYou: true, imps: null });
    expect(rows[0]?.percent).toBeGreaterThanOrEqual(0);
    expect((await boardOf(sure(guest), id)).rows).toEqual([]);
    expect((await sure(cy).get<TotalStanding>(`/contests/${id}/table`)).rows).toEqual([]);
    expect(saidOf(await sure(cy).ask('GET', `/plays/${play}/record`))).toBe('403 not-shown');
    expect(saidOf(await sure(ada).ask('PATCH', `/contests/${id}`, { title: 'Daily' }))).toBe(
      '409 daily title',
    );
    await close(sure(ada), id);
    expect((await boardOf(sure(guest), id)).rows).toHaveLength(3);
  });

  test('with changed options, where moves may be undone, has a file that can be verified', async () => {
    const board = { game: 'tripeaks', options: { wrap: 'linear', scoring: 'chain' }, deal: 'any' } as const;
    const { id, boards } = await make(sure(ada), evening([], { undo: true }, {}, { boards: [board] }));
    await enter(sure(ada), id);
    const { body: opened } = await sure(ada).open(id, 0);
    for (const [n, text] of ['d', 'd', '<', 'd', 'end'].entries())
      expect((await sure(ada).act(opened.play, n, text)).status).toBe(200);
    await close(sure(ada), id);
    const text = (await sure(bob).ask('GET', `/contests/${id}/file`)).text;
    const file = take(parseDuplicate(text));
    expect(text).toContain('[Undone "1"]');
    const [{ seal, ...only } = { seal: undefined }] = file.boards;
    const parts = committedBoard(only as OpenBoard, seal?.salt ?? '');
    expect(parts.options).toBe('{"scoring":"chain","wrap":"linear"}');
    expect(createHash('sha256').update(commitmentText(parts)).digest('hex')).toBe(boards[0]?.commitment);
    expect(file.results.map(({ outcome }) => outcome.undone)).toEqual([1]);
  });

  test('counts no void results, and shows them without a rank', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    const four = [ada, bob, cy, guest].map(sure);
    for (const each of four) await enter(each, id);
    for (const [i, each] of four.entries()) await each.play(id, 0, 10, i * 7);
    await store.query(
      `update club.result set void_reason = 'a second account' where play in
       (select id from club.play where contest = $1 and account = $2)`,
      [id, sure(bob).id],
    );
    await close(sure(ada), id);
    const table = await boardOf(sure(ada), id);
    expect(table.finished).toBe(3);
    expect(table.rows.at(-1)).toMatchObject({
      player: sure(bob).name,
      rank: null,
      percent: null,
      imps: null,
      voidReason: 'a second account',
    });
    const compared = compare(take(parseDuplicate((await sure(ada).ask('GET', `/contests/${id}/file`)).text)));
    expect(compared.boards[0]?.rows).toHaveLength(2);
    expect(numbersOf(table.rows.slice(0, 2))).toEqual(
      compared.boards[0]?.rows.map(({ player, rank, tied, percent, imps, value }) => [
        player, rank, tied, percent, imps, value,
      ]),
    ); // prettier-ignore
    expect((await sure(bob).get<ContestView>(`/contests/${id}`)).boards[0]?.own).toMatchObject({
      over: true,
      rank: null,
    });
  });

  test('is closed once, by whichever process comes first, at the time of the close', async () => {
    const { id } = await make(sure(ada), evening(['golf', 'golf', 'golf'], { seconds: 60 }));
    for (const each of [ada, bob].map(sure)) await enter(each, id);
    const plays = [
      await sure(ada).play(id, 0, 2, 1, false),
      await sure(bob).play(id, 0, 2, 2, false),
      await sure(bob).play(id, 1, 0, 2, false),
    ];
    // One ran out of time before.
    await store.query('update club.play set opened = opened - 61000 where id = $1', [plays[2]]);
    const services = { store, log: site.services.log };
    expect(await closeContests(services)).toBe(0);
    await sure(ada).ask('PATCH', `/contests/${id}`, { close: true });
    // The process of the site holds the play as it was, and does not know that the contest was closed early.
    const late = await sure(ada).act(sure(plays[0]), 2, 'd');
    expect([late.status, late.body.status, late.body.steps.map(({ text }) => text)]).toEqual([
      409,
      'resigned',
      ['end'],
    ]);
    const both = await Promise.all([closeContests(services), closeContests(services)]);
    expect(both[0] + both[1]).toBe(2);
    expect(await closeContests(services)).toBe(0);
    const rows = await store.query<{ status: string; seconds: number; asked: number; acts: number }>(
      `select r.status, r.seconds, (c.closes - p.opened) / 1000 as asked,
         (select count(*)::int4 from club.act a where a.play = p.id) as acts
       from club.play p join club.result r on r.play = p.id join club.contest c on c.id = p.contest
       where p.contest = $1 order by p.n, p.opened`,
      [id],
    );
    expect(rows.map(({ status, acts }) => [status, acts])).toEqual([
      ['resigned', 3],
      ['resigned', 3],
      ['time', 1],
    ]);
    expect(rows.map(({ seconds }) => seconds)).toEqual([rows[0]?.asked, rows[1]?.asked, 60]);
    expect(saidOf(await sure(bob).open(id, 2))).toBe('409 closed');
    const settled = (): Promise<readonly { settled: number | null }[]> =>
      store.query('select settled from club.contest where id = $1', [id]);
    expect(await settled()).toEqual([{ settled: null }]);
    await store.query(
      'update club.contest set closes = closes - 61000, opens = opens - 61000 where id = $1',
      [id],
    );
    await closeContests(services);
    expect((await settled())[0]?.settled).toBeGreaterThan(0);
  });

  test('is closed by the chores; acts that are in the log of a result are deleted later, and are still there for players', async () => {
    const { id } = await make(sure(ada), evening(['golf', 'golf']));
    await enter(sure(ada), id);
    const [stale, faster] = [storedPlays(store), storedPlays(store)];
    const account = sure(ada).id;
    const play = await sure(ada).play(id, 0, 3, 1, false);
    await stale.from(play, account, 0);
    const texts = (await store.query<{ text: string; key: string }>('select text, key from club.act where play = $1 order by n', [play])); // prettier-ignore
    await faster.act(play, account, 3, [{ key: 'the-last', text: 'end' }]);
    const left = await sure(ada).play(id, 1, 1, 1, false);
    const before = await faster.from(play, account, 0);
    await sure(ada).ask('PATCH', `/contests/${id}`, { close: true });
    await store.query('update club.result set made = made - 90000000 where play = $1', [play]);
    const { log } = site.services;
    const chores = startChores(
      [
        { name: 'close', every: 5, run: (isStopped) => closeContests({ store, log }, new Set(), isStopped) },
        { name: 'compact', every: 5, run: (isStopped) => compactActs(store, isStopped) },
      ],
      () => true,
      log,
    );
    const rows = async (table: 'act' | 'result', of: string): Promise<number> =>
      (await store.query(`select 1 as one from club.${table} where play = $1`, [of])).length;
    while ((await rows('act', play)) > 0 || (await rows('result', left)) === 0) await setImmediate();
    await chores.stop();
    expect(await rows('act', left)).toBe(2);
    for (const plays of [storedPlays(store), stale]) {
      const state = await plays.from(play, account, 0);
      expect({ ...state, closes: 0, now: 0 }).toEqual({ ...before, closes: 0, now: 0 });
    }
    // Sent again, with keys that nobody knows any more, and to a process that has held the play since before its end.
    const late = storedPlays(store);
    const acts = [...texts, { key: 'the-last', text: 'end' }];
    expect(await late.act(play, account, 0, acts)).toMatchObject({ kind: 'made', n: 4, status: 'resigned' });
    expect(await late.act(play, account, 3, [{ key: 'the-last', text: 'd' }])).toMatchObject({
      kind: 'moved-on',
      n: 4,
    });
  });

  test('takes no act of a process that does not know of the end, though the acts are gone', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    await enter(sure(ada), id);
    const play = await sure(ada).play(id, 0, 2, 1, false);
    const [stale, faster] = [storedPlays(store), storedPlays(store)];
    await stale.from(play, sure(ada).id, 0);
    await faster.act(play, sure(ada).id, 2, [{ key: 'the-last', text: 'end' }]);
    await store.query('update club.result set made = made - 90000000 where play = $1', [play]);
    expect(await compactActs(store)).toBe(1);
    expect(await stale.act(play, sure(ada).id, 2, [{ key: 'another-', text: 'd' }])).toMatchObject({
      kind: 'moved-on',
      n: 3,
      steps: [{ text: 'end' }],
    });
    expect(await store.query('select n from club.act where play = $1', [play])).toEqual([]);
    await close(sure(ada), id);
  });

  test('has tables that are made anew when results come, and not more often than their making allows', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    for (const each of [ada, bob, cy].map(sure)) await enter(each, id);
    await sure(ada).play(id, 0, 3, 1);
    let [now, reads] = [0, 0];
    const watched: SqlClient = {
      query: (text, values) => {
        if (text.includes('void_reason))')) [now, reads] = [now + 3, reads + 1];
        return store.query(text, values);
      },
    };
    const tables = tablesCache(watched, () => now);
    const size = async (play?: string): Promise<number[]> => [(await tables.of(id, play)).plays.size, reads];
    expect(await Promise.all([size(), size()])).toEqual([[1, 1], [1, 1]]); // prettier-ignore
    const play = await sure(bob).play(id, 0, 3, 1);
    expect(await size()).toEqual([1, 1]);
    // Its player has seen the end of it, and waits until the next time.
    expect(await size(play)).toEqual([2, 2]);
    now += 61;
    expect(await size()).toEqual([2, 2]);
    await sure(cy).play(id, 0, 3, 1);
    expect(await size()).toEqual([2, 2]);
    now += 61;
    expect(await size()).toEqual([3, 3]);
    // Somebody may have another name.
    now += 60_000;
    expect(await size()).toEqual([3, 4]);
  });

  test('keeps its results and its table when the rules change, and its plays go on with the rules they had', async () => {
    const { id } = await make(sure(ada), evening(['golf']));
    for (const each of [ada, bob, cy].map(sure)) await enter(each, id);
    await sure(ada).play(id, 0, 8, 1);
    await sure(bob).play(id, 0, 8, 2);
    const left = await sure(cy).play(id, 0, 8, 3, false);
    const table = await boardOf(sure(ada), id);
    const results = await store.query('select * from club.result order by play');
    const ofBoard = 'id in (select board from club.contest_board where contest = $1)';
    const [board] = await store.query<{ rules: string }>(`select rules from club.board where ${ofBoard}`, [
      id,
    ]);
    await store.query(`update club.board set rules = '0123456789abcdef' where ${ofBoard}`, [id]);
    // A process of the new version.
    const next = await startContestSite(store);
    try {
      const plays = storedPlays(store);
      expect(await plays.act(left, sure(cy).id, 8, [{ key: 'abcdefgh', text: 'd' }])).toEqual({
        kind: 'rules',
      });
      const again = await new Guest(next, new Visitor(next)).ask('GET', `/contests/${id}`);
      expect(again.status).toBe(200);
      await sure(ada).ask('PATCH', `/contests/${id}`, { close: true });
      const skipped = new Set<string>();
      expect(await closeContests({ store, log: site.services.log }, skipped)).toBe(0);
      expect([...skipped]).toContain(left);
      const shown = await boardOf(new Guest(next, new Visitor(next)), id);
      const plain = (rows: BoardStanding['rows']): object[] => rows.map((row) => ({ ...row, isYou: false }));
      expect(plain(shown.rows)).toEqual(plain(table.rows));
      expect(await store.query('select * from club.result order by play')).toEqual(results);
    } finally {
      await next.close();
    }
    // A process that has those rules ends what is left.
    await store.query(`update club.board set rules = $2 where ${ofBoard}`, [id, board?.rules]);
    expect(await closeContests({ store, log: site.services.log })).toBe(1);
    expect((await boardOf(sure(cy), id)).finished).toBe(3);
  });

  test('shows lines to members after their own board where its policy says so', async () => {
    const { id } = await make(sure(ada), evening(['golf'], { lines: 'after-own' }, { who: 'members' }));
    for (const each of [ada, bob].map(sure)) await enter(each, id);
    const play = await sure(ada).play(id, 0, 5, 1);
    expect(saidOf(await sure(bob).ask('GET', `/plays/${play}/record`))).toBe('403 not-shown');
    const own = await sure(bob).play(id, 0, 5, 2);
    expect((await sure(bob).ask('GET', `/plays/${play}/record`)).text).toContain('[Deal "cards:');
    const { text } = await sure(bob).ask('GET', `/contests/${id}/file`);
    const file = unwrap(parseDuplicate(text));
    expect([file.results.length, file.boards[0]?.seal]).toEqual([2, undefined]);
    expect(own).not.toBe(play);
    expect((await sure(bob).ask('GET', `/contests/${id}/boards/0/opened`)).status).toBe(403);
    await close(sure(ada), id);
  });

  test('counts in the leaderboard of the month in which it closed', async () => {
    const { id } = await make(sure(ada), evening(Array.from({ length: 11 }, () => 'black-hole')));
    const three = [ada, bob, guest].map(sure);
    for (const each of three) await enter(each, id);
    for (let n = 0; n < 11; n++)
      for (const [i, each] of three.entries())
        if (n < 10 || i === 0) await each.play(id, n, i === 0 ? 6 : 0, n);
    await close(sure(ada), id);
    const month = new Date().toISOString().slice(0, 7);
    // A player could have made it in order to be first.
    expect(await leaderboards(store).of('black-hole', month, null)).toMatchObject({ rows: [] });
    await store.query('update accounts.account set admin = true where id = $1', [sure(ada).id]);
    const board = await sure(ada).get<Leaderboard>(`/leaderboards/black-hole/${month}`);
    // On the last board nobody else is there to be compared with.
    expect(board.rows.map(({ player, isYou, rank, boards }) => [player, isYou, rank, boards])).toEqual([
      [sure(ada).name, true, 1, 10],
      [sure(bob).name, false, 2, 10],
    ]);
    const [first, second] = board.rows.map(sure);
    expect(sure(first).percent + sure(second).percent).toBe(100);
    expect(await sure(ada).get(`/leaderboards/black-hole/2001-01`)).toMatchObject({ rows: [] });
    expect(saidOf(await sure(ada).ask('GET', '/leaderboards/black-hole/2026-13'))).toBe('404 month month');
    expect(saidOf(await sure(ada).ask('GET', `/leaderboards/gulf/${month}`))).toBe('404 game');
    // In an open contest any help is allowed.
    await store.query(
      `update club.contest set policy = replace(policy, '"cards":"sealed"', '"cards":"open"') where id = $1`,
      [id],
    );
    expect(await leaderboards(store).of('black-hole', month, null)).toMatchObject({ rows: [] });
    await store.query('update accounts.account set admin = false where id = $1', [sure(ada).id]);
  });
});

test('two accounts that open a board from one network are noted for admins, for two weeks', async () => {
  const { id } = await make(sure(ada), evening(['golf', 'klondike']));
  for (const each of [ada, bob].map(sure)) await enter(each, id);
  await sure(ada).open(id, 0);
  await sure(bob).open(id, 1);
  const noted = async () => (await sharedNetworks(store)).filter(({ contest }) => contest === id);
  expect(await noted()).toEqual([]);
  await sure(bob).open(id, 0);
  expect(await noted()).toMatchObject([
    { title: 'An evening', board: 0, game: 'golf', players: [sure(ada).name, sure(bob).name] },
  ]);
  const rows = await store.query<{ network: string }>('select distinct network from club.opened_from');
  expect(rows.every(({ network }) => /^[\w-]{12}$/.test(network))).toBe(true);
  await forgetNetworks(store);
  expect(await noted()).toHaveLength(1);
  await store.query('update club.opened_from set at = at - $1', [15 * 86_400_000]);
  await forgetNetworks(store);
  expect(await store.query('select 1 as one from club.opened_from')).toEqual([]);
});

test('a name, a result and a title can be reported, once', async () => {
  const send = async (body: object): Promise<string> =>
    saidOf(await sure(guest).ask('POST', '/reports', body));
  const name = { kind: 'name', subject: sure(ada).name, reason: 'It is rude.\nVery.' };
  expect([await send(name), await send(name)]).toEqual(['200', '200']);
  const [result] = await store.query<{ play: string }>('select play from club.result limit 1');
  expect(await send({ kind: 'result', subject: result?.play, reason: 'Too good' })).toBe('200');
  expect(await send({ ...name, subject: 'Nobody at all' })).toBe('404 nobody subject');
  expect(await send({ ...name, kind: 'result' })).toBe('404 unknown subject');
  expect(await send({ ...name, reason: 'a\0b' })).toBe('400 pattern reason');
  const { id, title } = await make(sure(ada), evening(['golf'], {}, {}, { title: 'A rude title' }));
  expect(await send({ kind: 'title', subject: id, reason: 'Rude' })).toBe('200');
  expect(await send({ kind: 'title', subject: 'nothing', reason: 'Rude' })).toBe('404 unknown subject');
  expect((await openReports(store)).find(({ kind }) => kind === 'title')).toMatchObject({
    subject: id,
    name: title,
  });
  // An admin gives it another one, as a rule that of its game.
  const change = { title: null };
  expect(saidOf(await sure(bob).ask('PATCH', `/contests/${id}`, change))).toBe('403 owner');
  await store.query('update accounts.account set admin = true where id = $1', [sure(bob).id]);
  expect((await sure(bob).ask<ContestView>('PATCH', `/contests/${id}`, change)).body.title).toBe('Golf');
  await store.query('update accounts.account set admin = false where id = $1', [sure(bob).id]);
  await store.query(`delete from club.report where kind = 'title'`);
  expect(await store.query('select kind, subject, reporter from club.report order by kind')).toEqual([
    { kind: 'name', subject: sure(ada).id, reporter: sure(guest).id },
    { kind: 'result', subject: result?.play, reporter: sure(guest).id },
  ]);
});

test('hostile ids, queries and bodies are refused, and none fails', async () => {
  const { id } = await make(sure(ada), evening(['golf']));
  const values = [
    'x',
    '..',
    '%27%3B--',
    '%ED%A0%80',
    '%',
    '9'.repeat(400),
    '-1',
    '1e3',
    '%F0%9F%82%A1',
    '__proto__',
    id,
  ];
  const bodies = ['', '{', '[]', 'null', '"\\u0000"', '{"title":"\\u0000"}', '{"close":"yes"}', '{"invitation":"\\ud800"}',
    '{"kind":"result","subject":"\\ud800","reason":"\\udfff"}', '{"__proto__":{"close":true}}', JSON.stringify(evening(['__proto__'])),
    JSON.stringify(evening(['golf'], {}, {}, { opens: 1e300 })), `{"policy":${'['.repeat(12)}${']'.repeat(12)}}`]; // prettier-ignore
  const routes = contestRoutes({
    store,
    plays: storedPlays(store),
    tables: tablesCache(store),
    maker: provingMaker,
  });
  const statuses = new Set<number>();
  for (const { method, path } of routes)
    for (const [i, value] of values.entries()) {
      const there = path.replaceAll(/:\w+/g, value);
      const query = `?invitation=${value}&board=${value}&part=${value}&guests=${value}&state=${value}`;
      const sent =
        method === 'GET' ? [undefined] : [bodies[i % bodies.length], bodies[(i * 3 + 1) % bodies.length]];
      for (const body of sent) {
        const answer = await sure(bob).ask(method, method === 'GET' ? `${there}${query}` : there, body);
        expect(answer.status, `${method} ${there} ${body}`).toBeLessThan(500);
        statuses.add(answer.status);
      }
    }
  expect(statuses.size).toBeGreaterThan(3);
});
