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
import { faceOf } from './card.ts';
import type { Fits, Game, PileRule } from './game.ts';
import type { Move } from './move.ts';
import { refusal } from './moves.ts';
import { pileAt } from './plays.ts';
import { cardOf, isDown, type Position, type State } from './state.ts';

type Play = Move & { readonly kind: 'play' };

/** The plays of two or more cards that single moves can make, by column and target; the shortest first. */
export const sequenceMoves = (game: Game, position: Position): readonly Play[] => {
  if (position.ended !== 'no') return [];
  return game.byRole.tableau.flatMap((index) => {
    const from = game.piles[index];
    const longest = from === undefined || !movesSingly(from) ? 1 : sequenceLength(position, from);
    if (from === undefined || longest === 1) return [];
    return targetsOf(game, from).flatMap((to) =>
      Array.from({ length: longest - 1 }, (_, i): Play => ({
        kind: 'play',
        from: index,
        to,
        count: i + 2,
      })).filter((move) => cardByCard(game, position, move) !== null),
    );
  });
};

/** The single moves that move a sequence, in order; null if there is no room, or the cards do not go there. */
export const cardByCard = (game: Game, position: Position, move: Play): readonly Move[] | null => {
  if (!fitsThere(game, position, move) || move.count > sequenceRoom(game, position, move)) return null;
  const plan: Play[] = [];
  const { cells, spaces } = roomOf(game, position, move);
  planMoves(plan, move.count, move.from, move.to, cells, spaces);
  // The rules decide: a cell that takes kings only, or a column that keeps its last card, makes a move illegal.
  let state = position as State;
  for (const step of plan) {
    if (refusal(game, state, step) !== null) return null;
    state = applyLegal(game, state, step);
  }
  return plan;
};

/** The most cards that there is room to move from one column to another, whether or not they fit. */
export const sequenceRoom = (game: Game, position: Position, { from, to }: Play): number => {
  const { cells, spaces } = roomOf(game, position, { from, to });
  return capacity(cells.length, spaces.length);
};

/** Whether these cards are a sequence that fits on the target, so that only room may be missing. */
export const fitsThere = (game: Game, position: Position, { from, to, count, skip = 0 }: Play): boolean => {
  const source = game.piles[from];
  if (source === undefined || skip !== 0 || count < 2 || !movesSingly(source)) return false;
  if (!targetsOf(game, source).includes(to) || count > sequenceLength(position, source)) return false;
  const cards = pileAt(position, from);
  // To move a whole column to an empty one changes nothing.
  if (count === cards.length && pileAt(position, to).length === 0) return false;
  const lead = { ...position, piles: position.piles.with(from, cards.slice(0, cards.length - count + 1)) };
  return refusal(game, lead, { kind: 'play', from, to, count: 1 }) === null;
};

const capacity = (cells: number, spaces: number): number => (cells + 1) * 2 ** spaces;

const movesSingly = ({ zone }: PileRule): boolean =>
  zone.give.some(({ to, unit }) => to === 'tableau' && unit === 'top');

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
    ...zone.runs.map((fits) => {
      let length = 1;
      while (follows(fits, cards.length - length)) length += 1;
      return length;
    }),
  );
};
