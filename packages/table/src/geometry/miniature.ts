/**
 * A miniature: a position as a small picture of plain rectangles. The piles are where the table has them, without the
 * room that it keeps for columns to grow.
 */
import { isDown, type Game, type Position } from '@cairn/engine';
import { columnGeometry } from './column-geometry.ts';
import { planTable } from './layout.ts';
import { cardRect, pileRect, withFans, type Box, type PilePlan, type TablePlan } from './plan.ts';
import { overlap, overlapX, type Rect } from './rect.ts';

/**
 * What a rectangle shows: a card by its upper side, or a pile without cards. An empty foundation looks different from
 * an empty cell: they may lie side by side.
 */
const FACES = ['empty', 'foundation', 'down', 'up'] as const;
export type MiniatureFace = (typeof FACES)[number];

/** Rectangles that do not overlap, so that one shape can show them all. */
export interface MiniatureLayer {
  readonly face: MiniatureFace;
  readonly rects: readonly Rect[];
}

/** The layers from the lowest to the highest, in a box from 0, 0. */
export interface Miniature extends Box {
  readonly layers: readonly MiniatureLayer[];
}

/** The table that is drawn. It is high enough for cards of the usual shape. */
const TABLE: Box = { width: 700, height: 430 };
/** The least steps of a column as parts of a card's height, so that each card can be seen in a small picture. */
const STEP = { up: 0.24, down: 0.14 } as const;

interface Piece {
  /** The index of its zone. */
  readonly zone: number;
  readonly face: MiniatureFace;
  readonly rect: Rect;
}

/** Of a heap only its last card. An empty place of a layout shows nothing. */
const piecesOf = (game: Game, plan: TablePlan, { piles }: Pick<Position, 'piles'>): readonly Piece[] =>
  game.piles.flatMap(({ index: pile, zone }): readonly Piece[] => {
    const of = game.zones.indexOf(zone);
    const seats = piles[pile] ?? [];
    const { fan, w } = pileRect(plan, pile);
    if (w === 0) return [];
    if (seats.length === 0)
      return zone.role === 'layout' || zone.role === 'row'
        ? []
        : [
            {
              zone: of,
              face: zone.role === 'foundation' ? 'foundation' : 'empty',
              rect: cardRect(plan, pile, 0, 1),
            },
          ];
    const cards = seats.map((seat, i): Piece => ({
      zone: of,
      face: isDown(seat) ? 'down' : 'up',
      rect: cardRect(plan, pile, i, seats.length),
    }));
    return fan === undefined ? cards.slice(-1) : cards;
  });

/** Each piece is in the lowest layer above all earlier pieces that it covers. */
const layersOf = (pieces: readonly Piece[]): readonly MiniatureLayer[] => {
  const levels: Piece[][] = [];
  for (const piece of pieces) {
    const below = levels.findLastIndex((level) => level.some(({ rect }) => overlap(rect, piece.rect) > 0));
    (levels[below + 1] ??= []).push(piece);
  }
  return levels.flatMap((level) =>
    FACES.flatMap((face) => {
      const rects = level.filter((piece) => piece.face === face).map(({ rect }) => rect);
      return rects.length === 0 ? [] : [{ face, rects }];
    }),
  );
};

/** Columns with nothing below them may reach to the end of the table, and their cards lie further apart. */
const spreadOut = (plan: TablePlan): TablePlan => ({
  ...plan,
  piles: plan.piles.map((place): PilePlan => {
    const { fan, y, h } = place;
    if (fan?.kind !== 'column') return place;
    const isLast = plan.piles.every((other) => overlapX(other, place) <= 0 || other.y <= y);
    const room = isLast ? Math.max(fan.room, TABLE.height - y - h) : fan.room;
    return {
      ...place,
      fan: { ...fan, up: Math.max(fan.up, h * STEP.up), down: Math.max(fan.down, h * STEP.down), room },
    };
  }),
});

const planOf = (game: Game, position: Pick<Position, 'piles'>): TablePlan =>
  withFans(
    game,
    spreadOut(planTable(game, TABLE, 'right', undefined, columnGeometry)),
    position,
    columnGeometry,
  );

/** A rectangle in the coordinates of a picture whose content begins at `left` and `top`. */
const moved = ({ x, y, w, h }: Rect, left: number, top: number): Rect => ({
  x: Math.round(x - left),
  y: Math.round(y - top),
  w: Math.round(w),
  h: Math.round(h),
});

/** The picture of a position. A position seen by the player gives the same picture as the whole one. */
export const miniatureOf = (game: Game, position: Pick<Position, 'piles'>): Miniature => {
  const [picture] = miniaturesOf(game, [position]).pictures;
  return picture ?? { width: 0, height: 0, layers: [] };
};

/** Positions of one deal in pictures of the same size, with the places of the first one. */
export interface MiniatureSeries {
  readonly pictures: readonly Miniature[];
  /** The place of a card in the first position, as if its pile had `count` cards. */
  readonly cardPlace: (pile: number, index: number, count: number) => Rect;
  /** All that the piles of a zone show in the first position; null for a zone that is not on the table. */
  readonly zonePlace: (zone: number) => Rect | null;
}

export const miniaturesOf = (game: Game, positions: readonly Pick<Position, 'piles'>[]): MiniatureSeries => {
  const plans = positions.map((position) => planOf(game, position));
  const pieces = positions.map((position, i) => piecesOf(game, plans[i] ?? planOf(game, position), position));
  const all = pieces.flat().map(({ rect }) => rect);
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const placed = pieces.map((each) =>
    each.map(({ face, rect, zone }) => ({ face, zone, rect: moved(rect, left, top) })),
  );
  const whole = enclosing(placed.flat().map(({ rect }) => rect));
  const first = plans[0] ?? planOf(game, { piles: [] });
  return {
    pictures: placed.map((each) => ({
      width: whole.x + whole.w,
      height: whole.y + whole.h,
      layers: layersOf(each),
    })),
    cardPlace: (pile, index, count) => moved(cardRect(first, pile, index, count), left, top),
    zonePlace: (zone) => {
      const rects = (placed[0] ?? []).filter((piece) => piece.zone === zone).map(({ rect }) => rect);
      return rects.length === 0 ? null : enclosing(rects);
    },
  };
};

const enclosing = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  };
};
