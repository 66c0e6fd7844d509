/**
 * Goals that can be seen to be out of reach from the definition, without a deal. Each reason holds for every deal. A
 * definition without these faults may still be unwinnable.
 */
import type { Build, GameDef, MatchRemoval, StepBuild, StockDef, Zone } from './definition/index.ts';
import { cardsOf, compositionOf, pilesOf } from './count.ts';
import { goalZoneIds } from './goal.ts';
import { goTogether, isPairSet } from './groups.ts';
import { packSize, plainCards } from './pack.ts';
import { rankOf } from './card.ts';
import { readPicture } from './picture.ts';
import { fault, type Fault } from './result.ts';

/** Reasons why no deal of this game can ever be won. */
export const checkReach = (def: GameDef): readonly Fault[] => [
  ...checkGoal(def),
  ...checkParity(def),
  ...checkPartners(def),
  ...checkLocks(def),
];

/** The goal's zone must be able to hold the cards that the goal needs, or to lose the cards it has. */
const checkGoal = (def: GameDef): readonly Fault[] => {
  const { goal } = def;
  const ids = goalZoneIds(goal);
  const zones = ids.flatMap((id) => def.zones[id] ?? []);
  if (zones.length === 0 || goal.kind === 'suits' || goal.kind === 'order') return [];
  const names = ids.join('", "');
  const all = packSize(compositionOf(def));
  const gives = (from: Zone): boolean => 'give' in from && Object.keys(from.give ?? {}).length > 0;
  if (goal.kind === 'piles')
    return zones.some((zone) => zone.role !== 'row' && def.remove === undefined && !gives(zone))
      ? [
          fault('goal', 'goal', `Zone "${names}" can never have fewer piles: its cards go nowhere`, {
            kind: 'never-fewer',
            zone: names,
            piles: pilesOf(zones[0] as Zone),
            most: goal.most,
          }),
        ]
      : [];
  if (goal.kind === 'clear')
    return ids
      .filter((id) => def.remove === undefined && !gives(def.zones[id] as Zone))
      .map((id) =>
        fault('goal', 'goal', `Zone "${id}" can never be cleared: its cards go nowhere`, {
          kind: 'never-clear',
          zone: id,
        }),
      );
  const wanted = goal.cards === 'all' ? all : goal.cards;
  const ranks = compositionOf(def).ranks.length;
  const room = zones.reduce(
    (sum, zone) => sum + (zone.role === 'foundation' ? pilesOf(zone) * (zone.holds ?? ranks) : all),
    0,
  );
  if (wanted > room)
    return [
      fault('goal', 'goal', `Zone "${names}" has room for ${room} cards and the goal asks for ${wanted}`, {
        kind: 'goal-room',
        zone: names,
        room,
        cards: wanted,
      }),
    ];
  const isFed = (zone: Zone): boolean =>
    (zone.role === 'discard' && def.remove !== undefined) ||
    (def.stock !== undefined && isDrawnTo(def.stock, def, zone)) ||
    Object.values(def.zones).some((from) => gives(from) && feeds(def, from, zone));
  return zones.some(isFed)
    ? []
    : [
        fault('goal', 'goal', `No card can ever come to zone "${names}"`, {
          kind: 'never-fed',
          zone: names,
        }),
      ];
};

const isDrawnTo = ({ to, zone }: StockDef, def: GameDef, drawn: Zone): boolean =>
  zone === undefined ? drawn.role === to : def.zones[zone] === drawn;

/** Whether cards of one zone may ever go to another: a whole suit goes where the last rank may begin a pile. */
const feeds = (def: GameDef, from: Zone, to: Zone): boolean => {
  const unit = 'give' in from ? from.give?.[to.role] : undefined;
  if (unit !== 'suit') return unit !== undefined;
  const takes = 'empty' in to ? to.empty?.takes : undefined;
  const last = compositionOf(def).ranks.at(-1) ?? 0;
  return typeof takes === 'object' ? takes.includes(last) : takes === 'anything' || takes === 'base';
};

const single = (builds: readonly Build[]): StepBuild | undefined =>
  builds.length === 1 && builds[0]?.kind === 'step' ? builds[0] : undefined;

/**
 * All cards go on one hole, each a rank above or below the last, so ranks in odd and even places alternate, unless
 * the ranks go round and their number is odd. So the numbers of odd and even ranks differ by at most one.
 */
const checkParity = (def: GameDef): readonly Fault[] => {
  const entry = Object.entries(def.zones).find(([, zone]) => zone.role === 'hole');
  if (entry === undefined) return [];
  const [id, zone] = entry;
  if (zone.role !== 'hole' || zone.piles !== 1 || def.stock !== undefined) return [];
  const step = single(zone.build);
  const wild = Object.values(def.zones).some(
    (z) => z.role === 'hand' || (z.role === 'reserve' && z.wild === true),
  );
  if (step?.rank !== 'either' || wild || (def.pack.jokers ?? 0) > 0) return [];
  const composition = compositionOf(def);
  const ring = step.ring ?? composition.ranks;
  if (step.ends === 'circular' && ring.length % 2 === 1) return [];
  const { goal } = def;
  const cleared = goal.kind === 'clear' ? goalZoneIds(goal).flatMap((each) => def.zones[each] ?? []) : [];
  const gone = cleared.reduce((sum, each) => sum + cardsOf(each, composition), 0);
  const size = packSize(composition);
  const all =
    (goal.kind === 'gather' && goal.cards === 'all') ||
    (cleared.length > 0 && gone + cardsOf(zone, composition) === size);
  if (!all || Object.values(def.zones).some((z) => z.role === 'discard' || z.role === 'foundation'))
    return [];
  const cards = plainCards(composition);
  const odd = cards.filter((card) => ring.indexOf(rankOf(card)) % 2 === 0).length;
  const even = cards.length - odd;
  return Math.abs(odd - even) <= 1
    ? []
    : [
        fault(
          'parity',
          `zones.${id}.build.0.ends`,
          `Without wrap ranks in odd and even places must alternate on one hole, and there are ${odd} and ${even}`,
          { kind: 'parity', odd, even },
        ),
      ];
};

/** If every card must be removed in a pair, every rank needs a partner. */
const checkPartners = (def: GameDef): readonly Fault[] => {
  const { remove, goal } = def;
  if (goal.kind !== 'gather' || goal.cards !== 'all') return [];
  if (remove?.kind === 'match') return checkMatches(def, remove);
  if (remove?.kind !== 'pair') return [];
  const { ranks } = compositionOf(def);
  const lonely = ranks.filter((rank) => !remove.alone.includes(rank) && !ranks.includes(remove.sum - rank));
  return lonely.length === 0
    ? []
    : [
        fault(
          'goal',
          'remove.sum',
          `Cards of rank ${lonely.join(', ')} have no partner that makes ${remove.sum}`,
          { kind: 'no-partner', ranks: lonely, sum: remove.sum },
        ),
      ];
};

/** The same where cards match: every card must be able to go with some other, or alone. */
const checkMatches = (def: GameDef, remove: MatchRemoval): readonly Fault[] => {
  const cards = plainCards(compositionOf(def));
  const alone = remove.sets.flatMap((set) => (!isPairSet(set) && set.ranks?.length === 1 ? set.ranks : []));
  const lonely = compositionOf(def).ranks.filter(
    (rank) =>
      !alone.includes(rank) &&
      !cards.some(
        (card, i) =>
          rankOf(card) === rank && cards.some((other, j) => i !== j && goTogether(remove, card, other)),
      ),
  );
  const names = lonely.join(', ');
  return lonely.length === 0
    ? []
    : [
        fault('goal', 'remove.sets', `Cards of rank ${names} match no other card`, {
          kind: 'lonely',
          ranks: lonely,
        }),
      ];
};

/** Places that lock each other are never played. */
const checkLocks = (def: GameDef): readonly Fault[] =>
  Object.entries(def.zones).flatMap(([id, zone]) => {
    if (zone.role !== 'layout' || zone.locks === undefined) return [];
    const waits = readPicture(zone.rows).map((spot, i) => [
      ...spot.coveredBy,
      ...(zone.locks ?? []).flatMap((lock) =>
        lock.places.includes(i + 1) ? lock.until.map((n) => n - 1) : [],
      ),
    ]);
    const free = new Set<number>();
    for (let before = -1; before !== free.size;) {
      before = free.size;
      waits.forEach((on, i) => void (on.every((n) => free.has(n)) && free.add(i)));
    }
    const held = waits.flatMap((_, i) => (free.has(i) ? [] : [i + 1]));
    return held.length === 0
      ? []
      : [
          fault(
            'locks',
            `zones.${id}.locks`,
            `Places ${held.join(', ')} wait for one another and are never free`,
            { kind: 'locked-out', places: held },
          ),
        ];
  });
