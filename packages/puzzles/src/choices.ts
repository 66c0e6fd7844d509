/**
 * The choices of a position: its legal moves, where plays into interchangeable empty piles are one. Giving up and
 * going on after a clear are no choices.
 */
import {
  distinctPlays,
  fault,
  legalMoves,
  type Fault,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';

export const choicesOf = (game: Game, state: State): readonly Move[] =>
  distinctPlays(game, state, legalMoves(game, state)).filter(
    ({ kind }) => kind !== 'end' && kind !== 'again',
  );

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

export const isSameMove = (one: Move, other: Move): boolean => {
  if (one.kind === 'play' && other.kind === 'play')
    return (
      one.from === other.from &&
      one.to === other.to &&
      one.count === other.count &&
      (one.skip ?? 0) === (other.skip ?? 0)
    );
  if (one.kind === 'remove' && other.kind === 'remove') return one.piles.join() === other.piles.join();
  return one.kind === other.kind;
};

/** The choice that a move belongs to: itself, or the play into an interchangeable pile that stands for it; null if neither. */
export const choiceOf = (game: Game, state: State, choices: readonly Move[], move: Move): Move | null => {
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
