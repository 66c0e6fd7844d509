/** Names in a definition: of zones, of roles, of the scoring. */
import { cardsOf, compositionOf } from '../count.ts';
import type { FoundationZone, GameDef } from '../definition/index.ts';
import type { Role } from '../terms.ts';
import { goalZoneIds } from '../goal.ts';
import { fault, type Fault } from '../result.ts';

/** Reserved names: zones that the compiler adds, and words that begin other lines of a position. */
const TAKEN = ['stock', 'hand', 'pass', 'draws', 'used', 'seed', 'ended', 'next'];

export const checkNames = (def: GameDef): readonly Fault[] => {
  const faults = Object.keys(def.zones)
    .filter((id) => TAKEN.includes(id))
    .map((id) =>
      fault('taken', `zones.${id}`, `"${id}" has a meaning of its own: wanted another name`, {
        kind: 'taken',
        name: id,
      }),
    );
  const absent = (what: 'zone' | 'scoring', path: string, name: string, among: object): void => {
    const known = Object.keys(among);
    if (known.includes(name)) return;
    const message = `There is no ${what} "${name}": wanted one of ${known.join(', ')}`;
    faults.push(fault(`no-${what}`, path, message, { kind: `no-${what}`, name, known }));
  };
  const aims = def.goal.zone;
  for (const [i, id] of goalZoneIds(def.goal).entries())
    absent('zone', typeof aims === 'string' ? 'goal.zone' : `goal.zone.${i}`, id, def.zones);
  if (def.pysol?.first !== undefined) absent('zone', 'pysol.first', def.pysol.first, def.zones);
  const { regather } = def.powers ?? {};
  if (regather !== undefined) absent('zone', 'powers.regather.zone', regather.zone, def.zones);
  if (def.stock?.zone !== undefined) absent('zone', 'stock.zone', def.stock.zone, def.zones);
  absent('scoring', 'scoring', def.scoring, def.scorings);
  for (const [i, { rank }] of (def.pack.extras ?? []).entries())
    if (def.pack.extras?.findIndex((extra) => extra.rank === rank) !== i)
      faults.push(
        fault('unique', `pack.extras.${i}.rank`, `Rank ${rank} stands twice: wanted one entry`, {
          kind: 'rank-twice',
          rank,
        }),
      );
  return faults;
};

export const checkRoles = (def: GameDef): readonly Fault[] => {
  const faults: Fault[] = [];
  const zones = Object.entries(def.zones);
  const roles = new Set<Role>([...zones.map(([, zone]) => zone.role), 'hand']);
  const noRole = (role: Role, path: string): number =>
    faults.push(fault('no-zone', path, `No zone has the role "${role}"`, { kind: 'no-role', role }));
  if (def.stock !== undefined && !roles.has(def.stock.to)) noRole(def.stock.to, 'stock.to');
  const drawn = def.stock?.zone === undefined ? undefined : def.zones[def.stock.zone];
  if (drawn !== undefined && drawn.role !== def.stock?.to)
    faults.push(
      fault(
        'role',
        'stock.zone',
        `Zone "${def.stock?.zone}" has the role "${drawn.role}": wanted "${def.stock?.to}"`,
        {
          kind: 'draw-role',
          zone: def.stock?.zone ?? '',
          role: drawn.role,
          wanted: def.stock?.to ?? 'tableau',
        },
      ),
    );
  for (const [id, zone] of zones)
    if (zone.role === 'foundation' && zone.first !== undefined)
      faults.push(...openingFaults(def, `zones.${id}`, zone));
  for (const [id, zone] of zones)
    for (const to of Object.keys('give' in zone ? (zone.give ?? {}) : {}))
      if (!roles.has(to as Role)) noRole(to as Role, `zones.${id}.give.${to}`);
  for (const [id] of zones.filter(([, zone]) => zone.role === 'waste').slice(1))
    faults.push(
      fault('unique', `zones.${id}`, 'There is another waste: wanted one', { kind: 'waste-twice' }),
    );
  return faults;
};

/** A deal that must begin with a choice must have one: empty foundations, and roles whose cards go there. */
const openingFaults = (def: GameDef, path: string, { first = [] }: FoundationZone): readonly Fault[] => {
  const zones = Object.values(def.zones);
  const gives = (role: Role): boolean =>
    zones.some((zone) => zone.role === role && 'give' in zone && zone.give?.foundation !== undefined);
  const begun = zones.some((zone) => zone.role === 'foundation' && cardsOf(zone, compositionOf(def)) > 0);
  const others = zones.filter((zone) => zone.role === 'foundation' && zone.first !== undefined).length;
  if (first.every(gives) && !begun && others === 1) return [];
  const message = 'The first card is chosen: wanted empty foundations, and roles whose cards may go there';
  return [fault('first', `${path}.first`, message, { kind: 'no-opening' })];
};
