/**
 * The decisions of a deal: the moves of its final line, one decision for each undo group. The moves of a group after its
 * first are made by the app (safe moves, the parts of a run), so they are no choices of the player.
 */
import {
  begin,
  isWon,
  play,
  stepAt,
  type Deal,
  type Game,
  type MadeMove,
  type Move,
  type SessionStep,
} from '@cairn/engine';
import { recentOf, type Recent } from '@cairn/solver';
import { turnsUp } from './turns-up.ts';

/** weighed: a move that an adviser can compare with others. other: a power, or the next layout. stop: the end by the player or the clock. */
export type DecisionKind = 'weighed' | 'other' | 'stop';

export interface Decision {
  /** How many moves were made before it. */
  readonly at: number;
  /** How many moves it and its group have. */
  readonly moves: number;
  readonly move: Move;
  readonly kind: DecisionKind;
  readonly turnsUp: boolean;
}

export interface PlayedDeal {
  readonly game: Game;
  readonly decisions: readonly Decision[];
  /** The step after so many moves. */
  readonly stepAt: (at: number) => SessionStep;
  /** What was done before the step after so many moves. */
  readonly recentAt: (at: number) => Recent;
  /** How many moves were made. */
  readonly length: number;
  /** 1: won, 0: not. */
  readonly result: number;
}

const kindOf = ({ kind }: Move): DecisionKind => {
  if (kind === 'end') return 'stop';
  return kind === 'power' || kind === 'spent' || kind === 'again' ? 'other' : 'weighed';
};

/** Plays the moves of a deal. Throws if the deal does not fit the game; the moves must be legal. */
export const playedDeal = (game: Game, deal: Deal, moves: readonly MadeMove[]): PlayedDeal => {
  const dealt = begin(game, deal);
  if (!dealt.ok) throw new Error('The deal does not serve the game');
  const session = moves.reduce(
    (so, { move, at, joined }) => play(so, move, { at, joined: joined === true }),
    dealt.value,
  );
  const steps = (at: number): SessionStep => stepAt(session, at);
  // Giving up is never part of the group before it: it has a term of its own.
  const starts = moves.flatMap(({ joined, move }, i) =>
    i > 0 && joined === true && move.kind !== 'end' ? [] : [i],
  );
  const decisions = starts.flatMap((at, i): readonly Decision[] => {
    const made = moves[at];
    if (made === undefined) return [];
    const end = starts[i + 1] ?? moves.length;
    const group = moves.slice(at, end).map(({ move }) => move);
    return [
      {
        at,
        moves: group.length,
        move: made.move,
        kind: kindOf(made.move),
        turnsUp: turnsUp(game, steps(at).view, steps(end).view, group),
      },
    ];
  });
  const result = isWon(game, steps(moves.length).state) ? 1 : 0;
  const list = moves.map(({ move }) => move);
  const recentAt = (at: number): Recent => recentOf(game, list.slice(0, at), (i) => steps(i).view);
  return { game, decisions, stepAt: steps, recentAt, length: moves.length, result };
};
