/**
 * Hit targets: the places of a table that can be pressed, focused and read out. A place of the layout is a target
 * while its card is there. In a fan every face-up card is a target, and each run of face-down cards. Every other pile
 * is one target: its last card, or its empty place. The key of the last card is that of the pile, so a pile keeps the
 * focus while cards come and go.
 */
import { isDown, type Game, type PileRule, type View } from '@cairn/engine';
import { cardRect, pileRect, type TablePlan } from '../geometry/plan.ts';
import { overlapX, overlapY, type Rect } from '../geometry/rect.ts';

export interface HitTarget {
  readonly key: string;
  readonly pile: number;
  /** The card's place in its pile from the bottom; 0 in an empty pile. */
  readonly index: number;
  /** The number of cards of the target: more than one for a run of face-down cards. */
  readonly run: number;
  readonly empty: boolean;
  /** Whether nothing covers it except cards that would move with it. */
  readonly free: boolean;
  readonly down: boolean;
  /** Whether it is within a fan, so that only a strip of it is visible. */
  readonly strip: boolean;
}

const isCovered = (view: View, rule: PileRule): boolean =>
  rule.coveredBy.some((pile) => (view.piles[pile] ?? []).length > 0);

/** Whether every card of a pile must be visible: columns, and piles of which any card may be played. */
export const isFanned = ({ zone }: PileRule): boolean =>
  zone.role === 'tableau' || zone.give.some(({ unit }) => unit === 'any');

/**
 * Every target, by pile number: the rows of the layout from the top, then the other piles; fans from the bottom up.
 */
export const listTargets = (game: Game, view: View): readonly HitTarget[] =>
  game.piles.flatMap((rule) => {
    const seats = view.piles[rule.index] ?? [];
    const index = Math.max(0, seats.length - 1);
    const empty = seats.length === 0;
    if (empty && (rule.zone.role === 'layout' || rule.zone.role === 'row')) return [];
    const last: HitTarget = {
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
const strips = (last: HitTarget, seats: readonly number[]): readonly HitTarget[] => {
  const targets: HitTarget[] = [];
  for (let i = 0; i < last.index; i++) {
    const down = isDown(seats[i] ?? 0);
    const before = targets.at(-1);
    if (down && before?.down === true && before.index === i - 1)
      targets[targets.length - 1] = { ...before, index: i, run: before.run + 1 };
    else {
      const key = down ? `${last.key}.d${targets.length}` : `${last.key}.${i}`;
      targets.push({ ...last, key, index: i, run: 1, down, strip: true });
    }
  }
  return targets;
};

export const targetRect = (plan: TablePlan, { pile, index, empty }: HitTarget): Rect =>
  empty ? pileRect(plan, pile) : cardRect(plan, pile, index, index + 1);

/**
 * The visible part of a target's cards under other cards of their fan; `last` is the index of the fan's last card.
 */
const stripOf = (plan: TablePlan, target: HitTarget, last: number): Rect => {
  const { pile, index, run } = target;
  const { fan, x } = pileRect(plan, pile);
  const first = cardRect(plan, pile, index - run + 1, index + 1);
  const next = cardRect(plan, pile, index + 1, index + 2);
  if (fan?.kind !== 'lines') {
    // In an opened column, the next card of the last one in a lane is at the top of the next lane.
    const step = next.y - first.y;
    return { ...first, h: step > 0 ? Math.min(step, first.h) : first.h };
  }
  const w = next.y === first.y ? next.x - first.x : first.w;
  const below = Math.min(fan.perLine, last + 1 - (Math.floor(index / fan.perLine) + 1) * fan.perLine);
  const reach = x + (below - 1) * fan.step + first.w;
  return { ...first, w, h: below > 0 && first.x < reach ? fan.lineStep : first.h };
};

/** The visible part of a target among all targets of a table. */
export const visibleRect = (plan: TablePlan, targets: readonly HitTarget[], target: HitTarget): Rect => {
  if (!target.strip) return targetRect(plan, target);
  const last = targets.findLast(({ pile }) => pile === target.pile);
  return stripOf(plan, target, last?.index ?? target.index);
};

/** A target with the rectangle in which it is hit. */
export interface HitArea extends HitTarget {
  readonly rect: Rect;
  /** Whether it belongs to the opened column, which covers everything. */
  readonly over: boolean;
}

/** Enlarges the areas of free targets, and leaves those of strips. */
export type GrowAreas = (areas: readonly HitArea[]) => readonly HitArea[];

/**
 * The rectangles in which targets are hit. Free targets are above covered ones and never overlap one another. `grow`
 * is loaded after the first picture.
 */
export const hitAreas = (
  plan: TablePlan,
  targets: readonly HitTarget[],
  grow?: GrowAreas,
): readonly HitArea[] => {
  const isFan = ({ pile }: HitTarget): boolean => pileRect(plan, pile).fan !== undefined;
  const ends = new Map(targets.map(({ pile, index }) => [pile, index]));
  const areas = targets.map((target) => ({
    ...target,
    over: plan.open?.pile === target.pile,
    rect: target.strip ? stripOf(plan, target, ends.get(target.pile) ?? 0) : targetRect(plan, target),
  }));
  const free = areas.filter((area) => area.free && !isFan(area));
  const exposed = [...areas.filter(isFan), ...free.map((area) => ({ ...area, rect: clip(area, free) }))];
  return [...areas.filter((area) => !area.free && !isFan(area)), ...(grow?.(exposed) ?? exposed)];
};

/** The part of a card that free cards of lower rows do not overlap. By the rules they do not cover it. */
const clip = (target: HitArea, all: readonly HitArea[]): Rect => {
  const { rect } = target;
  const over = all.filter(
    (other) => other.pile > target.pile && overlapX(other.rect, rect) > 0 && overlapY(other.rect, rect) > 0,
  );
  const bottom = Math.min(rect.y + rect.h, ...over.map((other) => other.rect.y));
  return { ...rect, h: bottom - rect.y };
};

/**
 * The next stock card if the table shows it, because of a rule or a power. It is not shown only because the player
 * could remember it from an earlier pass.
 */
export const shownNextCard = ({ def, stockDef }: Game, { next }: View): View['next'] =>
  stockDef?.show !== undefined || def.powers?.peek !== undefined ? next : null;
