/**
 * The places of the piles of a game with a grid: its rows one below the other, every place as large as the others, and
 * all other piles in a rail below them or at the side. Nothing is covered, so cards are as large as the grid allows; on
 * a phone they become higher than usual, since only height is left.
 */
import type { Game } from '@cairn/engine';
import { ASPECT } from './field.ts';
import { clamp, marginOf } from './form.ts';
import type { ColumnGeometry, Handedness, PlacedPile } from './plan.ts';
import { cellGap, railBelow, railBeside, railPiles } from './rail.ts';
import type { Rect } from './rect.ts';

const WIDEST = 110;
const WIDEST_LARGE = 150;
/** The part of the room that small cards take, and the least width at which it is taken. */
const SMALL = 0.75;
const SMALLEST = 40;
/** Height by width of a card: the flattest in a low window, and the highest for the narrowest cards. */
const FLATTEST = 1;
const TALLEST = 2;
/** Width of a card of the rail. */
const RAIL = 64;

interface Shape {
  readonly card: number;
  readonly high: number;
}

const gapOf = (card: number): number => Math.max(1, Math.round(card * 0.06));
/** Rows are a little further apart than the cards of a row. */
const rowGapOf = (card: number): number => gapOf(card) + 2;

const sizeOf = (game: Game): { readonly columns: number; readonly rows: number } => {
  const places = game.byRole.grid.flatMap((pile) => game.piles[pile] ?? []);
  return {
    columns: Math.max(...places.map(({ x }) => x)) / 2 + 1,
    rows: Math.max(...places.map(({ row }) => row)) + 1,
  };
};

/** The largest card that fits, and its height. */
const shapeIn = (game: Game, { w, h }: Pick<Rect, 'w' | 'h'>, widest: number): Shape => {
  const { columns, rows } = sizeOf(game);
  const highest = (card: number): number => (h - (rows - 1) * rowGapOf(card)) / rows;
  let card = Math.min(widest, Math.floor(w / columns));
  while (card > 8 && (columns * card + (columns - 1) * gapOf(card) > w || highest(card) < card * FLATTEST))
    card -= 1;
  const most = clamp(TALLEST - ((card - 28) / 28) * (TALLEST - ASPECT), ASPECT, TALLEST);
  // In steps of a twentieth, because each shape of a card needs a picture of its own.
  const aspect = Math.floor(clamp(highest(card) / card, FLATTEST, most) * 20) / 20;
  return { card, high: Math.round(card * aspect) };
};

const placeGrid = (game: Game, area: Rect, { card, high }: Shape): readonly PlacedPile[] => {
  const { columns, rows } = sizeOf(game);
  const step =
    card +
    clamp(Math.floor((area.w - columns * card) / Math.max(1, columns - 1)), gapOf(card), gapOf(card) * 2);
  const down =
    high +
    clamp(Math.floor((area.h - rows * high) / Math.max(1, rows - 1)), rowGapOf(card), rowGapOf(card) * 3);
  const left = area.x + (area.w - (columns - 1) * step - card) / 2;
  const top = area.y + (area.h - (rows - 1) * down - high) / 2;
  return game.byRole.grid.flatMap((pile) => {
    const rule = game.piles[pile];
    return rule === undefined
      ? []
      : [
          {
            pile,
            x: left + (rule.x / 2) * step,
            y: top + rule.row * down,
            w: card,
            h: high,
            stepX: 0,
            stepY: 0,
          },
        ];
  });
};

export const planGrid: ColumnGeometry['planColumns'] = (game, box, hand, { cardSize }) => {
  const margin = marginOf(box);
  const whole = { x: margin, y: margin, w: box.width - 2 * margin, h: box.height - 2 * margin };
  const widest = cardSize === 'large' ? WIDEST_LARGE : WIDEST;
  const cells = railPiles(game).length;
  const [below, beside] = [belowOf(whole, cells), besideOf(whole, cells, hand)];
  const sized = [below, beside].map((split) => ({ ...split, shape: shapeIn(game, split.area, widest) }));
  const best = sized.reduce((one, other) => (worth(other.shape) > worth(one.shape) ? other : one));
  const { card, high } = best.shape;
  const least = cardSize === 'small' ? Math.min(card, Math.max(SMALLEST, Math.round(card * SMALL))) : card;
  const shape = { card: least, high: Math.round((high * least) / card) };
  const rail =
    cells === 0
      ? []
      : best.rail === 'below'
        ? railBelow(game, best.band, best.cell, 1, hand)
        : railBeside(game, best.band, best.cell, 1, cellGap(best.cell), hand);
  return { rail: best.rail, placed: [...placeGrid(game, best.area, shape), ...rail] };
};

/** The space for the grid, the space for the rail, and the width of a card of the rail. */
interface Split {
  readonly rail: 'below' | 'beside';
  readonly area: Rect;
  readonly band: Rect;
  readonly cell: number;
}

const belowOf = (whole: Rect, cells: number): Split => {
  const cell = Math.min(RAIL, Math.floor(whole.h * 0.16), Math.floor(whole.w / Math.max(1, cells)) - 8);
  const h = cells === 0 ? 0 : Math.ceil(cell * ASPECT) + 8;
  return {
    rail: 'below',
    cell,
    area: { ...whole, h: whole.h - h },
    band: { ...whole, y: whole.y + whole.h - h + 8, h: h - 8 },
  };
};

const besideOf = (whole: Rect, cells: number, hand: Handedness): Split => {
  const room = (whole.h - (cells - 1) * 8) / Math.max(1, cells) / ASPECT;
  const cell = Math.min(RAIL, Math.floor(whole.w * 0.08), Math.floor(room));
  const w = cells === 0 ? 0 : cell + 8;
  const right = hand === 'right';
  return {
    rail: 'beside',
    cell,
    area: { ...whole, x: whole.x + (right ? 0 : w), w: whole.w - w },
    band: { ...whole, x: right ? whole.x + whole.w - w + 8 : whole.x, w: w - 8 },
  };
};

/** Wide cards can be hit and read; a flat card shows less. */
const worth = ({ card, high }: Shape): number => card * Math.min(1, high / card / ASPECT) ** 0.5;
