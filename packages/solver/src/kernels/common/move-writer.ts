/**
 * Writes what a kernel has decided as moves of the engine. A kernel thinks in cards; the numbers of piles, and the draws
 * and redeals that bring a card of the stock to where it can be played, are found here by playing along.
 */
import { applyLegal, cardOf, faceOf, legalMoves, type Game, type Move, type State } from '@cairn/engine';

export class MoveWriter {
  readonly #game: Game;
  #state: State;
  readonly moves: Move[] = [];

  constructor(game: Game, state: State) {
    this.#game = game;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  make(move: Move): void {
    this.#state = applyLegal(this.#game, this.#state, move);
    this.moves.push(move);
  }

  /** The first legal move of this card, with those on it, that passes a test; undefined when there is none. */
  find(face: number, wanted: (move: Move & { kind: 'play' }) => boolean): Move | undefined {
    return legalMoves(this.#game, this.#state).find((move) => {
      if (move.kind !== 'play') return false;
      const pile = this.#state.piles[move.from] ?? [];
      const lead = pile[pile.length - (move.skip ?? 0) - move.count];
      return lead !== undefined && faceOf(cardOf(lead)) === face && wanted(move);
    });
  }

  /** Plays a card after as many draws and redeals as it takes. It throws when the card never comes, which is a bug of the kernel. */
  play(face: number, wanted: (move: Move & { kind: 'play' }) => boolean): void {
    const { stock, waste } = this.#game;
    const size = (pile: number | null): number =>
      pile === null ? 0 : (this.#state.piles[pile] ?? []).length;
    // Two passes show every card from any place in the first.
    for (let turns = 2 * (size(stock) + size(waste) + 1); turns >= 0; turns--) {
      const move = this.find(face, wanted);
      if (move !== undefined) return this.make(move);
      this.make(size(stock) > 0 ? { kind: 'draw' } : { kind: 'redeal' });
    }
    throw new Error(`Card ${face} can't be reached`);
  }
}
