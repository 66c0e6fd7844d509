/**
 * Ali Baba, Storehouse, Trigon with counted passes, and games of their structure: built in suit, runs that move, spaces
 * to choose for. Harmless moves are made at once (board.ts), the rest is searched (search.ts). Where any card of the
 * stock can be had and a reserve fills the spaces no choice is left, and the closure decides.
 */
import { cardOf, isDown, rankOf, suitOf, type Game, type Move, type State } from '@cairn/engine';
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { searchOfDescent } from '../common/descent.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { isOpenAtEnd } from '../common/structure.ts';
import { SuitRunsBoard } from './board.ts';
import { readSuitRunsRules, SUIT_RUNS_WORDS } from './rules.ts';
import { SuitRunsDescent } from './search.ts';

interface Tables {
  readonly board: SuitRunsBoard;
  readonly closed: LossyClosedSet;
}

export const suitRunsKernel: Kernel = {
  name: 'suit-runs',
  knows: SUIT_RUNS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readSuitRunsRules(game);
    if (typeof rules === 'string') return rules;
    const { suits, ranks } = game.composition;
    const numbers = new Uint8Array(128);
    for (const card of game.cards) {
      const rank = (ranks.indexOf(rankOf(card)) - rules.base + ranks.length) % ranks.length;
      numbers[card] = suits.indexOf(suitOf(card)) * ranks.length + rank;
    }
    const pool = new Pool<Tables>(() => ({
      board: new SuitRunsBoard(rules, game.byRole.tableau.length, suits.length, ranks.length),
      closed: new LossyClosedSet(),
    }));
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const tables = pool.take();
        const { board, closed } = tables;
        const close = (): void => pool.give(tables);
        if (!read(game, state, numbers, board)) {
          close();
          return 'no play leads to this position, or its columns are no runs';
        }
        closed.clear();
        closed.allow(bytes);
        return searchOfDescent(
          new SuitRunsDescent(board, closed),
          () => closed.bytes,
          () => movesOf(game, state, numbers, board),
          close,
        );
      },
    };
  },
};

/** Writes the path of a board as moves, with the draws between them. */
const movesOf = (game: Game, state: State, numbers: Uint8Array, board: SuitRunsBoard): readonly Move[] => {
  const { piles, cards } = game;
  const line = new MoveWriter(game, state);
  const face = (card: number): number => (cards.find((each) => numbers[each] === card) ?? 0) & 127;
  const { stock } = game;
  let drawn = 0;
  for (const [card, on, draws] of board.path()) {
    while (drawn < draws) {
      const isEmpty = stock === null || line.state.piles[stock]?.length === 0;
      line.make({ kind: isEmpty ? 'redeal' : 'draw' });
      if (!isEmpty) drawn += 1;
    }
    line.play(face(card), ({ to }) => {
      const role = piles[to]?.zone.role;
      if (on === 'foundation') return role === 'foundation';
      const last = line.state.piles[to]?.at(-1);
      if (role !== 'tableau') return false;
      return on === null ? last === undefined : last !== undefined && numbers[cardOf(last)] === on;
    });
  }
  return line.moves;
};

/** Reads a position; false when it is not for this kernel. */
const read = (game: Game, { piles, pass }: State, numbers: Uint8Array, board: SuitRunsBoard): boolean => {
  const { rules, shape, none, above } = board;
  const { ranks, suits, columns } = shape;
  const number = (seat: number): number => numbers[cardOf(seat)];
  board.clear();
  for (const [column, pile] of game.byRole.tableau.entries()) {
    const seats = piles[pile] ?? [];
    if (!isOpenAtEnd(seats)) return false;
    for (const seat of seats) board.lay(number(seat), column, !isDown(seat));
  }
  for (const pile of game.byRole.reserve)
    for (const seat of piles[pile] ?? []) board.lay(number(seat), columns, !isDown(seat));
  for (const pile of game.byRole.foundation)
    for (const seat of piles[pile] ?? []) board.done[Math.floor(number(seat) / ranks)] += 1;
  const waste = game.waste === null ? [] : (piles[game.waste] ?? []);
  const stock = game.stock === null ? [] : (piles[game.stock] ?? []);
  for (const seat of waste) board.store(number(seat));
  for (let i = stock.length - 1; i >= 0; i--) board.store(number(stock[i]));
  board.stock.drawn = waste.length;
  board.stock.pass = pass;
  for (let suit = 0; suit < suits; suit++) if (rules.round && board.done[suit] === 0) return false;
  if (!rules.whole) return true;
  for (let card = 0; card < none; card++) {
    if (board.column[card] >= columns || above[card] === none) continue;
    if (above[card] !== card - 1 || card % ranks === 0) return false;
  }
  return true;
};
