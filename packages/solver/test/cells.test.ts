import { compileTrusted, type Game, type Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
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
    return reduced(
      openGame('beleaguered-castle'),
      {
        'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
        'pack.suits': [...suits],
        'zones.foundation.pull': null,
        'zones.foundation.piles': suits.length,
        'zones.foundation.empty.takes': [circular ? 1 + roll(ranks) : 1],
        ...(circular ? { 'zones.foundation.build.0.ends': 'circular' } : {}),
        ...(returns ? { 'zones.foundation.give': { tableau: 'top' } } : {}),
        'zones.tableau.piles': piles,
        'zones.tableau.deal': Array.from({ length: piles }, (_, i) => Math.floor((rest + i) / piles)),
        'zones.tableau.build.0.rank': pick(roll, ['down', 'down', 'either'] as const),
        'zones.tableau.build.0.suit': pick(roll, ['alternating', 'same', 'any'] as const),
        'zones.tableau.build.0.ends': pick(roll, ['linear', 'linear', 'circular'] as const),
        'zones.tableau.empty.takes': takes,
        'zones.tableau.give.tableau': unit,
        ...(cells === 0
          ? {}
          : {
              'zones.cells': {
                role: 'tableau',
                piles: cells,
                deal: Array.from({ length: cells }, (_, i) => (i < filled ? 1 : 0)),
                face: 'open',
                build: [],
                empty: { takes: 'anything' },
                give: TOP,
              },
            }),
        ...(reserve === 0
          ? {}
          : { 'zones.reserve': { role: 'reserve', piles: reserve, deal: 1, face: 'open', give: TOP } }),
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

test.each([
  'freecell',
  'freecell-2',
  'bakers-game',
  'seahaven-towers',
  'eight-off',
  'stronghold',
  'king-albert',
  'fan',
  'somerset',
  'flower-garden',
])('%s: solutions of the first 20 deals replay', (name) => {
  const game = compiled(name);
  let won = 0;
  for (let deal = 1; deal <= 20; deal++) {
    const answer = solve(game, dealt(game, deal), 'win', { nodes: 20_000 });
    expect(answer.kernel).toBe('cells');
    if (answer.verdict === 'winnable') won += 1;
  }
  expect(won).toBeGreaterThan(2);
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
