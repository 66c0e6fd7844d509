/**
 * The band: the piles beside the columns, in rows above or below them, or in columns at the sides. Piles that cards
 * go to (foundations, holes, the discard pile) are at the far end. Piles that cards come from (stock, waste, reserve,
 * cells, hand) are at the end near the player's hand.
 */
import type { Game } from '@cairn/engine';
import { FULL_FROM } from '../cards/face-style.ts';
import type { Handedness, PlacedPile } from './plan.ts';
import { cellGap } from './rail.ts';
import type { Rect } from './rect.ts';

export interface Cells {
  readonly home: readonly number[];
  /** From far to near. */
  readonly store: readonly number[];
  /** The part of store that is separate from the rest. */
  readonly reserve: readonly number[];
  /** Home is the places that hold one card each. A single one still has the far end to itself. */
  readonly apart: boolean;
  /** A waste whose cards are spread; it is not a cell. */
  readonly spread: number | null;
  /** The waste that shows its last cards, and the number of cards that are visible under the last one. */
  readonly waste: number | null;
  readonly fanned: number;
  /** Cards have large indices. */
  readonly large: boolean;
}

/** How far the cards of a waste lie one above the other, as a part of their height. */
const WASTE_STEP = 0.3;

export const cellsOfColumns = (game: Game, large: boolean): Cells => {
  const { byRole, waste, stockDef } = game;
  const isSpread = waste !== null && game.piles[waste]?.zone.give.some(({ unit }) => unit === 'any') === true;
  const fanned = waste === null || isSpread ? 0 : Math.min(stockDef?.draw ?? 1, 3) - 1;
  const home = [...byRole.discard, ...byRole.foundation, ...byRole.hole];
  const store = [...byRole.reserve, ...byRole.hand, ...(isSpread ? [] : byRole.waste), ...byRole.stock];
  // Where nothing else is stored, cells are at the far end, as on every FreeCell table.
  const alone = store.length === 0 && byRole.cell.length > 0;
  return {
    home: alone ? byRole.cell : home,
    store: alone ? home : [...byRole.cell, ...store],
    reserve: byRole.reserve,
    apart: alone,
    spread: isSpread ? waste : null,
    waste: fanned > 0 ? waste : null,
    fanned,
    large,
  };
};

/** If home has more cells than this, it shares its rows with store, which comes last. */
const MANY = 8;

/** A store with more cells than this is continued in further rows, or at a side in further columns. */
export const LONG = 10;

/** The cells row by row: home and store in one row, or each in rows of their own. */
const rowsOf = ({ home, store }: Cells, rows: number): readonly (readonly number[])[] => {
  if (rows === 1) return [[...home, ...store]];
  if (home.length > MANY) {
    const all = [...home, ...store];
    const each = Math.ceil(all.length / rows);
    return Array.from({ length: rows }, (_, i) => all.slice(i * each, (i + 1) * each));
  }
  // A long store gets the further rows, and home stays in one.
  if (store.length > LONG) return [home, ...inRows(store, rows - 1)].filter((row) => row.length > 0);
  const split = store.length === 0 ? rows : rows - 1;
  return [...inRows(home, split), store].filter((row) => row.length > 0);
};

const inRows = (cells: readonly number[], rows: number): readonly (readonly number[])[] => {
  const each = Math.ceil(cells.length / rows);
  return Array.from({ length: rows }, (_, i) => cells.slice(i * each, (i + 1) * each));
};

/** The gap between cells. With many cells it becomes small, so that cards keep their size. */
const gapOf = (cells: number, card: number): number =>
  cells > 9 ? Math.max(1, Math.round(card * 0.03)) : Math.min(cellGap(card), 3 + card * 0.05);

const extraOf = (cells: Cells, row: readonly number[], card: number): number =>
  cells.waste !== null && row.includes(cells.waste) ? cells.fanned * wasteStep(cells, card) : 0;

/** The step between the cards of a waste, large enough to see their ranks. */
const wasteStep = ({ large }: Cells, card: number): number =>
  Math.max(12, Math.round(card * (card < FULL_FROM ? (large ? 0.5 : 0.42) : large ? 0.4 : 0.3)));

const rowWidth = (cells: Cells, row: readonly number[], card: number): number =>
  row.length * card + (row.length - 1) * gapOf(row.length, card) + extraOf(cells, row, card);

export const bandWidth = (cells: Cells, rows: number, card: number): number =>
  Math.max(0, ...rowsOf(cells, rows).map((row) => rowWidth(cells, row, card)));

export const bandHeight = (cells: Cells, rows: number, high: number, card: number): number => {
  const used = rowsOf(cells, rows).filter((row) => row.length > 0).length;
  return used === 0 ? 0 : used * high + (used - 1) * Math.min(cellGap(card), 8);
};

/**
 * The gap in stacked rows. Home is spread over the width of the strip as far as it looks good, and store has the same
 * gap while it fits.
 */
const stackedGap = (
  cells: Cells,
  rows: readonly (readonly number[])[],
  strip: Rect,
  card: number,
): number => {
  const room = rows.map(
    (row) => (strip.w - row.length * card - extraOf(cells, row, card)) / Math.max(1, row.length - 1),
  );
  const least = gapOf(Math.max(...rows.map(({ length }) => length)), card);
  return Math.max(least, Math.min(card * 0.25, ...room));
};

/**
 * Rows in a strip. If home and store share a row, home begins at the far end and store at the near end; otherwise
 * rows are centred. Stacked rows are as wide as the columns: the reserve is at the far end, stock and waste at the
 * near end. Continued rows begin at the same place.
 */
export const placeBand = (
  cells: Cells,
  rows: number,
  strip: Rect,
  card: number,
  high: number,
  hand: Handedness,
): readonly PlacedPile[] => {
  const all = rowsOf(cells, rows);
  const many = cells.home.length > MANY;
  const stacked = all.length > 1 && !many;
  const drawn = stacked ? stackedGap(cells, all, strip, card) : 0;
  const homes = stacked
    ? Math.max(...all.map((row) => row.filter((pile) => cells.home.includes(pile)).length))
    : 0;
  return all.flatMap((row, i) => {
    const gap = stacked ? drawn : gapOf(row.length, card);
    const width = row.length * card + (row.length - 1) * gap + extraOf(cells, row, card);
    const first = row.findIndex((pile) => cells.store.includes(pile));
    const mixed = first > 0 && (cells.home.length > 1 || (cells.apart && cells.store.length > 1));
    const stores = stacked && first === 0 && homes > 1;
    // A row of store alone is as wide as the rows of home above it.
    const wide = stores ? Math.max(width, homes * card + (homes - 1) * gap) : mixed ? strip.w : width;
    const near = stores ? row.findIndex((pile) => !cells.reserve.includes(pile)) : mixed ? first : row.length;
    let x = strip.x + (mixed || (rows > 1 && many) ? 0 : (strip.w - wide) / 2);
    const y = strip.y + i * (high + Math.min(cellGap(card), 8));
    return row.map((pile, at): PlacedPile => {
      if (at === near) x += wide - width;
      const fan = pile === cells.waste ? cells.fanned * wasteStep(cells, card) : 0;
      const left = x;
      x += card + fan + gap;
      // The last card of a waste is to the right of the others, so that their indices are visible.
      const right = hand === 'right' ? left + fan : 2 * strip.x + strip.w - left - card;
      const place = { pile, x: right, y, w: card, h: high, stepX: 0, stepY: 0 };
      return fan === 0 ? place : { ...place, stepX: -wasteStep(cells, card), most: cells.fanned };
    });
  });
};

/** Cells in columns at a side of the table. */
export interface Side {
  readonly piles: readonly number[];
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  /** The width, with the space between the side and the columns. */
  readonly width: number;
  readonly fanned: number;
  readonly waste: number | null;
  /** Its piles are alike, and are read in their order from the top left. */
  readonly read: boolean;
}

const SLIM = 36;

/** As many columns as asked for. Cards keep their shape as long as they can. Null if there are no cells. */
export const sideOf = (
  piles: readonly number[],
  columns: number,
  room: number,
  card: number,
  high: number,
  cells: Cells,
): Side | null => {
  if (piles.length === 0) return null;
  const waste = cells.waste !== null && piles.includes(cells.waste) ? cells.waste : null;
  const fanned = waste === null ? 0 : cells.fanned;
  const rows = Math.ceil(piles.length / columns);
  const gap = rows > 6 ? 0 : Math.min(cellGap(card), 8);
  const most = Math.min(high, (room - (rows - 1) * gap) / (rows + fanned * WASTE_STEP));
  const kept = (most * card) / high;
  const w = Math.floor(kept >= Math.min(SLIM, card) ? kept : card);
  return {
    piles,
    rows,
    w,
    h: Math.floor(most),
    gap,
    width: columns * (w + 3) + Math.min(6, card * 0.1),
    fanned,
    waste,
    read: piles === cells.home || cells.apart,
  };
};

/**
 * The cells of a side from the bottom up, starting at the edge of the table. So the last ones, stock and waste, are nearest
 * to the hand.
 */
export const placeSide = (side: Side | null, area: Rect, at: Handedness): readonly PlacedPile[] => {
  if (side === null) return [];
  if (side.read) return placeInOrder(side, area, at);
  const { piles, rows, w, h, gap, waste, fanned } = side;
  const step = Math.round(h * WASTE_STEP);
  const extra = fanned * step;
  const all = Math.min(rows, piles.length) * h + (rows - 1) * gap + extra;
  const bottom = area.y + (area.h + all) / 2;
  return piles.map((pile, i) => {
    const back = piles.length - 1 - i;
    const inward = Math.floor(back / rows) * (w + 3);
    const row = back % rows;
    // A pile above a waste leaves room for the cards that are visible under the waste's last one.
    const over =
      waste !== null && i < piles.indexOf(waste) && back - row === backOf(piles, waste, rows) ? extra : 0;
    const place = {
      pile,
      x: at === 'right' ? area.x + area.w - w - inward : area.x + inward,
      y: bottom - h - row * (h + gap) - over,
      w,
      h,
      stepX: 0,
      stepY: 0,
    };
    return pile === waste ? { ...place, stepY: -step, most: fanned } : place;
  });
};

/** Row by row if the cells are no higher than wide, so that few of them read as a line does; otherwise column by column. */
const placeInOrder = (side: Side, area: Rect, at: Handedness): readonly PlacedPile[] => {
  const { piles, rows, w, h, gap } = side;
  const columns = Math.ceil(piles.length / rows);
  const across = rows <= columns;
  const left = at === 'right' ? area.x + area.w - w - (columns - 1) * (w + 3) : area.x;
  const bottom = area.y + (area.h + rows * h + (rows - 1) * gap) / 2;
  return piles.map((pile, i) => {
    const column = across ? i % columns : Math.floor(i / rows);
    const row = across ? Math.floor(i / columns) : i % rows;
    return {
      pile,
      x: left + column * (w + 3),
      y: bottom - h - (rows - 1 - row) * (h + gap),
      w,
      h,
      stepX: 0,
      stepY: 0,
    };
  });
};

/** The number of the last cell in the same column as a pile. */
const backOf = (piles: readonly number[], pile: number, rows: number): number => {
  const back = piles.length - 1 - piles.indexOf(pile);
  return back - (back % rows);
};
