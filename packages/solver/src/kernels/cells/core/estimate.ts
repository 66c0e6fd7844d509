/** The estimate of a position: a sum over its cards, its free places and the moves made, the less the better. */
import { lowest } from '../../common/portable.ts';
import * as at from './layout.ts';
import { fateOf, foundOf } from './board.ts';

/** How much one card above a card adds. */
function depthCost(m: Words, s: i32, card: i32): i32 {
  return m[at.DEPTH_COSTS_AT + (card & 15) - foundOf(m, s, card >> 4)];
}

/** How much one break above a card adds: a card on another that it does not fit on. */
function breakCost(m: Words, s: i32, card: i32): i32 {
  return m[at.BREAK_COSTS_AT + (card & 15) - foundOf(m, s, card >> 4)];
}

/** What the cards that lie above others add, those above cards that are wanted soon more. */
export function burden(m: Words, s: i32): i32 {
  let sum = 0;
  for (let word = 0; word < 2; word++)
    for (let rest = m[s + at.LASTS + word]; rest !== 0; rest &= rest - 1) {
      let card = (word << 5) + lowest(rest);
      let above = 0;
      let breaks = 0;
      for (;;) {
        const fate = fateOf(m, s, card);
        if (fate === at.FOOT) break;
        above++;
        if (fate === at.DEALT) breaks++;
        card = m[at.BELOW_AT + (card << 4) + fate];
        sum += above * depthCost(m, s, card) + breaks * breakCost(m, s, card);
      }
    }
  return sum;
}

/** By how much the burden changes where `count` cards more lie on a card and all below it. */
function loaded(m: Words, s: i32, on: i32, count: i32, breaks: i32): i32 {
  let sum = 0;
  let card = on;
  while (card < at.AT_FOOT) {
    sum += count * depthCost(m, s, card) + breaks * breakCost(m, s, card);
    const fate = fateOf(m, s, card);
    card = fate === at.SET_ASIDE ? at.AT_FOOT : m[at.BELOW_AT + (card << 4) + fate];
  }
  return sum;
}

/** The burden of a child after a move of `count` cards. */
export function burdenAfter(m: Words, s: i32, child: i32, card: i32, fate: i32, count: i32): i32 {
  if (m[s + at.FOUND] !== m[child + at.FOUND]) return burden(m, child);
  let sum = m[s + at.BURDEN];
  const from = fateOf(m, s, card);
  if (from !== at.SET_ASIDE && from !== at.HOME) {
    const below = m[at.BELOW_AT + (card << 4) + from];
    if (below < at.AT_FOOT) sum -= loaded(m, s, below, count, from === at.DEALT ? 1 : 0);
  }
  if (fate >= at.ON_CARD && fate !== at.HOME)
    sum += loaded(m, s, m[at.BELOW_AT + (card << 4) + fate], count, 0);
  return sum;
}

/** The estimate without the burden and the moves made. */
export function ownCost(m: Words, s: i32): i32 {
  let free = m[at.CELLS_AT] - m[s + at.LOOSE_COUNT] + m[s + at.EMPTIES];
  if (free > at.MOST_FREE) free = at.MOST_FREE;
  return m[s + at.COST] + m[at.FREE_COSTS_AT + free];
}

/** The estimate without the moves made, in quarters. */
export function baseOf(m: Words, s: i32): i32 {
  return (ownCost(m, s) << 2) + m[s + at.BURDEN];
}

/** The estimate of a position after so many moves. */
export function estimate(m: Words, base: i32, depth: i32): i32 {
  const sum = (base + depth * m[at.DEEP_AT]) >> 2;
  return sum < 0 ? 0 : sum >= at.BUCKETS ? at.BUCKETS - 1 : sum;
}
