/** A play as a process holds it: the attempt that follows from its acts. No process owns a play; the database decides. */
import {
  begin,
  countsUndos,
  judgeAct,
  makeShown,
  parseDeal,
  stepAt,
  thinSteps,
  type Game,
  type Result,
  type SealedAttempt,
  type SealedPolicy,
} from '@cairn/engine';
import { openBoard, parsePolicy, type ContestPolicy } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import type { SentAct } from '@cairn/wire';

/** An act that is committed. */
export interface StoredAct {
  readonly n: number;
  /** Null: it is not known any more, because the play has long been over. */
  readonly key: string | null;
  readonly text: string;
  /** As `makeShown` writes it. */
  readonly shows: string;
  /** Milliseconds since the play was opened. */
  readonly at: number;
}

/** What does not change while a play is played. Times are those of the database's clock. */
export interface PlayFrame {
  readonly id: string;
  readonly contest: string;
  /** Number of the board in its contest. */
  readonly board: number;
  /** Null: the account is gone. */
  readonly account: string | null;
  readonly game: Game;
  readonly policy: ContestPolicy;
  readonly commitment: string;
  readonly opened: number;
  /** When the contest closes. */
  readonly closes: number;
}

export interface HeldPlay {
  readonly frame: PlayFrame;
  readonly acts: readonly StoredAct[];
  readonly attempt: SealedAttempt;
}

export const sealedPolicyOf = ({ policy }: PlayFrame): SealedPolicy => ({
  undo: policy.undo,
  hints: policy.hints,
});

/** What ends a play, and when, by the clock of the database. */
export interface PlayEnd {
  readonly text: 'time' | 'end';
  readonly at: number;
}

/**
 * Acts of a play. Some games can be dealt through for ever, and then a record would be too long to be read, and a play
 * would take more memory than all others.
 */
export const MOST_ACTS = 5000;

/**
 * What ends a play whose time is up, or that has too many acts, before any other act; null while it may go on, or if it
 * has been ended.
 */
export const endOf = ({ frame, acts, attempt }: HeldPlay, now: number): PlayEnd | null => {
  if (stepAt(attempt.session).view.ended !== 'no') return null;
  if (acts.length >= MOST_ACTS) return { text: 'end', at: frame.opened + (acts.at(-1)?.at ?? 0) };
  const { policy, game, opened, closes } = frame;
  const seconds = Math.min(policy.seconds ?? Infinity, game.def.limits?.seconds ?? Infinity);
  const limit = opened + seconds * 1000;
  const end: PlayEnd =
    limit <= closes ? { text: 'time', at: limit } : { text: 'end', at: Math.floor(closes) };
  return now >= end.at ? end : null;
};

interface PlayRow {
  readonly contest: string;
  readonly board: number;
  readonly account: string | null;
  readonly opened: number;
  readonly closes: number;
  readonly policy: string;
  readonly game: string;
  readonly options: string;
  readonly rules: string;
  readonly deal: string;
  readonly commitment: string;
}

const PLAY = `
  select p.contest, p.n as board, p.account, p.opened, c.closes, c.policy, b.game, b.options, b.rules, b.deal, b.commitment
  from club.play p
  join club.contest c on c.id = p.contest
  join club.contest_board cb on cb.contest = p.contest and cb.n = p.n
  join club.board b on b.id = cb.board
  where p.id = $1`;

/** Why a play cannot be held here: it is unknown, or its board has the rules of another version of the program. */
export type LoadFault = 'unknown' | 'rules';

/** The play before its first act. */
export const loadPlay = async (sql: SqlClient, id: string): Promise<HeldPlay | LoadFault> => {
  const [row] = await sql.query<PlayRow>(PLAY, [id]);
  if (row === undefined) return 'unknown';
  const deal = sure(parseDeal(row.deal));
  const options = JSON.parse(row.options) as Readonly<Record<string, string>>;
  const board = openBoard({ game: row.game, options, deal });
  if (!board.ok || board.value.compiled.rules !== row.rules) return 'rules';
  const game = board.value.compiled;
  const policy = sure(parsePolicy(JSON.parse(row.policy)));
  const { contest, board: number, account, opened, closes, commitment } = row;
  return {
    frame: { id, contest, board: number, account, game, policy, commitment, opened, closes },
    acts: [],
    attempt: { session: sure(begin(game, deal)), undos: 0, looks: 0, hints: 0 },
  };
};

/** Rows of the database that this program wrote are read by it. */
const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`The database holds what cannot be read: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** The acts from a number on; or, where they are in the log of the result only, one row with that. */
const ACTS = `
  select n, key, text, shows, at_ms as at from club.act where play = $1 and n >= $2
  union all
  select -1, null, log, '', 0 from club.result
  where play = $1 and not exists (select 1 from club.act where play = $1)
  order by 1`;

/** The acts of a log (play-result.ts). */
const actsOfLog = (log: string): readonly StoredAct[] =>
  (JSON.parse(log) as readonly (readonly [text: string, shows: string, at: number])[]).map(
    ([text, shows, at], n) => ({ n, key: null, text, shows, at }),
  );

/** The play with the acts that others have committed since. */
export const catchUp = async (sql: SqlClient, play: HeldPlay): Promise<HeldPlay> => {
  const rows = await sql.query<StoredAct>(ACTS, [play.frame.id, play.acts.length]);
  const acts = rows[0]?.n === -1 ? actsOfLog(rows[0].text).slice(play.acts.length) : rows;
  return acts.reduce(withStored, play);
};

/** Whether an act that was sent is the one that is stored: it has its key, or, where that is not known, its text. */
export const isSameAct = ({ key, text }: StoredAct, sent: SentAct): boolean =>
  key === null ? text === sent.text.trim() : key === sent.key;

/**
 * A play that is over, from its result's log. Throws if its acts do not follow from one another.
 * @param dealt the play before its first act.
 */
export const heldFromLog = (dealt: HeldPlay, log: string): HeldPlay =>
  actsOfLog(log).reduce(withStored, dealt);

/** The play with its next act, as the database has it. */
const withStored = (play: HeldPlay, act: StoredAct): HeldPlay => {
  // Whether there was time for it was decided when it was made.
  const how = { seconds: 0, policy: sealedPolicyOf(play.frame), byServer: true };
  const judged = judgeAct(play.attempt, act.text, how);
  if (!judged.ok || makeShown(judged.value.shown) !== act.shows)
    throw new Error(`Act ${act.n} of play ${play.frame.id} does not follow from those before it`);
  return withAct(play, act, judged.value.after(act.at / 1000));
};

/** Of the steps of a play, one of so many is kept where they can be taken back. */
const STEPS_APART = 16;

const stepsApart = ({ policy, game }: PlayFrame): number =>
  policy.undo || countsUndos(game) ? STEPS_APART : Infinity;

/** The play with its next act. */
export const withAct = (play: HeldPlay, act: StoredAct, attempt: SealedAttempt): HeldPlay => {
  thinSteps(attempt.session, stepsApart(play.frame));
  return { frame: play.frame, acts: [...play.acts, act], attempt };
};
