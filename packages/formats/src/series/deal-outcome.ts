/** What a deal played to its end amounts to: the facts formats count, read off a replay and its record. */
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
  /** Cards of the layout and tableau that were not played, and cards of the stock that were not turned. */
  readonly left: number;
  readonly spare: number;
  /** The longest run of cards without a draw. */
  readonly chain: number;
  readonly moves: number;
  /** Cards that were shown and taken back. */
  readonly undone: number;
  /** From the deal to the last move; null where nobody kept the time. */
  readonly seconds: number | null;
  /** Irons left in the bag. */
  readonly irons: readonly Rank[];
}

/** The outcome of a record that was replayed. */
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

/** Cards that a record owns to have shown and taken back; NaN for a header nobody can read. */
export const undoneIn = ({ headers, steps }: GameRecord): number => {
  const said = headers['Undone'] ?? '0';
  const spent = steps.filter(({ text }) => text.endsWith('!')).length;
  return (/^\d{1,6}$/.test(said) ? Number(said) : Number.NaN) + spent;
};

/** Ranks of the cards in hand that are no jokers, in order. */
const ironsIn = (game: Game, position: Position): readonly Rank[] =>
  game.byRole.hand
    .flatMap((pile) => (position.piles[pile] ?? []).map(cardOf))
    .filter((card) => !isJoker(card))
    .map(rankOf)
    .sort((a, b) => a - b);

/**
 * What ending the deal now costs: the charge for the cards left, as the game itself would settle it. Never negative;
 * a view will do.
 */
export const stopPrice = (game: Game, position: Position, tally: Tally): number => {
  const points = penalty(game, position, tally);
  return Math.abs(points);
};
