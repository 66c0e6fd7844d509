/**
 * Moves on the packed board, as one number each.
 *
 *   kind 3 bits · from 9 · to 9 · count 9 · lifted 1      a play; lifted: the card comes from under `count` others
 *   kind 3 bits · first 21 · length 7                     a group; its piles stand in the list's `groups`
 *   kind 3 bits · draws 9 · to 9 · draws 9 · redeal 1     a card reached in the stock, see reach.ts
 */
import { POWERS, type Move } from '@cairn/engine';

export const KIND = { play: 0, draw: 1, redeal: 2, remove: 3, power: 4, reach: 5 } as const;

export const kindOf = (move: number): number => move & 7;
export const fromOf = (move: number): number => (move >> 3) & 511;
export const toOf = (move: number): number => (move >> 12) & 511;
export const countOf = (move: number): number => (move >> 21) & 511;
export const isLifted = (move: number): boolean => ((move >> 30) & 1) === 1;
export const groupStart = (move: number): number => (move >> 3) & 0x1fffff;
export const groupLength = (move: number): number => (move >> 24) & 127;

export const DRAW = KIND.draw;
export const REDEAL = KIND.redeal;

export const packedPlay = (from: number, to: number, count: number, lifted: number): number =>
  KIND.play | (from << 3) | (to << 12) | (count << 21) | (lifted << 30);

/** A stack of moves with the piles of their groups: a search has one for all positions of its path. */
export class Moves {
  list = new Int32Array(256);
  end = 0;
  groups = new Uint16Array(64);
  groupEnd = 0;

  push(move: number): void {
    if (this.end === this.list.length) {
      const longer = new Int32Array(2 * this.end);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.end++] = move;
  }

  pushGroup(piles: readonly number[]): void {
    if (this.groupEnd + piles.length > this.groups.length) {
      const longer = new Uint16Array(2 * this.groups.length + piles.length);
      longer.set(this.groups);
      this.groups = longer;
    }
    this.push(KIND.remove | (this.groupEnd << 3) | (piles.length << 24));
    for (const pile of piles) this.groups[this.groupEnd++] = pile;
  }

  /** The move as one of the engine. */
  move(at: number): Move {
    const move = this.list[at];
    switch (kindOf(move)) {
      case KIND.draw:
        return { kind: 'draw' };
      case KIND.redeal:
        return { kind: 'redeal' };
      case KIND.remove: {
        const start = groupStart(move);
        return { kind: 'remove', piles: Array.from(this.groups.subarray(start, start + groupLength(move))) };
      }
      case KIND.power:
        return { kind: 'power', power: POWERS[fromOf(move)] ?? 'peek' };
      default: {
        const play = { kind: 'play', from: fromOf(move), to: toOf(move) } as const;
        return isLifted(move)
          ? { ...play, count: 1, skip: countOf(move) }
          : { ...play, count: countOf(move) };
      }
    }
  }
}
