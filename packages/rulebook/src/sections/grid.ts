/** Facts about grids: how they are dealt, what fills a gap, and when the cards lie in order. */
import {
  faceOf,
  rankOf,
  type Build,
  type Game,
  type GridZone,
  type StepBuild,
  type Zone,
  type ZoneRule,
} from '@cairn/engine';
import type { GridDeal } from '../facts/deal-facts.ts';
import type { GridFact } from '../facts/grid-facts.ts';
import type { OrderFact } from '../facts/rule-facts.ts';
import { listFact } from './builds.ts';

export const gridDeal = (game: Game, { rows, gaps }: GridZone): GridDeal => {
  const places = rows[0]?.length ?? 0;
  const free = Array.from({ length: places }, (_, i) => ({
    place: i + 1,
    rows: rows.flatMap((row, n) => (row[i] === '.' ? [n + 1] : [])),
  }));
  const { packs, suits } = game.composition;
  return {
    kind: 'grid',
    cards: rows.join('').replaceAll('.', '').length,
    rows: rows.length,
    places,
    free: free.filter((each) => each.rows.length > 0),
    out: gaps === undefined ? null : { ...gaps, count: packs * suits.length },
  };
};

/** A step as the lower of its two cards sees it: what is one higher than the card before is one lower than the next. */
const turned = (build: Build): Build =>
  build.kind === 'pair' ? build : { ...build, rank: OTHER_WAY[build.rank] };

const OTHER_WAY = {
  up: 'down',
  down: 'up',
  either: 'either',
  equal: 'equal',
  any: 'any',
} as const satisfies Readonly<Record<StepBuild['rank'], StepBuild['rank']>>;

export const gridFact = (game: Game, { fits }: ZoneRule, def: GridZone): GridFact => {
  const follows = (face: number): boolean =>
    fits !== null && game.cards.some((card) => fits[face * 128 + faceOf(card)] === 1);
  const there = game.cards.filter(
    (card) => def.gaps?.to !== 'discard' || !def.gaps.ranks.includes(rankOf(card)),
  );
  const dead = game.ranks.filter((rank) => {
    const own = there.filter((card) => rankOf(card) === rank);
    return own.length > 0 && !own.some((card) => follows(faceOf(card)));
  });
  return {
    after: listFact(game, def.build),
    before: def.before === undefined ? null : listFact(game, def.before.map(turned)),
    dead: def.before === undefined ? dead : [],
    first: def.first,
    joined: def.joined === true,
  };
};

/** The grid that the goal names; other zones have no order. */
export const orderFact = (game: Game, def: Zone | null): OrderFact => {
  const { first, joined = false, gaps } = def?.role === 'grid' ? def : { first: [] };
  const out = gaps?.to === 'discard' ? gaps.ranks : [];
  const cards = game.cards.filter((card) => !out.includes(rankOf(card))).length;
  return { kind: 'order', first, joined, cards };
};
