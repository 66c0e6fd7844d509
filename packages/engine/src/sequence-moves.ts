/**
 * Sequences card by card. Where columns give their cards one at a time, a sequence can still reach another column through
 * free cells and empty columns. That is a shortcut of the hand and no rule: a record, a solver and the rules hash see
 * the single moves.
 *
 * With c free cells, c + 1 cards reach a column. Each empty column doubles the number: one half waits there while the
 * other half moves. So (c + 1) · 2^s cards reach a column with cards, through s empty columns; a target that is empty
 * itself is none of the s.
 */
import { applyLegal } from './apply.ts';
import { countsUndos } from './attempt.ts';
import { rulesAt } from './base.ts';
import { faceOf } from './card.ts';
import type { Fits, Game, PileRule } from './game.ts';
import type { Move, Refusal } from './move.ts';
import { refusal } from './moves.ts';
import { pileAt } from './plays.ts';
import { cardOf, isDown, lastOf, type Pile, type Position, type State } from './state.ts';

type Play = Move & { readonly kind: 'play' };

/** A play of two or more cards, with the single moves that make it. It is no move of the rules; its steps are. */
export type SequenceMove = Play & { readonly steps: readonly Move[] };

/**
 * Whether a game has columns whose cards leave one at a time for other columns. False where undos are counted: there
 * each single move is undone alone (attempt.ts), so that a sequence could not be taken back as one.
 */
export const movesCardByCard = (game: Game): boolean =>
  !countsUndos(game) && game.zones.some(({ role, give }) => role === 'tableau' && givesSingly(give));

/** The plays of two or more cards that single moves can make, by column and target; the shortest first. */
export const sequenceMoves = (given: Game, position: Position): readonly SequenceMove[] => {
  const game = rulesAt(given, position);
  if (position.ended !== 'no') return [];
  const moves: SequenceMove[] = [];
  for (const index of game.byRole.tableau) {
    const from = game.piles[index];
    if (from === undefined || !givesSingly(from.zone.give)) continue;
    const longest = sequenceLength(position, from);
    if (longest === 1) continue;
    for (const to of targetsOf(game, from))
      for (let count = 2; count <= longest; count++) {
        const move: Play = { kind: 'play', from: index, to, count };
        const steps = mayFit(game, position, move) ? cardByCard(game, position, move) : null;
        if (steps !== null) moves.push({ ...move, steps });
      }
  }
  return moves;
};

/** The single moves that move a sequence, in order; null if there is no room, or the cards do not go there. */
export const cardByCard = (given: Game, position: Position, move: Play): readonly Move[] | null => {
  const game = rulesAt(given, position);
  const { cells, spaces } = roomOf(game, position, move);
  if (move.count > capacity(cells.length, spaces.length) || !fitsThere(game, position, move)) return null;
  const plan: Play[] = [];
  planMoves(plan, move.count, move.from, move.to, cells, spaces);
  // The rules decide: a cell that takes kings only, or a column that keeps its last card, makes a move illegal.
  let state = position as State;
  for (const step of plan) {
    if (refusal(game, state, step) !== null) return null;
    state = applyLegal(game, state, step);
  }
  return plan;
};

/** The moves that make a move which `sequenceRefusal` allows: the single moves of a sequence, else the move itself. */
export const singleMoves = (game: Game, position: Position, move: Move): readonly Move[] =>
  (move.kind === 'play' ? cardByCard(game, position, move) : null) ?? [move];

/**
 * Why a move is not made, card by card if need be; null if it is. A sequence to its own column asks why it goes to no
 * other one.
 */
export const sequenceRefusal = (given: Game, position: Position, move: Move): Refusal | null => {
  const game = rulesAt(given, position);
  const reason = refusal(game, position, move);
  if (move.kind !== 'play') return reason;
  const { from, to, count, skip = 0 } = move;
  if (reason?.kind !== (from === to ? 'no-route' : 'not-a-unit')) return reason;
  const source = game.piles[from];
  if (source === undefined || skip !== 0 || count < 2 || !givesSingly(source.zone.give)) return reason;
  if (game.piles[to]?.zone.role !== 'tableau') return { kind: 'one-at-a-time', to };
  if (count > sequenceLength(position, source)) return { kind: 'not-a-sequence', count };
  const tos = (from === to ? targetsOf(game, source) : [to]).map((each): Play => ({ ...move, to: each }));
  const fitting = tos.filter((each) => fitsThere(game, position, each));
  if (fitting.length === 0)
    return from === to ? { kind: 'fits-nowhere', count } : (leadRefusal(game, position, move) ?? reason);
  const room = Math.max(...fitting.map((each) => sequenceRoom(game, position, each)));
  if (room < count) return { kind: 'no-room', room, count };
  return from !== to && cardByCard(game, position, move) !== null ? null : reason;
};

/** The one play that leads from a position to another, if there is one: what the steps of a sequence come to. */
export const netPlay = (before: Position, after: Position): Play | null => {
  const changed = before.piles.flatMap((pile, i) => (isSamePile(pile, pileAt(after, i)) ? [] : [i]));
  const from = changed.find((i) => pileAt(after, i).length < pileAt(before, i).length);
  const to = changed.find((i) => i !== from);
  if (from === undefined || to === undefined || changed.length !== 2) return null;
  const cards = pileAt(before, from);
  const left = pileAt(after, from);
  const come = [...pileAt(before, to), ...cards.slice(left.length)];
  return isSamePile(left, cards.slice(0, left.length)) && isSamePile(come, pileAt(after, to))
    ? { kind: 'play', from, to, count: cards.length - left.length }
    : null;
};

const isSamePile = (one: Pile, other: Pile): boolean =>
  one.length === other.length && one.every((card, i) => card === other[i]);

/** The most cards that there is room to move from one column to another, whether or not they fit. */
const sequenceRoom = (game: Game, position: Position, { from, to }: Play): number => {
  const { cells, spaces } = roomOf(game, position, { from, to });
  return capacity(cells.length, spaces.length);
};

/** Whether these cards are a sequence that fits on the target, so that only room may be missing. */
const fitsThere = (game: Game, position: Position, move: Play): boolean => {
  const { from, to, count, skip = 0 } = move;
  const source = game.piles[from];
  if (source === undefined || skip !== 0 || count < 2 || !givesSingly(source.zone.give)) return false;
  if (!targetsOf(game, source).includes(to) || count > sequenceLength(position, source)) return false;
  return leadRefusal(game, position, move) === null;
};

/** Why the first card of a sequence does not go to a column, as if it lay alone at the end of its own. */
const leadRefusal = (game: Game, position: Position, { from, to, count }: Play): Refusal | null => {
  const cards = pileAt(position, from);
  const lead = { ...position, piles: position.piles.with(from, cards.slice(0, cards.length - count + 1)) };
  return refusal(game, lead, { kind: 'play', from, to, count: 1 });
};

/** False where a card cannot fit on the last one of the target; a quick look before `fitsThere`. */
const mayFit = (game: Game, position: Position, { from, to, count }: Play): boolean => {
  const last = lastOf(pileAt(position, to));
  if (last === undefined) return true;
  const lead = pileAt(position, from).at(-count);
  const fits = game.piles[to]?.zone.fits ?? null;
  if (lead === undefined || isDown(last)) return false;
  return fits?.[faceOf(cardOf(last)) * 128 + faceOf(cardOf(lead))] === 1;
};

const capacity = (cells: number, spaces: number): number => (cells + 1) * 2 ** spaces;

const givesSingly = (give: PileRule['zone']['give']): boolean =>
  give.some(({ to, unit }) => to === 'tableau' && unit === 'top');

/** The columns that a column gives to. */
const targetsOf = (game: Game, from: PileRule): readonly number[] =>
  from.zone.routes.flatMap(({ to }) =>
    to !== from.index && game.piles[to]?.zone.role === 'tableau' ? [to] : [],
  );

/** The free cells and the empty columns through which cards can go on their way. */
const roomOf = (
  game: Game,
  position: Position,
  { from, to }: Pick<Play, 'from' | 'to'>,
): { readonly cells: readonly number[]; readonly spaces: readonly number[] } => {
  const through = (game.piles[from]?.zone.routes ?? []).flatMap((route) => {
    const zone = game.piles[route.to]?.zone;
    const open =
      route.to !== from &&
      route.to !== to &&
      pileAt(position, route.to).length === 0 &&
      zone?.empty.takes === 'anything' &&
      zone.empty.from === undefined &&
      zone.empty.refill === undefined;
    return open ? [{ pile: route.to, role: zone.role }] : [];
  });
  const of = (role: string): readonly number[] =>
    through.flatMap((each) => (each.role === role ? [each.pile] : []));
  return { cells: of('cell'), spaces: of('tableau') };
};

/** Adds the single moves of `count` cards. Half of them wait in an empty column if the cells are too few. */
const planMoves = (
  plan: Play[],
  count: number,
  from: number,
  to: number,
  cells: readonly number[],
  spaces: readonly number[],
): void => {
  const single = (a: number, b: number): number => plan.push({ kind: 'play', from: a, to: b, count: 1 });
  const [space, ...rest] = spaces;
  if (space === undefined || count <= cells.length + 1) {
    const waiting = cells.slice(0, count - 1);
    for (const cell of waiting) single(from, cell);
    single(from, to);
    for (const cell of waiting.toReversed()) single(cell, to);
    return;
  }
  const most = capacity(cells.length, rest.length);
  const below = Math.min(most, count - 1);
  planMoves(plan, count - below, from, space, cells, rest);
  planMoves(plan, below, from, to, cells, rest);
  planMoves(plan, count - below, space, to, cells, rest);
};

/** How many cards at the end of a column follow one of its builds, face up. */
const sequenceLength = (position: Position, { index, zone }: PileRule): number => {
  const cards = pileAt(position, index);
  const follows = (fits: Fits, i: number): boolean => {
    const on = cards[i - 1];
    const card = cards[i];
    if (on === undefined || card === undefined || isDown(on) || isDown(card)) return false;
    return fits[faceOf(cardOf(on)) * 128 + faceOf(cardOf(card))] === 1;
  };
  return Math.max(
    1,
    ...zone.builds.map((fits) => {
      let length = 1;
      while (follows(fits, cards.length - length)) length += 1;
      return length;
    }),
  );
};
