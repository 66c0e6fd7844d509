/**
 * What is allowed. The rule is written once, in `playable`; the list of legal moves and the reasons for a refusal
 * both ask it. Nothing here looks at a hidden card, so a State and its View give the same moves.
 */
import { faceOf, rankOf, type Rank } from './card.ts';
import type { Role, Unit } from './def.ts';
import { ranksFitting } from './fits.ts';
import type { Fits, Game, PileRule } from './game.ts';
import { isWon } from './goal.ts';
import { POWERS, type Move, type Power, type Refusal } from './move.ts';
import { cardOf, DOWN, isDown, SEEN, lastOf, type Pile, type Position } from './state.ts';

const NONE: Pile = [];
const pileOf = (position: Position, index: number): Pile => position.piles[index] ?? NONE;

/** Every legal move, sorted by kind and then by pile numbers; none when the deal is over. */
export const legalMoves = (game: Game, position: Position): readonly Move[] => {
  if (position.ended !== 'no' || isWon(game, position)) return [];
  const moves: Move[] = plays(game, position);
  if (drawRefusal(game, position) === null) moves.push({ kind: 'draw' });
  if (redealRefusal(game, position) === null) moves.push({ kind: 'redeal' });
  if (powerRefusal(game, position, 'peek') === null) moves.push({ kind: 'power', power: 'peek' });
  return moves;
};

/** Plays of cards from pile to pile. */
const plays = (game: Game, position: Position): Move[] => {
  const moves: Move[] = [];
  for (const from of game.piles) {
    if (pileOf(position, from.index).length === 0 || isCovered(position, from)) continue;
    for (const { to, unit } of from.zone.routes) {
      if (to === from.index) continue;
      for (const [count, skip] of units(position, from, unit))
        if (playable(game, position, from, to, count, skip) === null)
          moves.push(play(from.index, to, count, skip));
    }
  }
  return moves;
};

const play = (from: number, to: number, count: number, skip: number): Move =>
  skip === 0 ? { kind: 'play', from, to, count } : { kind: 'play', from, to, count, skip };

/** Whether some card of the layout or the tableau can be played: what "stuck" asks for a draw. */
const anyCardPlays = (game: Game, position: Position): boolean =>
  plays(game, position).some((m) => m.kind === 'play' && isTable(game.piles[m.from]?.zone.role));

const isTable = (role: Role | undefined): boolean => role === 'layout' || role === 'tableau';

/** Why this move is not allowed now, or null when it is. */
export const refusal = (game: Game, position: Position, move: Move): Refusal | null => {
  if (position.ended !== 'no' || isWon(game, position)) return { kind: 'over' };
  switch (move.kind) {
    case 'play':
      return playRefusal(game, position, move);
    case 'draw':
      return drawRefusal(game, position);
    case 'redeal':
      return redealRefusal(game, position);
    case 'power':
      return powerRefusal(game, position, move.power);
    case 'spent':
      return usesRefusal(game, position, move.power);
    case 'end':
      return null;
  }
};

const playRefusal = (game: Game, position: Position, move: Move & { kind: 'play' }): Refusal | null => {
  const from = game.piles[move.from];
  const to = game.piles[move.to];
  if (from === undefined || to === undefined)
    return { kind: 'no-such-pile', pile: from === undefined ? move.from : move.to };
  if (pileOf(position, from.index).length === 0) return { kind: 'no-card', pile: from.index };
  if (isCovered(position, from))
    return {
      kind: 'covered',
      pile: from.index,
      by: from.coveredBy.filter((i) => pileOf(position, i).length > 0),
    };
  const unit = from.zone.give.find((give) => give.to === to.zone.role)?.unit;
  if (unit === undefined || from === to) return { kind: 'no-route', from: from.index, to: to.index };
  const skip = move.skip ?? 0;
  const cards = pileOf(position, from.index);
  const lead = cards[cards.length - skip - move.count];
  if (lead !== undefined && isDown(lead)) return { kind: 'face-down', pile: from.index };
  if (!units(position, from, unit).some(([count, skipped]) => count === move.count && skipped === skip))
    return { kind: 'not-a-unit', from: from.index, count: move.count };
  return playable(game, position, from, to.index, move.count, skip);
};

const isCovered = (position: Position, pile: PileRule): boolean =>
  pile.coveredBy.some((i) => pileOf(position, i).length > 0);

/** The rule itself, for a unit that may leave its pile: does it go there? */
const playable = (
  game: Game,
  position: Position,
  from: PileRule,
  toIndex: number,
  count: number,
  skip: number,
): Refusal | null => {
  const to = game.piles[toIndex] as PileRule;
  const source = pileOf(position, from.index);
  const target = pileOf(position, toIndex);
  const lead = cardOf(source[source.length - skip - count] ?? 0);
  const { zone } = to;
  if (count > 1 && zone.role !== 'tableau') return { kind: 'one-at-a-time', to: toIndex };
  if (target.length + count > zone.full) return { kind: 'full', to: toIndex };
  const last = lastOf(target);
  if (last === undefined) {
    const { takes, from: roles, keeps = 0 } = zone.empty;
    if (roles !== undefined && !roles.includes(from.zone.role))
      return { kind: 'no-route', from: from.index, to: toIndex };
    if (source.length - count < keeps) return { kind: 'must-keep', from: from.index, cards: keeps };
    if (takes === 'anything') return null;
    const wanted = takes === 'nothing' ? [] : takes === 'base' ? baseRank(game, position) : takes;
    return wanted.includes(rankOf(lead)) ? null : { kind: 'empty-pile', to: toIndex, wanted };
  }
  if (isDown(last)) return { kind: 'face-down', pile: toIndex };
  if (from.zone.wild) return null;
  const on = cardOf(last);
  const { fits } = zone;
  if (fits !== null && fits[faceOf(on) * 128 + faceOf(lead)] === 1) return null;
  const wanted = fits === null ? [] : ranksFitting(fits, faceOf(on), game.ranks);
  return { kind: 'does-not-fit', card: lead, on, wanted };
};

/** The rank every foundation starts with: that of the first card to lie on one. */
const baseRank = (game: Game, position: Position): readonly Rank[] => {
  const first = game.byRole.foundation.map((i) => pileOf(position, i)[0]).find((seat) => seat !== undefined);
  return first === undefined ? game.ranks : [rankOf(cardOf(first))];
};

/** How many cards may leave a pile together, and from under how many, smallest first. */
const units = (position: Position, from: PileRule, unit: Unit): (readonly [number, number])[] => {
  const pile = pileOf(position, from.index);
  const last = pile.length - 1;
  if (unit === 'any')
    return pile.flatMap((seat, i) => (isDown(seat) ? [] : [[1, last - i] as const])).reverse();
  if (last < 0 || isDown(pile[last] ?? 0)) return [];
  if (unit === 'top') return [[1, 0]];
  if (unit === 'lone') return last === 0 || isDown(pile[last - 1] ?? 0) ? [[1, 0]] : [];
  const up = pile.length - (pile.findLastIndex(isDown) + 1);
  if (unit === 'topOrAll') {
    const whole = up === pile.length && runLength(pile, from.zone.runs) === pile.length;
    return whole && pile.length > 1
      ? [
          [1, 0],
          [pile.length, 0],
        ]
      : [[1, 0]];
  }
  const most = unit === 'stack' ? up : Math.min(up, runLength(pile, from.zone.runs));
  return Array.from({ length: most }, (_, i) => [i + 1, 0] as const);
};

/** The longest sequence at the end of a pile that follows one and the same build. */
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

const drawRefusal = (game: Game, position: Position): Refusal | null => {
  if (game.stock === null || game.stockDef === null) return { kind: 'no-stock' };
  if (pileOf(position, game.stock).length === 0) return { kind: 'stock-empty' };
  return game.stockDef.when === 'stuck' && anyCardPlays(game, position)
    ? { kind: 'cards-can-be-played' }
    : null;
};

const redealRefusal = (game: Game, position: Position): Refusal | null => {
  if (game.stock === null || game.stockDef === null) return { kind: 'no-stock' };
  if (pileOf(position, game.stock).length > 0) return { kind: 'stock-not-empty' };
  if (game.waste === null || pileOf(position, game.waste).length === 0) return { kind: 'stock-empty' };
  const { passes } = game.stockDef;
  return passes !== 'unlimited' && position.pass >= passes ? { kind: 'no-more-passes', passes } : null;
};

const powerRefusal = (game: Game, position: Position, power: Power): Refusal | null => {
  const spent = usesRefusal(game, position, power);
  if (spent !== null) return spent;
  const next = game.stock === null ? undefined : lastOf(pileOf(position, game.stock));
  return next === undefined || (next & (DOWN | SEEN)) !== DOWN ? { kind: 'nothing-to-show' } : null;
};

const usesRefusal = (game: Game, position: Position, power: Power): Refusal | null => {
  const def = POWERS.includes(power) ? game.def.powers?.[power] : undefined;
  if (def === undefined) return { kind: 'no-such-power', power };
  const spent = def.uses !== 'unlimited' && (position.used[power] ?? 0) >= def.uses;
  return spent ? { kind: 'power-spent', power } : null;
};
