/**
 * When a press on a card opens its column instead of moving the card, because the strips are too small to read or to
 * hit.
 */
import { isSqueezed } from '../geometry/open-column.ts';
import { pileRect } from '../geometry/plan.ts';
import { MIN_TARGET } from '../geometry/rect.ts';
import { knownCardOn } from '../model/shown-scene.ts';
import { cycledMove } from '../model/tap-cycle.ts';
import type { TableExtensions } from './context.ts';

/** A strip thinner than this shows no whole rank, so a tap on it opens its column. */
const THIN = 15;

/** A tap opens a column on a thin strip. A held press opens it wherever strips are small to hit. */
export const shouldExpandColumn: TableExtensions['shouldExpandColumn'] = ({ state }, area, how) => {
  const { shown, opened, held, cycle } = state;
  if (shown === null || opened !== null || held !== null) return false;
  const { plan, scene, areas } = shown;
  const { pile, down, strip, rect } = area;
  if (pileRect(plan, pile).fan?.kind !== 'column') return false;
  if (how === 'tap')
    return (
      strip &&
      !down &&
      rect.h < THIN &&
      cycledMove(cycle, knownCardOn(shown, area), performance.now()) === null
    );
  const strips = areas.filter((other) => other.pile === pile && other.strip && !other.down);
  return (
    strips.some((other) => other.rect.h < MIN_TARGET) ||
    isSqueezed(pileRect(plan, pile), scene.view.piles[pile] ?? [], plan.fans?.[pile] ?? [])
  );
};
