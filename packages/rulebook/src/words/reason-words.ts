/** Why a move is better than another: what it does more, or less, that a player can see. */
import type { Game, Move } from '@cairn/engine';

/** The features of a move that advice weighs (the solver has the same names). */
export const REASONS = [
  'turns-up',
  'turns-up-two',
  'frees',
  'frees-two',
  'buried',
  'to-goal',
  'from-waste',
  'from-reserve',
  'from-foundation',
  'stores',
  'empties',
  'fills',
  'takes-from-run',
  'joins-run',
  'joins-suit',
  'follows',
  'partners',
  'equals',
  'covers',
  'apex',
  'draws',
  'redeals',
  'undoes',
  'shifts',
  'shifts-late',
] as const;
export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  /** How much of it the better move has, and the other one: a count, or 1 for yes and 0 for no. */
  readonly value: number;
  readonly other: number;
}

/** The reasons for a move as one sentence; '' where there is nothing to say. */
export type ReasonWords = (game: Game, move: Move, reasons: readonly Reason[]) => string;

/** Where cards go that go to their goal. */
type Goal = 'foundation' | 'hole' | 'away';

const goalOf = ({ piles }: Game, move: Move): Goal =>
  move.kind !== 'play' ? 'away' : piles[move.to]?.zone.role === 'hole' ? 'hole' : 'foundation';

type Clause = (reason: Reason & { readonly goal: Goal }) => string | null;

/** For each feature what a move does that has more of it, and what one does that has less; null: nothing worth saying. */
export type ReasonClauses = Readonly<Record<ReasonName, { readonly more: Clause; readonly less: Clause }>>;

/** A capital, the clauses with a joint, a full stop. */
export const reasonWords =
  (clauses: ReasonClauses, joint: string): ReasonWords =>
  (game, move, reasons) => {
    const goal = goalOf(game, move);
    const said = reasons
      .map((reason) =>
        clauses[reason.name][reason.value > reason.other ? 'more' : 'less']({ ...reason, goal }),
      )
      .filter((clause) => clause !== null);
    const text = [...new Set(said)].join(joint);
    return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
