// Rules of the columns kernel: nothing is lost by them, and without their side conditions something is.
import { parsePosition, settledRules, startTally, type Game, type Json, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { readAlikeCards } from '../src/kernels/columns/alike.ts';
import { ColumnsBoard } from '../src/kernels/columns/board.ts';
import { readColumnsDeal } from '../src/kernels/columns/deal.ts';
import { isSafeUp } from '../src/kernels/columns/dominance-foundation.ts';
import { columnsKernelWith, COLUMNS_SETTING } from '../src/kernels/columns/index.ts';
import { readColumnsRules } from '../src/kernels/columns/rules.ts';
import { noteTurn, UNTURNED } from '../src/kernels/columns/later-turns.ts';
import { FRAMES_FROM } from '../src/kernels/columns/core/layout.ts';
import { isLost } from '../src/kernels/columns/core/relaxation.ts';
import { readStock } from '../src/kernels/columns/core/stock.ts';
import { writeRuns } from '../src/kernels/columns/runs-tables.ts';
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

/** Small Canfields of which any part of a run moves and no card lies on a base card. */
const runs = (
  options: Readonly<Record<string, string>> = {},
  edits: Readonly<Record<string, Json>> = {},
): Game =>
  canfield(
    [1, 2, 3, 4],
    [0, 1, 2],
    1,
    { 'zones.foundation.deal': [1, 0, 0], 'zones.tableau.piles': 3, ...edits },
    { units: 'run', ends: 'base', passes: '1', draw: '1', ...options },
  );

const position = (game: Game, text: string): State => {
  const read = parsePosition(game, text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** Position, rules and cards alike as the search among runs has them; null when it does not take the position. */
const readRuns = (game: Game, state: State) => {
  const settled = settledRules(game, state);
  const rules = readColumnsRules(settled);
  if (typeof rules === 'string') return null;
  const deal = readColumnsDeal(settled, state, rules);
  const alike = deal === null ? null : readAlikeCards(deal, rules);
  return deal === null || alike === null ? null : { deal, rules, alike };
};

test('what is lost by easier rules for runs is lost, whether the reserve fills the spaces or not', () => {
  const small = { 'zones.tableau.piles': 2, 'zones.reserve.deal': 3 };
  const open = { ...small, 'zones.tableau.empty.refill': null };
  const words = new Int32Array(FRAMES_FROM);
  let lost = 0;
  for (const game of [
    runs({}, small),
    runs({ draw: '3', passes: 'unlimited' }, small),
    runs({ spaces: 'waste' }, open),
    runs({}, { ...small, 'zones.tableau.build.0.suit': 'any' }),
    runs({}, { ...small, 'zones.tableau.build.0.suit': 'same' }),
  ])
    for (let number = 1; number <= 150; number++) {
      const state = dealt(game, number);
      const read = readRuns(game, state);
      if (read === null) throw new Error('not for the search among runs');
      writeRuns(words, read.alike, read.deal, read.rules);
      readStock(words);
      if (!isLost(words)) continue;
      const isWon = wins(game, state);
      expect(isWon, `deal ${number}`).not.toBe(true);
      if (isWon === false) lost += 1;
    }
  expect(lost).toBeGreaterThan(20);
});

// Each pair differs by what lies on two red cards of one rank, and only one of the two can be won.
test.each([
  [
    'units move whole',
    runs({ units: 'whole' }),
    'foundation: 2C 3C | - | 2D 3D 4D',
    ['AD | AH 4C 3H | 4H', 'AD 4C 3H | AH | 4H'],
    'waste: 2H AC',
  ],
  [
    'columns are no runs',
    runs({}, { 'zones.tableau.deal': 2 }),
    'foundation: 4D AD 2D | 4C AC 2C 3C | -',
    ['3D | 4H AH | 3H 2H', '3D 2H | 4H AH | 3H'],
    'waste: -',
  ],
  [
    'foundations give cards back',
    runs({}, { 'zones.foundation.give': { tableau: 'top' } }),
    'foundation: 4D | - | 4C',
    ['2H AC 4H 3C | 3D 2C | 2D', '2H | 3D 2C | 2D AC 4H 3C'],
    'waste: AD AH 3H',
  ],
] as const)('cards are not alike where %s', (_, game, foundation, columns, waste) => {
  const states = columns.map((tableau) =>
    position(game, `reserve: -\n${foundation}\ntableau: ${tableau}\n${waste}\nstock: -\n`),
  );
  expect(states.map((state) => wins(game, state))).toEqual([true, false]);
  expect(states.map((state) => readRuns(game, state))).toEqual([null, null]);
});

test('cards are not alike where ranks go round', () => {
  const game = runs({ ends: 'round' });
  expect(readRuns(game, dealt(game, 1))).toBeNull();
  expect(readRuns(runs(), dealt(runs(), 1))).not.toBeNull();
});

test('a card whose followers could go up is safe there, unless other cards come along with them', () => {
  const game = reduced(
    catalogued('yukon'),
    {
      'pack.ranks': [1, 2, 3, 4, 5],
      'pack.suits': [0, 1, 2],
      'zones.tableau.piles': 3,
      'zones.tableau.deal': 5,
      'zones.tableau.face': 'open',
      'zones.tableau.lastRows': null,
      'zones.tableau.empty.takes': 'nothing',
      'zones.foundation.piles': 3,
    },
    { foundationReturn: 'never' },
  );
  if (game === null) throw new Error('the reduced game is not sound');
  const rest = '5C 3H 4D 5H | 5D 4H\nfoundation: AC 2C 3C';
  const before = position(game, `tableau: 4C | ${rest} | AD 2D 3D | AH 2H\n`);
  const after = position(game, `tableau: - | ${rest} 4C | AD 2D 3D | AH 2H\n`);
  expect([before, after].map((state) => wins(game, state))).toEqual([true, false]);
  const rules = readColumnsRules(game);
  const deal = typeof rules === 'string' ? null : readColumnsDeal(game, before, rules);
  if (deal === null) throw new Error('not for columns');
  const isSafe = (junk: boolean): boolean =>
    isSafeUp(deal.cards.fitting, 3, Uint8Array.from(deal.found), junk);
  expect([false, true].map(isSafe)).toEqual([true, false]);
});

test('a card of the reserve that could go up may be wanted in a column', () => {
  const game = canfield(
    [1, 2, 3],
    [0, 3, 1],
    3,
    {
      'zones.foundation.deal': [1, 0, 0],
      'zones.tableau.deal': 2,
      'zones.tableau.build.0.suit': 'other',
      'zones.tableau.empty.takes': 'last',
    },
    { draw: '1', passes: '2', spaces: 'waste' },
  );
  const piles = 'foundation: AD | - | AC\ntableau: 3S | AS 3D 2S\nwaste: 2C\nstock: -\ndraws: 1\n';
  const { verdict, kernel } = solve(game, position(game, `reserve: 2D 3C\n${piles}`), 'win');
  expect([verdict, kernel]).toEqual(['winnable', 'columns']);
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
  const hasty = columnsKernelWith({ ...COLUMNS_SETTING, lengths: (round) => 3 + (round >> 1) });
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
