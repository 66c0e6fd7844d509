/**
 * Makes a move on the packed board, and the automatic moves after it: cards turn up, empty piles are filled.
 * The counterpart of the engine's apply.ts and automatic-moves.ts; `undoTo` reverses all of it.
 */
import { dealsRows, DOWN, drawPiles, POWERS, ROUGH, SEEN, type Filler, type Role } from '@cairn/engine';
import { type PackedBoard, DRAWS, PASS, USES } from './board.ts';
import {
  countOf,
  fromOf,
  groupLength,
  groupStart,
  isLifted,
  KIND,
  kindOf,
  type Moves,
  toOf,
} from './moves.ts';
import { endsInSuit, takes } from './plays.ts';
import {
  addToNumber,
  dealAnew,
  dealCards,
  liftCard,
  makeByEngine,
  shiftCards,
  turnCard,
  turnPileOver,
} from './steps.ts';
import { FOUNDATION, LAYOUT, type PackedSource, RESERVE, TABLEAU } from './rules.ts';

const faceUp = (seat: number): number => seat & ~(DOWN | SEEN);

/** Makes the move at an index of the list. */
export const makePackedMove = (board: PackedBoard, moves: Moves, at: number): void => {
  const move = moves.list[at];
  switch (kindOf(move)) {
    case KIND.draw:
      return draw(board);
    case KIND.redeal:
      return redeal(board);
    case KIND.remove:
      return remove(board, moves, move);
    case KIND.reach:
      return reach(board, move);
    case KIND.power:
      return usePower(board, fromOf(move));
    default:
      return play(board, move);
  }
};

const play = (board: PackedBoard, move: number): void => {
  const from = fromOf(move);
  const height = board.heights[from];
  const index = isLifted(move) ? height - countOf(move) - 1 : height - countOf(move);
  const lead = board.seats[from * board.rules.cards + index];
  if ((lead & ROUGH) !== 0) return turnCard(board, from, index, lead & ~ROUGH);
  if (isLifted(move)) liftCard(board, from, index, toOf(move));
  else shiftCards(board, from, toOf(move), countOf(move));
  turnUp(board, from);
  settle(board, true);
};

const remove = (board: PackedBoard, moves: Moves, move: number): void => {
  const start = groupStart(move);
  const end = start + groupLength(move);
  const discard = board.rules.game.discard ?? 0;
  for (let i = start; i < end; i++) {
    const pile = moves.groups[i];
    bare(board, pile);
    shiftCards(board, pile, discard, 1);
  }
  for (let i = start; i < end; i++) turnUp(board, moves.groups[i]);
  settle(board, true);
};

const draw = (board: PackedBoard): void => {
  const { game } = board.rules;
  const { stock, stockDef } = game;
  if (stock === null || stockDef === null) return;
  const targets = drawPiles(game);
  const spread = dealsRows(stockDef);
  const count = Math.min(spread ? targets.length : stockDef.draw, board.heights[stock]);
  for (let i = 0; i < count; i++) {
    bare(board, stock);
    shiftCards(board, stock, targets[spread ? i : 0] ?? 0, 1);
  }
  addToNumber(board, DRAWS, 1);
  settle(board, false);
};

const reach = (board: PackedBoard, move: number): void => {
  draws(board, fromOf(move));
  if (isLifted(move)) redeal(board);
  draws(board, countOf(move));
  shiftCards(board, board.rules.game.waste ?? 0, toOf(move), 1);
  settle(board, true);
};

/** Draws so often to the waste. */
const draws = (board: PackedBoard, count: number): void => {
  const { stock, waste, stockDef } = board.rules.game;
  if (count === 0 || stock === null || waste === null || stockDef === null) return;
  if (dealCards(board, stock, waste, Math.min(board.heights[stock], count * stockDef.draw)))
    addToNumber(board, DRAWS, count);
  else for (let i = 0; i < count; i++) draw(board);
};

const redeal = (board: PackedBoard): void => {
  const { stock, waste } = board.rules.game;
  if (stock === null || waste === null) return;
  turnPileOver(board, waste, stock, DOWN | SEEN);
  if (board.rules.fills === 'stock') settle(board, false);
  addToNumber(board, PASS, 1);
};

const usePower = (board: PackedBoard, power: number): void => {
  const { stock } = board.rules.game;
  const { regather } = board.rules;
  const each = POWERS[power] === 'regather' && regather?.order !== 'shuffled' ? regather?.deal : undefined;
  if (POWERS[power] !== 'peek' && each === undefined)
    return makeByEngine(board, { kind: 'power', power: POWERS[power] ?? 'peek' });
  addToNumber(board, USES + power, 1);
  if (each !== undefined && regather !== null) {
    dealAnew(board, regather.piles, each, regather.order === 'fromTop');
    return settle(board, true);
  }
  if (stock === null) return;
  const index = board.heights[stock] - 1;
  turnCard(board, stock, index, board.seats[stock * board.rules.cards + index] | SEEN);
};

/** Turns the last card of a pile face up, wherever it goes next. */
const bare = (board: PackedBoard, pile: number): void => {
  const index = board.heights[pile] - 1;
  const seat = board.seats[pile * board.rules.cards + index];
  if (faceUp(seat) !== seat) turnCard(board, pile, index, faceUp(seat));
};

/** Turns up what cards that left a pile have freed: the card under them, or the places they lay on. */
const turnUp = (board: PackedBoard, from: number): void => {
  const { rules, heights } = board;
  const role = rules.role[from];
  if (role !== LAYOUT && role !== TABLEAU && role !== RESERVE) return;
  const rule = rules.game.piles[from];
  if (rule === undefined || rules.together[rules.zone[from]] === 1) return;
  turnLast(board, from);
  if (heights[from] === 0) for (const under of rule.covers) turnLast(board, under);
};

const turnLast = (board: PackedBoard, pile: number): void => {
  const { rules, heights, seats } = board;
  const height = heights[pile];
  if (height === 0) return;
  const seat = seats[pile * rules.cards + height - 1];
  if ((seat & DOWN) === 0) return;
  for (const other of rules.game.piles[pile]?.coveredBy ?? []) if (heights[other] > 0) return;
  turnCard(board, pile, height - 1, faceUp(seat));
};

/**
 * Automatic moves where the rules say so: rows close up, whole suits leave, empty piles are filled, rows turn up. `changed`: whether a
 * pile may have become empty.
 */
const settle = (board: PackedBoard, changed: boolean): void => {
  const { fills, leaving, rows } = board.rules;
  if (changed) for (const row of rows) closeUp(board, row);
  let emptied = changed || fills === 'stock';
  for (;;) {
    const left = leaving.length > 0 && suitsLeave(board);
    emptied ||= left;
    const gave = fills !== 'no' && emptied ? refill(board) : NO_PILES;
    for (const pile of gave) turnUp(board, pile);
    if (left || gave.length > 0) continue;
    turnRows(board);
    if (leaving.length === 0 || !suitsLeave(board)) return;
    emptied = true;
  }
};

/** Moves the piles of a row to its first places. */
const closeUp = (board: PackedBoard, row: readonly number[]): void => {
  let place = 0;
  for (const pile of row) {
    const height = board.heights[pile];
    if (height === 0) continue;
    const to = row[place++];
    if (to !== undefined && to !== pile) shiftCards(board, pile, to, height);
  }
};

const NO_PILES: readonly number[] = [];

/** Sends the whole suits that must leave to foundations; whether there were any. */
const suitsLeave = (board: PackedBoard): boolean => {
  const { heights, rules, seats } = board;
  let left = false;
  for (const source of rules.leaving) {
    if (!endsInSuit(board, source.pile)) continue;
    const lead = seats[source.pile * rules.cards + heights[source.pile] - rules.suitLength];
    const to = suitTaker(board, source, lead);
    if (to === undefined) continue;
    shiftCards(board, source.pile, to, rules.suitLength);
    turnUp(board, source.pile);
    left = true;
  }
  return left;
};

/** The first foundation that takes the whole suit at the end of a pile. */
const suitTaker = (board: PackedBoard, source: PackedSource, lead: number): number | undefined => {
  const { heights, rules } = board;
  for (const { unit, to } of source.routes)
    if (unit === 'suit')
      for (const pile of to)
        if (
          rules.role[pile] === FOUNDATION &&
          takes(board, source, pile, rules.suitLength, lead, heights[source.pile], true)
        )
          return pile;
  return undefined;
};

const turnRows = (board: PackedBoard): void => {
  const { together } = board.rules;
  for (let zone = 0; zone < together.length; zone++) if (together[zone] === 1) turnTogether(board, zone);
};

/** The first pile of these roles that has a card. */
const firstWithCards = ({ rules, heights }: PackedBoard, roles: readonly Role[]): number | undefined => {
  for (const role of roles) for (const pile of rules.game.byRole[role]) if (heights[pile] !== 0) return pile;
  return undefined;
};

/** One round over all zones; the piles that gave cards. */
const refill = (board: PackedBoard): readonly number[] => {
  const { rules, heights, seats } = board;
  const gave: number[] = [];
  for (const { empty, piles } of rules.game.zones) {
    const how: 'reserve' | 'next' | readonly Filler[] | undefined = empty.refill;
    if (how === undefined) continue;
    const next = how === 'next';
    const fillers: readonly Role[] = next ? [] : how === 'reserve' ? ['reserve'] : how;
    for (const [n, pile] of piles.entries()) {
      if (heights[pile] !== 0) continue;
      const from: number | undefined = next ? piles[n + 1] : firstWithCards(board, fillers);
      if (from === undefined || heights[from] === 0) continue;
      const base = from * rules.cards;
      const last = base + heights[from] - 1;
      let first = last;
      if (!next) bare(board, from);
      else {
        while (first >= base && (seats[first] & DOWN) === 0) first--;
        first++;
      }
      if (first > last) continue;
      shiftCards(board, from, pile, last - first + 1);
      for (let i = 0; i < heights[pile]; i++) {
        const seat = seats[pile * rules.cards + i];
        if (faceUp(seat) !== seat) turnCard(board, pile, i, faceUp(seat));
      }
      gave.push(from);
    }
  }
  return gave;
};

/** All face-down cards of a zone at once, when no face-up card lies on any of them. */
const turnTogether = (board: PackedBoard, zone: number): void => {
  const { rules, heights, seats } = board;
  const piles = rules.game.zones[zone]?.piles ?? [];
  let down = 0;
  for (const pile of piles) {
    let seen = false;
    for (let i = heights[pile] - 1; i >= 0; i--)
      if ((seats[pile * rules.cards + i] & DOWN) === 0) seen = true;
      else if (seen) return;
      else down++;
  }
  if (down === 0) return;
  for (const pile of piles)
    for (let i = 0; i < heights[pile]; i++) {
      const seat = seats[pile * rules.cards + i];
      if ((seat & DOWN) !== 0) turnCard(board, pile, i, faceUp(seat));
    }
};
