/**
 * The key of a position: two positions with one key have the same future. Piles of a zone whose places do not differ
 * are added up, so their order does not count; copies of a card are one; what no rule reads is left out.
 *
 * Proof that interchangeable piles may be swapped: every rule that reads a pile of such a zone reads only its cards,
 * its zone and its role (plays, groups, goal, units), whether any of them is empty (draws), or tries its piles in
 * order for the first that is empty (refill) or takes a suit, and then what is left is the same up to the order. A line
 * from one position becomes a line of the other by renaming piles. The exceptions have salts of their own (rules.ts, `lockstep`), and columns that a draw deals to
 * have them as long as there is a stock. Piles that are one pool are added up before they are mixed (draws.ts).
 */
import { isSuit, type Game, dealsRows } from '@cairn/engine';
import { type PackedBoard, PASS, USES } from './board.ts';
import { cardsInOrderOn } from './grid.ts';
import { KEY_PART } from './rules.ts';
import { mix } from '../memory/hash.ts';

/** Whether a draw gives each of several piles a card. */
export const deals = ({ stockDef }: Game): boolean =>
  stockDef !== null && dealsRows(stockDef) && stockDef.when !== 'never';

/** The key of the last position read, in two fields, so that reading allocates nothing. */
export class Key {
  low = 0;
  high = 0;

  /** Computes the key; `extra` is a value the question needs besides the position. */
  read(board: PackedBoard, extra = 0): void {
    const { rules, heights, seats, low, high } = board;
    const { counts, cards, codes, salts, game } = rules;
    const dealing = deals(game) && game.stock !== null && heights[game.stock] > 0;
    const salt = dealing ? salts[1] : salts[0];
    const [first, second] = codes;
    let a = mix(extra + 0x5bd1e995);
    let b = mix(extra + 0x1b873593);
    let poolLow = 0;
    let poolHigh = 0;
    for (let p = 0; p < rules.piles; p++) {
      const kind = counts[p];
      if (kind === KEY_PART.not) continue;
      let x = low[p];
      let y = high[p];
      if (kind === KEY_PART.pool) {
        poolLow = (poolLow + x) | 0;
        poolHigh = (poolHigh + y) | 0;
        continue;
      }
      if (kind === KEY_PART.last) {
        const height = heights[p];
        const seat = height === 0 ? 0 : seats[p * cards + height - 1] & 127;
        x = first[seat];
        y = second[seat];
      }
      a = (a + mix(x + Math.imul(salt[p], 0x3c6ef35f))) | 0;
      b = (b + mix(y + Math.imul(salt[p], 0x19660d45) + 1)) | 0;
    }
    this.low = (a + mix(poolLow + 0x2c1b3c6d)) | 0;
    this.high = (b + mix(poolHigh + 0x297a2d39)) | 0;
    if (rules.passMatters) this.#add(board.numbers[PASS], 7001);
    if (rules.usesMatter)
      for (let i = USES; i < board.numbers.length; i++) this.#add(board.numbers[i], 7001 + i);
    for (const zone of rules.sinks) this.#add(board.totals[zone], 8001 + zone);
  }

  #add(value: number, salt: number): void {
    this.low = (this.low + mix(Math.imul(value + 1, 0x2545f491) + salt)) | 0;
    this.high = (this.high + mix(Math.imul(value + 1, 0x4f6cdd1d) + salt)) | 0;
  }
}

/** The number of cards in the zones that the goal is about. */
export const goalTotal = ({ rules, totals }: PackedBoard): number => {
  let sum = 0;
  for (const zone of rules.goalZones) sum += totals[zone];
  return sum;
};

/** Whether the goal holds. */
export const isWonOn = (board: PackedBoard): boolean => {
  const { game } = board.rules;
  const { goal } = game.def;
  switch (goal.kind) {
    case 'clear':
      return goalTotal(board) === 0;
    case 'gather':
      return goalTotal(board) >= (goal.cards === 'all' ? game.cards.length : goal.cards);
    case 'suits':
      return areSuitsOn(board, board.rules.goalZones[0] ?? 0);
    case 'order':
      return board.rules.goalZones.every((zone) => cardsInOrderOn(board, zone) === board.totals[zone]);
    case 'piles':
      return pilesOn(board, board.rules.goalZones[0] ?? 0) <= goal.most;
  }
};

/** How many piles of a zone have cards. */
export const pilesOn = ({ rules, heights }: PackedBoard, zone: number): number => {
  let count = 0;
  for (const p of rules.game.zones[zone]?.piles ?? []) if (heights[p] > 0) count++;
  return count;
};

/** Whether every pile of a zone is empty or a whole suit. */
const areSuitsOn = (board: PackedBoard, zone: number): boolean => {
  const { game, cards } = board.rules;
  const full = game.composition.ranks.length;
  for (const p of game.zones[zone]?.piles ?? []) {
    const height = board.heights[p];
    if (height !== 0 && height !== full) return false;
  }
  for (const p of game.zones[zone]?.piles ?? [])
    if (!isSuit(game, Array.from(board.seats.subarray(p * cards, p * cards + board.heights[p]))))
      return false;
  return true;
};
