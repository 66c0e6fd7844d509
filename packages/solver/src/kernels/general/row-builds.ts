/** The builds that the relaxation of rows asks for, by faces of one pack. */
import type { PackedBoard } from '../../packed/board.ts';
import { ranksForEmpty, targetsOn } from '../../packed/plays.ts';
import { rankBit } from '../../packed/words.ts';

/** Faces of one pack; sets of them are bits of two words. */
export const FACES = 64;

/** The builds of columns and foundations under one base rank. */
export interface Builds {
  /** By two faces: whether the second moves along with the first as they lie, and whether a chain leads to it. */
  readonly joined: Uint8Array;
  readonly chained: Uint8Array;
  /** By face, two words each: the faces it lies on, and those it follows on a foundation. */
  readonly carriers: Int32Array;
  readonly before: Int32Array;
  /** By face: whether it lies in a space, and whether a foundation begins with it. */
  readonly inSpace: Uint8Array;
  readonly begins: Uint8Array;
}

/** The builds in a position: they depend on its base rank alone. */
export const buildsOn = (board: PackedBoard, cards: readonly number[]): Builds => {
  const { byRole } = board.rules.game;
  const column = byRole.tableau[0] ?? 0;
  const pile = byRole.foundation[0] ?? 0;
  const targets = targetsOn(board);
  const fits = targets.fits[column];
  const runs = targets.runs[column] ?? [];
  const goes = targets.fits[pile];
  const spaces = ranksForEmpty(board, column);
  const beginnings = ranksForEmpty(board, pile);
  const joined = new Uint8Array(FACES * FACES);
  const carriers = new Int32Array(2 * FACES);
  const before = new Int32Array(2 * FACES);
  const inSpace = new Uint8Array(FACES);
  const begins = new Uint8Array(FACES);
  for (const card of cards) {
    if ((spaces & rankBit(card & 15)) !== 0) inSpace[card] = 1;
    if ((beginnings & rankBit(card & 15)) !== 0) begins[card] = 1;
    for (const on of cards) {
      const pair = on * 128 + card;
      if (fits?.[pair] === 1) carriers[2 * card + (on >> 5)] |= 1 << (on & 31);
      if (goes?.[pair] === 1) before[2 * card + (on >> 5)] |= 1 << (on & 31);
      if (runs.some((run) => run[pair] === 1) || fits?.[pair] === 1) joined[on * FACES + card] = 1;
    }
  }
  const chained = joined.slice();
  for (const by of cards)
    for (const on of cards)
      if (chained[on * FACES + by] === 1)
        for (const card of cards) if (chained[by * FACES + card] === 1) chained[on * FACES + card] = 1;
  return { joined, chained, carriers, before, inSpace, begins };
};
