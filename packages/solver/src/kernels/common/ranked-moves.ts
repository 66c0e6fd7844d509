/** Moves from positions of a beam, of which only the best are kept. */
import { enlarged } from '../../memory/grow.ts';

export class RankedMoves {
  count = 0;
  /** The highest worth. */
  best = -Infinity;
  /** By move: what the position after the move is worth, where the move begins, and the move. */
  worths = new Int32Array(256);
  from = new Int32Array(256);
  moves = new Int32Array(256);

  get bytes(): number {
    return 3 * this.worths.byteLength;
  }

  add(worth: number, from: number, move: number): void {
    if (worth > this.best) this.best = worth;
    const at = this.count++;
    if (at === this.worths.length) {
      this.worths = enlarged(this.worths);
      this.from = enlarged(this.from);
      this.moves = enlarged(this.moves);
    }
    this.worths[at] = worth;
    this.from[at] = from;
    this.moves[at] = move;
  }

  clear(): void {
    this.count = 0;
    this.best = -Infinity;
  }

  /** Leaves only the best ones, the first among equals, in the order in which they came; false if all of them are left. */
  cutTo(width: number): boolean {
    const { count, worths, from, moves } = this;
    if (count <= width) return false;
    const sorted = worths.slice(0, count).sort();
    const least = sorted[count - width];
    let above = 0;
    while (above < width && sorted[count - 1 - above] > least) above += 1;
    let equals = width - above;
    let left = 0;
    for (let i = 0; i < count; i++) {
      if (worths[i] < least || (worths[i] === least && equals-- <= 0)) continue;
      worths[left] = worths[i];
      from[left] = from[i];
      moves[left++] = moves[i];
    }
    this.count = left;
    return true;
  }
}
