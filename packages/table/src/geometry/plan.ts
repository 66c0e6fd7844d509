/**
 * The types of the table's geometry. `TablePlan` says where every pile is (layout.ts) and, for one position, where
 * the cards of fans are. `ColumnGeometry` is the interface of what only games with columns need; it is loaded later
 * (column-geometry.ts).
 */
import type { Game, Pile, Position } from '@cairn/engine';
import type { Rect, Vector } from './rect.ts';
import type { Sizing } from './sizing.ts';

/** The size of a table in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The player's hand: stock and hole are on its side. */
export type Handedness = 'left' | 'right';

/** Cards of a column that run down from its place. */
export interface ColumnFan {
  readonly kind: 'column';
  /** Steps in CSS pixels after a face-up and after a face-down card, if there is room. */
  readonly up: number;
  readonly down: number;
  /** The largest distance from the first card to the last. */
  readonly room: number;
}

/** Cards of a pile that are spread, line by line. */
export interface LinesFan {
  readonly kind: 'lines';
  readonly step: number;
  readonly perLine: number;
  readonly lineStep: number;
}

export type Fan = ColumnFan | LinesFan;

/**
 * The rectangle of a pile. For a heap it is that of its last card, and each card below is one step away, at most
 * `most` steps; for a fan it is that of its first card.
 */
export interface PilePlan extends Rect {
  readonly stepX: number;
  readonly stepY: number;
  readonly most?: number;
  readonly fan?: Fan;
}

export type PlacedPile = PilePlan & { readonly pile: number };

/** The side of the piles beside the field: the stock and all others that are not part of a layout or the columns. */
export type RailSide = 'above' | 'below' | 'beside';

/** An opened column: every card can be read and hit. It covers what is beside it. */
export interface OpenColumn {
  readonly pile: number;
  /** Size of its cards, which may be larger than in the closed column. */
  readonly w: number;
  readonly h: number;
  /** The place of each card, from the pile's place. */
  readonly offsets: readonly Vector[];
  /** The rectangle below its cards. Cards under it are neither visible nor hit. */
  readonly panel: Rect;
}

export interface TablePlan {
  readonly rail: RailSide;
  /** By pile number. */
  readonly piles: readonly PilePlan[];
  /** The places of the cards of fans in one position, by pile number; undefined for heaps. */
  readonly fans?: readonly (readonly Vector[] | undefined)[];
  readonly open?: OpenColumn;
}

/** The piles of a game with their places, before they are rounded to whole pixels. */
export interface PlacedPiles {
  readonly rail: RailSide;
  readonly placed: readonly PlacedPile[];
}

export interface ColumnGeometry {
  readonly planColumns: (game: Game, box: Box, hand: Handedness, sizing: Sizing) => PlacedPiles;
  /** The places of the cards of a pile, from the pile's place. */
  readonly fanOffsets: (game: Game, pile: number, seats: Pile, fan: Fan) => readonly Vector[];
  /** Null for a pile that is no column or has too few cards to open. */
  readonly openColumn: (pile: number, place: PilePlan, seats: Pile, box: Box) => OpenColumn | null;
  /** Whether the face-up cards of a closed column are closer than they would be with enough room. */
  readonly isSqueezed: (place: PilePlan, seats: Pile, offsets: readonly Vector[]) => boolean;
}

export const NOWHERE: PilePlan = { x: 0, y: 0, w: 0, h: 0, stepX: 0, stepY: 0 };

/** The rectangle of an empty pile, or of its last card. */
export const pileRect = (plan: TablePlan, pile: number): PilePlan => plan.piles[pile] ?? NOWHERE;

/** The rectangle of a card. In a heap the last card is in the pile's place, the others are steps away. */
export const cardRect = (plan: TablePlan, pile: number, index: number, count: number): Rect => {
  const { x, y, w, h, stepX, stepY, most = Infinity, fan } = pileRect(plan, pile);
  if (plan.open?.pile === pile) {
    const { w: wide, h: high, offsets } = plan.open;
    const offset = offsets[index] ?? offsets.at(-1) ?? { x: 0, y: 0 };
    return { x: x + offset.x, y: y + offset.y, w: wide, h: high };
  }
  if (fan !== undefined) {
    const offset = plan.fans?.[pile]?.[index] ?? plan.fans?.[pile]?.at(-1) ?? { x: 0, y: 0 };
    return { x: x + offset.x, y: y + offset.y, w, h };
  }
  const under = Math.min(Math.max(0, count - 1 - index), most);
  return { x: x + under * stepX, y: y + under * stepY, w, h };
};

/** The plan with the fans of a position. */
export const withFans = (
  game: Game,
  plan: TablePlan,
  { piles }: Pick<Position, 'piles'>,
  columns: ColumnGeometry | null,
): TablePlan =>
  columns === null
    ? plan
    : {
        ...plan,
        fans: plan.piles.map(({ fan }, pile) =>
          fan === undefined ? undefined : columns.fanOffsets(game, pile, piles[pile] ?? [], fan),
        ),
      };

/** The plan with a column opened within a box; the same plan if the column cannot be opened. */
export const withOpen = (
  plan: TablePlan,
  { piles }: Pick<Position, 'piles'>,
  pile: number,
  box: Box,
  columns: ColumnGeometry | null,
): TablePlan => {
  const open = columns?.openColumn(pile, pileRect(plan, pile), piles[pile] ?? [], box) ?? null;
  return open === null ? plan : { ...plan, open };
};
