/**
 * Forty Thieves and its kin: columns of open cards built down, most often in suit and one card at a time, and a stock
 * that goes by once (notes/forty-thieves.ts has the sources).
 */
import type { FoundationZone, GameDef, OptionDef, Preset, StepBuild, TableauZone } from '@cairn/engine';
import { FOUNDATION_CARDS, foundationReturn, foundations } from './foundations.ts';
import { ACES, movesOption, spacesOption } from './open-columns.ts';
import { NONE } from './scorings.ts';
import { passesOption } from './stock-options.ts';
import type { Heading } from './options.ts';

interface FortySpec {
  readonly packs: 1 | 2;
  readonly columns: number;
  readonly rows: number;
  readonly passes: number;
  readonly unit: 'top' | 'run';
  /** How columns are built; in suit if left out. */
  readonly suit?: StepBuild['suit'];
  /** Rows that are dealt face down first. */
  readonly down?: number;
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
      face: spec.down === undefined ? 'open' : { up: spec.rows - spec.down },
      build: [{ kind: 'step', rank: 'down', suit: spec.suit ?? 'same', ends: 'linear' }],
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
  options: {
    units:
      (spec.suit ?? 'same') === 'same'
        ? UNITS[spec.unit]
        : movesOption(spec.unit === 'run' ? 'run' : 'single'),
    foundationReturn: foundationReturn('never'),
    ...more,
  },
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

/** The eight aces on the foundations, in the order of the pack. */
const TWO_PACKS = [...ACES, ...ACES];

/** The game with other foundations. */
const founded = (def: GameDef, change: Partial<FoundationZone>): GameDef => ({
  ...def,
  zones: { ...def.zones, foundation: { ...(def.zones.foundation as FoundationZone), ...change } },
});

/** What an empty column takes: cards from anywhere, or only from the waste. */
const spacesFrom = (standard: 'any' | 'waste'): OptionDef => ({
  title: 'Empty columns take',
  standard,
  values: {
    any: { title: 'any card', set: standard === 'any' ? {} : { 'zones.tableau.empty.from': null } },
    waste: {
      title: 'cards of the waste only',
      set: standard === 'waste' ? {} : { 'zones.tableau.empty.from': ['waste'] },
    },
  },
});

export const limited: GameDef = fortyGame(
  { id: 'limited', title: 'Limited', tags: ["Thinker's", 'Large'], info: { difficulty: 3, length: 'long' } },
  { packs: 2, columns: 12, rows: 3, passes: 1, unit: 'top' },
  { passes: passesOption(1) },
);

const acesOf = (rows: number): OptionDef => ({
  title: 'The aces',
  standard: 'out',
  values: {
    out: { title: 'lie on the foundations from the start', set: {} },
    dealt: {
      title: 'are dealt with the rest',
      set: { 'zones.foundation.pull': null, 'zones.tableau.deal': rows },
    },
  },
});

export const lucas: GameDef = founded(
  fortyGame(
    { id: 'lucas', title: 'Lucas', tags: ["Thinker's", 'Large'], info: { difficulty: 2, length: 'long' } },
    { packs: 2, columns: 13, rows: 3, passes: 1, unit: 'top' },
    { aces: acesOf(4), passes: passesOption(1) },
  ),
  { pull: TWO_PACKS },
);

export const maria: GameDef = fortyGame(
  { id: 'maria', title: 'Maria', tags: ["Thinker's", 'Large'], info: { difficulty: 4, length: 'long' } },
  { packs: 2, columns: 9, rows: 4, passes: 1, unit: 'top', suit: 'alternating' },
  { passes: passesOption(1) },
);

export const rankAndFile: GameDef = fortyGame(
  {
    id: 'rank-and-file',
    title: 'Rank and File',
    tags: ['Large'],
    info: { difficulty: 2, length: 'long' },
  },
  { packs: 2, columns: 10, rows: 4, down: 3, passes: 1, unit: 'run', suit: 'alternating' },
  { passes: passesOption(1) },
);

export const numberTen: GameDef = fortyGame(
  { id: 'number-ten', title: 'Number Ten', tags: ['Large'], info: { difficulty: 3, length: 'long' } },
  { packs: 2, columns: 10, rows: 4, down: 2, passes: 1, unit: 'run', suit: 'alternating' },
  { passes: passesOption(1) },
);

export const redAndBlack: GameDef = founded(
  fortyGame(
    { id: 'red-and-black', title: 'Red and Black', tags: ['Large'], info: { difficulty: 1, length: 'long' } },
    { packs: 2, columns: 8, rows: 1, passes: 1, unit: 'run', suit: 'alternating' },
    { spaces: spacesFrom('any'), passes: passesOption(1, [1, 2]) },
  ),
  {
    pull: TWO_PACKS,
    build: [{ kind: 'step', rank: 'up', suit: 'alternating', ends: 'linear' }],
  },
);

/** Two, three, … king, ace. */
const FROM_TWO = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1];
const DEUCES = ['2C', '2D', '2H', '2S'];

const fromTwo = fortyGame(
  {
    id: 'deuces',
    title: 'Deuces',
    aka: ['Le Deux'],
    tags: ['Large'],
    info: { difficulty: 3, length: 'long' },
  },
  { packs: 2, columns: 10, rows: 1, passes: 1, unit: 'top' },
  { spaces: spacesFrom('any'), passes: passesOption(1) },
);

export const deuces: GameDef = founded(
  {
    ...fromTwo,
    zones: {
      ...fromTwo.zones,
      tableau: {
        ...(fromTwo.zones.tableau as TableauZone),
        build: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear', ring: FROM_TWO }],
      },
    },
  },
  {
    pull: [...DEUCES, ...DEUCES],
    build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'linear', ring: FROM_TWO }],
    empty: { takes: [2] },
  },
);

export const busyAces: GameDef = fortyGame(
  { id: 'busy-aces', title: 'Busy Aces', tags: ['Large'], info: { difficulty: 3, length: 'long' } },
  { packs: 2, columns: 12, rows: 1, passes: 1, unit: 'top' },
  { spaces: spacesFrom('any'), passes: passesOption(1) },
);

const everyOtherRow = fortyGame(
  {
    id: 'alternation',
    title: 'Alternation',
    aka: ['Alternations'],
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 4, length: 'long' },
  },
  { packs: 2, columns: 7, rows: 7, passes: 1, unit: 'run', suit: 'alternating' },
  {
    suit: {
      title: 'Columns are built',
      standard: 'alternating',
      values: {
        same: { title: 'in suit', set: { 'zones.tableau.build.0.suit': 'same' } },
        alternating: { title: 'in alternating colours', set: {} },
        any: { title: 'whatever the suit', set: { 'zones.tableau.build.0.suit': 'any' } },
      },
    },
    spaces: spacesOption('any', ['any', 'kings']),
    passes: passesOption(1),
  },
);

export const alternation: GameDef = {
  ...everyOtherRow,
  zones: {
    ...everyOtherRow.zones,
    tableau: { ...(everyOtherRow.zones.tableau as TableauZone), face: { down: [1, 3, 5] } },
  },
};

export const alternationPresets: readonly Preset[] = [
  {
    id: 'interchange',
    of: 'alternation',
    title: 'Interchange',
    options: { suit: 'same', spaces: 'kings' },
  },
  { id: 'breakwater', of: 'alternation', title: 'Breakwater', options: { suit: 'any' } },
];

const fromWaste = fortyGame(
  { id: 'congress', title: 'Congress', tags: ['Large'], info: { difficulty: 2, length: 'long' } },
  { packs: 2, columns: 8, rows: 1, passes: 1, unit: 'top', suit: 'any' },
  { spaces: spacesFrom('waste'), passes: passesOption(1) },
);

export const congress: GameDef = {
  ...fromWaste,
  zones: {
    ...fromWaste.zones,
    tableau: {
      ...(fromWaste.zones.tableau as TableauZone),
      empty: { takes: 'anything', from: ['waste'] },
    },
  },
};

/** Two columns of eleven side by side, and a last card that lies on both. */
const SPINE = [...Array<string>(11).fill('#.#'), '.#.'];

const beside = fortyGame(
  {
    id: 'backbone',
    title: 'Backbone',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 2, length: 'long' },
  },
  { packs: 2, columns: 8, rows: 1, passes: 2, unit: 'top' },
  {
    spaces: {
      title: 'Empty columns take',
      standard: 'any',
      values: {
        any: { title: 'any card', set: {} },
        beside: {
          title: 'any card but those of the backbone',
          set: { 'zones.tableau.empty.from': ['tableau', 'waste'] },
        },
      },
    },
    length: {
      title: 'The backbone',
      standard: '11',
      values: {
        9: {
          title: 'twice nine cards, and one on both',
          set: { 'zones.backbone.rows': [...Array<string>(9).fill('#.#'), '.#.'] },
        },
        11: { title: 'twice eleven cards, and one on both', set: {} },
      },
    },
    passes: passesOption(2, [1, 2]),
  },
);

export const backbone: GameDef = {
  ...beside,
  zones: {
    backbone: { role: 'layout', rows: SPINE, face: 'open', give: { foundation: 'top', tableau: 'top' } },
    ...beside.zones,
  },
};
