/** The outcome of a finished deal: the facts that formats count, from a record and its replay. */
import {
  cardOf,
  cardsLeft,
  isJoker,
  penalty,
  rankOf,
  type Game,
  type GameRecord,
  type Position,
  type Rank,
  type Replay,
  type Status,
  type Tally,
} from '@cairn/engine';

export interface DealOutcome {
  readonly status: Status;
  /** The settled score, in the unit of the game's scoring. */
  readonly score: number;
  /** Cards of the layout and tableau that were not played, and stock cards that were not turned. */
  readonly left: number;
  readonly spare: number;
  /** The longest streak. */
  readonly chain: number;
  readonly moves: number;
  /** How many cards were shown and taken back. */
  readonly undone: number;
  /** From the deal to the last move; null if the record has no times. */
  readonly seconds: number | null;
  /** Irons left in the bag. */
  readonly irons: readonly Rank[];
}

/** The outcome of a replayed record. */
export const outcomeOf = (game: Game, record: GameRecord, replay: Replay): DealOutcome => {
  const last = replay.states.at(-1);
  if (last === undefined) throw new Error('A replay has a position for its deal');
  return {
    status: replay.status,
    score: replay.final.total,
    left: cardsLeft(game, last),
    spare: game.stock === null ? 0 : (last.piles[game.stock]?.length ?? 0),
    chain: replay.final.best,
    moves: replay.moves.filter(({ kind }) => kind !== 'spent').length,
    undone: undoneIn(record),
    seconds: record.steps.at(-1)?.at ?? null,
    irons: ironsIn(game, last),
  };
};

/** The number of cards shown and taken back, as the record says; NaN if the header is not a number. */
export const undoneIn = ({ headers, steps }: GameRecord): number => {
  const said = headers['Undone'] ?? '0';
  const spent = steps.filter(({ text }) => text.endsWith('!')).length;
  return (/^\d{1,6}$/.test(said) ? Number(said) : Number.NaN) + spent;
};

/** Ranks of the cards in the hand that are not jokers, in order. */
const ironsIn = (game: Game, position: Position): readonly Rank[] =>
  game.byRole.hand
    .flatMap((pile) => (position.piles[pile] ?? []).map(cardOf))
    .filter((card) => !isJoker(card))
    .map(rankOf)
    .sort((a, b) => a - b);

/**
 * The price of ending the deal now: what the game itself would charge for the cards left. Never negative. `position`
 * may be a view.
 */
export const stopPrice = (game: Game, position: Position, tally: Tally): number => {
  const points = penalty(game, position, tally);
  return Math.abs(points);
};
