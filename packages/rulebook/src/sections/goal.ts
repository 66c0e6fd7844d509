/** Facts about the goal and the end of a game. */
import { charge, faceOf, rankOf, ranksTaken, type Game, type Rank } from '@cairn/engine';
import type { EndingFact, GoalFact } from '../facts/rule-facts.ts';
import { orderFact } from './grid.ts';
import { cardsIn, zoneFact, type StandardDeal } from './deal.ts';

export const goalFact = (laid: StandardDeal): GoalFact => {
  const { game } = laid;
  const { goal } = game.def;
  const zone = game.zones.find(({ id }) => id === goal.zone);
  const place = zoneFact(game, zone?.role ?? 'layout');
  if (goal.kind === 'suits') {
    const { packs, suits, ranks } = game.composition;
    return { kind: 'suits', suits: packs * suits.length, first: ranks[0] ?? 1, last: ranks.at(-1) ?? 13 };
  }
  if (goal.kind === 'clear') {
    const to = (zone?.give ?? []).filter((give) => give.to !== zone?.role && give.to !== 'hand');
    return {
      kind: 'clear',
      place,
      cards: cardsIn(laid, zone?.role ?? 'layout'),
      to: to.map((give) => zoneFact(game, give.to)),
    };
  }
  if (goal.kind === 'order')
    return orderFact(
      game,
      zone?.def?.role === 'grid' ? zone.def : { role: 'grid', rows: [], build: [], first: [], give: {} },
    );
  const of = game.cards.length;
  const cards = goal.cards === 'all' ? of : goal.cards;
  return { kind: 'gather', place, cards, of, spared: spared(game, of - cards) };
};

/** Ranks that can never reach the goal, if exactly their cards are missing from it. */
const spared = (game: Game, missing: number): readonly Rank[] => {
  if (missing === 0) return [];
  const { remove, goal } = game.def;
  const zone = game.zones.find(({ id }) => id === goal.zone);
  const never =
    remove?.kind === 'lower'
      ? remove.order.slice(-1)
      : game.ranks.filter((rank) => !enters(game, zone, rank));
  return game.cards.filter((card) => never.includes(rankOf(card))).length === missing ? never : [];
};

const enters = (game: Game, zone: Game['zones'][number] | undefined, rank: Rank): boolean => {
  const takes = zone?.empty.takes;
  if (takes !== undefined && ranksTaken(game, takes, null).includes(rank)) return true;
  const faces = game.cards.filter((card) => rankOf(card) === rank).map(faceOf);
  return faces.some((face) => game.cards.some((on) => zone?.fits?.[faceOf(on) * 128 + face] === 1));
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
    plays: game.zones.some(({ role, give }) => role !== 'hand' && give.length > 0),
    remove: def.remove !== undefined,
    stock: stockDef !== null,
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
