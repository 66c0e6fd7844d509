/**
 * Plays of cards from pile to pile. The rule is written in `blocked`; the list of plays and the reasons for a refusal both
 * use it. `playsTo` only leaves out early what `blocked` would refuse. Nothing here reads a hidden card, so a State and its
 * View have the same plays.
 */
import { baseRankOf, openingOf, ranksTaken, rulesAt } from './base.ts';
import { faceOf, rankOf, suitOf, type Card, type Rank } from './card.ts';
import type { Empty } from './definition/index.ts';
import { ranksFitting } from './fits.ts';
import { rowSteps, type Fits, type Game, type PileRule, type ZoneRule } from './game.ts';
import { hasSuit } from './goal.ts';
import { lockersOf } from './hazards.ts';
import type { Move, Refusal } from './move.ts';
import { cardOf, isDown, lastOf, type Pile, type PileCard, type Position } from './state.ts';
import type { Role, Unit } from './terms.ts';

const NONE: Pile = [];
export const pileAt = (position: Position, index: number): Pile => position.piles[index] ?? NONE;

/** Plays of cards from pile to pile. */
export const plays = (given: Game, position: Position): Move[] => {
  const game = rulesAt(given, position);
  const opening = openingOf(game);
  const moves: Move[] = [];
  for (const from of game.piles) {
    const { length } = pileAt(position, from.index);
    if (from.zone.role === 'row' && opening === null && length > 0)
      for (const to of from.zone.piles)
        if (stepRefusal(position, from, to, length) === null) moves.push(play(from.index, to, length, 0));
    if (from.zone.routes.length === 0) continue;
    if (opening !== null && !opening.from.includes(from.zone.role)) continue;
    if (length === 0 || isHeld(position, from)) continue;
    let unitOpen: ReadUnit | null = null;
    let open = CLOSED;
    for (const { to, unit } of from.zone.routes) {
      if (to === from.index || (opening !== null && !opening.zone.piles.includes(to))) continue;
      // Routes to one zone follow one another, so this is seldom done twice.
      if (unit !== unitOpen) {
        unitOpen = unit;
        open = units(game, position, from, unit);
      }
      playsTo(game, position, from, to, unit, open, moves);
    }
  }
  return moves;
};

/** Adds the plays of units of a pile to another. */
const playsTo = (
  game: Game,
  position: Position,
  from: PileRule,
  to: number,
  unit: ReadUnit,
  open: readonly Open[],
  moves: Move[],
): void => {
  const source = pileAt(position, from.index);
  const on = from.zone.wild ? undefined : lastOf(pileAt(position, to));
  const { fits } = (game.piles[to] as PileRule).zone;
  for (const { count, skip } of open) {
    // Most cards do not fit, so this is asked before anything else.
    if (
      on !== undefined &&
      fits?.[(on & 127) * 128 + ((source[source.length - skip - count] ?? 0) & 127)] !== 1
    )
      continue;
    if (blocked(game, position, from, to, unit, count, skip) === null)
      moves.push(play(from.index, to, count, skip));
  }
};

const play = (from: number, to: number, count: number, skip: number): Move =>
  skip === 0 ? { kind: 'play', from, to, count } : { kind: 'play', from, to, count, skip };

/**
 * Why so many cards of a pile of a row do not go to another. The piles lie from the first place on, so one to the left
 * of another has a card.
 */
const stepRefusal = (
  position: Position,
  { index, zone }: PileRule,
  to: number,
  count: number,
): Refusal | null => {
  const steps = rowSteps(zone);
  if (!steps.includes(index - to)) return { kind: 'too-far', from: index, steps };
  const [own, on] = [index, to].map((pile) => lastOf(pileAt(position, pile)));
  if (own === undefined || on === undefined) return { kind: 'no-card', pile: to };
  if (count !== pileAt(position, index).length) return { kind: 'not-a-unit', from: index, count };
  return zone.fits?.[(on & 127) * 128 + (own & 127)] === 1
    ? null
    : { kind: 'does-not-match', card: cardOf(own), on: cardOf(on) };
};

/** Why these cards do not go there; null if they do. */
export const playRefusal = (
  given: Game,
  position: Position,
  move: Move & { kind: 'play' },
): Refusal | null => {
  const game = rulesAt(given, position);
  const from = game.piles[move.from];
  const to = game.piles[move.to];
  if (from === undefined || to === undefined)
    return { kind: 'no-such-pile', pile: from === undefined ? move.from : move.to };
  if (pileAt(position, from.index).length === 0) return { kind: 'no-card', pile: from.index };
  if (isCovered(position, from))
    return {
      kind: 'covered',
      pile: from.index,
      by: from.coveredBy.filter((i) => pileAt(position, i).length > 0),
    };
  const locks = lockersOf(game, position, from.index);
  if (locks.length > 0) return { kind: 'locked', pile: from.index, by: locks };
  if (from === to && from.zone.role === 'grid') {
    const card = lastOf(pileAt(position, from.index)) ?? 0;
    return { kind: 'no-gap', card: cardOf(card) };
  }
  const opening = openingOf(game);
  const row = from.zone.role === 'row';
  if (row && from.zone === to.zone && opening === null)
    return stepRefusal(position, from, to.index, move.skip === undefined ? move.count : -1);
  const unit = row ? undefined : from.zone.give.find((give) => give.to === to.zone.role)?.unit;
  if (unit === undefined || from === to) {
    // In games in which cards only leave the table, this reason comes first for covered cards.
    const deep = from.zone.give.length === 0 && move.count > 1;
    return deep
      ? { kind: 'not-a-unit', from: from.index, count: move.count }
      : { kind: 'no-route', from: from.index, to: to.index };
  }
  const skip = move.skip ?? 0;
  const cards = pileAt(position, from.index);
  const lead = cards[cards.length - skip - move.count];
  if (lead !== undefined && isDown(lead)) return { kind: 'face-down', pile: from.index };
  if (!units(game, position, from, unit).some((open) => open.count === move.count && open.skip === skip))
    return unit === 'suit'
      ? { kind: 'not-a-suit', to: to.index }
      : { kind: 'not-a-unit', from: from.index, count: move.count };
  if (opening !== null && !(opening.from.includes(from.zone.role) && to.zone === opening.zone))
    return { kind: 'begin-first', from: opening.from };
  const block = blocked(game, position, from, to.index, unit, move.count, skip);
  return block === null ? null : explain(game, position, block, from, to, lead ?? 0);
};

/** The foundation that takes the whole suit at the end of a pile; null if it ends with none, or none takes it. */
export const suitTaker = (game: Game, position: Position, pile: number): number | null => {
  const from = game.piles[pile];
  if (from === undefined || !hasSuit(game, pileAt(position, pile))) return null;
  const { length } = game.composition.ranks;
  const taker = from.zone.routes.find(
    ({ to, unit }) =>
      unit === 'suit' &&
      game.piles[to]?.zone.role === 'foundation' &&
      blocked(game, position, from, to, unit, length, 0) === null,
  );
  return taker?.to ?? null;
};

const isHeld = (position: Position, pile: PileRule): boolean =>
  isCovered(position, pile) || pile.lockedBy.some((i) => pileAt(position, i).length > 0);

const isCovered = (position: Position, pile: PileRule): boolean =>
  pile.coveredBy.some((i) => pileAt(position, i).length > 0);

type Block =
  | 'no-route'
  | 'one-at-a-time'
  | 'full'
  | 'must-keep'
  | 'suit-begun'
  | 'in-order'
  | 'empty-pile'
  | 'face-down'
  | 'does-not-fit'
  | 'not-next';

/**
 * The rule for a unit that may leave its pile: what keeps it from going to another. It runs very often, so it makes
 * no objects.
 */
const blocked = (
  game: Game,
  position: Position,
  from: PileRule,
  toIndex: number,
  unit: Unit,
  count: number,
  skip: number,
): Block | null => {
  const { zone } = game.piles[toIndex] as PileRule;
  const source = pileAt(position, from.index);
  const target = pileAt(position, toIndex);
  const several = zone.role === 'tableau' || (unit === 'suit' && zone.role === 'foundation');
  if (count > 1 && !several) return 'one-at-a-time';
  if (zone.role === 'hand' && from.zone.role === 'layout' && !from.iron) return 'no-route';
  if (target.length + count > zone.full) return 'full';
  const lead = source[source.length - skip - count] ?? 0;
  const last = target[target.length - 1];
  if (last !== undefined) {
    if (isDown(last)) return 'face-down';
    if (from.zone.wild) return null;
    const fits = zone.fits !== null && zone.fits[(last & 127) * 128 + (lead & 127)] === 1;
    return fits ? null : 'does-not-fit';
  }
  if (zone.role === 'grid') return goesBeside(game, position, from.index, toIndex, lead) ? null : 'not-next';
  const { takes, from: roles, keeps = 0, once, inOrder = false } = zone.empty;
  if (roles !== undefined) {
    if (!roles.includes(from.zone.role)) return 'no-route';
    if (inOrder && roleBefore(game, position, roles, from.zone.role) !== null) return 'in-order';
  }
  if (from.zone === zone && source.length - count < keeps) return 'must-keep';
  if (once === 'suit' && hasBegun(position, zone, lead)) return 'suit-begun';
  return takes === 'anything' || wantedBy(game, position, takes).includes(rankOf(cardOf(lead)))
    ? null
    : 'empty-pile';
};

/**
 * Whether a card may fill a gap: a row begins here with its rank, or it follows the card to the left, or the one to the
 * right follows it. The card that moves is no neighbour of its own.
 */
const goesBeside = (
  { piles }: Game,
  position: Position,
  from: number,
  to: number,
  card: PileCard,
): boolean => {
  const { zone, left, right } = piles[to] as PileRule;
  const face = card & 127;
  if (left === null) {
    const { takes } = zone.empty;
    return typeof takes === 'object' && takes.includes(rankOf(cardOf(card)));
  }
  const before = left === from ? undefined : pileAt(position, left)[0];
  if (before !== undefined && zone.fits?.[(before & 127) * 128 + face] === 1) return true;
  const after = right === null || right === from ? undefined : pileAt(position, right)[0];
  return after !== undefined && zone.before?.[face * 128 + (after & 127)] === 1;
};

/** The cards of the game that a gap would take now, each face once. */
const facesWanted = (game: Game, position: Position, to: number): readonly Card[] => {
  const faces = new Map(game.cards.map((card) => [faceOf(card), card]));
  return [...faces.values()].filter((card) => goesBeside(game, position, -1, to, card));
};

/** Of the roles that come before one in a list, the first that has a card; null if none has. */
const roleBefore = (game: Game, position: Position, roles: readonly Role[], role: Role): Role | null =>
  roles
    .slice(0, roles.indexOf(role))
    .find((each) => game.byRole[each].some((index) => pileAt(position, index).length > 0)) ?? null;

/** Whether a pile of the zone begins with the suit of a card. A face-down card is not looked at. */
const hasBegun = (position: Position, zone: ZoneRule, lead: PileCard): boolean =>
  zone.piles.some((index) => {
    const first = pileAt(position, index)[0];
    return first !== undefined && !isDown(first) && suitOf(cardOf(first)) === suitOf(cardOf(lead));
  });

/** The reason in full, with what would have been needed. */
const explain = (
  game: Game,
  position: Position,
  block: Block,
  from: PileRule,
  to: PileRule,
  lead: number,
): Refusal => {
  switch (block) {
    case 'no-route':
      return { kind: block, from: from.index, to: to.index };
    case 'must-keep':
      return { kind: block, from: from.index, cards: to.zone.empty.keeps ?? 0 };
    case 'face-down':
      return { kind: block, pile: to.index };
    case 'one-at-a-time':
    case 'full':
      return { kind: block, to: to.index };
    case 'in-order': {
      const role = roleBefore(game, position, to.zone.empty.from ?? [], from.zone.role);
      return { kind: block, to: to.index, role: role ?? from.zone.role };
    }
    case 'suit-begun':
      return { kind: block, to: to.index, card: cardOf(lead) };
    case 'empty-pile':
      return { kind: block, to: to.index, wanted: wantedBy(game, position, to.zone.empty.takes) };
    case 'not-next':
      return { kind: block, to: to.index, card: cardOf(lead), wanted: facesWanted(game, position, to.index) };
    case 'does-not-fit': {
      const on = cardOf(lastOf(pileAt(position, to.index)) ?? 0);
      const { fits } = to.zone;
      const wanted = fits === null ? [] : ranksFitting(fits, faceOf(on), game.ranks);
      return { kind: block, card: cardOf(lead), on, wanted };
    }
  }
};

const wantedBy = (game: Game, position: Position, takes: Empty['takes']): readonly Rank[] =>
  ranksTaken(game, takes, takes === 'base' || takes === 'last' ? baseRankOf(game, position) : null);

interface Open {
  readonly count: number;
  readonly skip: number;
}
const TOP: readonly Open[] = [{ count: 1, skip: 0 }];
const CLOSED: readonly Open[] = [];

/** The units that `units` reads. The compiler refuses its calls when there are others. */
type ReadUnit = 'top' | 'run' | 'topOrAll' | 'stack' | 'any' | 'lone' | 'suit' | 'all';

/** How many cards may leave a pile together, and from under how many others; the smallest unit first. */
const units = (game: Game, position: Position, from: PileRule, unit: ReadUnit): readonly Open[] => {
  const pile = pileAt(position, from.index);
  const last = pile.length - 1;
  if (unit === 'any')
    return pile.flatMap((pileCard, i) => (isDown(pileCard) ? [] : [{ count: 1, skip: last - i }])).reverse();
  if (last < 0 || isDown(pile[last] ?? 0)) return CLOSED;
  if (unit === 'top') return TOP;
  if (unit === 'suit')
    return hasSuit(game, pile) ? [{ count: game.composition.ranks.length, skip: 0 }] : CLOSED;
  if (unit === 'lone') return last === 0 || isDown(pile[last - 1] ?? 0) ? TOP : CLOSED;
  const up = pile.length - (pile.findLastIndex(isDown) + 1);
  if (unit === 'topOrAll' || unit === 'all') {
    const whole = up === pile.length && runLength(pile, from.zone.runs) === pile.length;
    const alone: readonly Open[] = unit === 'all' ? CLOSED : TOP;
    if (!whole) return alone;
    return pile.length === 1 ? TOP : [...alone, { count: pile.length, skip: 0 }];
  }
  return upTo(unit === 'stack' ? up : Math.min(up, runLength(pile, from.zone.runs)));
};

/** The units of 1 to n cards, by n. The lists are shared, because every position asks for some. */
const unitsUpTo: (readonly Open[])[] = [CLOSED, TOP];

const upTo = (most: number): readonly Open[] =>
  (unitsUpTo[most] ??= Array.from({ length: most }, (_, i) => ({ count: i + 1, skip: 0 })));

/** The length of the longest sequence at the end of a pile that follows a single build. */
const runLength = (pile: Pile, runs: readonly Fits[]): number => {
  let best = 1;
  for (const fits of runs) {
    let length = 1;
    while (length < pile.length) {
      const on = pile[pile.length - length - 1] ?? 0;
      const card = pile[pile.length - length] ?? 0;
      if (isDown(on) || fits[faceOf(cardOf(on)) * 128 + faceOf(cardOf(card))] !== 1) break;
      length += 1;
    }
    best = Math.max(best, length);
  }
  return best;
};
