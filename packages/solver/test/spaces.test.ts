// Idle moves into spaces come to positions that are known already; without the side conditions they do not.
import { applyLegal, isWon, legalMoves, type Game } from '@cairn/engine';
import { expect, test } from 'vitest';
import { createPackedBoard, type PackedBoard } from '../src/packed/board.ts';
import { undoTo } from '../src/packed/steps.ts';
import { Key } from '../src/packed/key.ts';
import { makePackedMove } from '../src/packed/make.ts';
import { generate } from '../src/packed/generate.ts';
import { Moves } from '../src/packed/moves.ts';
import { packedRulesOf, type PackedRules } from '../src/packed/rules.ts';
import { isPointlessMove } from '../src/kernels/general/pointless-moves.ts';
import { catalogued, dealt, dice, reduced } from './reduced.ts';

const small = (id: string, edits: Parameters<typeof reduced>[1]): Game => {
  const game = reduced(catalogued(id), edits);
  if (game === null) throw new Error('the reduced game is not sound');
  return game;
};

/** Idle moves of random play under some tables: those that come to a key that is known, by the true rules, and others. */
const idle = (game: Game, tables: PackedRules): { known: number; fresh: number } => {
  const rules = packedRulesOf(game);
  const key = new Key();
  const keyOf = (board: PackedBoard): string => {
    key.read(board);
    return `${key.low} ${key.high}`;
  };
  const counts = { known: 0, fresh: 0 };
  for (let deal = 1; deal <= 40; deal++) {
    const roll = dice(deal);
    let state = dealt(game, deal);
    for (let step = 0; step < 40 && !isWon(game, state); step++) {
      const board = createPackedBoard(rules, state);
      const judge = createPackedBoard(tables, state);
      const moves = new Moves();
      generate(board, moves);
      const known = new Set([keyOf(board)]);
      const after = Array.from({ length: moves.end }, (_, i) => {
        const mark = board.end;
        makePackedMove(board, moves, i);
        const reached = keyOf(board);
        undoTo(board, mark);
        const skipped = isPointlessMove(judge, moves.list[i]);
        if (!skipped) known.add(reached);
        return { reached, skipped };
      });
      for (const { reached, skipped } of after)
        if (skipped) counts[known.has(reached) ? 'known' : 'fresh'] += 1;
      const legal = legalMoves(game, state);
      if (legal.length === 0) break;
      state = applyLegal(game, state, legal[roll(legal.length)]);
    }
  }
  return counts;
};

const OPEN = {
  'pack.ranks': [1, 2, 3, 4],
  'pack.suits': [0, 1],
  'zones.tableau.piles': 5,
  'zones.foundation.piles': 2,
} as const;

test('what is left out is known', () => {
  const game = small('trigon', {
    ...OPEN,
    'zones.tableau.deal': [0, 0, 2, 2, 2],
    'zones.tableau.empty.takes': [4],
  });
  const { known, fresh } = idle(game, packedRulesOf(game));
  expect(known).toBeGreaterThan(20);
  expect(fresh).toBe(0);
});

test('columns that are filled from their neighbour differ by place', () => {
  const game = small('trigon-left', {
    ...OPEN,
    'zones.tableau.deal': [1, 1, 2, 2, 0],
    'zones.tableau.empty.takes': [4],
  });
  const rules = packedRulesOf(game);
  const own = idle(game, rules);
  expect(own).toEqual({ known: 0, fresh: 0 });
  const forced = {
    ...rules,
    fills: 'no',
    salts: [rules.salts[0].map((salt) => salt % 1000), rules.salts[1]],
  } as const;
  expect(idle(game, forced).fresh).toBeGreaterThan(0);
});

test('columns that a draw deals to differ while there is a stock', () => {
  const game = small('aces-up', { 'pack.suits': [0], 'goal.cards': 12 });
  const rules = packedRulesOf(game);
  expect(idle(game, rules).fresh).toBe(0);
  const { stockDef } = game;
  if (stockDef === null) throw new Error('wanted a stock');
  const forced: PackedRules = { ...rules, game: { ...game, stockDef: { ...stockDef, to: 'waste' } } };
  expect(idle(game, forced).fresh).toBeGreaterThan(0);
});
