/** How a policy ranks the choices of a position. It sees what a player sees, and looks no further than the move that decides. */
import { view, type Game, type Move, type State } from '@cairn/engine';
import { policyValues, type ActWay, type PolicyWeights } from '@cairn/solver';
import { afterMoves, type PuzzleChoice } from './choices.ts';

export interface Ranked {
  readonly choice: PuzzleChoice;
  readonly value: number;
}

/** Choices and their worth to the policy, the best first. */
export const ranked = (
  game: Game,
  state: State,
  choices: readonly PuzzleChoice[],
  policy: PolicyWeights,
): readonly Ranked[] => {
  const values = (at: State, moves: readonly Move[]): readonly number[] =>
    policyValues(game, view(game, at), moves, policy);
  const atOnce = choices.flatMap(({ ways: [{ before, move }] }) => (before.length === 0 ? [move] : []));
  const valuesAtOnce = values(state, atOnce);
  const valueOf = ({ before, move }: ActWay): number | undefined =>
    before.length === 0
      ? valuesAtOnce[atOnce.indexOf(move)]
      : values(afterMoves(game, state, before), [move])[0];
  return choices
    .map((choice): Ranked => ({ choice, value: valueOf(choice.ways[0]) ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
};
