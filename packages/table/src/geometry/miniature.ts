/**
 * A miniature: a position as a small picture of plain rectangles. The piles are where the table has them, without the
 * room that it keeps for columns to grow.
 */
import { isDown, type Game, type Position } from '@cairn/engine';
import { columnGeometry } from './column-geometry.ts';
import { planTable } from './layout.ts';
import { cardRect, pileRect, withFans, type Box, type PilePlan, type TablePlan } from './plan.ts';
import { overlap, overlapX, type Rect } from './rect.ts';

/** What a rectangle shows: a card by its upper side, or a pile without cards. */
export type MiniatureFace = 'up' | 'down' | 'empty';

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
  readonly face: MiniatureFace;
  readonly rect: Rect;
}

/** Of a heap only its last card. An empty place of a layout shows nothing. */
const piecesOf = (game: Game, plan: TablePlan, { piles }: Pick<Position, 'piles'>): readonly Piece[] =>
  game.piles.flatMap(({ index: pile, zone }): readonly Piece[] => {
    const seats = piles[pile] ?? [];
    const { fan, w } = pileRect(plan, pile);
    if (w === 0) return [];
    if (seats.length === 0)
      return zone.role === 'layout' ? [] : [{ face: 'empty', rect: cardRect(plan, pile, 0, 1) }];
    const cards = seats.map((seat, i): Piece => ({
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
    (['empty', 'down', 'up'] as const).flatMap((face) => {
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

/** The picture of a position. A position seen by the player gives the same picture as the whole one. */
export const miniatureOf = (game: Game, position: Pick<Position, 'piles'>): Miniature => {
  const plan = withFans(
    game,
    spreadOut(planTable(game, TABLE, 'right', undefined, columnGeometry)),
    position,
    columnGeometry,
  );
  const pieces = piecesOf(game, plan, position);
  const left = Math.min(...pieces.map(({ rect }) => rect.x));
  const top = Math.min(...pieces.map(({ rect }) => rect.y));
  const moved = pieces.map(({ face, rect: { x, y, w, h } }) => ({
    face,
    rect: { x: Math.round(x - left), y: Math.round(y - top), w: Math.round(w), h: Math.round(h) },
  }));
  return {
    width: Math.max(...moved.map(({ rect }) => rect.x + rect.w)),
    height: Math.max(...moved.map(({ rect }) => rect.y + rect.h)),
    layers: layersOf(moved),
  };
};
