/**
 * Does a definition add up? Names that must exist, cards that must come out even. Whether the goal can be reached at
 * all is reach.ts. Every fault is reported, with the path of the entry to change.
 */
import type { GameDef, Role } from './def.ts';
import { compositionOf, dealtTo, pilesOf, pulled } from './dealt.ts';
import { packSize, plainCards } from './pack.ts';
import { checkPicture } from './picture.ts';
import { fault, type Fault } from './result.ts';

/** Words that must name another part of the definition. */
export const checkNames = (def: GameDef): readonly Fault[] => {
  const faults: Fault[] = [];
  const zones = Object.keys(def.zones).join(', ');
  if (!Object.hasOwn(def.zones, def.goal.zone))
    faults.push(fault('no-zone', 'goal.zone', `There is no zone "${def.goal.zone}": wanted one of ${zones}`));
  if (!Object.hasOwn(def.scorings, def.scoring))
    faults.push(fault('no-scoring', 'scoring', `There is no scoring "${def.scoring}" in scorings`));
  const roles = new Set<Role>([...Object.values(def.zones).map((zone) => zone.role), 'hand']);
  if (def.stock !== undefined && !roles.has(def.stock.to))
    faults.push(fault('no-zone', 'stock.to', `No zone has the role "${def.stock.to}"`));
  for (const [id, zone] of Object.entries(def.zones))
    for (const to of Object.keys('give' in zone ? (zone.give ?? {}) : {}))
      if (!roles.has(to as Role))
        faults.push(fault('no-zone', `zones.${id}.give.${to}`, `No zone has the role "${to}"`));
  faults.push(...checkParts(def, roles));
  for (const [name, option] of Object.entries(def.options)) {
    const standard = Object.hasOwn(option.values, option.standard)
      ? option.values[option.standard]
      : undefined;
    if (standard === undefined || Object.keys(standard.set).length > 0)
      faults.push(
        fault(
          'standard',
          `options.${name}.standard`,
          `"${option.standard}" must be a value that sets nothing`,
        ),
      );
  }
  return faults;
};

/** Parts that need another part, and places that must exist. */
const checkParts = (def: GameDef, roles: ReadonlySet<Role>): readonly Fault[] => {
  const faults: Fault[] = [];
  const need = (role: Role, path: string, why: string): void => {
    if (!roles.has(role)) faults.push(fault('no-zone', path, `${why} needs a zone with the role "${role}"`));
  };
  if (def.remove !== undefined) need('discard', 'remove', 'Removing cards');
  if (def.powers?.reshuffle !== undefined) need('layout', 'powers.reshuffle', 'A reshuffle');
  if (def.powers?.restock !== undefined) need('hole', 'powers.restock', 'A restock');
  for (const [id, zone] of Object.entries(def.zones)) {
    if ('empty' in zone && zone.empty.refill === 'reserve')
      need('reserve', `zones.${id}.empty.refill`, 'Refilling from the reserve');
    if (zone.role !== 'layout') continue;
    const named = [
      ...(zone.rough ?? []),
      ...(zone.irons ?? []),
      ...(zone.locks ?? []).flatMap(({ places, until }) => [...places, ...until]),
    ];
    const most = pilesOf(zone);
    for (const place of new Set(named.filter((n) => n > most)))
      faults.push(fault('place', `zones.${id}`, `There is no place ${place}: the layout has ${most}`));
  }
  return faults;
};

/** Cards dealt, pulled out and left over must make the pack. */
export const checkSums = (def: GameDef): readonly Fault[] => {
  const faults: Fault[] = [];
  let dealt = 0;
  for (const [id, zone] of Object.entries(def.zones)) {
    if (zone.role === 'layout') faults.push(...checkPicture(zone.rows, `zones.${id}.rows`));
    if (
      (zone.role === 'tableau' || zone.role === 'foundation') &&
      Array.isArray(zone.deal) &&
      zone.deal.length !== zone.piles
    )
      faults.push(fault('sum', `zones.${id}.deal`, `Deals to ${zone.deal.length} piles of ${zone.piles}`));
    const out = pulled(zone).length;
    if (out > pilesOf(zone))
      faults.push(fault('sum', `zones.${id}.pull`, `${out} cards for ${pilesOf(zone)} piles`));
    dealt += out;
    for (let place = 0; place < pilesOf(zone); place++) dealt += dealtTo(zone, place);
  }
  const composition = compositionOf(def);
  const free = [...plainCards(composition)];
  for (const [id, zone] of Object.entries(def.zones))
    for (const [i, wanted] of pulled(zone).entries()) {
      const at = free.findIndex(wanted);
      if (at >= 0) free.splice(at, 1);
      else faults.push(fault('pull', `zones.${id}.pull.${i}`, 'No such card is left in the pack'));
    }
  const size = packSize(composition);
  const inHand = def.pack.jokerPlace === 'hand' ? (def.pack.jokers ?? 0) : 0;
  const left = size - inHand - dealt;
  if (left < 0)
    faults.push(fault('sum', 'zones', `The zones take ${dealt} cards and the pack has ${size - inHand}`));
  if (left > 0 && def.stock === undefined && !takesRest(def))
    faults.push(fault('sum', 'zones', `${left} cards are left over and there is no stock`));
  if (left <= 0 && def.stock !== undefined)
    faults.push(fault('sum', 'stock', 'No card is left for the stock'));
  return faults;
};

const takesRest = (def: GameDef): boolean =>
  Object.values(def.zones).some((zone) => zone.role === 'waste' && zone.rest === true);
