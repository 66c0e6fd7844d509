/** Games of columns, of a row, and of rows with gaps, made from Solvitaire's rules. */
import type {
  CellZone,
  Family,
  FoundationZone,
  GameDef,
  Rank,
  StepBuild,
  StockDef,
  TableauZone,
  Unit,
  Zone,
} from '@cairn/engine';
import { BUILDS, dealtBefore, isBased, isGrid, isRow, type SolvitaireRules } from './solvitaire-form.ts';
import { gridParts } from './solvitaire-sequences.ts';

export const solvitaireGame = (rules: SolvitaireRules, title: string): GameDef => {
  const { sequences, highest, packs } = rules;
  if (isGrid(rules)) return { ...frameOf(title, 'gaps', packs, highest), ...gridParts(sequences, highest) };
  return (isRow(rules) ? rowDefinition : definitionOf)(rules, title);
};

const RANKS: Readonly<Record<string, Rank>> = { A: 1, J: 11, Q: 12, K: 13 };
const rankOf = (text: string): Rank => RANKS[text.toUpperCase()] ?? Number(text);

/** The order of the ranks, from the base rank up and round. */
const ringFrom = (base: Rank, highest: number): readonly Rank[] =>
  Array.from({ length: highest }, (_, i) => ((base - 1 + i) % highest) + 1);

const definitionOf = (rules: SolvitaireRules, title: string): GameDef => {
  const { foundations: piles, hole: sink, stock: left, reserve: beside, highest, packs } = rules;
  const base = piles.present && !isBased(piles) ? rankOf(piles['base card']) : 1;
  const ring = base === 1 ? {} : { ring: ringFrom(base, highest) };
  const ways = {
    ...(piles.present ? { foundation: 'top' as const } : { hole: 'top' as const }),
    tableau: 'top' as const,
    ...(rules.cells.count > 0 ? { cell: 'top' as const } : {}),
  };
  const zones: Record<string, Zone> = {
    ...(piles.present ? { foundation: foundationZone(rules, base, ring) } : { hole: holeZone(rules) }),
    tableau: tableauZone(rules, ring, ways),
    ...(rules.cells.count > 0 ? { cells: cellZone(rules, ways) } : {}),
    ...(beside.size > 0
      ? {
          reserve: {
            role: 'reserve',
            piles: beside.stacked ? 1 : beside.size,
            deal: beside.stacked ? beside.size : 1,
            face: beside.stacked ? 'top' : 'open',
            give: ways,
          },
        }
      : {}),
    ...(left.size > 0 && left['deal type'] === 'waste' ? { waste: { role: 'waste', give: ways } } : {}),
  };
  return {
    ...frameOf(title, sink.present ? 'golf' : 'klondike', packs, highest),
    zones,
    ...(left.size > 0 ? { stock: stockDef(rules) } : {}),
    goal: { kind: 'gather', zone: piles.present ? 'foundation' : 'hole', cards: 'all' },
  };
};

/** How cards fit onto one another in a row. */
const ROW_STEPS = {
  'any-suit': { rank: 'any', suit: 'any' },
  'red-black': { rank: 'any', suit: 'alternating' },
  'same-suit': { rank: 'any', suit: 'same' },
  'same-rank': { rank: 'equal', suit: 'any' },
} as const;

/** A game that is won when one pile of the row is left; cards that it has no place for are out of it. */
const rowDefinition = ({ row, highest, packs }: SolvitaireRules, title: string): GameDef => ({
  ...frameOf(title, 'row', packs, highest),
  zones: {
    row: {
      role: 'row',
      piles: row.size,
      steps: [...new Set(row.moves.map((move) => Number(move.slice(1))))],
      build: [...new Set(row['build policies'])].map((policy) => ({
        kind: 'step',
        ends: 'linear',
        ...ROW_STEPS[policy],
      })),
    },
    ...(row.size < packs * 4 * highest ? { aside: { role: 'discard', rest: true } } : {}),
  },
  goal: { kind: 'piles', zone: 'row', most: 1 },
});

/** What a rule file says nothing about. */
const frameOf = (title: string, family: Family, packs: 1 | 2, highest: number) =>
  ({
    id: 'solvitaire',
    title,
    families: [family],
    tags: [],
    info: { difficulty: 3, length: 'medium' },
    pack: {
      packs,
      ...(highest === 13 ? {} : { ranks: Array.from({ length: highest }, (_, i) => i + 1) }),
    },
    scoring: 'none',
    scorings: { none: { title: 'Won or lost', unit: 'points' } },
    options: {},
  }) as const;

type Ring = Pick<StepBuild, 'ring'>;
type Ways = TableauZone['give'];

const foundationZone = (
  { foundations: piles, packs }: SolvitaireRules,
  base: Rank,
  ring: Ring,
): FoundationZone => {
  const count = 4 * packs;
  const named = 'CDHS'.repeat(packs).split('');
  const first = 'A23456789TJQK'[base - 1] ?? 'A';
  const initial = piles['initial cards'];
  if (isBased(piles))
    return {
      role: 'foundation',
      piles: count,
      deal: Array.from({ length: count }, (_, i) => (i === 0 ? 1 : 0)),
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'base' },
      give: piles.removable ? { tableau: 'top' } : {},
    };
  return {
    role: 'foundation',
    piles: count,
    ...(initial === 'none'
      ? {}
      : { pull: (initial === 'all' ? named : named.slice(0, 1)).map((suit) => `${first}${suit}`) }),
    build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'linear', ...ring }],
    empty: { takes: [base] },
    give: piles.removable ? { tableau: 'top' } : {},
  };
};

const holeZone = ({ hole: sink }: SolvitaireRules): Zone => {
  const card = sink['base card'];
  const [, rank = '', suit = ''] = /^(.+)(.)$/.exec(card) ?? [];
  const begun =
    card === 'random'
      ? { deal: 1 }
      : { deal: 0, pull: [`${'A23456789TJQK'[rankOf(rank) - 1] ?? 'A'}${suit.toUpperCase()}`] };
  const ends = sink['build loops'] ? 'circular' : 'linear';
  return {
    role: 'hole',
    piles: 1,
    ...begun,
    build: [{ kind: 'step', rank: 'either', suit: 'any', ends }],
    empty: { takes: 'anything' },
  };
};

const cellZone = ({ cells: places }: SolvitaireRules, give: Ways): CellZone => {
  const filled = places['pre-filled'];
  // From one cell to another is no move.
  const { cell: _cell, ...others } = give;
  const deal =
    filled === places.count ? 1 : Array.from({ length: places.count }, (_, i) => (i < filled ? 1 : 0));
  return { role: 'cell', piles: places.count, ...(filled === 0 ? {} : { deal }), give: others };
};

/** What moves from column to column. A group that is split only where that helps is a run. */
const GROUPS = {
  no: 'top',
  yes: 'run',
  'partial-if-card-above-buildable': 'run',
  'whole-pile': 'all',
  'maximal-group': 'run',
} as const satisfies Record<SolvitaireRules['tableau']['move built group'], Unit>;

const SUITS = { 'any-suit': 'any', 'red-black': 'alternating', 'same-suit': 'same' } as const;

/** Builds of columns, each card a rank lower than the one before. */
const stepsDown = (
  policy: (typeof BUILDS)[number],
  rules: SolvitaireRules,
  ring: Ring,
): readonly StepBuild[] =>
  policy === 'no-build'
    ? []
    : [
        {
          kind: 'step',
          rank: 'down',
          suit: SUITS[policy],
          ends: isBased(rules.foundations) ? 'base' : 'linear',
          ...ring,
        },
      ];

const tableauZone = (rules: SolvitaireRules, ring: Ring, ways: Ways): TableauZone => {
  const { tableau: columns, highest } = rules;
  const policy = columns['build policy'];
  const moved = columns['move built group policy'];
  const group = moved === 'no-build' ? 'no' : columns['move built group'];
  const runs =
    group === 'no' || moved === 'same-as-build' || moved === policy
      ? {}
      : { runs: stepsDown(moved, rules, ring) };
  const { tableau: _tableau, ...others } = ways;
  const empty = {
    any: { takes: 'anything' },
    'no-build': { takes: 'nothing' },
    kings: { takes: isBased(rules.foundations) ? 'last' : [highest] },
    'auto-reserve-then-any': { takes: 'anything', refill: 'reserve' },
    'auto-reserve-then-waste': { takes: 'anything', refill: 'reserve', from: ['waste'] },
    'auto-waste-then-stock': { takes: 'anything', refill: ['waste', 'stock'] },
  } as const satisfies Record<SolvitaireRules['tableau']['spaces policy'], TableauZone['empty']>;
  const still = policy === 'no-build' && columns['spaces policy'] === 'no-build';
  return {
    role: 'tableau',
    piles: columns.count,
    deal: dealOf(rules),
    face: columns['face up cards'] === 'all' ? 'open' : 'top',
    build: stepsDown(policy, rules, ring),
    ...runs,
    empty: empty[columns['spaces policy']],
    give: still
      ? others
      : {
          ...others,
          tableau: GROUPS[group],
        },
  };
};

/** Cards of each column: row by row, each row of a diagonal deal one card shorter; what is left in full rows. */
const dealOf = (rules: SolvitaireRules): TableauZone['deal'] => {
  const { count, 'diagonal deal': diagonal } = rules.tableau;
  let cards = rules.packs * 4 * rules.highest - dealtBefore(rules) - rules.stock.size;
  const dealt = Array.from({ length: count }, () => 0);
  for (let row = 0; cards > 0; row++)
    for (let i = 0; i < count && cards > 0; i++) {
      const column = diagonal && row < count ? count - 1 - i : i;
      if (diagonal && row < count && column < row) continue;
      dealt[column] = (dealt[column] ?? 0) + 1;
      cards -= 1;
    }
  return new Set(dealt).size === 1 ? (dealt[0] ?? 0) : dealt;
};

const stockDef = ({ stock: left }: SolvitaireRules): StockDef => ({
  to: ({ waste: 'waste', hole: 'hole', 'tableau piles': 'tableau' } as const)[left['deal type']],
  draw: left['deal type'] === 'tableau piles' ? 1 : left['deal count'],
  passes: left.redeal ? 'unlimited' : 1,
  when: 'any',
});
