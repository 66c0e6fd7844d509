/**
 * Checks that the form of a definition cannot express: names that do not exist, numbers of cards that do not match,
 * paths of options that do not exist. Play relies on each of these.
 */
import {
  cardsOf,
  compositionOf,
  dealtCount,
  pilesOf,
  pulled,
  pulledCount,
  pulledNames,
  pullsBase,
} from './count.ts';
import type {
  Empty,
  FoundationZone,
  GameDef,
  GridZone,
  MatchSet,
  Regather,
  Zone,
} from './definition/index.ts';
import type { Role } from './terms.ts';
import { goalZoneIds } from './goal.ts';
import { isPairSet } from './groups.ts';
import { editFaults, MOVES, SCORING } from './options.ts';
import { rankOf } from './card.ts';
import { packCards, packSize } from './pack.ts';
import { checkPicture } from './picture.ts';
import { fault, type Fault } from './result.ts';
import { checkSize } from './size.ts';

/** All faults of a definition with the right form, except faults of its options. */
export const checkRules = (def: GameDef): readonly Fault[] => [
  ...checkNames(def),
  ...checkRoles(def),
  ...checkParts(def),
  ...checkPictures(def),
  ...checkPulls(def),
  ...checkBasePull(def),
  ...checkSums(def),
  ...checkSize(def),
  ...checkGoal(def),
];

/** Reserved names: zones that the compiler adds, and words that begin other lines of a position. */
const TAKEN = ['stock', 'hand', 'pass', 'draws', 'used', 'seed', 'ended', 'next'];

const checkNames = (def: GameDef): readonly Fault[] => {
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

const checkRoles = (def: GameDef): readonly Fault[] => {
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
const checkParts = (def: GameDef): readonly Fault[] => {
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

const checkPictures = (def: GameDef): readonly Fault[] =>
  Object.entries(def.zones).flatMap(([id, zone]) =>
    zone.role === 'layout' ? checkPicture(zone.rows, `zones.${id}.rows`) : [],
  );

/** Cards taken out of the pack must be in it. */
const checkPulls = (def: GameDef): readonly Fault[] => {
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
const checkBasePull = (def: GameDef): readonly Fault[] => {
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

const checkSums = (def: GameDef): readonly Fault[] => {
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

/** Faults of goals that are reached at once, or never can be. */
const checkGoal = (def: GameDef): readonly Fault[] => {
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

/** Faults of options: reserved names, default values with edits, and paths that do not exist. */
export const checkOptions = (def: GameDef): readonly Fault[] =>
  Object.entries(def.options).flatMap(([name, option]) => {
    const path = `options.${name}`;
    const faults = [SCORING, MOVES].includes(name)
      ? [fault('taken', path, `"${name}" has a meaning of its own: wanted another name`)]
      : [];
    const standard = Object.hasOwn(option.values, option.standard) ? option.values[option.standard] : null;
    if (standard === undefined || standard === null || Object.keys(standard.set).length > 0)
      faults.push(
        fault('standard', `${path}.standard`, `"${option.standard}" must be a value that sets nothing`),
      );
    for (const [value, { set }] of Object.entries(option.values))
      faults.push(...editFaults(def, set, `${path}.values.${value}.set`));
    return faults;
  });
