/** The plays of a pile on the packed board, as the engine's plays.ts has them. */
import { DOWN, type Fits, type Rank, type Role } from '@cairn/engine';
import type { PackedBoard } from './board.ts';
import { goesBeside } from './grid.ts';
import { type Moves, packedPlay } from './moves.ts';
import {
  FOUNDATION,
  GRID,
  HAND_ROLE,
  type PackedSource,
  roleNumber,
  TABLEAU,
  type Targets,
} from './rules.ts';
import { unplayed } from './vocabulary.ts';
import { isWanted, readWanted } from './wanted.ts';
import { rankBit } from './words.ts';

/** Adds the plays of one pile. */
export const playsOfPile = (board: PackedBoard, source: PackedSource, moves: Moves): void => {
  const targets = targetsOn(board);
  readWanted(board, targets, ranksInReach);
  playsInSight(board, source, targets, moves);
};

/** Adds the plays of all piles. */
export const playsOfPiles = (board: PackedBoard, moves: Moves): void => {
  const { sources } = board.rules;
  const targets = targetsOn(board);
  readWanted(board, targets, ranksInReach);
  for (let i = 0; i < sources.length; i++) playsInSight(board, sources[i], targets, moves);
};

/** The ranks that an empty pile may take; in a grid its neighbours decide. */
const ranksInReach = (board: PackedBoard, pile: number): number =>
  board.rules.role[pile] === GRID ? ~0 : ranksForEmpty(board, pile);

const playsInSight = (board: PackedBoard, source: PackedSource, targets: Targets, moves: Moves): void => {
  const { heights, seats, rules } = board;
  const runs = targets.runs[source.pile] ?? [];
  const height = heights[source.pile];
  if (height === 0) return;
  for (let i = 0; i < source.held.length; i++) if (heights[source.held[i]] > 0) return;
  if (source.row.length > 0) return stepsOfPile(board, source, targets, moves);
  const base = source.pile * rules.cards;
  const last = base + height - 1;
  for (let r = 0; r < source.routes.length; r++) {
    const { unit, to, zones } = source.routes[r];
    const suit = unit === 'suit';
    if (unit === 'any') {
      for (let i = last; i >= base; i--) {
        const seat = seats[i];
        if ((seat & DOWN) !== 0 || !(source.wild || isWanted(board, zones, seat))) continue;
        for (const target of to)
          if (takes(board, source, target, 1, seat, height))
            moves.push(
              i === last
                ? packedPlay(source.pile, target, 1, 0)
                : packedPlay(source.pile, target, last - i, 1),
            );
      }
      continue;
    }
    if ((seats[last] & DOWN) !== 0) continue;
    let least = 1;
    let most = 1;
    let step = 1;
    switch (unit) {
      case 'top':
        break;
      case 'lone':
        if (height > 1 && (seats[last - 1] & DOWN) === 0) continue;
        break;
      case 'stack':
        most = upCards(seats, base, last);
        break;
      case 'run':
        most = runLength(seats, base, last, runs);
        break;
      case 'topOrAll':
        if (runLength(seats, base, last, runs) === height) most = height;
        step = Math.max(1, height - 1);
        break;
      case 'suit':
        if (!endsInSuit(board, source.pile)) continue;
        least = most = rules.suitLength;
        break;
      case 'all':
        if (runLength(seats, base, last, runs) < height) continue;
        least = height;
        most = height;
        break;
      default:
        return unplayed(unit);
    }
    let mayGo = source.wild;
    for (let count = least; count <= most && !mayGo; count += step)
      mayGo = isWanted(board, zones, seats[last - count + 1]);
    if (!mayGo) continue;
    for (let t = 0; t < to.length; t++) {
      const target = to[t];
      const at = heights[target];
      // Most cards do not fit, so this is checked first.
      const isOnCard = at > 0 && !source.wild;
      const fits = isOnCard ? targets.fits[target] : null;
      if (isOnCard && fits === null) continue;
      const row = isOnCard ? (seats[target * rules.cards + at - 1] & 127) * 128 : 0;
      for (let count = least; count <= most; count += step) {
        const lead = seats[last - count + 1];
        if (fits !== null && fits[row + (lead & 127)] !== 1) continue;
        if (takes(board, source, target, count, lead, height, suit))
          moves.push(packedPlay(source.pile, target, count, 0));
      }
    }
  }
};

/** Adds the plays of a pile of a row: as a whole, by its last card. */
const stepsOfPile = (
  { heights, seats, rules }: PackedBoard,
  { pile, row }: PackedSource,
  { fits, opening }: Targets,
  moves: Moves,
): void => {
  const table = fits[pile];
  if (opening !== null || table === null || table === undefined) return;
  const face = seats[pile * rules.cards + heights[pile] - 1] & 127;
  for (const to of row) {
    const on = seats[to * rules.cards + heights[to] - 1] & 127;
    if (heights[to] > 0 && table[on * 128 + face] === 1) moves.push(packedPlay(pile, to, heights[pile], 0));
  }
};

/** Whether a pile takes these cards; `suit`: they are a whole suit, which a foundation may take at once. */
export const takes = (
  board: PackedBoard,
  source: PackedSource,
  to: number,
  count: number,
  lead: number,
  height: number,
  suit = false,
): boolean => {
  const { rules, heights, seats } = board;
  const { role, zone } = rules;
  const targets = targetsOn(board);
  const at = heights[to];
  const { opening } = targets;
  if (opening !== null && (zone[to] !== opening.zone || ((opening.from >> role[source.pile]) & 1) === 0))
    return false;
  if (count > 1 && role[to] !== TABLEAU && !(suit && role[to] === FOUNDATION)) return false;
  if (source.barred && role[to] === HAND_ROLE) return false;
  if (at + count > targets.full[to]) return false;
  if (at > 0) {
    const on = seats[to * rules.cards + at - 1];
    if ((on & DOWN) !== 0) return false;
    if (source.wild) return true;
    const fits = targets.fits[to];
    return fits !== null && fits[(on & 127) * 128 + (lead & 127)] === 1;
  }
  if (role[to] === GRID) return goesBeside(board, source.pile, to, lead);
  if (((targets.from[to] >> role[source.pile]) & 1) === 0) return false;
  if (zone[to] === zone[source.pile] && height - count < targets.keeps[to]) return false;
  const order = targets.order[to];
  if (order !== null && order !== undefined && hasBefore(board, order, source.pile)) return false;
  const others = targets.once[to];
  if (others !== null && others !== undefined && hasBegun(board, others, lead)) return false;
  return (ranksForEmpty(board, to) & rankBit(lead & 15)) !== 0;
};

/** The ranks that a pile takes when it is empty, a bit each. */
export const ranksForEmpty = (board: PackedBoard, to: number): number => {
  const targets = targetsOn(board);
  return targets.base[to] === 1 ? baseRanks(board) : targets.takes[to];
};

/** Whether a role that comes before that of a pile has a card. */
const hasBefore = ({ rules, heights }: PackedBoard, order: readonly Role[], pile: number): boolean => {
  for (const role of order) {
    if (roleNumber(role) === rules.role[pile]) return false;
    if (rules.game.byRole[role].some((index) => heights[index] > 0)) return true;
  }
  return false;
};

/** Whether one of these piles begins with the suit of a card. A face-down card is not looked at. */
const hasBegun = ({ rules, heights, seats }: PackedBoard, piles: readonly number[], lead: number): boolean =>
  piles.some((pile) => {
    const first = seats[pile * rules.cards];
    return heights[pile] > 0 && (first & DOWN) === 0 && (first & 112) === (lead & 112);
  });

/** The rank every foundation starts with, as a bit; any, before the first has one. */
const baseRanks = (board: PackedBoard): number => {
  const base = baseRankOn(board);
  return base === null ? board.rules.allRanks : rankBit(base);
};

/** The base rank of the deal; null before there is one. */
export const baseRankOn = ({ rules, heights, seats }: PackedBoard): Rank | null => {
  for (const pile of rules.game.byRole.foundation)
    if (heights[pile] > 0) return seats[pile * rules.cards] & 15;
  return null;
};

/** What piles take in this position. */
export const targetsOn = (board: PackedBoard): Targets => {
  const { targets, targetsOfBase } = board.rules;
  return targetsOfBase === null ? targets : targetsOfBase(baseRankOn(board));
};

/** Whether a pile ends with a whole suit, face up, from the last rank down to the first. */
export const endsInSuit = ({ rules, heights, seats }: PackedBoard, pile: number): boolean => {
  const { ranks } = rules.game.composition;
  const { suitLength } = rules;
  const height = heights[pile];
  if (height < suitLength) return false;
  const last = pile * rules.cards + height - 1;
  const suit = seats[last] & SUIT_BITS;
  for (let i = 0; i < suitLength; i++) {
    const seat = seats[last - i];
    if ((seat & DOWN) !== 0 || (seat & 15) !== ranks[i] || (seat & SUIT_BITS) !== suit) return false;
  }
  return true;
};

const SUIT_BITS = 112;

const upCards = (seats: Uint16Array, base: number, last: number): number => {
  let i = last;
  while (i >= base && (seats[i] & DOWN) === 0) i--;
  return last - i;
};

/** The longest sequence at the end of a pile that follows one and the same build. */
export const runLength = (seats: Uint16Array, base: number, last: number, runs: readonly Fits[]): number => {
  let best = 1;
  for (const fits of runs) {
    let i = last;
    while (i > base) {
      const on = seats[i - 1];
      if ((on & DOWN) !== 0 || fits[(on & 127) * 128 + (seats[i] & 127)] !== 1) break;
      i--;
    }
    if (last - i + 1 > best) best = last - i + 1;
  }
  return best;
};
