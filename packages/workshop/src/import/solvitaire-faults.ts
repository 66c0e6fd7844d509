/** What a rule file of Solvitaire asks for that this vocabulary cannot say, and sums that do not work out. */
import { fault, type Fault } from '@cairn/engine';
import { dealtBefore, isBased, isGrid, isRow, type SolvitaireRules } from './solvitaire-form.ts';
import { sequenceFaults } from './solvitaire-sequences.ts';

/** A rule that this vocabulary cannot say yet. */
const lacking = (path: string, rule: string): Fault =>
  fault('lacking', path, `Cairn has no word for ${rule} yet`, { kind: 'lacking', text: rule });

export const solvitaireFaults = (rules: SolvitaireRules): readonly Fault[] => {
  if (isGrid(rules))
    return [
      ...besideFaults(rules, 'rows with gaps'),
      ...(isRow(rules) ? [lacking('accordion.size', 'games of rows with gaps and a row')] : []),
      ...sequenceFaults(rules.sequences, rules.packs, lacking),
    ];
  return isRow(rules) ? rowFaults(rules) : [...lackingWords(rules), ...sumFaults(rules)];
};

const rowFaults = (rules: SolvitaireRules): readonly Fault[] => {
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
const besideFaults = (rules: SolvitaireRules, one: string): readonly Fault[] => {
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

const lackingWords = ({
  tableau: columns,
  foundations: piles,
  hole: sink,
}: SolvitaireRules): readonly Fault[] => {
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

/** Parts that take more cards than there are, or more places than they have. */
const sumFaults = (rules: SolvitaireRules): readonly Fault[] => {
  const { cells: places, tableau: columns } = rules;
  const size = rules.packs * 4 * rules.highest;
  return [
    ...bound('cells.pre-filled', places['pre-filled'], places.count),
    ...bound('stock.size', rules.stock.size, size - dealtBefore(rules)),
    ...(columns.count === 0 ? [lacking('tableau piles.count', 'games without columns')] : []),
  ];
};
