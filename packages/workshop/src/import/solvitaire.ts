/**
 * Rule files of Solvitaire (Charlie Blake and Ian Gent) as definitions: the JSON format that its option
 * `--custom-rules` reads. Each key has one meaning there, and keys that are left out have default values. Where
 * Solvitaire knows a rule that this vocabulary has no word for, the file is refused, and the fault says which key.
 *
 * Source of the meanings: Solvitaire 2398305, src/main/game. Its dealing is not the same as ours, so a number
 * means other cards; positions are compared by `boards/solvitaire.ts` of the solver.
 */
import {
  fail,
  fault,
  ok,
  schemaTypes,
  validate,
  type CellZone,
  type Family,
  type Fault,
  type FoundationZone,
  type GameDef,
  type Rank,
  type Result,
  type StepBuild,
  type StockDef,
  type TableauZone,
  type Unit,
  type Zone,
} from '@cairn/engine';
import { gridParts, sequenceRows, sequenceFaults, sequencesSchema } from './solvitaire-sequences.ts';

const { boolean, int, list, object, optional, pattern, word } = schemaTypes;

const BUILDS = ['any-suit', 'red-black', 'same-suit', 'no-build'] as const;
const RANK = '([2-9]|1[0-3]|[aAjJqQkK])';

const tableau = object({
  count: optional(int(0, 52)),
  'build policy': optional(word(BUILDS)),
  'spaces policy': optional(
    word([
      'any',
      'no-build',
      'kings',
      'auto-reserve-then-any',
      'auto-reserve-then-waste',
      'auto-waste-then-stock',
    ]),
  ),
  'diagonal deal': optional(boolean),
  'move built group': optional(
    word(['yes', 'no', 'whole-pile', 'maximal-group', 'partial-if-card-above-buildable']),
  ),
  'move built group policy': optional(word(['same-as-build', ...BUILDS])),
  'face up cards': optional(word(['all', 'top'])),
});
const foundations = object({
  present: optional(boolean),
  'initial cards': optional(word(['none', 'one', 'all'])),
  'base card': optional(pattern(`^(${RANK}|1|random)$`, 'a rank like A or 7, or "random"')),
  removable: optional(boolean),
  'only complete pile moves': optional(boolean),
});
const hole = object({
  present: optional(boolean),
  'base card': optional(pattern(`^(${RANK}[cdhsCDHS]|random)$`, 'a card like AS, or "random"')),
  'build loops': optional(boolean),
});
const cells = object({ count: optional(int(0, 52)), 'pre-filled': optional(int(0, 52)) });
const stock = object({
  size: optional(int(0, 104)),
  'deal type': optional(word(['waste', 'tableau piles', 'hole'])),
  'deal count': optional(int(1, 104)),
  redeal: optional(boolean),
});
const reserve = object({ size: optional(int(0, 104)), stacked: optional(boolean) });
const ROW_BUILDS = ['any-suit', 'red-black', 'same-suit', 'same-rank'] as const;
const accordion = object({
  size: optional(int(0, 104)),
  moves: optional(list(pattern('^[LR][1-9][0-9]?$', 'a move like L1 or R3'), 0, 8)),
  'build policies': optional(list(word(ROW_BUILDS), 0, 4)),
});
const rulesSchema = object({
  'tableau piles': optional(tableau),
  foundations: optional(foundations),
  hole: optional(hole),
  cells: optional(cells),
  stock: optional(stock),
  reserve: optional(reserve),
  sequences: optional(sequencesSchema),
  accordion: optional(accordion),
  'max rank': optional(int(1, 13)),
  'two decks': optional(boolean),
});
type Rules = schemaTypes.TypeOf<typeof rulesSchema>;

/** Whether JSON is such a file, rather than a definition of ours. */
export const isSolvitaireRules = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  ['tableau piles', 'accordion', 'sequences'].some((key) => Object.hasOwn(json, key));

/** The rules with every default written out. */
const complete = (rules: Rules) => ({
  tableau: {
    count: 8,
    'build policy': 'any-suit' as const,
    'spaces policy': 'any' as const,
    'diagonal deal': false,
    'move built group': 'no' as const,
    'move built group policy': 'same-as-build' as const,
    'face up cards': 'all' as const,
    ...rules['tableau piles'],
  },
  foundations: {
    present: true,
    'initial cards': 'none' as const,
    'base card': 'A',
    removable: false,
    'only complete pile moves': false,
    ...rules.foundations,
  },
  hole: { present: false, 'base card': 'AS', 'build loops': true, ...rules.hole },
  cells: { count: 0, 'pre-filled': 0, ...rules.cells },
  stock: { size: 0, 'deal type': 'waste' as const, 'deal count': 1, redeal: false, ...rules.stock },
  reserve: { size: 0, stacked: false, ...rules.reserve },
  sequences: { count: 0, ...rules.sequences },
  row: { size: 0, moves: [], 'build policies': [], ...rules.accordion },
  highest: rules['max rank'] ?? 13,
  packs: rules['two decks'] === true ? (2 as const) : (1 as const),
});
type Complete = ReturnType<typeof complete>;

/**
 * The game of a rule file.
 * @param json the parsed file.
 * @param title the title of the game; a rule file has none.
 * @returns the definition, unchecked by the engine's gate, or every fault with its path in the file.
 */
export const readSolvitaireRules = (json: unknown, title: string): Result<GameDef> => {
  const misfits = validate(rulesSchema, json);
  if (misfits.length > 0) return fail(misfits);
  const rules = complete(json as Rules);
  const faults = faultsOf(rules);
  return faults.length > 0 ? fail(faults) : ok(gameOf(rules, title));
};

const isGrid = ({ sequences }: Complete): boolean => sequenceRows(sequences) > 0;
const isRow = ({ row }: Complete): boolean => row.size > 0;

const gameOf = (rules: Complete, title: string): GameDef => {
  const { sequences, highest, packs } = rules;
  if (isGrid(rules)) return { ...frameOf(title, 'gaps', packs, highest), ...gridParts(sequences, highest) };
  return (isRow(rules) ? rowDefinition : definitionOf)(rules, title);
};

/** A rule that this vocabulary cannot say yet. */
const lacking = (path: string, rule: string): Fault =>
  fault('lacking', path, `Cairn has no word for ${rule} yet`, { kind: 'lacking', text: rule });

const faultsOf = (rules: Complete): readonly Fault[] => {
  if (isGrid(rules))
    return [
      ...besideFaults(rules, 'rows with gaps'),
      ...(isRow(rules) ? [lacking('accordion.size', 'games of rows with gaps and a row')] : []),
      ...sequenceFaults(rules.sequences, rules.packs, lacking),
    ];
  return isRow(rules) ? rowFaults(rules) : [...lackingWords(rules), ...sumFaults(rules)];
};

const rowFaults = (rules: Complete): readonly Fault[] => {
  const { row, packs, highest } = rules;
  const lacks: readonly (readonly [boolean, path: string, rule: string])[] = [
    ...row.moves.map(
      (move, i) => [move.startsWith('R'), `accordion.moves.${i}`, 'moves to the right'] as const,
    ),
    [row.moves.length === 0, 'accordion.moves', 'rows in which nothing moves'],
    [row['build policies'].length === 0, 'accordion.build policies', 'rows in which nothing fits'],
  ];
  return [
    ...besideFaults(rules, 'a row'),
    ...lackingOf(lacks),
    ...bound('accordion.size', row.size, packs * 4 * highest),
  ];
};

/** What beside a row, or beside rows with gaps, would be another game. */
const besideFaults = (rules: Complete, one: string): readonly Fault[] => {
  const { tableau: columns, foundations: piles, hole: sink } = rules;
  return lackingOf([
    [columns.count > 0, 'tableau piles.count', `games of ${one} and columns`],
    [piles.present, 'foundations.present', `games of ${one} and foundations`],
    [sink.present, 'hole.present', `games of ${one} and a hole`],
    [rules.cells.count > 0, 'cells.count', `games of ${one} and cells`],
    [rules.stock.size > 0, 'stock.size', `games of ${one} and a stock`],
    [rules.reserve.size > 0, 'reserve.size', `games of ${one} and a reserve`],
  ]);
};

const lackingOf = (rules: readonly (readonly [boolean, path: string, rule: string])[]): readonly Fault[] =>
  rules.flatMap(([lacks, path, rule]) => (lacks ? [lacking(path, rule)] : []));

const bound = (path: string, value: number, most: number): readonly Fault[] =>
  value <= most
    ? []
    : [
        fault('range', path, `${value} is too much: wanted at most ${most}`, {
          kind: 'too-large',
          text: `${value}`,
          most,
        }),
      ];

const lackingWords = ({ tableau: columns, foundations: piles, hole: sink }: Complete): readonly Fault[] => {
  const group = columns['move built group'];
  const rules: readonly (readonly [boolean, path: string, rule: string])[] = [
    [group === 'maximal-group', 'tableau piles.move built group', `"${group}"`],
    [
      isBased(piles) && piles['initial cards'] !== 'one',
      'foundations.initial cards',
      'a base rank that no card of the deal decides',
    ],
    [
      piles['only complete pile moves'],
      'foundations.only complete pile moves',
      'suits that leave only as a whole column',
    ],
    [!piles.present && !sink.present, 'foundations.present', 'games without foundations and without a hole'],
    [piles.present && sink.present, 'hole.present', 'games of foundations and a hole'],
  ];
  return lackingOf(rules);
};

/** Whether the deal decides the rank that foundations begin with. */
const isBased = (piles: Complete['foundations']): boolean => piles.present && piles['base card'] === 'random';

/** Parts that take more cards than there are, or more places than they have. */
const sumFaults = (rules: Complete): readonly Fault[] => {
  const { cells: places, tableau: columns } = rules;
  const size = rules.packs * 4 * rules.highest;
  return [
    ...bound('cells.pre-filled', places['pre-filled'], places.count),
    ...bound('stock.size', rules.stock.size, size - dealtBefore(rules)),
    ...(columns.count === 0 ? [lacking('tableau piles.count', 'games without columns')] : []),
  ];
};

/** Cards that lie on foundations, on the hole, in cells or in the reserve before columns are dealt. */
const dealtBefore = ({ foundations: piles, hole: sink, cells: places, reserve: beside, packs }: Complete) =>
  ({ none: 0, one: 1, all: 4 * packs })[piles.present ? piles['initial cards'] : 'none'] +
  (sink.present ? 1 : 0) +
  places['pre-filled'] +
  beside.size;

const RANKS: Readonly<Record<string, Rank>> = { A: 1, J: 11, Q: 12, K: 13 };
const rankOf = (text: string): Rank => RANKS[text.toUpperCase()] ?? Number(text);

/** The order of the ranks, from the base rank up and round. */
const ringFrom = (base: Rank, highest: number): readonly Rank[] =>
  Array.from({ length: highest }, (_, i) => ((base - 1 + i) % highest) + 1);

const definitionOf = (rules: Complete, title: string): GameDef => {
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
const rowDefinition = ({ row, highest, packs }: Complete, title: string): GameDef => ({
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

const foundationZone = ({ foundations: piles, packs }: Complete, base: Rank, ring: Ring): FoundationZone => {
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

const holeZone = ({ hole: sink }: Complete): Zone => {
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

const cellZone = ({ cells: places }: Complete, give: Ways): CellZone => {
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
} as const satisfies Record<Complete['tableau']['move built group'], Unit>;

const SUITS = { 'any-suit': 'any', 'red-black': 'alternating', 'same-suit': 'same' } as const;

/** Builds of columns, each card a rank lower than the one before. */
const stepsDown = (policy: (typeof BUILDS)[number], rules: Complete, ring: Ring): readonly StepBuild[] =>
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

const tableauZone = (rules: Complete, ring: Ring, ways: Ways): TableauZone => {
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
  } as const satisfies Record<Complete['tableau']['spaces policy'], TableauZone['empty']>;
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
const dealOf = (rules: Complete): TableauZone['deal'] => {
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

const stockDef = ({ stock: left }: Complete): StockDef => ({
  to: ({ waste: 'waste', hole: 'hole', 'tableau piles': 'tableau' } as const)[left['deal type']],
  draw: left['deal type'] === 'tableau piles' ? 1 : left['deal count'],
  passes: left.redeal ? 'unlimited' : 1,
  when: 'any',
});
