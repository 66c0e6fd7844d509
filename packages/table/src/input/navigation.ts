/** Moving the focus over the table: to the next target in a direction, by zones, by numbers. */
import type { Game } from '@cairn/engine';
import { centre, type Vector } from '../geometry/rect.ts';
import type { HitArea } from '../model/hit-targets.ts';
import type { Direction } from './keys.ts';

const ALONG: Readonly<
  Record<Direction, (from: Vector, to: Vector) => readonly [along: number, aside: number]>
> = {
  left: (a, b) => [a.x - b.x, Math.abs(a.y - b.y)],
  right: (a, b) => [b.x - a.x, Math.abs(a.y - b.y)],
  up: (a, b) => [a.y - b.y, Math.abs(a.x - b.x)],
  down: (a, b) => [b.y - a.y, Math.abs(a.x - b.x)],
};

/** The nearest target in a direction; one straight ahead comes before one to the side. Null at the edge. */
export const nextInDirection = (
  areas: readonly HitArea[],
  from: HitArea,
  direction: Direction,
): HitArea | null => {
  const here = centre(from.rect);
  let best: { area: HitArea; cost: number } | null = null;
  for (const area of areas) {
    const [along, aside] = ALONG[direction](here, centre(area.rect));
    if (area.key === from.key || along < 2) continue;
    const cost = along + aside * 3;
    if (best === null || cost < best.cost) best = { area, cost };
  }
  return best?.area ?? null;
};

/** Targets by zone, in the order of the game. Tab goes through them. */
export const targetsByZone = (game: Game, areas: readonly HitArea[]): readonly (readonly HitArea[])[] =>
  game.zones
    .map((zone) => areas.filter(({ pile }) => game.piles[pile]?.zone === zone))
    .filter((group) => group.length > 0);

/** The targets of the number keys: the last cards of the columns, or the free cards of a layout from the left. */
export const targetsByNumber = (game: Game, areas: readonly HitArea[]): readonly HitArea[] => {
  const roleOf = ({ pile }: HitArea) => game.piles[pile]?.zone.role;
  const columns = areas.filter((area) => roleOf(area) === 'tableau' && !area.strip);
  if (columns.length > 0) return columns.toSorted((a, b) => a.pile - b.pile);
  return areas
    .filter((area) => area.free && !area.empty && roleOf(area) === 'layout')
    .toSorted((a, b) => a.rect.x - b.rect.x || a.rect.y - b.rect.y);
};

/** Within a fan, and from one column to the next; undefined where only geometry decides (`nextInDirection`). */
export const nextInFan = (
  game: Game,
  areas: readonly HitArea[],
  from: HitArea,
  direction: Direction,
): HitArea | undefined => {
  const rule = game.piles[from.pile];
  if (rule === undefined) return undefined;
  const vertical = direction === 'up' || direction === 'down';
  const back = direction === 'up' || direction === 'left';
  const own = areas.filter(({ pile }) => pile === from.pile);
  const at = own.findIndex(({ key }) => key === from.key);
  if (rule.zone.role !== 'tableau') return own.length < 2 || vertical ? undefined : own[at + (back ? -1 : 1)];
  if (vertical) return own[at + (back ? -1 : 1)];
  const next = rule.zone.piles[rule.place + (back ? -1 : 1)];
  const there = areas.filter(({ pile }) => pile === next);
  const [first] = there;
  const here = areas.find(({ key }) => key === from.key);
  // Columns of another line are not beside this one.
  if (first === undefined || here === undefined || first.rect.x < here.rect.x !== back) return undefined;
  if (!from.strip) return there.at(-1);
  const off = ({ rect }: HitArea): number => Math.abs(rect.y - here.rect.y);
  return there.toSorted((a, b) => off(a) - off(b))[0];
};
