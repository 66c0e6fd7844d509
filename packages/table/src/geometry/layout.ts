/**
 * The place of every pile: a pure function of the game and the space. The cards of a layout are the field (field.ts);
 * stock, hole and hand are the rail (rail.ts), below the field or beside it, whichever makes the cards larger.
 * columns.ts plans games with columns, layout-and-columns.ts those that have both. Nothing here depends on the position, so no pile moves during a deal.
 */
import type { Game } from '@cairn/engine';
import {
  ASPECT,
  fieldHeight,
  layoutFieldOf,
  fieldWidth,
  LOOSE,
  LOOSEST,
  placeField,
  SPREAD,
  stretch,
  TIGHT,
  type LayoutField,
} from './field.ts';
import {
  NOWHERE,
  type Box,
  type ColumnGeometry,
  type Handedness,
  type PilePlan,
  type PlacedPile,
  type PlacedPiles,
  type RailSide,
  type TablePlan,
} from './plan.ts';
import { cellGap, railBelow, railBeside, railPiles, railWidth, THICKNESS } from './rail.ts';
import { NORMAL_SIZING, type Sizing } from './sizing.ts';

/** Card widths of one arrangement. */
interface Sizes {
  readonly rail: RailSide;
  readonly card: number;
  readonly railCard: number;
  readonly railColumns: number;
  readonly railRows: number;
}

const WIDEST = 160;
const WIDEST_LARGE = 240;
/** The part of the room that small cards take. */
const SMALL = 0.75;
/** The width of a card of the rail if the field leaves height: on a phone, where the field needs the room, and elsewhere. */
const RAIL_PHONE = 72;
const RAIL_MOST = 112;
/** Tables of at least this height have room for larger cards. */
const TALL = 900;
/** A table that is narrower is a phone's, held upright. */
const PHONE = 600;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
export const marginOf = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.011, 4, 12);
/** Space between the field and a rail below it. */
const railGap = (card: number): number => clamp(card * 0.16, 8, 20);
/** The same if there is height to spare. */
const RAIL_GAP = 24;
const RAIL_GAP_LARGE = 40;

const widestIn = ({ height }: Box): number => clamp(WIDEST * (height / TALL), WIDEST, WIDEST_LARGE);

/** The largest width in whole pixels that passes a test. The test must be monotone. */
export const largest = (most: number, fits: (width: number) => boolean): number => {
  let width = Math.floor(most);
  while (width > 8 && !fits(width)) width -= 1;
  return width;
};

/** Height of a rail in rows. */
const rowsHigh = (rows: number, card: number): number => rows * card * ASPECT + (rows - 1) * cellGap(card);

const below = (field: LayoutField, cells: number, box: Box, widest: number, railRows: number): Sizes => {
  const railColumns = Math.ceil(cells / railRows);
  const [width, height] = [box.width - 2 * marginOf(box), box.height - 2 * marginOf(box)];
  const fieldAndGap = (w: number): number => fieldHeight(field, w, ASPECT, TIGHT) + railGap(w);
  // A rail of several rows may have smaller cards than the field.
  const railLeast = (w: number): number => (railRows === 1 ? w : Math.min(w, (width + 8) / railColumns - 8));
  const card = largest(
    widest,
    (w) =>
      fieldWidth(field, w) <= width &&
      fieldAndGap(w) + rowsHigh(railRows, railLeast(w)) <= height &&
      railWidth(railColumns, railLeast(w)) <= width,
  );
  const least = Math.floor(railLeast(card));
  // Half of the spare height may go to the rail.
  const room = (height - fieldAndGap(card) + rowsHigh(railRows, least)) / 2;
  const railCard = largest(
    Math.max(least, box.width < PHONE ? RAIL_PHONE : RAIL_MOST),
    (w) => w <= least || (rowsHigh(railRows, w) <= room && railWidth(railColumns, w) <= width),
  );
  return { rail: 'below', card, railCard, railColumns, railRows };
};

const beside = (field: LayoutField, cells: number, box: Box, widest: number, railColumns: number): Sizes => {
  const [width, height] = [box.width - 2 * marginOf(box), box.height - 2 * marginOf(box)];
  const rows = Math.ceil(cells / railColumns);
  const highest = (card: number): number => (height - THICKNESS - (rows - 1) * cellGap(card)) / rows / ASPECT;
  const railCardOf = (card: number): number => Math.floor(Math.min(card, highest(card)));
  const card = largest(
    widest,
    (w) =>
      fieldWidth(field, w) + railColumns * (railCardOf(w) + cellGap(w)) <= width &&
      fieldHeight(field, w, ASPECT, TIGHT) <= height,
  );
  // If the height limits the field, the spare width may go to the rail.
  const spare = (width - fieldWidth(field, card)) / railColumns - cellGap(card);
  const railCard = Math.floor(Math.min(Math.max(card, RAIL_MOST), highest(card), spare));
  return {
    rail: 'beside',
    card,
    railCard: Math.max(railCard, railCardOf(card)),
    railColumns,
    railRows: rows,
  };
};

/** Large cards matter most in the field, and less in the rail. */
const worth = ({ card, railCard }: Sizes): number => card + railCard * 0.6;

/** Whether a game is planned without `ColumnGeometry`: it has a layout and no columns. */
export const hasLayout = ({ byRole }: Game): boolean =>
  byRole.layout.length > 0 && byRole.tableau.length === 0;

/** The plan of a game in a space; `hand` mirrors the rail. Small cards leave room around them. */
export const planTable = (
  game: Game,
  box: Box,
  hand: Handedness,
  sizing: Sizing = NORMAL_SIZING,
  columns: ColumnGeometry | null = null,
): TablePlan => {
  const plan = hasLayout(game) ? planLayout : columns?.planColumns;
  if (plan === undefined) throw new Error(`${game.id} has columns, and ColumnGeometry is not loaded`);
  const { rail, placed } = plan(game, box, hand, sizing);
  const piles: PilePlan[] = game.piles.map(() => NOWHERE);
  for (const { pile, x, y, h, ...rest } of placed)
    piles[pile] = { ...rest, x: Math.round(x), y: Math.round(y), h: Math.round(h) };
  return { rail, piles };
};

const planLayout = (
  game: Game,
  { width, height }: Box,
  hand: Handedness,
  { cardSize }: Sizing,
): PlacedPiles => {
  // A small table is in the middle of the space, as long as its ranks can be read.
  const part = cardSize === 'small' ? Math.min(1, Math.max(SMALL, 340 / width, 240 / height)) : 1;
  const box = { width: width * part, height: height * part };
  const widest = cardSize === 'large' ? WIDEST_LARGE : widestIn(box);
  const field = layoutFieldOf(game);
  const cells = railPiles(game);
  const rows = cells.length > 6 ? [1, 2, 3] : [1];
  const sides = cells.length > 6 ? [1, 2, 3, 4, 5] : [1, 2];
  const choices = [
    ...rows.map((n) => below(field, cells.length, box, widest, n)),
    ...sides.map((n) => beside(field, cells.length, box, widest, n)),
  ];
  const sizes = choices.reduce((best, next) => (worth(next) > worth(best) ? next : best));
  const plan = sizes.rail === 'below' ? planBelow : planBeside;
  const placed = plan(game, field, box, hand, sizes).map((place) => ({
    ...place,
    x: place.x + (width - box.width) / 2,
    y: place.y + (height - box.height) / 2,
  }));
  return { rail: sizes.rail, placed };
};

type Planner = (
  game: Game,
  field: LayoutField,
  box: Box,
  hand: Handedness,
  sizes: Sizes,
) => readonly PlacedPile[];

const planBelow: Planner = (game, field, box, hand, sizes) => {
  const { card, railCard, railRows } = sizes;
  const margin = marginOf(box);
  const railHeight = rowsHigh(railRows, railCard);
  const room = box.height - 2 * margin - railGap(card) - railHeight;
  const isPhone = box.width < PHONE;
  const shape = stretch(field, card, room, isPhone ? LOOSE : LOOSEST);
  const used = fieldHeight(field, card, shape.aspect, shape.overlap);
  const spare = room - used;
  // Field and rail are one block in the middle.
  const gap = Math.min(isPhone ? RAIL_GAP : RAIL_GAP_LARGE, railGap(card) + spare * 0.2);
  const top = margin + (spare + railGap(card) - gap) / 2;
  const railTop = top + used + gap;
  const area = { x: margin, y: top, w: box.width - 2 * margin, h: used };
  const band = { x: margin, y: railTop, w: area.w, h: railHeight };
  return [...placeField(field, area, card, shape), ...railBelow(game, band, railCard, railRows, hand)];
};

const planBeside: Planner = (game, field, box, hand, { card, railCard, railColumns }) => {
  const margin = marginOf(box);
  const room = box.height - 2 * margin;
  const shape = stretch(field, card, room);
  const used = fieldHeight(field, card, shape.aspect, shape.overlap);
  const side = railColumns * (railCard + cellGap(card));
  const wide = Math.min(box.width - 2 * margin, fieldWidth(field, card) * SPREAD + side);
  const left = (box.width - wide) / 2;
  const right = hand === 'right';
  const area = { x: right ? left : left + side, y: margin + (room - used) / 2, w: wide - side, h: used };
  const band = { x: right ? left + wide - side : left, y: margin, w: side, h: room };
  return [
    ...placeField(field, area, card, shape),
    ...railBeside(game, band, railCard, railColumns, cellGap(card), hand),
  ];
};
