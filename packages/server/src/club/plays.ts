/**
 * Plays of sealed boards. An act is a row with the key (play, n). That key alone makes acts exactly-once, over any
 * number of tabs, processes and crashes:
 *
 *   1. An act beyond those known here: the others are read from the database. If it is still beyond, it is refused.
 *   2. An act that is known: with the same key it is the same act, and gets the same answer; with another, somebody
 *      was faster, and the answer is what was done since.
 *   3. It is judged by the view. A refused act changes nothing.
 *   4. It is put into the group commit.
 *   5. If the row was there already, somebody was faster: from 1.
 *   6. Once it is committed, and not before, the play moves on and the answer goes out with the cards it shows.
 *
 * So a card is never seen whose turning up could be forgotten.
 */
import { judgeAct, makePosition, makeShown, stepAt, type ActObjection, type JudgedAct } from '@cairn/engine';
import { boardRefusal, parsePolicy } from '@cairn/formats';
import { groupCommit, type GroupCommit, type SqlStore } from '@cairn/store';
import { putActs, type NewAct } from './act-rows.ts';
import { boardWait } from './board-limit.ts';
import { databaseClock, type DatabaseClock } from './database-clock.ts';
import {
  catchUp,
  endOf,
  isSameAct,
  loadPlay,
  sealedPolicyOf,
  withAct,
  type HeldPlay,
  type LoadFault,
  type PlayEnd,
  type StoredAct,
} from './held-play.ts';
import type { PlayState, PlayStep, RequestLimit, SentAct } from '@cairn/wire';
import type { ActsAnswer, OpenAnswer, PlayFault } from './play-answers.ts';
import { HeldPlays } from './held-plays.ts';
import { isPlayOver, putResult } from './play-result.ts';
import { noteNetwork } from './same-network.ts';
import { databaseTime, NOW } from '../database-time.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';

/** Acts of all plays that are over and held. */
const MOST_OVER_ACTS = 10_000;

export interface Plays {
  /** Opens a board for a player, or goes on with it. `network`: from which it is opened, as the API has it. */
  readonly open: (
    contest: string,
    n: number,
    account: string,
    isEntered: boolean,
    network?: string | null,
  ) => Promise<OpenAnswer>;
  /** Makes acts, of which the first has number n. Rejects if the database is unavailable: then it is not known whether they were made. */
  readonly act: (play: string, account: string, n: number, acts: readonly SentAct[]) => Promise<ActsAnswer>;
  readonly from: (
    play: string,
    account: string,
    n: number,
  ) => Promise<PlayState | { readonly kind: PlayFault }>;
}

/** The number of boards that a player has opened and not finished. */
const UNFINISHED = `
  select count(*)::int4 as unfinished from club.play p
  where p.contest = $1 and p.account = $2 and not exists (select 1 from club.result r where r.play = p.id)`;

const OPEN_PLAY = `
  insert into club.play (id, contest, n, account, opened, as_guest)
  select $1, c.id, $3, a.id, round(${NOW}), a.kind = 'guest'
  from club.contest c, accounts.account a where c.id = $2 and a.id = $4 and ${NOW} < c.closes
  on conflict do nothing`;

const CLOSES = `
  select c.closes, ${NOW} as now from club.play p join club.contest c on c.id = p.contest where p.id = $1`;

class StoredPlays implements Plays {
  readonly #store: SqlStore;
  readonly #acts: GroupCommit<NewAct, number | null>;
  readonly #clock: DatabaseClock = databaseClock();
  readonly #held = new HeldPlays<HeldPlay>();
  /** Plays that are over. Only the client that missed the last answer asks for them again, and those who look at the moves. */
  readonly #over = new HeldPlays<HeldPlay>(MOST_OVER_ACTS);
  /** By play: the end of what is being done with it. Different plays run side by side. */
  readonly #turns = new Map<string, Promise<unknown>>();

  readonly #limit: BoardLimit;

  constructor(store: SqlStore, limit: BoardLimit) {
    this.#store = store;
    this.#limit = limit;
    this.#acts = groupCommit((acts) => putActs(store, acts));
  }

  readonly open: Plays['open'] = async (contest, n, account, isEntered, network = null) => {
    const found = await this.#playOf(contest, n, account);
    if (found !== undefined) return this.#opened(found, account);
    const now = await this.#time();
    const [row] = await this.#store.query<{ opens: number; closes: number; policy: string }>(
      `select c.opens, c.closes, c.policy from club.contest c
       join club.contest_board b on b.contest = c.id where c.id = $1 and b.n = $2`,
      [contest, n],
    );
    if (row === undefined) return { kind: 'unknown' };
    const policy = parsePolicy(JSON.parse(row.policy));
    if (!policy.ok) throw new Error(`The policy of contest ${contest} cannot be read`);
    const limit = this.#limit();
    const why = await this.#store.transaction(async (sql): Promise<OpenAnswer | null> => {
      // One at a time, so that two requests cannot both find room for one more board.
      await sql.query('select 1 from pg_advisory_xact_lock(hashtext($1))', [account]);
      const wait = limit === null ? 0 : await boardWait(sql, account, limit);
      if (wait > 0) return { kind: 'too-many', wait };
      const [counted] = await sql.query<{ unfinished: number }>(UNFINISHED, [contest, account]);
      const refused = boardRefusal(
        policy.value,
        row,
        { isEntered, unfinished: counted?.unfinished ?? 0 },
        now,
      );
      if (refused !== null) return { kind: 'refused', why: refused };
      const id = randomToken(ID_BYTES);
      await sql.query(OPEN_PLAY, [id, contest, n, account]);
      if (network !== null) await noteNetwork(sql, id, network);
      return null;
    });
    if (why !== null) return why;
    const opened = await this.#playOf(contest, n, account);
    return opened === undefined ? { kind: 'unknown' } : this.#opened(opened, account);
  };

  readonly from: Plays['from'] = (id, account, n) =>
    this.#inTurn(id, async () => {
      const play = await this.#caughtUp(id, account);
      return typeof play === 'string' ? { kind: play } : this.#stateOf(play, n);
    });

  readonly act: Plays['act'] = (id, account, n, acts) =>
    this.#inTurn(id, async () => {
      let play = await this.#loaded(id, account);
      if (typeof play === 'string') return { kind: play };
      const steps: PlayStep[] = [];
      for (const [i, act] of acts.entries()) {
        const at = n + i;
        for (;;) {
          if (at > play.acts.length) play = await this.#read(play);
          if (at > play.acts.length) return { kind: 'ahead', n: play.acts.length };
          const stored = play.acts[at];
          if (stored !== undefined && !isSameAct(stored, act)) return movedOn(play, n);
          if (stored !== undefined) {
            steps.push(stepOf(stored));
            break;
          }
          const made = await this.#make(play, act);
          if (made.kind === 'gone') return { kind: 'unknown' };
          play = made.play;
          if (made.kind === 'refused') return { ...this.#made(play, steps), refused: { at, why: made.why } };
          if (made.kind === 'made') {
            steps.push(stepOf(play.acts[at] as StoredAct));
            break;
          }
        }
      }
      return this.#made(play, steps);
    });

  /** Makes an act, the next one. `taken`: its place was taken, and the play has what others did. */
  async #make(
    play: HeldPlay,
    act: SentAct,
  ): Promise<
    | { readonly kind: 'made' | 'taken'; readonly play: HeldPlay }
    | { readonly kind: 'gone' }
    | { readonly kind: 'refused'; readonly play: HeldPlay; readonly why: ActObjection }
  > {
    const ended = endOf(play, await this.#time());
    const how = {
      seconds: ((await this.#time()) - play.frame.opened) / 1000,
      policy: sealedPolicyOf(play.frame),
      byServer: ended !== null,
    };
    const judged = judgeAct(play.attempt, ended?.text ?? act.text, how);
    if (!judged.ok) return { kind: 'refused', play, why: judged.error };
    const key = ended === null ? act.key : `server-${randomToken(ID_BYTES)}`;
    const after = await this.#commit(play, { key, text: judged.value.text }, judged.value, ended);
    if (after !== null) return { kind: ended === null ? 'made' : 'taken', play: after };
    const reread = await this.#withCloses(play);
    return reread === null ? { kind: 'gone' } : { kind: 'taken', play: await this.#read(reread) };
  }

  /** The play with the close of its contest as it is now, since it may have been closed early; null if the play is gone. */
  async #withCloses(play: HeldPlay): Promise<HeldPlay | null> {
    const [row] = await this.#store.query<{ closes: number; now: number }>(CLOSES, [play.frame.id]);
    if (row === undefined) {
      this.#held.drop(play.frame.id);
      this.#over.drop(play.frame.id);
      return null;
    }
    this.#clock.told(row.now);
    return { ...play, frame: { ...play.frame, closes: row.closes } };
  }

  /** The play after the act is committed; null if its place was taken, or the contest has closed. */
  async #commit(
    play: HeldPlay,
    { key, text }: SentAct,
    judged: JudgedAct,
    ended: PlayEnd | null,
  ): Promise<HeldPlay | null> {
    const n = play.acts.length;
    const least = play.acts.at(-1)?.at ?? 0;
    const shows = makeShown(judged.shown);
    const most = ended === null ? null : ended.at - play.frame.opened;
    const row: NewAct = { play: play.frame.id, n, key, text, shows, least, most };
    const moved = (at: number): HeldPlay =>
      withAct(play, { n, key, text, shows, at }, judged.after(at / 1000));
    const committed = (at: number): void => {
      if (at > least && most === null) this.#clock.told(play.frame.opened + at);
    };
    if (judged.status === 'playing' || !isPlayOver(moved(least))) {
      const at = await this.#acts.put(row);
      if (at === null) return null;
      committed(at);
      return this.#hold(moved(at));
    }
    // The act that ends a play is committed together with its result.
    const over = await this.#store.transaction(async (sql) => {
      const [at = null] = await putActs(sql, [row]);
      if (at === null) return null;
      const finished = moved(at);
      await putResult(sql, finished);
      return finished;
    });
    return over === null ? null : this.#hold(over);
  }

  #made(play: HeldPlay, steps: readonly PlayStep[]): Extract<ActsAnswer, { kind: 'made' }> {
    const { status, score } = stepAt(play.attempt.session);
    return { kind: 'made', n: play.acts.length, steps, status, score: score.total };
  }

  async #stateOf(play: HeldPlay, n: number): Promise<PlayState> {
    const { frame, acts, attempt } = play;
    const { status, score } = stepAt(attempt.session);
    return {
      play: frame.id,
      contest: frame.contest,
      board: frame.board,
      n: acts.length,
      game: frame.game.id,
      options: frame.game.options,
      rules: frame.game.rules,
      view: makePosition(frame.game, stepAt(attempt.session, 0).view),
      commitment: frame.commitment,
      steps: acts.slice(n).map(stepOf),
      status,
      score: score.total,
      policy: frame.policy,
      opened: frame.opened,
      closes: frame.closes,
      now: await this.#time(),
    };
  }

  async #opened(id: string, account: string): Promise<OpenAnswer> {
    const state = await this.from(id, account, 0);
    return 'kind' in state ? state : { kind: 'opened', state };
  }

  async #playOf(contest: string, n: number, account: string): Promise<string | undefined> {
    const sql = 'select id from club.play where contest = $1 and n = $2 and account = $3';
    return (await this.#store.query<{ id: string }>(sql, [contest, n, account]))[0]?.id;
  }

  #hold(play: HeldPlay): HeldPlay {
    if (!isPlayOver(play)) return this.#held.hold(play);
    this.#held.drop(play.frame.id);
    return this.#over.hold(play);
  }

  /** The play as it is held here, which may be behind. */
  async #loaded(id: string, account: string): Promise<HeldPlay | LoadFault> {
    const held = this.#held.get(id) ?? this.#over.get(id);
    // Another account may have the play since it was read, by a merger.
    if (held?.frame.account === account) return this.#hold(held);
    const dealt = await loadPlay(this.#store, id);
    if (typeof dealt === 'string') return dealt;
    return dealt.frame.account === account ? this.#read(dealt) : 'unknown';
  }

  async #caughtUp(id: string, account: string): Promise<HeldPlay | LoadFault> {
    const held = await this.#loaded(id, account);
    return typeof held === 'string' ? held : this.#read(held);
  }

  /** The play with what others have committed. One that is over and has no result gets it. */
  async #read(play: HeldPlay): Promise<HeldPlay> {
    const now = await catchUp(this.#store, play);
    if (now !== play && isPlayOver(now)) await putResult(this.#store, now);
    return this.#hold(now);
  }

  /** Milliseconds since 1970 UTC by the clock of the database. */
  async #time(): Promise<number> {
    const known = this.#clock.now();
    if (known !== null) return known;
    const now = await databaseTime(this.#store);
    this.#clock.told(now);
    return now;
  }

  async #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    }
  }
}

const stepOf = ({ text, shows, at }: StoredAct): PlayStep => ({ text, shows, at });

const movedOn = (play: HeldPlay, n: number): ActsAnswer => ({
  kind: 'moved-on',
  n: play.acts.length,
  steps: play.acts.slice(n).map(stepOf),
  status: stepAt(play.attempt.session).status,
});

/** Boards that an account may open; null: any number. */
export type BoardLimit = () => RequestLimit | null;

/** Plays in a store that has the tables of the club. */
export const storedPlays = (store: SqlStore, limit: BoardLimit = () => null): Plays =>
  new StoredPlays(store, limit);
