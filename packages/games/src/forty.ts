/** Forty Thieves, Forty and Eight, Ali Baba: columns of open cards built down in suit, and few of them (notes/forty-thieves.ts has the sources). */
import type { GameDef, OptionDef } from '@cairn/engine';
import { FOUNDATION_CARDS, foundationReturn } from './foundations.ts';
import { foundations, type Heading } from './klondike.ts';
import { NONE } from './scorings.ts';

interface FortySpec {
  readonly packs: 1 | 2;
  readonly columns: number;
  readonly rows: number;
  readonly passes: number;
  readonly unit: 'top' | 'run';
}

const UNITS: Record<FortySpec['unit'], OptionDef> = {
  top: {
    title: 'Cards move',
    standard: 'single',
    values: {
      single: { title: 'one at a time', set: {} },
      run: { title: 'as runs of a suit', set: { 'zones.tableau.give.tableau': 'run' } },
    },
  },
  run: {
    title: 'Cards move',
    standard: 'run',
    values: {
      single: { title: 'one at a time', set: { 'zones.tableau.give.tableau': 'top' } },
      run: { title: 'as runs of a suit', set: {} },
    },
  },
};

const fortyGame = (heading: Heading, spec: FortySpec, more: GameDef['options'] = {}): GameDef => ({
  ...heading,
  families: ['forty'],
  pack: { packs: spec.packs },
  zones: {
    tableau: {
      role: 'tableau',
      piles: spec.columns,
      deal: spec.rows,
      face: 'open',
      build: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }],
      empty: { takes: 'anything' },
      give: { foundation: 'top', tableau: spec.unit },
    },
    waste: { role: 'waste', give: { foundation: 'top', tableau: 'top' } },
    foundation: foundations(4 * spec.packs, 'never'),
  },
  stock: { to: 'waste', draw: 1, passes: spec.passes, when: 'any' },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: { units: UNITS[spec.unit], foundationReturn: foundationReturn('never'), ...more },
});

export const fortyThieves: GameDef = fortyGame(
  {
    id: 'forty-thieves',
    title: 'Forty Thieves',
    aka: ['Napoleon at St Helena', 'Big Forty', 'Le Cadran'],
    tags: ['Popular', "Thinker's", 'Large'],
    info: { difficulty: 5, length: 'long' },
  },
  { packs: 2, columns: 10, rows: 4, passes: 1, unit: 'top' },
);

export const fortyAndEight: GameDef = fortyGame(
  {
    id: 'forty-and-eight',
    title: 'Forty and Eight',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 4, length: 'long' },
  },
  { packs: 2, columns: 8, rows: 5, passes: 2, unit: 'top' },
  {
    rows: {
      title: 'Rows dealt',
      standard: '5',
      values: { 4: { title: 'four', set: { 'zones.tableau.deal': 4 } }, 5: { title: 'five', set: {} } },
    },
  },
);

export const aliBaba: GameDef = fortyGame(
  { id: 'ali-baba', title: 'Ali Baba', tags: ["Thinker's"], info: { difficulty: 4, length: 'medium' } },
  { packs: 1, columns: 10, rows: 4, passes: 1, unit: 'run' },
  {
    aces: {
      title: 'The aces',
      standard: 'dealt',
      values: {
        dealt: { title: 'are dealt with the rest', set: {} },
        out: {
          title: 'lie on the foundations from the start',
          set: { 'zones.foundation.pull': ['AC', 'AD', 'AH', 'AS'] },
        },
      },
    },
    passes: {
      title: 'Passes through the stock',
      standard: '1',
      values: {
        1: { title: 'one', set: {} },
        unlimited: { title: 'unlimited', set: { 'stock.passes': 'unlimited' } },
      },
    },
  },
);
