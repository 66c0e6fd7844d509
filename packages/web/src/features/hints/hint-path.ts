/**
 * The way that hints go. A search from each new position may find another win, which begins by taking the last move back; so
 * the moves that were found stay the advice for as long as the player is on their way. Among moves that
 * are as good, one that leads to a new position comes before one that leads back.
 */
import { applyLegal, isDown, isKnown, type Game, type Move, type Position, type State } from '@cairn/engine';

/** Moves, and the positions before each of them. */
export interface HintPath {
  readonly moves: readonly Move[];
  readonly positions: readonly string[];
}

const keyOf = ({ rules }: Game, { piles, pass, used }: Position): string =>
  JSON.stringify([rules, piles, pass, used]);

/** The way that begins at a position with these moves, of which the first is legal and the others follow. */
export const hintPath = (game: Game, from: Position, moves: readonly Move[]): HintPath => {
  const positions: string[] = [];
  let at = from;
  for (const move of moves) {
    positions.push(keyOf(game, at));
    // No rule reads a card that is hidden, so a view can stand for its state until one turns up.
    at = applyLegal(game, at as unknown as State, move);
    if (at.piles.some((pile) => pile.some((seat) => !isKnown(seat) && !isDown(seat)))) break;
  }
  return { moves: moves.slice(0, positions.length), positions };
};

/** Where a position lies on a path: the moves from there on; none if it does not. */
export const movesOn = (path: HintPath | null, game: Game, at: Position): readonly Move[] => {
  const place = path === null ? -1 : path.positions.lastIndexOf(keyOf(game, at));
  return place < 0 || path === null ? [] : path.moves.slice(place);
};

/** The positions in which hints were given, by how many moves had been made. */
export class HintedPositions {
  readonly #positions = new Map<string, number>();

  /** Notes a position, and forgets those with as many moves or more: they were undone. */
  note(game: Game, at: Position, made: number): void {
    for (const [position, moves] of this.#positions) if (moves >= made) this.#positions.delete(position);
    this.#positions.set(keyOf(game, at), made);
  }

  /** Whether a legal move leads back to one of them. */
  leadsBack(game: Game, at: Position, move: Move): boolean {
    return this.#positions.has(keyOf(game, applyLegal(game, at as unknown as State, move)));
  }
}
