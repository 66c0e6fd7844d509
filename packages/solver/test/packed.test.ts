// The packed board against the engine, move by move: same moves, same positions, same scores, and back again.
import {
  applyLegal,
  cardsLeft,
  compileGame,
  isWon,
  legalMoves,
  optionsOf,
  settle,
  startTally,
  tallyMove,
  type Game,
  type Move,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/packed/board.ts';
import { isWonOn, Key } from '../src/packed/key.ts';
import { make } from '../src/packed/make.ts';
import { cardsLeftOn, Meter } from '../src/packed/meter.ts';
import { generate, Moves } from '../src/packed/moves.ts';
import { rulesOf } from '../src/packed/rules.ts';
import { dealt, dice, pick } from './reduced.ts';
import { shrunk } from './shrunk.ts';

const sorted = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Walks at random, comparing at every step; the steps made. */
const walk = (game: Game, deal: number, most: number): number => {
  const roll = dice(deal);
  let state = dealt(game, deal);
  let tally = startTally(game);
  const board = new Board(rulesOf(game), state);
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
    trail.push([board.mark, key.low, key.high]);
    meter.before(moves.list[at]);
    make(board, moves, at);
    meter.after(moves.list[at]);
    const after = applyLegal(game, state, own[at]);
    tally = tallyMove(game, tally, state, own[at], after);
    state = after;
    expect(board.state(), name).toEqual(state);
    expect([meter.total, meter.stopped()], name).toEqual([
      tally.total,
      settle(game, isWon(game, state) ? state : { ...state, ended: 'resigned' }, tally).total,
    ]);
    expect(isWonOn(board), name).toBe(isWon(game, state));
    const fresh = new Key();
    fresh.read(new Board(board.rules, state));
    key.read(board);
    expect([key.low, key.high], name).toEqual([fresh.low, fresh.high]);
  }
  for (const [mark, low, high] of trail.reverse()) {
    board.undo(mark);
    key.read(board);
    expect([key.low, key.high], name).toEqual([low, high]);
  }
  expect(JSON.stringify(board.state().piles), name).toBe(seated);
  return steps;
};

describe('a walk on the packed board is one in the engine', () => {
  test.each(games.map((def) => [def.id, def] as const))('%s', (_, def) => {
    let steps = 0;
    for (let seed = 1; seed <= 6; seed++) {
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
