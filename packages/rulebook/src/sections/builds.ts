/** Facts about builds: which cards go on which, where a sequence begins and ends, and examples. */
import {
  faceOf, makeCardOf, rankOf, SUIT_FACTS,
  type Build, type Fits, type Game, type PairBuild, type Rank, type StepBuild, type ZoneRule,
} from '@cairn/engine'; // prettier-ignore
import { apparentRole } from '../facts/pile-facts.ts';
import type { BuildFact, EndsFact, FoundationFact, RunFact, StepFact } from '../facts/rule-facts.ts';

const buildsOf = ({ def }: ZoneRule): readonly Build[] => (def !== null && 'build' in def ? def.build : []);
/** What joins cards that move together, if the definition says so itself. */
const ownRunsOf = ({ def }: ZoneRule): readonly Build[] | undefined =>
  def?.role === 'tableau' ? def.runs : undefined;
const placeIn = (game: Game, zone: ZoneRule) => ({
  role: apparentRole(game, zone.role),
  piles: zone.piles.length,
});

export const buildFact = (game: Game, zone: ZoneRule): BuildFact => {
  return { place: placeIn(game, zone), ...listFact(game, buildsOf(zone)), holds: holdsOf(zone) };
};

/** The runs of a zone that are not what is built; else null. */
export const runFact = (game: Game, zone: ZoneRule): RunFact | null => {
  const runs = ownRunsOf(zone);
  return runs === undefined ? null : listFact(game, runs);
};

export const listFact = (game: Game, builds: readonly Build[]): RunFact => ({
  steps: builds.flatMap((build) => (build.kind === 'step' ? [stepFact(game, build)] : [])),
  pairs: builds.filter((build): build is PairBuild => build.kind === 'pair'),
});

/** The most cards of a pile, if the definition says so. */
const holdsOf = ({ def }: ZoneRule): number | null =>
  def?.role === 'tableau' || def?.role === 'foundation' ? (def.holds ?? null) : null;

const ringOf = (game: Game, { ring }: StepBuild): readonly Rank[] => ring ?? game.composition.ranks;

/** The ranks from one to the other, without the two. */
const between = (low: Rank, high: Rank): readonly Rank[] =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i);

/** The ranks of a step in the order of the sequence; null if that is the order of the pack. */
const orderOf = (game: Game, { ring, rank }: StepBuild): readonly Rank[] | null => {
  const at = (ring ?? []).map((each) => game.ranks.indexOf(each));
  if (ring === undefined || at.every((place, i) => i === 0 || place > (at[i - 1] ?? 0))) return null;
  return rank === 'down' ? ring.toReversed() : ring;
};

const stepFact = (game: Game, step: StepBuild): StepFact => {
  const ring = ringOf(game, step);
  const example = exampleOf(game, step, ring);
  const order = orderOf(game, step);
  if (order !== null) return { step, order, only: null, gaps: [], example };
  const at = ring.map((rank) => game.ranks.indexOf(rank));
  const gaps = ring.slice(1).flatMap((high, i) => {
    const low = ring[i] ?? high;
    const out = step.ring === undefined ? between(low, high) : game.ranks.slice((at[i] ?? 0) + 1, at[i + 1]);
    return out.length === 0 ? [] : [{ out, low, high }];
  });
  const [first = 1] = ring;
  const last = ring.at(-1) ?? first;
  const shorter = first !== game.ranks[0] || last !== game.ranks.at(-1);
  return { step, order, only: shorter ? { first, last } : null, gaps, example };
};

/** An example from the middle of the sequence: a red card on a black one, or two of hearts. */
const exampleOf = (game: Game, step: StepBuild, ring: readonly Rank[]): StepFact['example'] => {
  const { example } = SUIT_FACTS[step.suit];
  if (example === null || (step.rank !== 'down' && step.rank !== 'up')) return null;
  const [other, on] = example;
  const middle = Math.floor(ring.length / 2);
  const rank = ring[middle];
  const next = ring[step.rank === 'down' ? middle - 1 : middle + 1];
  const { suits } = game.composition;
  if (rank === undefined || next === undefined || !suits.includes(on) || !suits.includes(other)) return null;
  return { card: makeCardOf(next, other), on: makeCardOf(rank, on) };
};

/**
 * The ends of sequences that go both ways or round, and of those that go down and stop at the king. Any other
 * sequence simply stops at its end, so there is nothing to say.
 */
export const endsFacts = (game: Game, zone: ZoneRule): readonly EndsFact[] => [
  ...endsOf(game, buildsOf(zone), zone.builds),
  ...endsOf(game, ownRunsOf(zone) ?? [], zone.runs),
];

const endsOf = (game: Game, builds: readonly Build[], tables: readonly Fits[]): readonly EndsFact[] =>
  builds.flatMap((build, i): EndsFact[] => {
    const fits = tables[i];
    if (build.kind === 'pair' || build.rank === 'equal' || build.rank === 'any' || fits === undefined)
      return [];
    const short = build.rank === 'down' && build.ends === 'kingStop';
    const round = build.ends === 'circular' || build.ends === 'base';
    if (build.rank !== 'either' && !round && !short) return [];
    const ring = ringOf(game, build);
    const [first = 1] = ring;
    const last = ring.at(-1) ?? first;
    const onLast = onto(game, fits, last).toReversed();
    return [{ ends: build.ends, way: build.rank, last, onLast, first, onFirst: onto(game, fits, first) }];
  });

/** The ranks of which a card may lie on a card of this rank. */
const onto = (game: Game, fits: Fits, rank: Rank): Rank[] => {
  const under = game.cards.filter((card) => rankOf(card) === rank);
  return game.ranks.filter((other) =>
    game.cards.some(
      (card) => rankOf(card) === other && under.some((on) => fits[faceOf(on) * 128 + faceOf(card)] === 1),
    ),
  );
};

/** The fact of a standard foundation, built in suit from one rank; null for any other. */
export const foundationFact = (game: Game, zone: ZoneRule): FoundationFact | null => {
  const builds = buildsOf(zone);
  const [build] = builds;
  const { takes } = zone.empty;
  if (zone.role !== 'foundation' || builds.length > 1 || build?.kind !== 'step') return null;
  if (build.rank !== 'up' && build.rank !== 'down') return null;
  if (holdsOf(zone) !== null) return null;
  const order = orderOf(game, build);
  if (order !== null) return orderedFact(game, zone, build, order);
  // Beside foundations of other orders the usual one is told in full, too.
  if (build.ring !== undefined && build.suit === 'any' && game.byRole.foundation.length > zone.piles.length)
    return orderedFact(game, zone, build, build.ring);
  if (build.suit !== 'same' || build.ring !== undefined) return null;
  const ranks = build.rank === 'up' ? game.composition.ranks : game.composition.ranks.toReversed();
  const base =
    takes === 'base' ? null : typeof takes === 'object' && takes.length === 1 ? takes[0] : undefined;
  const [first] = ranks;
  const last = ranks.at(-1);
  if (base === undefined || first === undefined || last === undefined) return null;
  const circular = build.ends === 'circular' || build.ends === 'base';
  const round = circular && base !== first ? { last, first } : null;
  const end = base === null ? null : round === null ? last : (ranks[ranks.indexOf(base) - 1] ?? last);
  return {
    ...foundationPlace(game, zone),
    way: build.rank,
    order,
    inSuit: true,
    base,
    end,
    round,
    cards: ranks.length,
  };
};

const foundationPlace = (game: Game, zone: ZoneRule): Pick<FoundationFact, 'place' | 'others' | 'once'> => ({
  place: placeIn(game, zone),
  others: game.byRole.foundation.length > zone.piles.length,
  once: zone.empty.once === 'suit',
});

/** The same for a foundation built in an order of its own, from the first rank of it to the last. */
const orderedFact = (
  game: Game,
  zone: ZoneRule,
  { suit, ends, rank }: StepBuild,
  order: readonly Rank[],
): FoundationFact | null => {
  const { takes } = zone.empty;
  const [base = null] = order;
  if ((suit !== 'same' && suit !== 'any') || ends !== 'linear') return null;
  if (typeof takes !== 'object' || takes.length !== 1 || takes[0] !== base) return null;
  return {
    ...foundationPlace(game, zone),
    way: rank === 'down' ? 'down' : 'up',
    order,
    inSuit: suit === 'same',
    base,
    end: order.at(-1) ?? null,
    round: null,
    cards: order.length,
  };
};
