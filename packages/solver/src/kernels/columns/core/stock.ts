/** The stock as the set of cards that can be had of it, as in common/stock.ts, which says what a turn is. */
import { lowest } from '../../common/portable.ts';
import * as at from './layout.ts';

/** The turn of a stock of `cards` cards with `waste` of them on the waste in this pass. */
function turnOf(m: Words, cards: i32, waste: i32, pass: i32): i32 {
  if (m[at.PASSES_AT] >= 0) return waste | (pass << 6);
  return waste === cards || m[at.REST_AT + waste] === 0 ? 0 : waste;
}

/** The card at a place among those left can be had. */
function offer(m: Words, place: i32, pass: i32): void {
  const left = m[at.PLACES_LEFT_AT + place];
  const card = m[at.STOCK_AT + left];
  const word = at.GIVEN_AT + (card >> 5);
  m[word] = m[word] | (1 << (card & 31));
  m[at.TURNS_AT + left] = turnOf(m, m[at.COUNT_AT] - 1, place, pass);
}

/** Works out which of the cards left can be had. */
export function readStock(m: Words): void {
  let cards = 0;
  m[at.STOCKED_AT] = 0;
  m[at.STOCKED_AT + 1] = 0;
  for (let word = 0; word < 2; word++)
    for (let rest = m[at.MASK_AT + word]; rest !== 0; rest &= rest - 1) {
      const place = (word << 5) + lowest(rest);
      m[at.BEFORE_AT + place] = cards;
      m[at.PLACES_LEFT_AT + cards] = place;
      cards++;
      const card = m[at.STOCK_AT + place];
      const set = at.STOCKED_AT + (card >> 5);
      m[set] = m[set] | (1 << (card & 31));
    }
  m[at.COUNT_AT] = cards;
  if (m[at.SET_AT] !== 0) {
    m[at.GIVEN_AT] = m[at.STOCKED_AT];
    m[at.GIVEN_AT + 1] = m[at.STOCKED_AT + 1];
    for (let i = 0; i < cards; i++) m[at.TURNS_AT + m[at.PLACES_LEFT_AT + i]] = 0;
    return;
  }
  m[at.GIVEN_AT] = 0;
  m[at.GIVEN_AT + 1] = 0;
  if (cards === 0) return;
  const draw = m[at.DRAW_AT];
  const waste = m[at.TURN_AT] & 63;
  const pass = m[at.TURN_AT] >> 6;
  const further = m[at.PASSES_AT] < 0 || pass < m[at.PASSES_AT];
  m[at.WASTE_AT] = waste;
  m[at.FURTHER_AT] = further ? 1 : 0;
  // The next pass first: cards that can be had in this pass overwrite their turns.
  if (further) {
    for (let i = draw - 1; i < cards - 1; i += draw) offer(m, i, pass + 1);
    offer(m, cards - 1, pass + 1);
  }
  if (waste > 0) offer(m, waste - 1, pass);
  if (waste < cards) {
    for (let i = waste + draw - 1; i < cards - 1; i += draw) offer(m, i, pass);
    offer(m, cards - 1, pass);
  }
}

/** Whether the absence of a card of the stock takes no other one out of reach (prune/dominance-stock.ts has the proof). */
export function leavesStock(m: Words, card: i32): boolean {
  if (m[at.SET_AT] !== 0) return true;
  const place = m[at.BEFORE_AT + m[at.PLACES_AT + card]];
  const cards = m[at.COUNT_AT];
  const waste = m[at.WASTE_AT];
  const draw = m[at.DRAW_AT];
  if (place === waste - 1 && (draw === 1 || waste === cards || m[at.FURTHER_AT] === 0)) return true;
  return m[at.PASSES_AT] < 0 && place === cards - 1 && (waste === cards || m[at.REST_AT + waste] === 0);
}
