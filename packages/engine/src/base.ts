/**
 * The base rank of a deal: that of the first card on a foundation. Builds that end at it (`ends: 'base'`) and spaces that
 * take the rank below it (`takes: 'last'`) mean something else in every deal. Here they are written out as rules that do
 * not name the base, so that plays, kernels and proofs need not know these words.
 */
import { rankOf, type Rank } from './card.ts';
import { buildGame } from './compile.ts';
import type { Build, Empty, GameDef, StepBuild, Zone } from './definition/index.ts';
import type { Game, ZoneRule } from './game.ts';
import { cardOf, type Position } from './state.ts';
import type { Role } from './terms.ts';

/** The base rank; null before a foundation has a card. */
export const baseRankOf = (game: Game, position: Position): Rank | null => {
  for (const index of game.byRole.foundation) {
    const first = position.piles[index]?.[0];
    if (first !== undefined) return rankOf(cardOf(first));
  }
  return null;
};

/** The ranks of cards that an empty pile takes. Where a base is wanted and there is none, every rank. */
export const ranksTaken = (
  { ranks, composition }: Pick<Game, 'ranks' | 'composition'>,
  takes: Empty['takes'],
  base: Rank | null,
): readonly Rank[] => {
  switch (takes) {
    case 'anything':
      return ranks;
    case 'nothing':
      return [];
    case 'base':
      return base === null ? ranks : [base];
    case 'last':
      return base !== null && composition.ranks.includes(base)
        ? turned(composition.ranks, base).slice(-1)
        : ranks;
    default:
      return takes;
  }
};

/** In place of a base, where there is none. */
const NO_BASE = -1;
/** By game: its rules by base; null for a game without such words. */
const known = new WeakMap<Game, Map<Rank, Game> | null>();

/**
 * The rules as they are in a position, without the words that name the base. The game itself if it has none. Only plays
 * are the same: options, texts and the rules hash are not for use.
 */
export const rulesAt = (game: Game, position: Position): Game =>
  rulesMade(game) === null ? game : rulesOfBase(game, baseRankOf(game, position));

/** The same by the base rank, null for none yet. */
export const rulesOfBase = (game: Game, base: Rank | null): Game => {
  const made = rulesMade(game);
  if (made === null) return game;
  let rules = made.get(base ?? NO_BASE);
  if (rules === undefined) {
    rules = buildGame(game.base, withBase(game, base), game.options);
    made.set(base ?? NO_BASE, rules);
  }
  return rules;
};

const rulesMade = (game: Game): Map<Rank, Game> | null => {
  let made = known.get(game);
  if (made === undefined) known.set(game, (made = namesBase(game.def) ? new Map<Rank, Game>() : null));
  return made;
};

/**
 * The same if they stay as they are for the rest of the deal: foundations have begun, and nothing leaves them. Otherwise
 * the game itself.
 */
export const settledRules = (game: Game, position: Position): Game => {
  const { zones, def } = game;
  const keeps = zones.every(({ role, give }) => role !== 'foundation' || give.length === 0);
  return keeps && def.remove === undefined && baseRankOf(game, position) !== null
    ? rulesAt(game, position)
    : game;
};

const namesBase = ({ zones }: GameDef): boolean =>
  Object.values(zones).some(
    (zone) =>
      (zone.role === 'foundation' && zone.first !== undefined) ||
      buildsOf(zone).some((build) => build.kind === 'step' && build.ends === 'base') ||
      ('empty' in zone && zone.empty?.takes === 'last'),
  );

const buildsOf = (zone: Zone): readonly Build[] => ('build' in zone ? zone.build : []);

/** The zone of foundations that must be begun before any other move, in the rules of a position; null if none must. */
export const openingOf = (rules: Game): Opening | null => {
  for (const zone of rules.zones)
    if (zone.def?.role === 'foundation' && zone.def.first !== undefined)
      return { zone, from: zone.def.first };
  return null;
};

interface Opening {
  readonly zone: ZoneRule;
  /** The roles that its first card may come from. */
  readonly from: readonly Role[];
}

/** Once there is a base, the zone has been begun. */
const withoutOpening = (zone: Zone): Zone => {
  if (zone.role !== 'foundation') return zone;
  const { first: _, ...begun } = zone;
  return begun;
};

/** Whether piles that begin with the base and go up round the corner are full when the base would come again. */
const isFullAtBase = (zone: Zone, { rank, ends, ring }: StepBuild): boolean =>
  zone.role === 'foundation' &&
  zone.empty.takes === 'base' &&
  zone.build.length === 1 &&
  rank === 'up' &&
  ends === 'circular' &&
  ring === undefined;

/** The ranks from the base on, which is one of them. */
const turned = (ranks: readonly Rank[], base: Rank): readonly Rank[] => {
  const at = ranks.indexOf(base);
  return [...ranks.slice(at), ...ranks.slice(0, at)];
};

/**
 * The definition with the base written into it. The ranks of the pack begin with the base, so that builds which end there
 * are linear, as kernels want them. Where other rules read the order of the pack, it stays, and the builds say theirs.
 */
const withBase = ({ def, composition, ranks }: Game, base: Rank | null): GameDef => {
  const own = composition.ranks;
  const inOrder = base !== null && own.includes(base);
  const order = inOrder && def.goal.kind !== 'suits' && def.remove === undefined ? turned(own, base) : own;
  const build = (each: Build, zone: Zone): Build => {
    if (each.kind === 'pair') return each;
    const { ring = own, ...step } = each;
    const cut = each.ends === 'base' || isFullAtBase(zone, each);
    const based = cut && base !== null && ring.includes(base);
    const ends = based ? 'linear' : each.ends === 'base' ? 'circular' : each.ends;
    const whole = based ? turned(ring, base) : ring;
    const plain = whole.join() === order.join() || (ends === 'circular' && each.ring === undefined);
    return plain ? { ...step, ends } : { ...step, ends, ring: whole };
  };
  const zones = Object.entries(def.zones).map(([id, given]): [string, Zone] => {
    const zone = base === null ? given : withoutOpening(given);
    const built = 'build' in zone ? { ...zone, build: zone.build.map((each) => build(each, zone)) } : zone;
    if (!('empty' in built) || built.empty === undefined) return [id, built];
    const { takes } = built.empty;
    return takes === 'base' || takes === 'last'
      ? [
          id,
          {
            ...built,
            empty: { ...built.empty, takes: [...ranksTaken({ ranks, composition }, takes, base)] },
          },
        ]
      : [id, built];
  });
  return { ...def, pack: { ...def.pack, ranks: order }, zones: Object.fromEntries(zones) };
};
