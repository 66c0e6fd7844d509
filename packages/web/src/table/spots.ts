/**
 * Spots: the places of a table that can be pressed, focused and read out. A place of the layout is a spot while its
 * card is there; every other pile is one spot, its last card or its empty place. A spot's key outlives its cards, so
 * the stock keeps the focus while it is drawn from.
 */
import { isDown, type Game, type PileRule, type View } from '@cairn/engine';
import { cardRect, pileRect, type Plan } from './layout.ts';
import { overlapX, overlapY, type Rect } from './rect.ts';

export interface Spot {
  readonly key: string;
  readonly pile: number;
  /** The card's place in its pile from the bottom; 0 in an empty pile. */
  readonly index: number;
  readonly empty: boolean;
  /** No card lies on it. */
  readonly free: boolean;
  readonly down: boolean;
}

const isCovered = (view: View, rule: PileRule): boolean =>
  rule.coveredBy.some((pile) => (view.piles[pile] ?? []).length > 0);

/** Every spot, by pile number: the rows of the layout from the top, then the other piles. */
export const listSpots = (game: Game, view: View): readonly Spot[] =>
  game.piles.flatMap((rule) => {
    const seats = view.piles[rule.index] ?? [];
    const index = Math.max(0, seats.length - 1);
    const empty = seats.length === 0;
    if (empty && rule.zone.role === 'layout') return [];
    const down = isDown(seats[index] ?? 0);
    return [{ key: `p${rule.index}`, pile: rule.index, index, empty, free: !isCovered(view, rule), down }];
  });

export const rectOf = (plan: Plan, { pile, index, empty }: Spot): Rect =>
  empty ? pileRect(plan, pile) : cardRect(plan, pile, index, index + 1);

/** A spot with the rectangle in which it is hit. */
export interface Target extends Spot {
  readonly rect: Rect;
}

const COMFORT = 44;

/**
 * The rectangles in which spots are hit. Free spots lie above covered ones and never overlap each other; where they
 * are smaller than a fingertip they grow into the free space around them, up to half the way to the next free spot.
 */
export const targetRects = (plan: Plan, spots: readonly Spot[]): readonly Target[] => {
  const free = spots.filter((spot) => spot.free).map((spot) => ({ ...spot, rect: rectOf(plan, spot) }));
  const cut = free.map((target) => ({ ...target, rect: clip(target, free) }));
  const wide = cut.map((target) => ({ ...target, rect: growX(target.rect, cut) }));
  const grown = wide.map((target, i) => ({ ...target, rect: growY(target.rect, wide, i) }));
  const covered = spots.filter((spot) => !spot.free).map((spot) => ({ ...spot, rect: rectOf(plan, spot) }));
  return [...covered, ...grown];
};

/** What is left of a card under free cards of lower rows that reach over it, though they do not cover it by the rules. */
const clip = (target: Target, all: readonly Target[]): Rect => {
  const { rect } = target;
  const over = all.filter(
    (other) => other.pile > target.pile && overlapX(other.rect, rect) > 0 && overlapY(other.rect, rect) > 0,
  );
  const bottom = Math.min(rect.y + rect.h, ...over.map((other) => other.rect.y));
  return { ...rect, h: bottom - rect.y };
};

/** How much a side may grow into a gap: what is missing for comfort, and at most half the gap. */
const share = (size: number, gap: number): number => Math.max(0, Math.min((COMFORT - size) / 2, gap / 2));

const growX = (rect: Rect, all: readonly Target[]): Rect => {
  const near = all.filter(
    ({ rect: other }) =>
      other !== rect && overlapY(tall(rect), tall(other)) > 0 && overlapX(rect, other) <= 0,
  );
  const gap = (side: (other: Rect) => number): number =>
    Math.min(...near.map(({ rect: other }) => side(other)).filter((width) => width >= 0), Infinity);
  const left = share(
    rect.w,
    gap((other) => rect.x - other.x - other.w),
  );
  const right = share(
    rect.w,
    gap((other) => other.x - rect.x - rect.w),
  );
  return { ...rect, x: rect.x - left, w: rect.w + left + right };
};

/** A rectangle with all the height it may ever grow to. */
const tall = (rect: Rect): Rect => ({ ...rect, y: rect.y - COMFORT / 2, h: rect.h + COMFORT });

const growY = (rect: Rect, all: readonly Target[], self: number): Rect => {
  const near = all.filter(({ rect: other }, i) => i !== self && overlapX(rect, other) > 0);
  const gap = (side: (other: Rect) => number): number =>
    Math.min(...near.map(({ rect: other }) => side(other)).filter((height) => height >= 0), Infinity);
  const up = share(
    rect.h,
    gap((other) => rect.y - other.y - other.h),
  );
  const low = share(
    rect.h,
    gap((other) => other.y - rect.y - rect.h),
  );
  return { ...rect, y: rect.y - up, h: rect.h + up + low };
};
