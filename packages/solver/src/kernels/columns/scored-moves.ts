/** The moves that a depth-first search has still to try, one depth after another, with the best of each depth last. */
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';

const FIRST = 1024;

export class ScoredMoves {
  /** `card | to << 6` for each move; and the turn of the stock after it. */
  moves: Int32Array = new Int32Array(FIRST);
  turns: Int32Array = new Int32Array(FIRST);
  end = 0;
  /** The number of the round: in all but the first, scores have noise. */
  round = 0;
  #scores: Int32Array = new Int32Array(FIRST);

  /** @param seed a word for the position, so that the noise of a move differs from position to position. */
  push(move: number, turn: number, score: number, seed: number): void {
    if (this.end === this.moves.length) {
      this.moves = enlarged(this.moves);
      this.#scores = enlarged(this.#scores);
      this.turns = enlarged(this.turns);
    }
    const noise = this.round === 0 ? 0 : mix(seed + Math.imul(move, 0x9e3779b1) + this.round) >>> 26;
    this.turns[this.end] = turn;
    this.moves[this.end] = move;
    this.#scores[this.end++] = score + noise;
  }

  /** Sorts the moves from `start` on by score, stable; by insertion, since there are few. */
  sort(start: number): void {
    const { moves, turns } = this;
    const scores = this.#scores;
    for (let i = start + 1; i < this.end; i++) {
      const move = moves[i];
      const score = scores[i];
      const turn = turns[i];
      let at = i;
      for (; at > start && scores[at - 1] > score; at--) {
        moves[at] = moves[at - 1];
        scores[at] = scores[at - 1];
        turns[at] = turns[at - 1];
      }
      moves[at] = move;
      scores[at] = score;
      turns[at] = turn;
    }
  }
}
