/**
 * The rail of a layout game: the piles beside the layout, such as stock, hole and hand. It is a row, or columns at a
 * side.
 */
import type { Game, Role } from '@cairn/engine';
import { ASPECT } from './field.ts';
import type { Handedness, PlacedPile } from './plan.ts';
import type { Rect } from './rect.ts';

/** The order of the rail, from its far end to the end at the player's thumb. */
const ORDER: readonly Role[] = ['reserve', 'cell', 'hand', 'discard', 'foundation', 'waste', 'hole', 'stock'];

/** The piles of the rail in order. */
export const railPiles = (game: Game): readonly number[] => ORDER.flatMap((role) => game.byRole[role]);

/** Space between the cards of a rail. */
export const cellGap = (card: number): number => Math.round(Math.min(Math.max(card * 0.11, 8), 24));

/** How much higher a full stock is than its last card, if it is not spread. */
export const THICKNESS = 4;

/**
 * Every place of the layout gets a card, so there are never more cards than this below the first card of the stock.
 */
const mostUnder = (game: Game): number => Math.max(1, game.cards.length - game.byRole.layout.length - 1);

/** The smallest step in pixels at which the edges of cards are separate lines. */
const LEAST = 1.5;

export const railWidth = (cells: number, card: number): number => cells * card + (cells - 1) * cellGap(card);

/** Rows in the middle of a band. The stock is spread towards the edge, so that it visibly runs out. */
export const railBelow = (
  game: Game,
  band: Rect,
  card: number,
  rows: number,
  hand: Handedness,
): readonly PlacedPile[] => {
  const cells = railPiles(game);
  const columns = Math.ceil(cells.length / rows);
  const width = railWidth(columns, card);
  const most = mostUnder(game);
  const room = Math.min((band.w - width) / most, card * 0.032, 5);
  const spread = game.stock === null || room < LEAST ? 0 : room;
  const left = band.x + (band.w - width - spread * most) / 2;
  return cells.map((pile, i) => {
    const x = left + (i % columns) * (card + cellGap(card));
    const y = band.y + Math.floor(i / columns) * (card * ASPECT + cellGap(card));
    const stepX = pile === game.stock ? spread : 0;
    const place = { pile, y, w: card, h: card * ASPECT, stepY: 0 };
    if (hand === 'right') return { ...place, x, stepX };
    return { ...place, x: band.x * 2 + band.w - x - card, stepX: -stepX };
  });
};

/**
 * Columns at the far side of a band, in its middle. The last cells, hole and stock, are in the column at the edge.
 */
export const railBeside = (
  game: Game,
  band: Rect,
  card: number,
  columns: number,
  step: number,
  hand: Handedness,
): readonly PlacedPile[] => {
  const cells = railPiles(game);
  const rows = Math.ceil(cells.length / columns);
  const high = card * ASPECT;
  const bottom = band.y + (band.h + rows * high + (rows - 1) * step - THICKNESS) / 2;
  return cells.map((pile, i) => {
    const back = cells.length - 1 - i;
    const inward = Math.floor(back / rows) * (card + step);
    return {
      pile,
      x: hand === 'right' ? band.x + band.w - card - inward : band.x + inward,
      y: bottom - high - (back % rows) * (high + step),
      w: card,
      h: high,
      stepX: 0,
      stepY: pile === game.stock ? THICKNESS / mostUnder(game) : 0,
    };
  });
};
