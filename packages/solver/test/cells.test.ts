import {
  applyLegal,
  cardOf,
  compileTrusted,
  faceOf,
  legalMoves,
  parseDeal,
  safeMoves,
  start,
  startTally,
  view,
  type Game,
  type Json,
} from '@cairn/engine';
import { ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { DEFAULT_BYTES, solve, type Kernel } from '../src/index.ts';
import * as at from '../src/kernels/cells/core/layout.ts';
import { isLast, isSafe } from '../src/kernels/cells/core/board.ts';
import { dealReader } from '../src/kernels/cells/deal.ts';
import { readCellsRules } from '../src/kernels/cells/rules.ts';
import { pruningOf, writeDeal, writeRules } from '../src/kernels/cells/tables.ts';
import { WEIGHTS } from '../src/kernels/cells/weights.ts';
import { exhaust } from './reference.ts';
import { cellsKernelWith, cellsKernel } from '../src/kernels/cells/index.ts';
import { PlainCellsMachine } from '../src/kernels/cells/machine.ts';
import { Pool } from '../src/memory/pool.ts';
import { agree, expectBoth } from './agreement.ts';
import { openGame } from './open-games.ts';
import { dealt, dice, pick, reduced } from './reduced.ts';

const SUITS = [
  [0, 1],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 3, 1],
] as const;

const TOP = { tableau: 'top', foundation: 'top' };

interface Shape {
  readonly cells: number;
  readonly takes: Json;
  readonly unit: 'top' | 'run';
}

/** Small games of open columns: builds, spaces, cells, reserves, returns at random. */
const small =
  (shapes: (ranks: number) => readonly Shape[]) =>
  (seed: number): Game | null => {
    const roll = dice(seed);
    const suits = pick(roll, SUITS);
    const ranks = suits.length === 4 ? 2 + roll(2) : suits.length === 3 ? 3 : 3 + roll(3);
    const { cells, takes, unit } = pick(roll, shapes(ranks));
    const filled = cells === 0 ? 0 : roll(cells + 1);
    const reserve = roll(3);
    const piles = 2 + roll(3);
    const rest = suits.length * ranks - reserve - filled;
    const returns = roll(2) === 0;
    const circular = roll(4) === 0;
    // Cells have a role of their own, or are columns on which nothing is built.
    const isRole = cells > 0 && roll(2) === 0;
    const toCells = isRole ? { cell: 'top' } : {};
    const deal = Array.from({ length: cells }, (_, i) => (i < filled ? 1 : 0));
    return reduced(
      openGame('beleaguered-castle'),
      {
        'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
        'pack.suits': [...suits],
        'zones.foundation.pull': null,
        'zones.foundation.piles': suits.length,
        'zones.foundation.empty.takes': [circular ? 1 + roll(ranks) : 1],
        ...(circular ? { 'zones.foundation.build.0.ends': 'circular' } : {}),
        ...(returns ? { 'zones.foundation.give': { tableau: 'top', ...toCells } } : {}),
        'zones.tableau.piles': piles,
        'zones.tableau.deal': Array.from({ length: piles }, (_, i) => Math.floor((rest + i) / piles)),
        'zones.tableau.build.0.rank': pick(roll, ['down', 'down', 'either'] as const),
        'zones.tableau.build.0.suit': pick(roll, ['alternating', 'same', 'any'] as const),
        'zones.tableau.build.0.ends': pick(roll, ['linear', 'linear', 'circular'] as const),
        'zones.tableau.empty.takes': takes,
        'zones.tableau.give': { foundation: 'top', tableau: unit, ...toCells },
        ...(cells === 0
          ? {}
          : {
              'zones.cells': isRole
                ? { role: 'cell', piles: cells, deal, give: TOP }
                : {
                    role: 'tableau',
                    piles: cells,
                    deal,
                    face: 'open',
                    build: [],
                    empty: { takes: 'anything' },
                    give: TOP,
                  },
            }),
        ...(reserve === 0
          ? {}
          : {
              'zones.reserve': {
                role: 'reserve',
                piles: reserve,
                deal: 1,
                face: 'open',
                give: { ...TOP, ...toCells },
              },
            }),
      },
      {},
    );
  };

const anything = (): readonly Shape[] => [
  { cells: 1, takes: 'anything', unit: 'top' },
  { cells: 2, takes: 'anything', unit: 'top' },
  { cells: 0, takes: 'anything', unit: 'top' },
  { cells: 0, takes: 'anything', unit: 'run' },
];

const some = (ranks: number): readonly Shape[] => [
  { cells: 1, takes: [ranks], unit: 'top' },
  { cells: 2, takes: [ranks], unit: 'top' },
  { cells: 1, takes: 'nothing', unit: 'top' },
  { cells: 0, takes: [ranks], unit: 'top' },
  { cells: 0, takes: [ranks], unit: 'run' },
  { cells: 0, takes: [1, ranks], unit: 'run' },
];

const runs = (ranks: number): readonly Shape[] => [{ cells: 0, takes: [ranks], unit: 'run' }];

/** The machine in TypeScript. */
const plain = cellsKernelWith({ machines: new Pool(() => new PlainCellsMachine()) });
/** Depth first from the first position on, since there is no room for a pool. */
const deep = cellsKernelWith({ room: 1, bytes: 0 });

test.each([
  ['spaces for any card', anything],
  ['spaces for some cards', some],
] as const)('says what the reference says, at the deal and in mid-game: %s', (_, shapes) => {
  expectBoth(agree(cellsKernel, small(shapes), { positions: 1_500 }));
});

test.each([
  ['in TypeScript', plain],
  ['depth first', deep],
] as const)('says what the reference says: %s', (_, kernel) => {
  for (const shapes of [anything, some]) expectBoth(agree(kernel, small(shapes), { positions: 400 }));
});

const compiled = (name: string): Game => {
  const game = compileTrusted(openGame(name), {});
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const sumOf = (name: string, deals: number, nodes: number, kernel = cellsKernel) => {
  const game = compiled(name);
  const sum = { winnable: 0, unwinnable: 0, unknown: 0, nodes: 0 };
  for (let deal = 1; deal <= deals; deal++) {
    const answer = solve(game, dealt(game, deal), 'win', { nodes }, { kernel });
    sum[answer.verdict] += 1;
    sum.nodes += answer.nodes;
  }
  return sum;
};

const FIRST_DEALS = [
  ['freecell', { winnable: 20, unwinnable: 0, unknown: 0, nodes: 4128 }],
  ['freecell-2', { winnable: 16, unwinnable: 3, unknown: 1, nodes: 43707 }],
  ['freecell-0', { winnable: 0, unwinnable: 20, unknown: 0, nodes: 30 }],
  ['bakers-game', { winnable: 16, unwinnable: 4, unknown: 0, nodes: 60748 }],
  ['seahaven-towers', { winnable: 16, unwinnable: 1, unknown: 3, nodes: 100187 }],
  ['eight-off', { winnable: 20, unwinnable: 0, unknown: 0, nodes: 3981 }],
  ['stronghold', { winnable: 19, unwinnable: 0, unknown: 1, nodes: 26464 }],
  ['king-albert', { winnable: 13, unwinnable: 5, unknown: 2, nodes: 56448 }],
  ['raglan', { winnable: 16, unwinnable: 4, unknown: 0, nodes: 32307 }],
  ['fan', { winnable: 9, unwinnable: 11, unknown: 0, nodes: 42551 }],
  ['somerset', { winnable: 8, unwinnable: 9, unknown: 3, nodes: 75418 }],
  ['flower-garden', { winnable: 12, unwinnable: 2, unknown: 6, nodes: 129541 }],
  ['streets-and-alleys', { winnable: 8, unwinnable: 11, unknown: 1, nodes: 43302 }],
  ['beleaguered-castle', { winnable: 14, unwinnable: 5, unknown: 1, nodes: 24461 }],
] as const;

test.each(ofToday(FIRST_DEALS, 3))('%s: solutions of the first 20 deals replay', (name, sums) => {
  expect(sumOf(name, 20, 20_000)).toEqual(sums);
});

const TWINS = ['freecell', 'seahaven-towers', 'king-albert', 'stronghold', 'flower-garden', 'fan'];

test.each(ofToday(TWINS, 3))('%s: the machines visit the same positions', (name) => {
  const [deals, nodes] = [sized(4, 10), sized(8_000, 20_000)];
  expect(sumOf(name, deals, nodes, plain)).toEqual(sumOf(name, deals, nodes));
});

test('the search of FreeCell proves that Microsoft’s deal 11982 is lost, and wins those around it', () => {
  const game = compiled('freecell');
  const verdicts = [11_981, 11_982, 11_983].map((number) => {
    const deal = parseDeal(`ms:${number}`);
    const state = deal.ok ? start(game, deal.value) : deal;
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const { verdict, nodes } = solve(game, state.value, 'win');
    return [verdict, nodes];
  });
  expect(verdicts).toEqual([
    ['winnable', 86],
    ['unwinnable', 83_826],
    ['winnable', 758],
  ]);
});

test('what is found does not depend on how the work is cut into steps', () => {
  const game = compiled('king-albert');
  for (const kernel of [cellsKernel, deep])
    for (let deal = 1; deal <= 4; deal++) {
      const counts = [1, 7, 100_000].map((step) => {
        const fitted = kernel.fit(game);
        if (typeof fitted === 'string') throw new Error(fitted);
        const setting = { nodes: 3_000, bytes: DEFAULT_BYTES, tally: startTally(game) };
        const search = fitted.open(dealt(game, deal), 'win', setting);
        if (typeof search === 'string') throw new Error(search);
        let found = null;
        while (found === null && search.nodes < 3_000)
          found = search.step(Math.min(step, 3_000 - search.nodes));
        const counted = [search.nodes, found?.verdict];
        search.close();
        return counted;
      });
      expect(counts[0]).toEqual(counts[2]);
      expect(counts[1]).toEqual(counts[2]);
    }
});

/** Which kernels call a deal of some small games other than it is. */
const wrongOf = (kernels: readonly Kernel[], drawn: (seed: number) => Game | null): readonly Kernel[] => {
  const wrong = new Set<Kernel>();
  for (let seed = 1; seed <= 200; seed++) {
    const game = drawn(seed);
    if (game === null || typeof cellsKernel.fit(game) === 'string') continue;
    const state = dealt(game, 1);
    const truth = exhaust(game, state, 300, startTally(game), false);
    if (truth === null) continue;
    for (const kernel of kernels) {
      if (wrong.has(kernel)) continue;
      const { verdict } = solve(game, state, 'win', {}, { kernel, moves: false, replay: false });
      if ((verdict === 'winnable') !== truth.shortest < Infinity) wrong.add(kernel);
    }
  }
  return [...wrong];
};

test('cells and spaces are one kind of place only where spaces take any card', () => {
  const always = cellsKernelWith({ pruning: (rules) => ({ ...pruningOf(rules), merged: true }) });
  expect(wrongOf([cellsKernel, always], small(some))).toEqual([always]);
});

test('a position is lost in the easier game only where cards move one by one', () => {
  const always = cellsKernelWith({ pruning: (rules) => ({ ...pruningOf(rules), relaxed: true }) });
  expect(wrongOf([cellsKernel, always], small(runs))).toEqual([always]);
});

test('neither the easier game nor cards that are used at once change a verdict', () => {
  const pruned = { freecell: 0, 'king-albert': 0, fan: 0, raglan: 0 };
  const all = cellsKernelWith({
    pruning: (rules) => ({ ...pruningOf(rules), relaxed: false, usesAtOnce: false }),
  });
  for (const name of Object.keys(pruned) as (keyof typeof pruned)[]) {
    const game = compiled(name);
    for (let deal = 1; deal <= sized(7, 10); deal++) {
      const [own, other] = [cellsKernel, all].map((kernel) =>
        solve(game, dealt(game, deal), 'win', { nodes: 60_000 }, { kernel, moves: false }),
      );
      if (own.verdict === 'unknown' || other.verdict === 'unknown') continue;
      expect([name, deal, own.verdict]).toEqual([name, deal, other.verdict]);
      pruned[name] += 1;
    }
  }
  expect(Math.min(...Object.values(pruned))).toBeGreaterThan(3);
});

const SAFE = ['freecell', 'bakers-game', 'stronghold', 'somerset', 'fan', 'flower-garden'];

test.each(ofToday(SAFE, 3))('%s: the safe moves are those of the engine', (name) => {
  const game = compiled(name);
  const rules = readCellsRules(game);
  if (typeof rules === 'string') throw new Error(rules);
  const read = dealReader(game, rules);
  const words = new Int32Array(at.TABLES_END + at.POSITION);
  words[at.POOL_AT] = at.TABLES_END;
  let count = 0;
  for (let number = 1; number <= 40; number++) {
    const roll = dice(number);
    let state = dealt(game, number);
    for (let step = 0; step < 60; step++) {
      const deal = read(state);
      if (deal === null) throw new Error('no deal');
      writeRules(words, rules, deal, WEIGHTS, pruningOf(rules));
      writeDeal(words, deal, WEIGHTS);
      const found = deal.found
        .map((rank, suit) => suit * 16 + rank)
        .filter((card) => (card & 15) < 13 && isLast(words, at.TABLES_END, card))
        .filter((card) => isSafe(words, at.TABLES_END, card))
        .map((card) => deal.cards.faces[card]);
      const wanted = safeMoves(game, view(game, state)).map((move) => {
        if (move.kind !== 'play') throw new Error('no play');
        return faceOf(cardOf(state.piles[move.from]?.at(-1) ?? 0));
      });
      expect(new Set(found)).toEqual(new Set(wanted));
      count += found.length;
      // Cards go up whenever they can, so that foundations differ.
      const ways = legalMoves(game, state);
      const up = ways.filter((move) => move.kind === 'play' && game.byRole.foundation.includes(move.to));
      const next = up.length > 0 && roll(2) === 0 ? up : ways;
      const move = next[roll(next.length)];
      if (move === undefined) break;
      state = applyLegal(game, state, move);
    }
  }
  expect(count).toBeGreaterThan(50);
});

const changed = (edits: Readonly<Record<string, Json>>, name = 'freecell'): string | object => {
  const game = reduced(openGame(name), edits);
  if (game === null) throw new Error('no sound game');
  return cellsKernel.fit(game);
};

test.each([
  ['freecell', { 'pack.packs': 2, 'zones.foundation.piles': 8, 'zones.tableau.deal': 13 }, 'one plain pack'],
  ['freecell', { 'zones.tableau.give.tableau': 'stack' }, 'single cards or runs'],
  ['freecell', { 'zones.tableau.give.tableau': 'run' }, 'single cards where there are cells'],
  ['freecell', { 'zones.tableau.build.0.rank': 'up' }, 'one step'],
  ['freecell', { 'zones.tableau.face': 'top' }, 'open columns'],
  ['freecell', { 'zones.cells.empty.takes': [13] }, 'cells that take any card'],
  ['freecell', { 'zones.cells.give.foundation': null }, 'cells that give'],
  ['freecell', { 'zones.foundation.give': { tableau: 'run' } }, 'in suit from one rank'],
  ['king-albert', { 'zones.reserve.wild': true }, 'single open cards'],
] as const)('declines %s with %j: %s', (name, edits, why) => {
  expect(changed(edits, name)).toContain(why);
});
