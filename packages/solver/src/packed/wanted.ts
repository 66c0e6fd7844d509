/**
 * Which faces the piles of each zone take in a position, as bits. Most cards go nowhere, and one test of these sets spares
 * looking at every pile. The sets may be too large, never too small: a pile may still refuse a card that is in them.
 */
import { DOWN } from '@cairn/engine';
import type { PackedBoard } from './board.ts';
import type { Targets } from './rules.ts';
import { FACE_WORDS } from './words.ts';

/**
 * Reads the sets of a position into `board.wanted`.
 * @param ranks the ranks that an empty pile takes now, a bit each.
 */
export const readWanted = (
  board: PackedBoard,
  { accepts }: Targets,
  ranks: (board: PackedBoard, pile: number) => number,
): void => {
  const { rules, heights, seats, wanted } = board;
  const { piles, cards, zone } = rules;
  wanted.fill(0);
  for (let pile = 0; pile < piles; pile++) {
    const words = accepts[pile];
    const at = zone[pile] * FACE_WORDS;
    const height = heights[pile];
    if (height === 0) {
      // A face is its suit times 16 and its rank: a word holds the ranks of two suits.
      const bits = ranks(board, pile) & 0xffff;
      const word = bits | (bits << 16);
      for (let i = 0; i < FACE_WORDS; i++) wanted[at + i] |= word;
    } else if (words !== null) {
      const seat = seats[pile * cards + height - 1];
      if ((seat & DOWN) !== 0) continue;
      const on = (seat & 127) * FACE_WORDS;
      for (let i = 0; i < FACE_WORDS; i++) wanted[at + i] |= words[on + i];
    }
  }
};

/** Whether a pile in one of these zones may take the card, by the sets read last. */
export const isWanted = ({ wanted }: PackedBoard, zones: Int32Array, seat: number): boolean => {
  const word = (seat & 127) >> 5;
  let bits = 0;
  for (let i = 0; i < zones.length; i++) bits |= wanted[zones[i] * FACE_WORDS + word];
  return ((bits >> (seat & 31)) & 1) === 1;
};
