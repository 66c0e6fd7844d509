/**
 * Spots: the places of a table that can be pressed, focused and read out. A place of the layout is a spot while its
 * card is there; of a fan every face-up card is one, and its face-down cards together; every other pile is one spot, its
 * last card or its empty place. The last card's key is the pile's, so that a pile keeps the focus while cards come and go.
 */
import { isDown, type Game, type PileRule, type View } from '@cairn/engine';
import { cardRect, pileRect, type Plan } from './layout.ts';
import { overlapX, overlapY, type Rect } from './rect.ts';

export interface Spot {
  readonly key: string;
  readonly pile: number;
  /** The card's place in its pile from the bottom; 0 in an empty pile. */
  readonly index: number;
  /** How many cards the spot stands for: several for a run of face-down cards. */
  readonly run: number;
  readonly empty: boolean;
  /** Nothing covers it but the cards that would go with it. */
  readonly free: boolean;
  readonly down: boolean;
  /** It lies within a fan: only a strip of it is seen. */
  readonly strip: boolean;
}

const isCovered = (view: View, rule: PileRule): boolean =>
  rule.coveredBy.some((pile) => (view.piles[pile] ?? []).length > 0);

/** Whether every card of a pile is to be seen: columns, and a pile any of whose cards may be played. */
export const isFanned = ({ zone }: PileRule): boolean =>
  zone.role === 'tableau' || zone.give.some(({ unit }) => unit === 'any');

/** Every spot, by pile number: the rows of the layout from the top, then the other piles; of a fan from the bottom. */
export const listSpots = (game: Game, view: View): readonly Spot[] =>
  game.piles.flatMap((rule) => {
    const seats = view.piles[rule.index] ?? [];
    const index = Math.max(0, seats.length - 1);
    const empty = seats.length === 0;
    if (empty && rule.zone.role === 'layout') return [];
    const last: Spot = {
      key: `p${rule.index}`,
      pile: rule.index,
      index,
      run: 1,
      empty,
      free: !isCovered(view, rule),
      down: isDown(seats[index] ?? 0),
      strip: false,
    };
    return isFanned(rule) ? [...strips(last, seats), last] : [last];
  });

/** The cards of a fan before the last. */
const strips = (last: Spot, seats: readonly number[]): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let i = 0; i < last.index; i++) {
    const down = isDown(seats[i] ?? 0);
    const before = spots.at(-1);
    if (down && before?.down === true && before.index === i - 1)
      spots[spots.length - 1] = { ...before, index: i, run: before.run + 1 };
    else {
      const key = down ? `${last.key}.d${spots.length}` : `${last.key}.${i}`;
      spots.push({ ...last, key, index: i, run: 1, down, strip: true });
    }
  }
  return spots;
};

export const rectOf = (plan: Plan, { pile, index, empty }: Spot): Rect =>
  empty ? pileRect(plan, pile) : cardRect(plan, pile, index, index + 1);

/** What is seen of the cards of a spot that others of its fan lie on; `last` is the place of the fan's last card. */
const stripOf = (plan: Plan, spot: Spot, last: number): Rect => {
  const { pile, index, run } = spot;
  const { fan, x } = pileRect(plan, pile);
  const first = cardRect(plan, pile, index - run + 1, index + 1);
  const next = cardRect(plan, pile, index + 1, index + 2);
  if (fan?.kind !== 'lines') {
    // The last card of a lane of an opened column has the first of the next aside.
    const step = next.y - first.y;
    return { ...first, h: step > 0 ? Math.min(step, first.h) : first.h };
  }
  const w = next.y === first.y ? next.x - first.x : first.w;
  const below = Math.min(fan.perLine, last + 1 - (Math.floor(index / fan.perLine) + 1) * fan.perLine);
  const reach = x + (below - 1) * fan.step + first.w;
  return { ...first, w, h: below > 0 && first.x < reach ? fan.lineStep : first.h };
};

/** What is seen of a spot among all of a table. */
export const seenOf = (plan: Plan, spots: readonly Spot[], spot: Spot): Rect => {
  if (!spot.strip) return rectOf(plan, spot);
  const last = spots.findLast(({ pile }) => pile === spot.pile);
  return stripOf(plan, spot, last?.index ?? spot.index);
};

/** A spot with the rectangle in which it is hit. */
export interface Target extends Spot {
  readonly rect: Rect;
  /** It belongs to the opened column, which lies over everything. */
  readonly over: boolean;
}

const COMFORT = 44;

/**
 * The rectangles in which spots are hit. Free spots lie above covered ones and never overlap each other; where they
 * are smaller than a fingertip they grow into the free space around them, up to half the way to the next free spot.
 */
export const targetRects = (plan: Plan, spots: readonly Spot[]): readonly Target[] => {
  const isFan = ({ pile }: Spot): boolean => pileRect(plan, pile).fan !== undefined;
  const ends = new Map(spots.map(({ pile, index }) => [pile, index]));
  const fans = spots.filter(isFan).map((spot) => ({
    ...spot,
    over: plan.open?.pile === spot.pile,
    rect: spot.strip ? stripOf(plan, spot, ends.get(spot.pile) ?? 0) : rectOf(plan, spot),
  }));
  const free = spots
    .filter((spot) => spot.free && !isFan(spot))
    .map((spot) => ({ ...spot, over: false, rect: rectOf(plan, spot) }));
  const cut = free.map((target) => ({ ...target, rect: clip(target, free) }));
  const wide = cut.map((target) => ({ ...target, rect: growX(target.rect, [...cut, ...fans]) }));
  const grown = wide.map((target, i) => ({ ...target, rect: growY(target.rect, [...wide, ...fans], i) }));
  const covered = spots
    .filter((spot) => !spot.free && !isFan(spot))
    .map((spot) => ({ ...spot, over: false, rect: rectOf(plan, spot) }));
  return [...covered, ...fans, ...grown];
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
      // As high as both may grow.
      other !== rect && overlapY(rect, other) > -COMFORT && overlapX(rect, other) <= 0,
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

/**
 * What a table shows of the next card of the stock: what the rules or a power show, not what a player could remember of
 * an earlier pass.
 */
export const nextShown = ({ def, stockDef }: Game, { next }: View): View['next'] =>
  stockDef?.show !== undefined || def.powers?.peek !== undefined ? next : null;
