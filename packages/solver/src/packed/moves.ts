/**
 * The legal moves on the packed board, as one number each. The rules are those of the engine's plays.ts and moves.ts; tests
 * compare them move by move over the whole catalogue.
 *
 *   kind 3 bits · from 9 · to 9 · count 9 · lifted 1      a play; lifted: the card comes from under `count` others
 *   kind 3 bits · first 21 · length 7                     a group; its piles stand in the list's `groups`
 *   kind 3 bits · draws 9 · to 9 · draws 9 · redeal 1     a card reached in the stock, see reach.ts
 */
import {
  DOWN,
  drawPiles,
  EVENT,
  POWERS,
  SEEN,
  type Fits,
  type Move,
  type Power,
  type Rank,
  type Role,
} from '@cairn/engine';
import { type PackedBoard, PASS, USES } from './board.ts';
import { goesBeside, mayRegatherGrid } from './grid.ts';
import { groupMoves } from './groups.ts';
import {
  FOUNDATION,
  GRID,
  HAND_ROLE,
  LAYOUT,
  type PackedRules,
  type PackedSource,
  roleNumber,
  TABLEAU,
  type Targets,
} from './rules.ts';
import { unplayed } from './vocabulary.ts';
import { rankBit } from './words.ts';

export const KIND = { play: 0, draw: 1, redeal: 2, remove: 3, power: 4, reach: 5 } as const;

export const kindOf = (move: number): number => move & 7;
export const fromOf = (move: number): number => (move >> 3) & 511;
export const toOf = (move: number): number => (move >> 12) & 511;
export const countOf = (move: number): number => (move >> 21) & 511;
export const isLifted = (move: number): boolean => ((move >> 30) & 1) === 1;
export const groupStart = (move: number): number => (move >> 3) & 0x1fffff;
export const groupLength = (move: number): number => (move >> 24) & 127;

export const DRAW = KIND.draw;
export const REDEAL = KIND.redeal;

const playOf = (from: number, to: number, count: number, lifted: number): number =>
  KIND.play | (from << 3) | (to << 12) | (count << 21) | (lifted << 30);

/** A stack of moves with the piles of their groups: a search has one for all positions of its path. */
export class Moves {
  list = new Int32Array(256);
  end = 0;
  groups = new Uint16Array(64);
  groupEnd = 0;

  push(move: number): void {
    if (this.end === this.list.length) {
      const longer = new Int32Array(2 * this.end);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.end++] = move;
  }

  pushGroup(piles: readonly number[]): void {
    if (this.groupEnd + piles.length > this.groups.length) {
      const longer = new Uint16Array(2 * this.groups.length + piles.length);
      longer.set(this.groups);
      this.groups = longer;
    }
    this.push(KIND.remove | (this.groupEnd << 3) | (piles.length << 24));
    for (const pile of piles) this.groups[this.groupEnd++] = pile;
  }

  /** The move as one of the engine. */
  move(at: number): Move {
    const move = this.list[at];
    switch (kindOf(move)) {
      case KIND.draw:
        return { kind: 'draw' };
      case KIND.redeal:
        return { kind: 'redeal' };
      case KIND.remove: {
        const start = groupStart(move);
        return { kind: 'remove', piles: Array.from(this.groups.subarray(start, start + groupLength(move))) };
      }
      case KIND.power:
        return { kind: 'power', power: POWERS[fromOf(move)] ?? 'peek' };
      default: {
        const play = { kind: 'play', from: fromOf(move), to: toOf(move) } as const;
        return isLifted(move)
          ? { ...play, count: 1, skip: countOf(move) }
          : { ...play, count: countOf(move) };
      }
    }
  }
}

/**
 * Adds every legal move of a position that is not won; draws and redeals only where cards are not reached in the stock
 * (reach.ts). `longest` limits the length of runs that leave together. */
export const generate = (board: PackedBoard, moves: Moves, longest = Infinity): void => {
  const { game } = board.rules;
  const { def, stock, stockDef, waste } = game;
  const before = moves.end;
  if (asksForChoice(board)) return powerMoves(board, ANSWERS, moves);
  for (const source of board.rules.sources) playsOfPile(board, source, moves);
  if (targetsOn(board).opening !== null) return powerMoves(board, AT_WILL, moves);
  if (board.rules.reach === null && stock !== null && stockDef !== null) {
    const left = board.heights[stock];
    if (left > 0 && mayDraw(board, moves, before)) moves.push(DRAW);
    if (left === 0 && waste !== null && board.heights[waste] > 0)
      if (stockDef.passes === 'unlimited' || board.numbers[PASS] < stockDef.passes) moves.push(REDEAL);
  }
  if (def.remove !== undefined) groupMoves(board, def.remove, moves, longest);
  powerMoves(board, AT_WILL, moves);
};

/** Powers that answer an event card, and those the player uses at will. */
const ANSWERS: readonly Power[] = ['pay', 'chance'];
const AT_WILL = POWERS.filter((power) => !ANSWERS.includes(power));

const powerMoves = (board: PackedBoard, powers: readonly Power[], moves: Moves): void => {
  const { def } = board.rules.game;
  if (def.powers === undefined) return;
  for (const power of powers) {
    const uses = def.powers[power]?.uses;
    const at = POWERS.indexOf(power);
    if (uses === undefined || (uses !== 'unlimited' && board.numbers[USES + at] >= uses)) continue;
    if (hasPower(board, power)) moves.push(KIND.power | (at << 3));
  }
};

/** Whether an event card asks for a choice; then nothing else is legal. */
const asksForChoice = ({ rules, heights, seats }: PackedBoard): boolean => {
  for (const { index, coveredBy } of rules.events) {
    if (heights[index] === 0 || (seats[index * rules.cards] & EVENT) === 0) continue;
    if (coveredBy.every((other) => heights[other] === 0)) return true;
  }
  return false;
};

/** Whether the rules allow a draw now; `from` is where the moves of this position begin. */
const mayDraw = ({ rules, heights }: PackedBoard, moves: Moves, from: number): boolean => {
  const { stockDef } = rules.game;
  switch (stockDef?.when) {
    case 'stuck':
      return !tablePlays(rules, moves, from);
    case 'filled':
      for (const pile of drawPiles(rules.game)) if (heights[pile] === 0) return false;
      return true;
    case 'placed':
      for (const pile of drawPiles(rules.game)) if (heights[pile] !== 0) return false;
      return true;
    case 'never':
      return false;
    case 'any':
    case undefined:
      return true;
    default:
      return unplayed(stockDef as never);
  }
};

/** Whether drawing is forbidden because a card of the table can be played. */
const tablePlays = ({ role }: PackedRules, moves: Moves, from: number): boolean => {
  for (let i = from; i < moves.end; i++) {
    const at = role[fromOf(moves.list[i])];
    if (at === LAYOUT || at === TABLEAU) return true;
  }
  return false;
};

const hasPower = (board: PackedBoard, power: Power): boolean => {
  const { byRole, stock } = board.rules.game;
  const { heights, seats } = board;
  if (ANSWERS.includes(power)) return true;
  if (power === 'reshuffle') return byRole.layout.filter((p) => (heights[p] ?? 0) > 0).length >= 2;
  if (power === 'regather') return mayRegather(board);
  if (power === 'restock') return (heights[byRole.hole[0] ?? 0] ?? 0) >= 3 && stock !== null;
  if (stock === null || heights[stock] === 0) return false;
  const next = seats[stock * board.rules.cards + heights[stock] - 1];
  return (next & (DOWN | SEEN)) === DOWN;
};

/** Whether cards may be gathered: there are two to shuffle, or they would lie otherwise than they do. */
const mayRegather = (board: PackedBoard): boolean => {
  const { rules, heights } = board;
  const { regather } = rules;
  if (regather === null) return false;
  if (regather.deal === undefined) return mayRegatherGrid(board);
  let left = 0;
  for (const pile of regather.piles) left += heights[pile];
  if (regather.order === 'shuffled') return left >= 2;
  for (const [n, pile] of regather.piles.entries()) {
    const share = n === regather.piles.length - 1 ? left : Math.min(left, regather.deal);
    if (heights[pile] !== share) return true;
    left -= share;
  }
  return false;
};

/** The row of a pile on which nothing fits. */
const NONE_FITS: Fits = new Uint8Array(128 * 128);

/** Adds the plays of one pile. */
export const playsOfPile = (board: PackedBoard, source: PackedSource, moves: Moves): void => {
  const { heights, seats, rules } = board;
  const targets = targetsOn(board);
  const runs = targets.runs[source.pile] ?? [];
  const height = heights[source.pile];
  if (height === 0) return;
  for (const other of source.held) if (heights[other] > 0) return;
  if (source.row.length > 0) return stepsOfPile(board, source, targets, moves);
  const base = source.pile * rules.cards;
  const last = base + height - 1;
  for (const { unit, to } of source.routes) {
    if (unit === 'any') {
      for (let i = last; i >= base; i--) {
        const seat = seats[i];
        if ((seat & DOWN) !== 0) continue;
        for (const target of to)
          if (takes(board, source, target, 1, seat, height))
            moves.push(
              i === last ? playOf(source.pile, target, 1, 0) : playOf(source.pile, target, last - i, 1),
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
    for (const target of to) {
      // Most cards do not fit, so this is checked first.
      const on = heights[target] - 1;
      const row = on < 0 || source.wild ? null : (targets.fits[target] ?? NONE_FITS);
      const at = row === null ? 0 : (seats[target * rules.cards + on] & 127) * 128;
      for (let count = least; count <= most; count += step) {
        const lead = seats[last - count + 1];
        if (row !== null && row[at + (lead & 127)] === 0) continue;
        if (takes(board, source, target, count, lead, height, unit === 'suit'))
          moves.push(playOf(source.pile, target, count, 0));
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
    if (heights[to] > 0 && table[on * 128 + face] === 1) moves.push(playOf(pile, to, heights[pile], 0));
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
