/** The result of a play that is over. Everything in it follows from the acts, so it can be made again at any time. */
import {
  cardsLeft,
  isSealedOver,
  makeRecord,
  parseRecord,
  recordMoves,
  stepAt,
  unwrap,
  type GameRecord,
  type MadeMove,
} from '@cairn/engine';
import { valueOf } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { NOW } from '../database-time.ts';
import { sealedPolicyOf, type HeldPlay } from './held-play.ts';

export interface PlayResult {
  readonly status: string;
  /** In the unit of the board's measure. */
  readonly value: number;
  readonly score: number;
  /** Cards left on the table. */
  readonly left: number;
  /** From the opening to the last act. */
  readonly seconds: number;
  /** Number of cards shown and taken back. */
  readonly undone: number;
  /** Whether hints were shown. */
  readonly aided: boolean;
  readonly record: string;
  /** JSON: the acts with what they showed and their times. */
  readonly log: string;
}

/** Seconds from the opening to the last act. */
const secondsOf = ({ acts }: HeldPlay): number => (acts.at(-1)?.at ?? 0) / 1000;

/** Whether no act can follow, however much time is left. */
export const isPlayOver = (play: HeldPlay): boolean =>
  isSealedOver(play.attempt, sealedPolicyOf(play.frame), 0);

export const resultOfPlay = (play: HeldPlay): PlayResult => {
  const { attempt, acts, frame } = play;
  const { session, looks, hints } = attempt;
  const { game, deal } = session;
  const { state, status, score } = stepAt(session);
  const moves: readonly MadeMove[] = session.moves.slice(0, session.cursor);
  const left = cardsLeft(game, state);
  const record = recordMoves(
    game,
    deal,
    moves.map(({ move }) => move),
    {
      shows: true,
      times: moves.map(({ at }) => at),
      headers: {
        ...(looks === 0 ? {} : { Undone: `${looks}` }),
        ...(hints === 0 ? {} : { Hints: `${hints}` }),
        Play: frame.id,
      },
    },
  );
  return {
    status,
    value: valueOf(game, { status, score: score.total, left }),
    score: score.total,
    left,
    seconds: secondsOf(play),
    undone: looks,
    aided: hints > 0,
    record: makeRecord(unwrap(record)),
    log: JSON.stringify(acts.map(({ text, shows, at }) => [text, shows, at])),
  };
};

/** The record in the row of a result. */
export const recordIn = (text: string): GameRecord => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error('The database holds a record that cannot be read');
  return record.value;
};

/** A record as its player may have it before the close: without the deal, which has the cards that were never seen. */
export const withoutDeal = (record: GameRecord, play: string): GameRecord => ({
  ...record,
  deal: { kind: 'sealed', id: play },
});

const PUT_RESULT = `
  insert into club.result
    (play, status, value, score, cards_left, seconds, undone, aided, record, log, made)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${NOW})
  on conflict do nothing`;

/** Stores the result of a play that is over, unless it is there. */
export const putResult = async (sql: SqlClient, play: HeldPlay): Promise<void> => {
  const { status, value, score, left, seconds, undone, aided, record, log } = resultOfPlay(play);
  await sql.query(PUT_RESULT, [
    play.frame.id,
    status,
    value,
    score,
    left,
    seconds,
    undone,
    aided,
    record,
    log,
  ]);
};
