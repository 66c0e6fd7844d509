/** Numbers of cards: those taken out of the pack, those dealt, and those left for the stock. */
import {
  cardsOf,
  compositionOf,
  dealtCount,
  pilesOf,
  pulled,
  pulledCount,
  pulledNames,
  pullsBase,
} from '../count.ts';
import type { GameDef } from '../definition/index.ts';
import { packCards, packSize } from '../pack.ts';
import { fault, type Fault } from '../result.ts';

/** Cards taken out of the pack must be in it. */
export const checkPulls = (def: GameDef): readonly Fault[] => {
  const left = packCards(compositionOf(def));
  return Object.entries(def.zones).flatMap(([id, zone]) =>
    pulled(zone).flatMap((wanted, i) => {
      const at = left.findIndex(wanted);
      if (at >= 0) left.splice(at, 1);
      const text = pulledNames(zone)[i];
      return at >= 0
        ? []
        : [
            fault('cards', `zones.${id}.pull.${i}`, `The pack has no "${text}" for this`, {
              kind: 'no-card',
              card: text ?? '',
            }),
          ];
    }),
  );
};

/**
 * Cards of the base rank are taken out by themselves: with cards taken out by name, or dealt to the same piles, their
 * number or their piles would depend on the deal.
 */
export const checkBasePull = (def: GameDef): readonly Fault[] => {
  const zones = Object.entries(def.zones);
  return zones.flatMap(([id, zone]) => {
    if (!pullsBase(zone)) return [];
    const others = zones.some(([other, its]) => other !== id && pulledCount(its, compositionOf(def)) > 0);
    const dealt = Array.from({ length: pilesOf(zone) }, (_, place) => dealtCount(zone, place));
    return others || dealt.some((count) => count > 0)
      ? [
          fault(
            'pull',
            `zones.${id}.pull`,
            'Cards of the base rank are taken out: wanted no others taken out, and none dealt to these piles',
            { kind: 'base-pull' },
          ),
        ]
      : [];
  });
};

export const checkSums = (def: GameDef): readonly Fault[] => {
  const faults: Fault[] = [];
  const composition = compositionOf(def);
  for (const [id, zone] of Object.entries(def.zones)) {
    if ('deal' in zone && Array.isArray(zone.deal) && zone.deal.length !== zone.piles)
      faults.push(
        fault('sum', `zones.${id}.deal`, `Deals to ${zone.deal.length} piles of ${zone.piles}`, {
          kind: 'pile-list',
          got: zone.deal.length,
          piles: zone.piles,
        }),
      );
    if (zone.role === 'tableau' && typeof zone.face === 'object' && 'up' in zone.face)
      if (typeof zone.face.up !== 'number' && zone.face.up.length !== zone.piles)
        faults.push(
          fault('sum', `zones.${id}.face.up`, `Speaks of ${zone.face.up.length} piles of ${zone.piles}`, {
            kind: 'pile-list',
            got: zone.face.up.length,
            piles: zone.piles,
          }),
        );
    const out = pulledCount(zone, composition) + (zone.role === 'hand' ? (zone.holds?.length ?? 0) : 0);
    if (out > pilesOf(zone))
      faults.push(
        fault('sum', `zones.${id}.pull`, `${out} cards for ${pilesOf(zone)} piles`, {
          kind: 'pulled',
          cards: out,
          piles: pilesOf(zone),
        }),
      );
  }
  const dealt = Object.values(def.zones).reduce((sum, zone) => sum + cardsOf(zone, composition), 0);
  const size = packSize(composition);
  const inHand = def.pack.jokerPlace === 'hand' ? (def.pack.jokers ?? 0) : 0;
  const left = size - inHand - dealt;
  if (left < 0)
    faults.push(
      fault('sum', 'zones', `The zones take ${dealt} cards and the pack has ${size - inHand}`, {
        kind: 'overdealt',
        dealt,
        size: size - inHand,
      }),
    );
  if (left > 0 && def.stock === undefined && !takesRest(def))
    faults.push(
      fault('sum', 'zones', `${left} cards are left over and there is no stock`, {
        kind: 'left-over',
        cards: left,
      }),
    );
  if (left <= 0 && def.stock !== undefined)
    faults.push(fault('sum', 'stock', 'No card is left for the stock', { kind: 'empty-stock' }));
  return faults;
};

const takesRest = (def: GameDef): boolean =>
  Object.values(def.zones).some((zone) => 'rest' in zone && zone.rest);
