// The packed board against the engine, move by move: same moves, same positions, same scores, and back again; and
// against the counts of moves in fixtures/perft.
import { readFileSync } from 'node:fs';
import {
  applyLegal,
  cardsLeft,
  compileGame,
  isWon,
  legalMoves,
  optionsOf,
  refusal,
  finalScore,
  startTally,
  tallyMove,
  type Game,
  type Move,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, ofToday } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { createPackedBoard, stateOn, type PackedBoard } from '../src/packed/board.ts';
import { undoTo } from '../src/packed/steps.ts';
import { isWonOn, Key } from '../src/packed/key.ts';
import { makePackedMove } from '../src/packed/make.ts';
import { cardsLeftOn, Meter } from '../src/packed/meter.ts';
import { generate } from '../src/packed/generate.ts';
import { Moves } from '../src/packed/moves.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { reachMoves, engineMovesOf } from '../src/packed/reach.ts';
import { catalogued, dealt, dice, pick } from './reduced.ts';
import { shrunk } from './shrunk.ts';

const sorted = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Walks at random, comparing at every step; the steps made. */
const walk = (game: Game, deal: number, most: number): number => {
  const roll = dice(deal);
  let state = dealt(game, deal);
  let tally = startTally(game);
  const board = createPackedBoard(packedRulesOf(game), state);
  const meter = new Meter(board, tally);
  const key = new Key();
  const trail: (readonly [mark: number, low: number, high: number])[] = [];
  const name = `${game.id} ${JSON.stringify(game.options)} deal ${deal}`;
  const seated = JSON.stringify(state.piles);
  let steps = 0;
  for (; steps < most && !isWon(game, state); steps++) {
    const moves = new Moves();
    generate(board, moves);
    const own = Array.from({ length: moves.end }, (_, i) => moves.move(i));
    const wanted = legalMoves(game, state);
    expect(sorted(own), name).toEqual(sorted(wanted));
    expect(cardsLeftOn(board), name).toBe(cardsLeft(game, state));
    if (own.length === 0) break;
    const at = roll(own.length);
    key.read(board);
    trail.push([board.end, key.low, key.high]);
    meter.before(moves.list[at]);
    makePackedMove(board, moves, at);
    meter.after(moves.list[at]);
    const after = applyLegal(game, state, own[at]);
    tally = tallyMove(game, tally, state, own[at], after);
    state = after;
    expect(stateOn(board), name).toEqual(state);
    expect([meter.total, meter.stopped()], name).toEqual([
      tally.total,
      finalScore(game, isWon(game, state) ? state : { ...state, ended: 'resigned' }, tally).total,
    ]);
    expect(isWonOn(board), name).toBe(isWon(game, state));
    const fresh = new Key();
    fresh.read(createPackedBoard(board.rules, state));
    key.read(board);
    expect([key.low, key.high], name).toEqual([fresh.low, fresh.high]);
  }
  for (const [mark, low, high] of trail.reverse()) {
    undoTo(board, mark);
    key.read(board);
    expect([key.low, key.high], name).toEqual([low, high]);
  }
  expect(JSON.stringify(stateOn(board).piles), name).toBe(seated);
  return steps;
};

describe('a walk on the packed board is one in the engine', () => {
  test.each(ofToday(games, 7, familyOf).map((def) => [def.id, def] as const))('%s', (_, def) => {
    let steps = 0;
    // Games that end after a few moves take more deals.
    for (let seed = 1; seed <= 6 || (steps <= 60 && seed <= 30); seed++) {
      const roll = dice(seed);
      const options = Object.fromEntries(
        Object.entries(optionsOf(def)).flatMap(([name, { values }]) =>
          seed > 1 && roll(3) === 0 ? [[name, pick(roll, Object.keys(values))]] : [],
        ),
      );
      const game = compileGame(def, options);
      if (game.ok) steps += walk(game.value, seed, 60);
      const small = shrunk(def, roll);
      if (small !== null) steps += walk(small, seed, 40);
    }
    expect(steps).toBeGreaterThan(60);
  });
});

/** Sequences of so many moves on the packed board, taken back again one by one. */
const perft = (board: PackedBoard, moves: Moves, depth: number): number => {
  if (depth === 0) return 1;
  if (isWonOn(board)) return 0;
  const from = moves.end;
  const { groupEnd } = moves;
  generate(board, moves);
  let count = 0;
  for (let i = from; i < moves.end; i++) {
    const mark = board.end;
    const { end } = moves;
    makePackedMove(board, moves, i);
    count += perft(board, moves, depth - 1);
    undoTo(board, mark);
    moves.end = end;
  }
  moves.end = from;
  moves.groupEnd = groupEnd;
  return count;
};

const COUNTED = ['klondike', 'forty-thieves', 'canfield', 'pyramid', 'golf', 'moving-left', 'aces-up'];

test.each(COUNTED)('%s has the counts of moves that the engine has', (id) => {
  const text = readFileSync(new URL(`../../../fixtures/perft/${id}.perft`, import.meta.url), 'utf8');
  let counted = 0;
  for (const paragraph of text.split(/\n\n+/)) {
    const deal = /^deal (\d+)$/m.exec(paragraph)?.[1];
    if (deal === undefined || !paragraph.includes(`game ${id}\n`)) continue;
    const game = compileGame(catalogued(id));
    if (!game.ok) throw new Error(`${id} is not sound`);
    const board = createPackedBoard(packedRulesOf(game.value), dealt(game.value, Number(deal)));
    for (const [, depth, count] of paragraph.matchAll(/^perft (\d+) (\d+)$/gm)) {
      if (Number(count) > 20_000) continue;
      expect([id, deal, depth, perft(board, new Moves(), Number(depth))]).toEqual([
        id,
        deal,
        depth,
        Number(count),
      ]);
      counted += 1;
    }
  }
  expect(counted).toBeGreaterThan(3);
});

test('a card reached in the stock is drawn, turned over and played as the engine does it', () => {
  for (const [id, options] of REACHED) {
    const game = compileGame(catalogued(id), options);
    if (!game.ok) throw new Error(`${id} is not sound`);
    const rules = packedRulesOf(game.value, true);
    expect(rules.reach, id).not.toBeNull();
    let reached = 0;
    for (let deal = 1; deal <= 5; deal++) {
      const roll = dice(deal);
      let state = dealt(game.value, deal);
      const board = createPackedBoard(rules, state);
      const key = new Key();
      const other = new Key();
      for (let step = 0; step < 40; step++) {
        const moves = new Moves();
        generate(board, moves);
        reachMoves(board, moves);
        if (moves.end === 0) break;
        const at = roll(moves.end);
        key.read(board);
        const mark = board.end;
        makePackedMove(board, moves, at);
        undoTo(board, mark);
        other.read(board);
        expect([other.low, other.high, stateOn(board)]).toEqual([key.low, key.high, state]);
        makePackedMove(board, moves, at);
        const steps = engineMovesOf(game.value, moves, at);
        if (steps.length > 1) reached += 1;
        for (const move of steps) {
          expect(refusal(game.value, state, move), id).toBeNull();
          state = applyLegal(game.value, state, move);
        }
        expect(stateOn(board), id).toEqual(state);
        key.read(board);
        other.read(createPackedBoard(rules, state));
        expect([key.low, key.high], id).toEqual([other.low, other.high]);
      }
    }
    expect(reached, id).toBeGreaterThan(10);
  }
});

const REACHED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['klondike', {}],
  ['klondike', { draw: '1' }],
  ['klondike', { draw: '2', passes: '2' }],
  ['forty-thieves', {}],
  ['barbershop-quintet', {}],
];
