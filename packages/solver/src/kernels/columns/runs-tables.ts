/** Writes a position, and all tables that the search among runs needs, into the memory of a machine. */
import { mix } from '../../memory/hash.ts';
import { Stock } from '../common/stock.ts';
import type { AlikeCards } from './alike.ts';
import { move } from './core/board.ts';
import * as at from './core/layout.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

const LOW = Int32Array.from({ length: 256 }, (_, i) => mix(2 * i + 1));
const HIGH = Int32Array.from({ length: 256 }, (_, i) => mix(mix(i + 77777)));

/** @param m at least FRAMES_FROM words. */
export const writeRuns = (
  m: Int32Array,
  { alike, carrier }: AlikeCards,
  deal: ColumnsDeal,
  rules: ColumnsRules,
): void => {
  const { cards, stock } = deal;
  m.fill(0, 0, at.FRAMES_FROM);
  m.set(alike, at.ALIKE_AT);
  m.set(carrier, at.CARRIER_AT);
  for (const [card, first] of alike.entries()) m[at.MEMBERS_AT + 2 * first + (card >> 5)] |= 1 << (card & 31);
  m.set(cards.carried.subarray(0, 128), at.CARRIED_AT);
  m.set(LOW, at.LOW_AT);
  m.set(HIGH, at.HIGH_AT);
  m.set(stock, at.STOCK_AT);
  m.set(deal.places, at.PLACES_AT);
  m.set(deal.reserve, at.RESERVE_AT);
  for (const [card, face] of cards.faces.entries())
    if (face !== undefined) m[at.PACK_AT + (card >> 5)] |= 1 << (card & 31);
  m.set(cards.spaceCards, at.SPACE_CARDS_AT);
  m[at.RANKS_AT] = cards.ranks;
  m[at.TOTAL_AT] = cards.total;
  m[at.COLUMNS_AT] = deal.columns.length;
  m[at.DRAW_AT] = rules.draw;
  m[at.PASSES_AT] = rules.passes === 'unlimited' ? -1 : rules.passes;
  for (let number = 0; number <= 64; number++) m[at.REST_AT + number] = number % rules.draw;
  m[at.SET_AT] = rules.set ? 1 : 0;
  m[at.REFILL_AT] = rules.refill ? 1 : 0;
  m[at.TABLEAU_SPACES_AT] = rules.spaces.tableau ? 1 : 0;
  m[at.WASTE_SPACES_AT] = rules.spaces.waste ? 1 : 0;
  m[at.RESERVE_SPACES_AT] = rules.spaces.reserve ? 1 : 0;
  m.set(deal.found, at.FOUND_AT);
  m[at.RESERVED_AT] = deal.reserve.length;
  m[at.MASK_AT] = 2 ** Math.min(32, stock.length) - 1;
  m[at.LATER_AT] = 2 ** Math.max(0, stock.length - 32) - 1;
  m[at.TURN_AT] = new Stock(stock, rules).turn(stock.length, deal.waste, deal.pass);
  for (const column of deal.columns)
    for (const [height, card] of column.cards.entries()) move(m, card, height === 0 ? at.LOWEST : at.JOINED);
};
