/** Goals that are reached at once, or never can be. */
import { cardsOf, compositionOf, dealtCount, pilesOf } from '../count.ts';
import type { GameDef, Zone } from '../definition/index.ts';
import { goalZoneIds } from '../goal.ts';
import { packSize } from '../pack.ts';
import { fault, type Fault } from '../result.ts';

export const checkGoal = (def: GameDef): readonly Fault[] => {
  const { goal } = def;
  const ids = goalZoneIds(goal);
  if (goal.kind === 'suits' || !ids.every((id) => Object.hasOwn(def.zones, id))) return [];
  if (goal.kind === 'order')
    return def.zones[goal.zone]?.role === 'grid'
      ? []
      : [
          fault('goal', 'goal.zone', `"${goal.zone}" has no rows to bring into order: wanted a grid`, {
            kind: 'order-grid',
            zone: goal.zone,
          }),
        ];
  const composition = compositionOf(def);
  const own = ids.reduce((sum, id) => sum + cardsOf(def.zones[id] as Zone, composition), 0);
  const names = ids.join('", "');
  if (goal.kind === 'clear')
    return own > 0
      ? []
      : [
          fault('goal', 'goal.zone', `No card is dealt to "${names}": it is clear from the start`, {
            kind: 'clear-already',
            zone: names,
          }),
        ];
  if (goal.kind === 'piles') {
    const zone = def.zones[goal.zone] as Zone;
    const dealt = Array.from({ length: pilesOf(zone) }, (_, place) => dealtCount(zone, place));
    const facts = { zone: goal.zone, piles: dealt.filter((count) => count > 0).length, most: goal.most };
    return facts.piles > goal.most
      ? []
      : [
          fault(
            'goal',
            'goal.most',
            `"${goal.zone}" has ${facts.piles} piles from the start: wanted fewer than that`,
            { kind: 'few-piles', ...facts },
          ),
        ];
  }
  const size = packSize(composition);
  if (goal.cards === 'all' || (goal.cards > own && goal.cards <= size)) return [];
  const facts = { cards: goal.cards, dealt: own, zone: names, size };
  const wanted = `wanted more than the ${facts.dealt} dealt to "${names}" and at most ${size}`;
  return [
    fault('goal', 'goal.cards', `${goal.cards} cards are no goal: ${wanted}`, { kind: 'no-goal', ...facts }),
  ];
};
