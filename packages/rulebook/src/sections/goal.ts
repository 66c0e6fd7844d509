/** Facts about the goal and the end of a game. */
import {
  charge,
  faceOf,
  goalZones,
  rankOf,
  ranksTaken,
  type Game,
  type Rank,
  type ZoneRule,
} from '@cairn/engine';
import type { EndingFact, GoalFact } from '../facts/rule-facts.ts';
import { orderFact } from './grid.ts';
import { cardsIn, zoneFact, type StandardDeal } from './deal.ts';

export const goalFact = (laid: StandardDeal): GoalFact => {
  const { game } = laid;
  const { goal } = game.def;
  const zones = goalZones(game);
  const roles = [...new Set(zones.map(({ role }) => role))];
  const places = roles.map((role) => zoneFact(game, role));
  if (goal.kind === 'suits') {
    const { packs, suits, ranks } = game.composition;
    return { kind: 'suits', suits: packs * suits.length, first: ranks[0] ?? 1, last: ranks.at(-1) ?? 13 };
  }
  if (goal.kind === 'clear') {
    const to = zones.flatMap(({ give }) => give.map((each) => each.to));
    const others = [...new Set(to)].filter((role) => !roles.includes(role) && role !== 'hand');
    return {
      kind: 'clear',
      places,
      cards: roles.reduce((sum, role) => sum + cardsIn(laid, role), 0),
      to: others.map((role) => zoneFact(game, role)),
    };
  }
  if (goal.kind === 'order') return orderFact(game, zones[0]?.def ?? null);
  if (goal.kind === 'piles')
    return { kind: 'piles', place: zoneFact(game, zones[0]?.role ?? 'row'), most: goal.most };
  const of = game.cards.length;
  const cards = goal.cards === 'all' ? of : goal.cards;
  return { kind: 'gather', places, cards, of, spared: spared(game, of - cards) };
};

/** Ranks that can never reach the goal, if exactly their cards are missing from it. */
const spared = (game: Game, missing: number): readonly Rank[] => {
  if (missing === 0) return [];
  const { remove } = game.def;
  const zones = goalZones(game);
  const never =
    remove?.kind === 'lower'
      ? remove.order.slice(-1)
      : game.ranks.filter((rank) => !zones.some((zone) => enters(game, zone, rank)));
  return game.cards.filter((card) => never.includes(rankOf(card))).length === missing ? never : [];
};

const enters = (game: Game, zone: ZoneRule, rank: Rank): boolean => {
  const { takes } = zone.empty;
  if (ranksTaken(game, takes, null).includes(rank)) return true;
  const faces = game.cards.filter((card) => rankOf(card) === rank).map(faceOf);
  return faces.some((face) => game.cards.some((on) => zone.fits?.[faceOf(on) * 128 + face] === 1));
};

export const endFact = (laid: StandardDeal): EndingFact => {
  const { game, state } = laid;
  const { stockDef, def, score } = game;
  const redeals = stockDef?.to === 'waste' && stockDef.passes !== 1;
  const gives = (from: string, to: string): boolean =>
    game.zones.some((zone) => zone.role === from && zone.give.some((give) => give.to === to));
  const packs = game.zones.some(
    ({ def: zone }) => zone?.role === 'tableau' && (zone.build.length > 0 || (zone.empty.keeps ?? 0) === 0),
  );
  return {
    goal: goalFact(laid),
    again: def.again !== undefined,
    plays: game.zones.some(({ role, give }) => role !== 'hand' && (give.length > 0 || role === 'row')),
    remove: def.remove !== undefined,
    stock: stockDef !== null && stockDef.when !== 'never',
    redeals,
    regather: def.powers?.regather !== undefined,
    powers: def.powers?.reshuffle !== undefined || def.powers?.restock !== undefined,
    loops:
      (redeals && stockDef.passes === 'unlimited') ||
      gives('foundation', 'tableau') ||
      gives('grid', 'grid') ||
      (gives('tableau', 'tableau') && packs),
    counted: score.low === true && score.left !== undefined,
    price: charge(game, state) === 0 ? 'free' : 'charged',
  };
};
