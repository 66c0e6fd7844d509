/**
 * The sampling policy: it draws worlds that agree with the view, tries every move in each, and makes the move after which
 * most are won (the solver's advice). Among equal moves another policy decides.
 */
import { advise, isWeighed, roughNumbers } from '@cairn/solver';
import type { Policy } from './playout.ts';

/** Draws this many worlds before each choice; `tieBreak` decides among equal moves. */
export const sampling =
  (worlds: number, tieBreak: Policy): Policy =>
  (observation) => {
    const { game, view, moves, random } = observation;
    const choices = moves.filter(isWeighed);
    if (choices.length < 2) return choices[0] ?? null;
    const numbers = { ...roughNumbers(game), mode: 'rollout' } as const;
    const advice = advise(game, view, { worlds, seed: random.next(), numbers });
    const equals = advice.moves.filter(({ behind }) => behind === 0).map(({ move }) => move);
    return equals.length === 1 ? (equals[0] ?? null) : tieBreak({ ...observation, moves: equals });
  };
