/**
 * The legal moves of a position, and why another move is refused. This file has draws, redeals and the end; plays are
 * in plays.ts, groups in groups.ts, powers in powers.ts.
 */
import { openingOf, rulesAt } from './base.ts';
import type { Role } from './terms.ts';
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import { asRemovableGroup, removableGroups } from './groups.ts';
import { lockersOf } from './hazards.ts';
import type { StockDef } from './definition/index.ts';
import type { Move, Refusal } from './move.ts';
import { pileAt, playRefusal, plays } from './plays.ts';
import { powerMoves, refusalByPowers } from './powers.ts';
import { cardOf, isDown, lastOf, type Position } from './state.ts';

/** Every legal move, sorted by kind and then by pile numbers. Empty when the deal is over. */
export const legalMoves = (game: Game, position: Position): readonly Move[] => {
  if (position.ended !== 'no') return [];
  if (isWon(game, position)) return game.def.again === undefined ? [] : [{ kind: 'again' }];
  const powers = powerMoves(game, position);
  if (powers.alone) return powers.moves;
  const moves: Move[] = plays(game, position);
  if (openingOf(rulesAt(game, position)) !== null) return [...moves, ...powers.moves];
  if (drawRefusal(game, position) === null) moves.push({ kind: 'draw' });
  if (redealRefusal(game, position) === null) moves.push({ kind: 'redeal' });
  for (const piles of removableGroups(game, position)) moves.push({ kind: 'remove', piles });
  moves.push(...powers.moves);
  return moves;
};

/** Whether a card of the layout or the tableau can be played; the condition of a stock with `when: 'stuck'`. */
const anyCardPlays = (game: Game, position: Position): boolean =>
  plays(game, position).some((m) => m.kind === 'play' && isTable(game.piles[m.from]?.zone.role));

const isTable = (role: Role | undefined): boolean => role === 'layout' || role === 'tableau';

/** Why this move is not allowed now; null if it is. */
export const refusal = (game: Game, position: Position, move: Move): Refusal | null => {
  if (position.ended !== 'no') return { kind: 'over' };
  if (isWon(game, position))
    return move.kind === 'again' && game.def.again !== undefined ? null : { kind: 'over' };
  const byPowers = refusalByPowers(game, position, move);
  if (byPowers !== undefined) return byPowers;
  const opening = openingOf(rulesAt(game, position));
  if (opening !== null && (move.kind === 'draw' || move.kind === 'redeal' || move.kind === 'remove'))
    return { kind: 'begin-first', from: opening.from };
  switch (move.kind) {
    case 'play':
      return playRefusal(game, position, move);
    case 'draw':
      return drawRefusal(game, position);
    case 'redeal':
      return redealRefusal(game, position);
    case 'remove':
      return removeRefusal(game, position, move.piles);
    case 'again':
      return { kind: 'not-cleared' };
    case 'power':
    case 'spent':
      return { kind: 'no-such-power', power: move.power };
    case 'end':
      return null;
  }
};

const drawRefusal = (game: Game, position: Position): Refusal | null => {
  if (game.stock === null || game.stockDef === null) return { kind: 'no-stock' };
  if (pileAt(position, game.stock).length === 0) return { kind: 'stock-empty' };
  const { to, when } = game.stockDef;
  return DRAW_REFUSALS[when](game, position, game.byRole[to]);
};

/** By the condition of a draw: why it is not allowed; null if it is. `piles` are those that it goes to. */
const DRAW_REFUSALS: Readonly<
  Record<StockDef['when'], (game: Game, position: Position, piles: readonly number[]) => Refusal | null>
> = {
  any: () => null,
  never: () => ({ kind: 'stock-fills' }),
  stuck: (game, position) => (anyCardPlays(game, position) ? { kind: 'cards-can-be-played' } : null),
  filled: (_, position, piles) => {
    const empty = piles.find((pile) => pileAt(position, pile).length === 0);
    return empty === undefined ? null : { kind: 'column-empty', pile: empty };
  },
  placed: (_, position, piles) =>
    piles.some((pile) => pileAt(position, pile).length > 0) ? { kind: 'waste-not-empty' } : null,
};

const redealRefusal = (game: Game, position: Position): Refusal | null => {
  if (game.stock === null || game.stockDef === null) return { kind: 'no-stock' };
  if (pileAt(position, game.stock).length > 0) return { kind: 'stock-not-empty' };
  if (game.waste === null || pileAt(position, game.waste).length === 0) return { kind: 'stock-empty' };
  const { passes } = game.stockDef;
  return passes !== 'unlimited' && position.pass >= passes ? { kind: 'no-more-passes', passes } : null;
};

const removeRefusal = (game: Game, position: Position, piles: readonly number[]): Refusal | null => {
  if (piles.length === 0) return { kind: 'not-a-group', cards: [] };
  const group = asRemovableGroup(game, position, piles);
  if (group?.join() === piles.join()) return null;
  for (const pile of piles) {
    const held = heldRefusal(game, position, pile, piles);
    if (held !== null) return held;
  }
  const pileCards = piles.map((i) => lastOf(pileAt(position, i)));
  return {
    kind: 'not-a-group',
    cards: pileCards.flatMap((pileCard) =>
      pileCard === undefined || isDown(pileCard) ? [] : [cardOf(pileCard)],
    ),
  };
};

/** Why a card cannot leave in any group, whatever the rule of groups. Some rules pair a card with the one on it. */
const heldRefusal = (
  game: Game,
  position: Position,
  pile: number,
  group: readonly number[],
): Refusal | null => {
  const { remove } = game.def;
  const rule = game.piles[pile];
  const last = lastOf(pileAt(position, pile));
  if (rule === undefined || last === undefined || remove === undefined) return null;
  const lies = (i: number): boolean => pileAt(position, i).length > 0;
  const together = remove.kind === 'pair' ? group : [];
  const by = rule.coveredBy.filter((i) => lies(i) && !together.includes(i));
  if (by.length > 0) return { kind: 'covered', pile, by };
  const locks = lockersOf(game, position, pile);
  if (locks.length > 0) return { kind: 'locked', pile, by: locks };
  return isDown(last) && rule.zone.role !== 'stock' ? { kind: 'face-down', pile } : null;
};
