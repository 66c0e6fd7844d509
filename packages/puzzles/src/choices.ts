/**
 * What a puzzle asks to choose from. In most games these are the legal moves, where plays into interchangeable empty piles are
 * one; giving up and going on after a clear are none. In games where most moves can be taken back or made later as well,
 * they are acts: the irreversible moves that can come next (acts.ts of the solver).
 */
import {
  applyLegal,
  distinctPlays,
  fault,
  legalMoves,
  type Fault,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { actOf, actsOf, hasFreeStock, moveKey, type Act } from '@cairn/solver';

/** A choice is named in its position. Each way to make it ends with the move that decides; those before it are reversible. */
export type PuzzleChoice = Act;

/** The legal moves that are choices of their own. */
export const choicesOf = (game: Game, state: State): readonly Move[] =>
  distinctPlays(game, state, legalMoves(game, state)).filter(
    ({ kind }) => kind !== 'end' && kind !== 'again',
  );

/** Whether puzzles of the game ask for an act: it builds to foundations, and its stock is free or its columns hide cards. */
export const asksForActs = (game: Game): boolean => {
  const { byRole, def, zones } = game;
  if (byRole.foundation.length === 0 || byRole.hole.length > 0 || def.remove !== undefined) return false;
  return hasFreeStock(game) || zones.some((zone) => zone.def?.role === 'tableau' && zone.def.face !== 'open');
};

/** Positions that reversible moves may reach; a position with more is no puzzle. */
const MOST_POSITIONS = 2000;

/** All choices of a position; null if there are too many ways to make them. */
export const allChoices = (game: Game, state: State): readonly PuzzleChoice[] | null => {
  if (!asksForActs(game))
    return choicesOf(game, state).map((move) => ({ name: moveKey(move), ways: [{ before: [], move }] }));
  const { list, isComplete } = actsOf(game, state, MOST_POSITIONS);
  return isComplete ? list : null;
};

/** The choices that can be made at once: in games with acts not all of them. */
export const choicesAtOnce = (game: Game, state: State): readonly PuzzleChoice[] =>
  asksForActs(game) ? actsOf(game, state, 1).list : (allChoices(game, state) ?? []);

/** The name of the choice that a legal move makes; null if it makes none because it is reversible. */
export const choiceName = (game: Game, state: State, move: Move): string | null => {
  if (asksForActs(game)) return actOf(game, state, move);
  const choice = choiceOf(game, state, choicesOf(game, state), move);
  return choice === null ? null : moveKey(choice);
};

/** The position after legal moves. */
export const afterMoves = (game: Game, state: State, moves: readonly Move[]): State =>
  moves.reduce((now, move) => applyLegal(game, now, move), state);

/** Why a game has no puzzles; empty if it has. Chance after the deal leaves nothing to prove by looking ahead. */
export const puzzleFaults = (game: Game): readonly Fault[] =>
  game.chance || game.def.powers !== undefined || game.def.events !== undefined
    ? [
        fault(
          'puzzles',
          'game',
          `Cannot look for puzzles in ${game.def.title} with powers, event cards or chance: wanted a game in which only cards move`,
        ),
      ]
    : [];

const isSameMove = (one: Move, other: Move): boolean => moveKey(one) === moveKey(other);

/** The choice that a move belongs to: itself, or the play into an interchangeable pile that stands for it; null if neither. */
const choiceOf = (game: Game, state: State, choices: readonly Move[], move: Move): Move | null => {
  const same = choices.find((choice) => isSameMove(choice, move));
  if (same !== undefined || move.kind !== 'play') return same ?? null;
  const all = legalMoves(game, state);
  if (!all.some((each) => isSameMove(each, move))) return null;
  // It is legal and not listed, so an earlier play of the same cards into the same zone stands for it.
  const zone = game.piles[move.to]?.zone.id;
  return (
    choices.find(
      (choice) =>
        choice.kind === 'play' &&
        isSameMove({ ...choice, to: move.to }, move) &&
        game.piles[choice.to]?.zone.id === zone &&
        (state.piles[choice.to] ?? []).length === 0,
    ) ?? null
  );
};
