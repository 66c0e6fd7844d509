/**
 * What hints remember, so that they lead on. A search from each new position may find another win, which begins by taking
 * the last move back. So a win or a plan that was found stays the advice while the player follows it.
 */
import { applyLegal, isDown, isKnown, type Game, type Move, type Position, type State } from '@cairn/engine';

/** Moves, and the positions before each of them. */
export interface HintPath {
  readonly moves: readonly Move[];
  readonly positions: readonly string[];
}

const keyOf = ({ rules }: Game, { piles, pass, used }: Position): string =>
  JSON.stringify([rules, piles, pass, used]);

/** No rule reads a card that is hidden, so a view can stand for its state until one turns up. */
const after = (game: Game, at: Position, move: Move): Position =>
  applyLegal(game, at as unknown as State, move);

/** The path of these moves, up to the one that turns up an unknown card. The first is legal, and the others follow. */
export const hintPath = (game: Game, from: Position, moves: readonly Move[]): HintPath => {
  const positions: string[] = [];
  let at = from;
  for (const move of moves) {
    positions.push(keyOf(game, at));
    at = after(game, at, move);
    if (at.piles.some((pile) => pile.some((seat) => !isKnown(seat) && !isDown(seat)))) break;
  }
  return { moves: moves.slice(0, positions.length), positions };
};

/** The moves of a path from a position on; none if the position isn't on it. */
export const movesOn = (path: HintPath | null, game: Game, at: Position): readonly Move[] => {
  if (path === null) return [];
  const place = path.positions.lastIndexOf(keyOf(game, at));
  return place < 0 ? [] : path.moves.slice(place);
};

/** The positions in which hints were given, by how many moves had been made. */
export class HintedPositions {
  readonly #positions = new Map<string, number>();

  /**
   * Notes a position, and forgets those with as many moves or more, which were undone. Of a line that was left, those with
   * fewer moves stay; they only put a move behind one that is as good.
   */
  note(game: Game, at: Position, made: number): void {
    for (const [position, moves] of this.#positions) if (moves >= made) this.#positions.delete(position);
    this.#positions.set(keyOf(game, at), made);
  }

  /** Whether a legal move leads back to one of them. */
  leadsBack(game: Game, at: Position, move: Move): boolean {
    return this.#positions.has(keyOf(game, after(game, at, move)));
  }
}
