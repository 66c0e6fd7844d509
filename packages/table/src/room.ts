/** Room in squeezed columns: when a press on a card asks for its column to be opened instead of for a move. */
import { pileRect } from './layout.ts';
import { isSqueezed } from './open.ts';
import { LEAST_TARGET } from './rect.ts';
import type { Target } from './spots.ts';
import { cardAt, type Stage } from './stage.ts';
import { cycleOn } from './state.ts';

/** A strip thinner than this shows no whole rank: a tap on it opens its column instead of moving what it may have hit. */
const THIN = 15;

/** Whether a press on a card of a column opens it: a tap on a thin strip, a rest wherever strips are small to hit. */
export const asksForRoom = (
  { shown, opened, held, cycle }: Stage,
  target: Target,
  how: 'tap' | 'rest',
): boolean => {
  if (shown === null || opened !== null || held !== null) return false;
  const { plan, scene, targets } = shown;
  const { pile, down, strip, rect } = target;
  if (pileRect(plan, pile).fan?.kind !== 'column') return false;
  if (how === 'tap')
    return (
      strip && !down && rect.h < THIN && cycleOn(cycle, cardAt(shown, target), performance.now()) === null
    );
  const strips = targets.filter((other) => other.pile === pile && other.strip && !other.down);
  return (
    strips.some((other) => other.rect.h < LEAST_TARGET) ||
    isSqueezed(pileRect(plan, pile), scene.view.piles[pile] ?? [], plan.fans?.[pile] ?? [])
  );
};
