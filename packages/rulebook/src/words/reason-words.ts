/** Why a move is better than another: what it does more, or less, that a player can see. */
import type { Game, Move } from '@cairn/engine';

export interface Reason<Name extends string> {
  /** A feature of a move that advice weighs, by its name in the solver. */
  readonly name: Name;
  /** How much of it the better move has, and the other one: a count, or 1 for yes and 0 for no. */
  readonly value: number;
  readonly other: number;
}

/** The reasons for a move as one sentence; '' where there is nothing to say. */
export type ReasonWords<Name extends string> = (
  game: Game,
  move: Move,
  reasons: readonly Reason<Name>[],
) => string;

/** Where cards go that go to their goal. */
type Goal = 'foundation' | 'hole' | 'away';

const goalOf = ({ piles }: Game, move: Move): Goal =>
  move.kind !== 'play' ? 'away' : piles[move.to]?.zone.role === 'hole' ? 'hole' : 'foundation';

type Clause = (reason: Pick<Reason<string>, 'value' | 'other'> & { readonly goal: Goal }) => string | null;

/** What a move does that has more of a feature, and what one does that has less; null: nothing worth saying. */
export interface ReasonClauses {
  readonly more: Clause;
  readonly less: Clause;
}

/** A capital, the clauses with a joint, a full stop. */
export const reasonWords =
  <Name extends string>(clauses: Readonly<Record<Name, ReasonClauses>>, joint: string): ReasonWords<Name> =>
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
