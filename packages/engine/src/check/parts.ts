/** Parts of a definition that need another part, or a form that their type cannot say. */
import { cardsOf, compositionOf, pilesOf } from '../count.ts';
import type { Empty, GameDef, GridZone, MatchSet, Regather } from '../definition/index.ts';
import type { Role } from '../terms.ts';
import { isPairSet } from '../groups.ts';
import { rankOf } from '../card.ts';
import { packCards, packSize } from '../pack.ts';
import { fault, type Fault } from '../result.ts';

/** Words that need a zone of some role, as their fault begins. */
const NEEDS = {
  remove: 'Removing cards',
  reshuffle: 'A reshuffle',
  restock: 'A restock',
  refill: 'Refilling from there',
  gaps: 'Taking cards off the table',
} as const;

/** The roles that fill an empty pile; a pile to its right is no role. */
const fillersOf = ({ refill }: Partial<Empty> = {}): readonly Role[] =>
  refill === undefined || refill === 'next' ? [] : refill === 'reserve' ? ['reserve'] : refill;

/** Whether cards of the stock come into play without a draw. */
const usesStock = ({ zones, remove }: GameDef): boolean =>
  Object.values(zones).some((zone) => 'empty' in zone && fillersOf(zone.empty).includes('stock')) ||
  ((remove?.kind === 'pair' || remove?.kind === 'match') && remove.from.includes('stock'));

/** Whether a set says nothing, or asks for one card of each of very many ranks. */
const isVague = (set: MatchSet): boolean =>
  isPairSet(set) ? set.sum === undefined && set.same === undefined : (set.ranks?.length ?? 0) > 4;

/** Parts that need another part, and places that must exist. */
export const checkParts = (def: GameDef): readonly Fault[] => {
  const roles = new Set<Role>(Object.values(def.zones).map((zone) => zone.role));
  if (def.stock !== undefined) roles.add('stock');
  const faults: Fault[] = [];
  const need = (role: Role, path: string, why: keyof typeof NEEDS): void => {
    const message = `${NEEDS[why]} needs a zone with the role "${role}"`;
    if (!roles.has(role)) faults.push(fault('no-zone', path, message, { kind: 'need', part: why, role }));
  };
  if (def.remove !== undefined) need('discard', 'remove', 'remove');
  if (def.powers?.reshuffle !== undefined) need('layout', 'powers.reshuffle', 'reshuffle');
  if (def.powers?.chance !== undefined && def.events === undefined)
    faults.push(fault('events', 'powers.chance', 'Chance needs a list of events', { kind: 'chance-events' }));
  if (def.powers?.restock !== undefined) need('hole', 'powers.restock', 'restock');
  const { regather } = def.powers ?? {};
  if (regather !== undefined) faults.push(...regatherFaults(def, regather));
  for (const [i, set] of (def.remove?.kind === 'match' ? def.remove.sets : []).entries())
    if (isVague(set))
      faults.push(
        fault(
          'match',
          `remove.sets.${i}`,
          'This does not say which cards match: wanted sum, same, or up to four ranks',
          {
            kind: 'no-match',
          },
        ),
      );
  if (def.stock?.when === 'filled' && def.stock.to !== 'tableau')
    faults.push(
      fault('when', 'stock.when', 'Only columns can be filled before a draw: wanted stock.to "tableau"', {
        kind: 'filled-columns',
      }),
    );
  if (def.stock?.when === 'placed' && def.stock.to !== 'waste')
    faults.push(
      fault('when', 'stock.when', 'Only a waste can be empty before a draw: wanted stock.to "waste"', {
        kind: 'placed-waste',
      }),
    );
  if (def.stock?.when === 'never' && !usesStock(def))
    faults.push(
      fault(
        'when',
        'stock.when',
        'A stock that is never drawn from must fill piles: wanted empty.refill with "stock"',
        {
          kind: 'never-fills',
        },
      ),
    );
  for (const [id, zone] of Object.entries(def.zones)) {
    // Otherwise a player could infer what lies face down.
    if (zone.role === 'tableau' && zone.sink !== undefined && zone.face !== 'open')
      faults.push(
        fault('face', `zones.${id}.sink`, 'Cards that sink must lie face up: wanted face "open"', {
          kind: 'sink-open',
        }),
      );
    if (zone.role === 'tableau' && zone.leave !== undefined && zone.give.foundation !== 'suit')
      faults.push(
        fault('leave', `zones.${id}.leave`, 'Suits that must leave need give.foundation, "suit"', {
          kind: 'leave-suit',
        }),
      );
    for (const role of 'empty' in zone ? fillersOf(zone.empty) : [])
      need(role, `zones.${id}.empty.refill`, 'refill');
    if (zone.role === 'grid' && zone.gaps?.to === 'discard') need('discard', `zones.${id}.gaps.to`, 'gaps');
    if (zone.role === 'grid') faults.push(...gridFaults(def, `zones.${id}`, zone));
    for (const [i, step] of (zone.role === 'row' ? zone.steps : []).entries())
      if (step >= pilesOf(zone))
        faults.push(
          fault(
            'steps',
            `zones.${id}.steps.${i}`,
            `No pile can go ${step} places to its left: the row has ${pilesOf(zone)}`,
            { kind: 'row-steps', step, piles: pilesOf(zone) },
          ),
        );
    if (zone.role !== 'layout') continue;
    const named = [
      ...(zone.events ?? []),
      ...(zone.rough ?? []),
      ...(zone.irons ?? []),
      ...(zone.locks ?? []).flatMap(({ places, until }) => [...places, ...until]),
    ];
    // A choice that cannot be answered would block the deal.
    if (zone.events !== undefined && def.powers?.pay?.uses !== 'unlimited')
      faults.push(
        fault('events', `zones.${id}.events`, 'Cards that ask for a choice need powers.pay, "unlimited"', {
          kind: 'events-pay',
        }),
      );
    const most = pilesOf(zone);
    for (const place of new Set(named.filter((n) => n > most)))
      faults.push(
        fault('place', `zones.${id}`, `There is no place ${place}: the layout has ${most}`, {
          kind: 'no-place',
          place,
          most,
        }),
      );
  }
  return faults;
};

/** Rows of one length, and a free first place for each card that goes there. */
const gridFaults = (def: GameDef, path: string, { rows, gaps }: GridZone): readonly Fault[] => {
  const faults: Fault[] = [];
  const [first = ''] = rows;
  const other = rows.findIndex(({ length }) => length !== first.length);
  if (other >= 0)
    faults.push(
      fault(
        'rows',
        `${path}.rows.${other}`,
        `This row has ${rows[other]?.length ?? 0} places and the first has ${first.length}: wanted rows of one length`,
        { kind: 'uneven-rows', row: other + 1, places: rows[other]?.length ?? 0, first: first.length },
      ),
    );
  if (gaps?.to !== 'first') return faults;
  const cards = packCards(compositionOf(def)).filter((card) => gaps.ranks.includes(rankOf(card))).length;
  if (cards !== rows.length || rows.some((row) => row.startsWith('#')))
    faults.push(
      fault(
        'gaps',
        `${path}.gaps.to`,
        `${cards} cards go to the first places of ${rows.length} rows: wanted one for each row, and these places free`,
        { kind: 'first-places', cards, rows: rows.length },
      ),
    );
  return faults;
};

/** Columns that are gathered lie face up, and have room for every card that is not dealt to a foundation. */
const regatherFaults = (def: GameDef, { zone: id, deal }: Regather): readonly Fault[] => {
  const zone = Object.hasOwn(def.zones, id) ? def.zones[id] : undefined;
  if (zone === undefined) return [];
  if (zone.role === 'grid') return [];
  if (zone.role !== 'tableau' || zone.face !== 'open')
    return [
      fault(
        'zone',
        'powers.regather.zone',
        `"${id}" is not gathered: wanted a grid, or columns with face "open"`,
        {
          kind: 'regather-columns',
          zone: id,
        },
      ),
    ];
  const out = Object.values(def.zones)
    .filter(({ role }) => role === 'foundation')
    .reduce((sum, other) => sum + cardsOf(other, compositionOf(def)), 0);
  const cards = packSize(compositionOf(def)) - out;
  return deal !== undefined && zone.piles * deal >= cards
    ? []
    : [
        fault(
          'sum',
          'powers.regather.deal',
          `${deal ?? 'No'} cards for each of ${zone.piles} columns are too few for ${cards} cards`,
          { kind: 'regather-room', cards, room: zone.piles * (deal ?? 0) },
        ),
      ];
};
