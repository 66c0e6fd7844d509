/**
 * The sampling player: draws worlds that agree with what he sees, tries every move in each of them, and makes the one
 * after which most are won (the solver's advice). Moves that do equally well are left to the greedy player.
 */
import { advise } from '@cairn/solver';
import type { Policy } from './player.ts';

/** Samples so many worlds before each move there is a choice about; `otherwise` decides between equals. */
export const sampling =
  (worlds: number, otherwise: Policy): Policy =>
  (sitting) => {
    const { game, view, moves, dice } = sitting;
    const choices = moves.filter(({ kind }) => kind !== 'power');
    if (choices.length < 2) return choices[0] ?? null;
    const advice = advise(game, view, { worlds, seed: dice.next() });
    const most = Math.max(...advice.moves.map(({ chance }) => chance));
    const equals = advice.moves.filter(({ chance }) => chance === most).map(({ move }) => move);
    return equals.length === 1 ? (equals[0] ?? null) : otherwise({ ...sitting, moves: equals });
  };
