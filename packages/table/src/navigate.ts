/** Moving the focus over the table: to the next spot in a direction, by zones, and on from a spot whose card has gone. */
import type { Game } from '@cairn/engine';
import { centre, type Point, type Rect } from './rect.ts';
import type { Spot } from './spots.ts';

export type Way = 'left' | 'right' | 'up' | 'down';

export interface Located {
  readonly spot: Spot;
  readonly rect: Rect;
}

const ALONG: Readonly<Record<Way, (from: Point, to: Point) => readonly [along: number, aside: number]>> = {
  left: (a, b) => [a.x - b.x, Math.abs(a.y - b.y)],
  right: (a, b) => [b.x - a.x, Math.abs(a.y - b.y)],
  up: (a, b) => [a.y - b.y, Math.abs(a.x - b.x)],
  down: (a, b) => [b.y - a.y, Math.abs(a.x - b.x)],
};

/** The nearest spot in a direction: one straight ahead comes before one that lies aside. Null at the edge. */
export const neighbour = (all: readonly Located[], from: Located, way: Way): Spot | null => {
  const here = centre(from.rect);
  let best: { spot: Spot; cost: number } | null = null;
  for (const { spot, rect } of all) {
    const [along, aside] = ALONG[way](here, centre(rect));
    if (spot.key === from.spot.key || along < 2) continue;
    const cost = along + aside * 3;
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
};

/** Spots by zone, in the game's order: what Tab walks through. */
export const groupsOf = (game: Game, spots: readonly Spot[]): readonly (readonly Spot[])[] =>
  game.zones
    .map((zone) => spots.filter((spot) => game.piles[spot.pile]?.zone === zone))
    .filter((group) => group.length > 0);

/** The free spot of the field nearest to a point, else any spot. */
export const nearest = (all: readonly Located[], to: Point): Spot | null => {
  const cost = ({ spot, rect }: Located): number => {
    const at = centre(rect);
    return Math.hypot(at.x - to.x, at.y - to.y) + (spot.free && !spot.down && !spot.empty ? 0 : 1e4);
  };
  return (
    all.reduce<Located | null>((best, next) => (best === null || cost(next) < cost(best) ? next : best), null)
      ?.spot ?? null
  );
};

/** What the number keys stand for: the last cards of the columns, or the free cards of a picture from the left. */
export const numbered = (game: Game, all: readonly Located[]): readonly Spot[] => {
  const columns = all.filter(({ spot }) => game.piles[spot.pile]?.zone.role === 'tableau' && !spot.strip);
  if (columns.length > 0) return columns.map(({ spot }) => spot).sort((a, b) => a.pile - b.pile);
  return all
    .filter(({ spot }) => spot.free && !spot.empty && game.piles[spot.pile]?.zone.role === 'layout')
    .sort((a, b) => a.rect.x - b.rect.x || a.rect.y - b.rect.y)
    .map(({ spot }) => spot);
};

/** Within a fan and from one column to the next; undefined where geometry alone decides (`neighbour`). */
export const alongFan = (game: Game, all: readonly Located[], from: Spot, way: Way): Spot | undefined => {
  const rule = game.piles[from.pile];
  if (rule === undefined) return undefined;
  const own = all.filter(({ spot }) => spot.pile === from.pile).map(({ spot }) => spot);
  const at = own.findIndex(({ key }) => key === from.key);
  if (rule.zone.role !== 'tableau')
    return own.length < 2 || way === 'up' || way === 'down' ? undefined : own[at + (way === 'left' ? -1 : 1)];
  if (way === 'up' || way === 'down') return own[at + (way === 'up' ? -1 : 1)];
  const next = rule.zone.piles[rule.place + (way === 'left' ? -1 : 1)];
  const there = all.filter(({ spot }) => spot.pile === next);
  const [first] = there;
  const here = all.find(({ spot }) => spot.key === from.key);
  // Columns of another line are not beside this one.
  if (first === undefined || here === undefined || first.rect.x < here.rect.x !== (way === 'left'))
    return undefined;
  if (!from.strip) return there.at(-1)?.spot;
  const off = ({ rect }: Located): number => Math.abs(rect.y - here.rect.y);
  return there.toSorted((a, b) => off(a) - off(b))[0]?.spot;
};
