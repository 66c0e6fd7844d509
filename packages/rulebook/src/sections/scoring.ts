/** Facts about a scoring: its entries without those that are 0, with apparent roles. */
import { LEFT_ROLES, UNIT_FACTS, type Role, type ScoreDef } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { ScoringFact } from '../facts/rule-facts.ts';
import { cardsIn, dealFacts, zoneFact, type StandardDeal } from './deal.ts';

export const scoringFact = (laid: StandardDeal): ScoringFact => {
  const { game } = laid;
  const { score, stockDef, def } = game;
  const place = (role: Role): ZoneFact => zoneFact(game, role);
  const roles = (score.left?.roles ?? LEFT_ROLES).filter((role) => game.byRole[role].length > 0);
  const moves = Object.entries(score.moves ?? {}).filter(([, points]) => points !== 0);
  return {
    score,
    low: score.low === true,
    bankroll: score.bankroll === true,
    tops: game.apexes.length,
    apart: dealFacts(laid).some((deal) => deal.kind === 'layout' && deal.shape === 'peaks'),
    peaks: game.peaks
      .slice(0, game.apexes.length)
      .flatMap((points, i) => (points === 0 ? [] : [{ n: i + 1, points }])),
    hole: place('hole'),
    stock: stockDef !== null,
    reserve: game.byRole.reserve.length > 0,
    starts: stockDef?.to === 'hole',
    left:
      score.left === undefined || score.left.each === 0
        ? null
        : { each: score.left.each, when: score.left.when, places: roles.map(place) },
    spare: Object.entries(score.spare ?? {}).flatMap(([role, each]) =>
      each === 0 || game.byRole[role as Role].length === 0 ? [] : [{ place: place(role as Role), each }],
    ),
    cards: score.cards === undefined ? null : { place: place(score.cards.role), each: score.cards.each },
    moves: moves.flatMap(([name, points]) => {
      const [from, to] = name.split('>') as [Role, Role?];
      const units = game.zones.flatMap(({ role, give }) =>
        role === from ? give.flatMap((each) => (each.to === to ? [each.unit] : [])) : [],
      );
      const suit = units.length > 0 && units.every((unit) => UNIT_FACTS[unit].joined === 'suit');
      return to === undefined ? [] : [{ from: place(from), to: place(to), points, suit }];
    }),
    turn: score.moves?.turn ?? 0,
    second: def.limits?.seconds === undefined ? 0 : (score.second ?? 0),
    most: most(laid, score),
  };
};

/** With these entries the highest score is a sum. With any other it is not computed. */
const PLAIN: readonly (keyof ScoreDef)[] = [
  'title', 'unit', 'chain', 'peaks', 'clear', 'draw', 'reserve', 'left', 'par', 'floor', 'bankroll', 'start', 'second',
]; // prettier-ignore

const most = (laid: StandardDeal, score: ScoreDef): number | null => {
  const { game } = laid;
  const fields = Object.keys(score) as (keyof ScoreDef)[];
  const timed = game.def.limits?.seconds !== undefined && score.second !== undefined;
  if (score.chain !== 'count' || timed || game.def.again !== undefined || typeof score.clear === 'object')
    return null;
  if (fields.some((field) => !PLAIN.includes(field))) return null;
  const cards = cardsIn(laid, 'layout') + cardsIn(laid, 'tableau');
  const tops = game.peaks.slice(0, game.apexes.length).reduce((sum, n) => sum + n, 0);
  return (score.start ?? 0) + (cards * (cards + 1)) / 2 + tops + (score.clear ?? 0);
};
