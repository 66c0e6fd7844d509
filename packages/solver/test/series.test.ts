// Series on the packed board: their plays are legal in the engine, and do what the series says.
import { applyLegal, refusal, type State } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { createPackedBoard, stateOn, type PackedBoard } from '../src/packed/board.ts';
import { generate } from '../src/packed/generate.ts';
import { makePackedMove } from '../src/packed/make.ts';
import { countOf, fromOf, KIND, kindOf, Moves, toOf } from '../src/packed/moves.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { playsOfSeries, seriesMoves, seriesZoneOf, type SeriesZone } from '../src/packed/series.ts';
import { catalogued, dealt, dice, reduced } from './reduced.ts';

/** Checks every series of a position; how many plays the longest has. */
const check = (board: PackedBoard, zone: SeriesZone): number => {
  const { game } = board.rules;
  const moves = new Moves();
  seriesMoves(board, zone, moves);
  const before = stateOn(board);
  let longest = 0;
  for (const move of moves.list.subarray(0, moves.end)) {
    expect(kindOf(move)).toBe(KIND.series);
    const plays = playsOfSeries(board, zone, move);
    expect(plays.length).toBeGreaterThan(1);
    longest = Math.max(longest, plays.length);
    const single = new Moves();
    let state: State = before;
    for (const [at, play] of plays.entries()) {
      single.push(play);
      expect(refusal(game, state, single.move(at))).toBeNull();
      state = applyLegal(game, state, single.move(at));
    }
    const from = before.piles[fromOf(move)] ?? [];
    const left = from.length - countOf(move);
    expect(state.piles).toEqual(
      before.piles.map((pile, index) => {
        if (index === fromOf(move)) return pile.slice(0, left);
        return index === toOf(move) ? [...pile, ...from.slice(left)] : pile;
      }),
    );
  }
  return longest;
};

describe('a series does what its plays do', () => {
  const edits = {
    'zones.tableau.build': [{ kind: 'step', rank: 'down', suit: 'any', ends: 'linear' }],
    'zones.tableau.deal': 1,
  };
  // Cards one by one: four make nine plays through two spaces. Runs in suit of what is built in any: two make three plays.
  const cases = [
    ['forty-thieves', 9],
    ['whitehead', 3],
  ] as const;
  test.each(cases)('%s', (id, least) => {
    const game = reduced(catalogued(id), edits);
    if (game === null) throw new Error('the game is not sound');
    const rules = packedRulesOf(game);
    const zone = seriesZoneOf(rules);
    if (zone === null) throw new Error('the game has series');
    let longest = 0;
    for (let deal = 1; deal <= 6; deal++) {
      const roll = dice(deal);
      const board = createPackedBoard(rules, dealt(game, deal));
      for (let step = 0; step < 60; step++) {
        longest = Math.max(longest, check(board, zone));
        const moves = new Moves();
        generate(board, moves);
        if (moves.end === 0) break;
        // Mostly what makes columns longer: cards onto other cards.
        const onto = [...moves.list.subarray(0, moves.end).keys()].filter((at) => {
          const move = moves.list[at];
          return (
            kindOf(move) === KIND.play && zone.piles.includes(toOf(move)) && board.heights[toOf(move)] > 0
          );
        });
        const at = onto.length > 0 && roll(4) > 0 ? onto[roll(onto.length)] : roll(moves.end);
        makePackedMove(board, moves, at);
      }
    }
    expect(longest).toBeGreaterThanOrEqual(least);
  });
});

test('only where a space takes any card, and units are less than what is built', () => {
  const zoneOf = (id: string): SeriesZone | null => {
    const game = reduced(catalogued(id), {});
    return game === null ? null : seriesZoneOf(packedRulesOf(game));
  };
  for (const id of ['forty-thieves', 'maria', 'whitehead', 'deuces'])
    expect([id, zoneOf(id) === null]).toEqual([id, false]);
  // Whole builds move at once; spaces take only some cards or only those of the waste; columns are filled.
  for (const id of ['gypsy', 'scorpion', 'northwest-territory', 'congress', 'fortunes-favor', 'moving-left'])
    expect([id, zoneOf(id) === null]).toEqual([id, true]);
});
