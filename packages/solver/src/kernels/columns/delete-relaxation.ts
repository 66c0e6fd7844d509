/**
 * A position of columns is lost when not even an easier game can be won from it: one in which what once was possible
 * stays so. A card that could once be the last of its column carries any number of others for ever after; a space,
 * once made, stays; a card of the stock that could once be drawn can be drawn. What can be done there only grows, so
 * it is found without search: repeat until nothing is added.
 *
 * PROOF. By induction along a real win, with *gone* for a card that has left the card it lies on now. A card that is
 * not gone has above it the cards it has now, up to the first of them that is gone. It leaves when it goes up, last
 * of its column, so all above it have gone and its predecessor is up; or with cards that still lie on it, which the
 * unit must allow as they lie now, for a space or for a card that was last of a column once and that does not lie
 * among those it takes along. A card found in reserve or stock leaves it when it goes up, or to a column in the same
 * way, or, from the reserve, to fill a space; only then, or when all above it have gone, can it be last of a column.
 * Spaces are left for others when the reserve that fills them is out. Of the stock: where packets are cut in passes
 * without end, card `i` of those left comes to the end of the waste in this pass, or when the next one has gone, or
 * in a later pass when `k` cards before it have gone and `i` + 1 - `k` is a number of whole packets.
 *
 * SIDE CONDITIONS. Foundations keep their cards and all cards belong there; one reserve pile; cards lie open, or
 * are turned up when they are last.
 */
import { highestBit, lowestBit, popcount } from '../../memory/bits.ts';
import type { ColumnsBoard } from './board.ts';

const NONE = 64;
/** Scratch: by card, its place among what is left of the stock; by column, the first card from its end that stays. */
const order = new Int32Array(64);
const ends = new Int32Array(8);

export const isLost = (board: ColumnsBoard): boolean => {
  const { deal, rules, tops, below, above, down, found, stock } = board;
  const { fits, ranks, carried, carriers, taken, reserve } = deal;
  const { set, draw, refill, unit } = rules;
  const { black, red } = stock;
  const columns = tops.length;
  let left = board.reserve;
  let space = false;
  // Two words a set, by card: last of a column once, what may be laid on these, gone, in the stock.
  let last0 = 0;
  let last1 = 0;
  let laid0 = 0;
  let laid1 = 0;
  let gone0 = 0;
  let gone1 = 0;
  let in0 = 0;
  let in1 = 0;
  // By place: gone from the stock.
  let drawn0 = 0;
  let drawn1 = 0;
  let count = 0;
  for (let word = 0; word < 2; word++)
    for (let rest = word === 0 ? board.mask : board.later; rest !== 0; rest &= rest - 1) {
      const card = deal.stock[32 * word + lowestBit(rest)];
      order[card] = count++;
      if (card < 32) in0 |= 1 << card;
      else in1 |= 1 << (card & 31);
    }
  for (let column = 0; column < columns; column++) {
    const top = tops[column];
    ends[column] = top;
    if (top === NONE) space = true;
    else if (top < 32) last0 |= 1 << top;
    else last1 |= 1 << (top & 31);
    laid0 |= carried[2 * top];
    laid1 |= carried[2 * top + 1];
  }
  let up0 = found[0];
  let up1 = found[1];
  let up2 = found[2];
  let up3 = found[3];
  for (let changed = true; changed;) {
    changed = false;
    if (space && (!refill || left === 0)) {
      laid0 |= taken[0];
      laid1 |= taken[1];
    }
    // What goes up.
    for (let suit = 0; suit < 4; suit++) {
      let up = suit === 0 ? up0 : suit === 1 ? up1 : suit === 2 ? up2 : up3;
      for (; up < ranks; up++) {
        const card = suit * 16 + up;
        const bit = 1 << (card & 31);
        if (((card < 32 ? last0 : last1) & bit) === 0 && !(left > 0 && reserve[left - 1] === card)) {
          if (((card < 32 ? in0 : in1) & bit) === 0) break;
          const at = order[card];
          if (((card < 32 ? gone0 : gone1) & bit) === 0) {
            if (!set && ((card < 32 ? black : red) & bit) === 0 && !comes(at, draw, drawn0, drawn1)) break;
            if (at < 32) drawn0 |= 1 << at;
            else drawn1 |= 1 << (at & 31);
            if (card < 32) gone0 |= bit;
            else gone1 |= bit;
          }
        }
        changed = true;
      }
      if (suit === 0) up0 = up;
      else if (suit === 1) up1 = up;
      else if (suit === 2) up2 = up;
      else up3 = up;
    }
    if (up0 + up1 + up2 + up3 === deal.total) return false;
    for (let column = 0; column < columns; column++) {
      // Cards that would be taken along, and whether the unit allows it.
      let over0 = 0;
      let over1 = 0;
      let free = true;
      let whole = true;
      let end = true;
      for (let card = ends[column]; card !== NONE; card = below[card]) {
        const bit = 1 << (card & 31);
        const high = card >> 5;
        if (free && ((high === 0 ? last0 : last1) & bit) === 0) {
          if (high === 0) last0 |= bit;
          else last1 |= bit;
          laid0 |= carried[2 * card];
          laid1 |= carried[2 * card + 1];
          changed = true;
        }
        if (((high === 0 ? gone0 : gone1) & bit) !== 0) {
          over0 = over1 = 0;
          free = whole = true;
          if (end) ends[column] = below[card];
          continue;
        }
        if (!free) {
          if (down[card] === 1) break;
          if (unit === 'top') whole = false;
          else if (unit !== 'stack') whole = whole && fits[card * 64 + above[card]] === 1;
        }
        const suit = card >> 4;
        const up = suit === 0 ? up0 : suit === 1 ? up1 : suit === 2 ? up2 : up3;
        let goes = (card & 15) < up;
        if (
          !goes &&
          ((high === 0 ? laid0 : laid1) & bit) !== 0 &&
          (free || (whole && (unit !== 'topOrAll' || below[card] === NONE)))
        )
          goes =
            (space && (!refill || left === 0) && (taken[high] & bit) !== 0) ||
            (carriers[2 * card] & last0 & ~over0) !== 0 ||
            (carriers[2 * card + 1] & last1 & ~over1) !== 0;
        if (goes) {
          if (high === 0) gone0 |= bit;
          else gone1 |= bit;
          changed = true;
          over0 = over1 = 0;
          free = whole = true;
          if (end) ends[column] = below[card];
          if (below[card] === NONE) space = true;
        } else {
          if (high === 0) over0 |= bit;
          else over1 |= bit;
          free = false;
          end = false;
        }
      }
    }
    while (left > 0) {
      const card = reserve[left - 1];
      const bit = 1 << (card & 31);
      const suit = card >> 4;
      const up = suit === 0 ? up0 : suit === 1 ? up1 : suit === 2 ? up2 : up3;
      const lies = ((card < 32 ? laid0 : laid1) & bit) !== 0 || (refill && space);
      if (!lies && (card & 15) >= up) break;
      if (lies) {
        if (card < 32) last0 |= bit;
        else last1 |= bit;
        laid0 |= carried[2 * card];
        laid1 |= carried[2 * card + 1];
      }
      left -= 1;
      changed = true;
    }
    for (let word = 0; word < 2; word++)
      for (
        let rest = word === 0 ? in0 & laid0 & ~last0 : in1 & laid1 & ~last1;
        rest !== 0;
        rest &= rest - 1
      ) {
        const bit = rest & -rest;
        const card = 32 * word + highestBit(bit);
        const at = order[card];
        if (((word === 0 ? gone0 : gone1) & bit) === 0) {
          if (!set && ((word === 0 ? black : red) & bit) === 0 && !comes(at, draw, drawn0, drawn1)) continue;
          if (at < 32) drawn0 |= 1 << at;
          else drawn1 |= 1 << (at & 31);
        }
        if (word === 0) {
          last0 |= bit;
          gone0 |= bit;
        } else {
          last1 |= bit;
          gone1 |= bit;
        }
        laid0 |= carried[2 * card];
        laid1 |= carried[2 * card + 1];
        changed = true;
      }
  }
  return true;
};

/** Whether card `at` of the stock can come to the end of the waste when these have gone. */
const comes = (at: number, draw: number, drawn0: number, drawn1: number): boolean => {
  const next = at + 1;
  if ((((next < 32 ? drawn0 : drawn1) >>> (next & 31)) & 1) === 1) return true;
  let before = at < 32 ? popcount(drawn0 & ((1 << at) - 1)) : popcount(drawn0);
  if (at > 32) before += popcount(drawn1 & ((1 << (at & 31)) - 1));
  return before >= next % draw;
};
