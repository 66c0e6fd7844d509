/** The moves that advice weighs, and which of them are alike. */
import { distinctPlays, legalMoves, type Game, type Move, type View } from '@cairn/engine';
import { moveKey } from './move-key.ts';

/** Not powers, unless they move on like a deal of the stock; nor giving up. */
export const isWeighed = (move: Move): boolean =>
  move.kind === 'power'
    ? move.power === 'regather'
    : move.kind !== 'spent' && move.kind !== 'again' && move.kind !== 'end';

/** Powers and giving up are not among them; of plays into interchangeable empty piles only the first is. */
export const weighedMoves = (game: Game, view: View): readonly Move[] =>
  distinctPlays(game, view, legalMoves(game, view)).filter((move) => isWeighed(move));

/** Whether two moves are the same, or fill interchangeable piles. */
export const isAlike = (game: Game, view: View, one: Move, other: Move): boolean =>
  moveKey(one) === moveKey(other) || distinctPlays(game, view, [one, other]).length === 1;
