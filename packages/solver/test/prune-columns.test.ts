// Rules of the columns kernel: nothing is lost by them, and without their side conditions something is.
import { startTally, type Game, type Json, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { ColumnsBoard } from '../src/kernels/columns/board.ts';
import { readColumnsDeal } from '../src/kernels/columns/deal.ts';
import { columnsKernelWith } from '../src/kernels/columns/index.ts';
import { readColumnsRules } from '../src/kernels/columns/rules.ts';
import { noteTurn, UNTURNED } from '../src/kernels/columns/later-turns.ts';
import { ColumnsRelaxation } from '../src/kernels/columns/delete-relaxation.ts';
import { catalogued, dealt, reduced } from './reduced.ts';

/** Decided by a search that leaves nothing out: breadth first, for the shortest way; null when there is too much. */
const wins = (game: Game, state: State): boolean | null => {
  const { verdict } = solve(
    game,
    state,
    'shortest',
    { nodes: 5_000 },
    { kernel: generalKernel, moves: false },
  );
  return verdict === 'unknown' ? null : verdict === 'winnable';
};

const canfield = (
  ranks: readonly number[],
  suits: readonly number[],
  reserve: number,
  edits: Readonly<Record<string, Json>>,
  options: Readonly<Record<string, string>>,
): Game => {
  const game = reduced(
    catalogued('canfield'),
    {
      'pack.ranks': ranks,
      'pack.suits': suits,
      'zones.reserve.deal': reserve,
      'zones.tableau.piles': 2,
      'zones.foundation.piles': suits.length,
      'zones.foundation.deal': suits.map((_, i) => (i === 0 ? 1 : 0)),
      ...edits,
    },
    options,
  );
  if (game === null) throw new Error('the reduced game is not sound');
  return game;
};

test('what is lost by easier rules is lost, unless foundations give cards back', () => {
  const small = (edits: Readonly<Record<string, Json>>): Game =>
    canfield([1, 2, 3, 4], [0, 1], 3, edits, { units: 'run' });
  const game = small({});
  const giving = small({ 'zones.foundation.give': { tableau: 'top' } });
  const rules = readColumnsRules(game);
  if (typeof rules === 'string') throw new Error(rules);
  let lost = 0;
  let saved = 0;
  for (let number = 1; number <= 600; number++) {
    const state = dealt(game, number);
    const deal = readColumnsDeal(game, state, rules);
    if (deal === null) continue;
    const board = new ColumnsBoard(deal, rules);
    board.stock.read(board.unplayed.mask, board.unplayed.turn, new Int32Array(2), board.unplayed.later);
    if (!new ColumnsRelaxation().isLost(board)) continue;
    lost += 1;
    expect(wins(game, state), `deal ${number}`).toBe(false);
    if (wins(giving, dealt(giving, number)) === true) saved += 1;
  }
  expect(lost).toBeGreaterThan(20);
  expect(saved).toBeGreaterThan(0);
});

test('a stock turned less far is no worse by whole packets, and may be by others', () => {
  let kept = 0;
  let worse = 0;
  for (const passes of ['1', 'unlimited']) {
    const game = canfield([1, 2, 3], [0, 1, 2, 3], 1, {}, { passes });
    const endless = passes === 'unlimited';
    for (let deal = 1; deal <= 4; deal++) {
      const start = dealt(game, deal);
      const size = (start.piles[game.stock ?? 0] ?? []).length;
      const verdicts = Array.from({ length: size + 1 }, (_, waste) => wins(game, drawn(game, start, waste)));
      for (const [more, other] of verdicts.entries())
        for (const [less, one] of verdicts.slice(0, more).entries()) {
          if (other !== true || one === null) continue;
          const turn = endless && (more === size || more % 3 === 0) ? 0 : more;
          const first = endless && less % 3 === 0 ? 0 : less;
          const seen = noteTurn(UNTURNED, first, 3, endless);
          if (seen !== null && noteTurn(seen, turn, 3, endless) === null) {
            kept += 1;
            expect(one, `${passes} deal ${deal}: ${less} and ${more} on the waste`).toBe(true);
          } else if (!one) worse += 1;
        }
    }
  }
  expect(worse).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(20);
});

/** The position with so many cards of the stock on the waste. */
const drawn = (game: Game, state: State, waste: number): State => {
  const stock = state.piles[game.stock ?? 0] ?? [];
  const piles = [...state.piles];
  const cards = [...stock].reverse();
  piles[game.waste ?? 0] = cards.slice(0, waste).map((seat) => seat & ~(1 << 10));
  piles[game.stock ?? 0] = cards.slice(waste).reverse();
  return { ...state, piles };
};

test('rounds that begin anew after a few positions miss nothing', () => {
  const hasty = columnsKernelWith((round) => 3 + (round >> 1));
  const edits = { 'zones.foundation.deal': [1, 0, 0] };
  let won = 0;
  let lost = 0;
  for (const options of [{ units: 'run' }, { units: 'whole', draw: '1' }, { passes: '2' }])
    for (let deal = 1; deal <= 60; deal++) {
      const game = canfield([1, 2, 3, 4], [0, 1, 2], 3, edits, options);
      const state = dealt(game, deal);
      const truth = wins(game, state);
      if (truth === null) continue;
      const fitted = hasty.fit(game);
      if (typeof fitted === 'string') throw new Error(fitted);
      const search = fitted.open(state, 'win', { nodes: Infinity, bytes: 2 ** 24, tally: startTally(game) });
      if (typeof search === 'string') continue;
      expect(search.step(Infinity)?.verdict).toBe(truth ? 'winnable' : 'unwinnable');
      if (truth) won += 1;
      else lost += 1;
    }
  expect(won).toBeGreaterThan(10);
  expect(lost).toBeGreaterThan(10);
});
