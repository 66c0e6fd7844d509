/**
 * The moves of a position, except the deal of a row. With n spaces 2^n runs that are built on each other can go on a card: half of
 * them wait in a space while the others go, each half with n - 1 spaces (by induction). So they are one move here,
 * written out for the engine as moves of one run each (index.ts). Into a space it is 2^(n - 1) runs.
 */
import { enlarged } from '../../memory/grow.ts';
import { WAY, wayOf } from './board.ts';
import { hasSuitAtEnd, RANK, type SuitPosition } from './position.ts';

export class MoveList {
  count = 0;
  moves = new Int32Array(256);

  add(move: number): void {
    if (this.count === this.moves.length) this.moves = enlarged(this.moves);
    this.moves[this.count++] = move;
  }
}

/** Writes the moves of a position to a list. */
export const listMoves = (position: SuitPosition, list: MoveList): void => {
  const { heights, faces, rules } = position;
  const { columns, cards } = rules;
  list.count = 0;
  for (let c = 0; c < columns; c++) if (hasSuitAtEnd(position, c)) list.add(wayOf(WAY.suit, c, 0, 0));
  const spaces = spacesOf(position);
  for (let c = 0; c < columns; c++) {
    if (heights[c] === 0) continue;
    const last = faces[c * cards + heights[c] - 1] & RANK;
    const most = lengthOfRuns(position, c, 2 ** spaces);
    for (let to = 0; to < columns; to++) {
      if (to === c || heights[to] === 0) continue;
      const count = (faces[to * cards + heights[to] - 1] & RANK) - last;
      if (count >= 1 && count <= most) list.add(wayOf(WAY.run, c, to, count));
    }
    if (spaces > 0) listMovesToSpaces(position, c, spaces, list);
  }
};

/** Any part of a run, or several whole runs. */
const listMovesToSpaces = (position: SuitPosition, from: number, spaces: number, list: MoveList): void => {
  const { heights, rules, dealt, stocked } = position;
  // Once no row is left one space is like another, and a whole column need not move.
  const differ = dealt < stocked;
  const most = differ ? heights[from] : heights[from] - 1;
  for (let to = 0; to < rules.columns; to++) {
    if (heights[to] > 0) continue;
    let longest = lengthOfRuns(position, from, 1);
    for (let count = 1; count <= longest && count <= most; count++) list.add(wayOf(WAY.run, from, to, count));
    for (let runs = 2; runs <= 2 ** (spaces - 1); runs++) {
      const count = lengthOfRuns(position, from, runs);
      if (count === longest || count > most) break;
      longest = count;
      list.add(wayOf(WAY.run, from, to, count));
    }
    if (!differ) return;
  }
};

/** How many cards at the end of a column are built down in at most so many runs. */
const lengthOfRuns = (
  { faces, heights, downs, rules }: SuitPosition,
  column: number,
  runs: number,
): number => {
  const first = column * rules.cards + downs[column];
  const last = column * rules.cards + heights[column] - 1;
  let at = last;
  for (let left = runs; at > first && (faces[at - 1] & RANK) === (faces[at] & RANK) + 1; at--)
    if (faces[at - 1] !== faces[at] + 1 && --left === 0) break;
  return last - at + 1;
};

const spacesOf = ({ heights, rules }: SuitPosition): number => {
  let spaces = 0;
  for (let c = 0; c < rules.columns; c++) if (heights[c] === 0) spaces += 1;
  return spaces;
};
