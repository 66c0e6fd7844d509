/** The form of Solvitaire's rule files, and its defaults. */
import { schemaTypes } from '@cairn/engine';
import { sequenceRows, sequencesSchema } from './solvitaire-sequences.ts';

const { boolean, int, list, object, optional, pattern, word } = schemaTypes;

export const BUILDS = ['any-suit', 'red-black', 'same-suit', 'no-build'] as const;
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
export const solvitaireSchema = object({
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
export type WrittenRules = schemaTypes.TypeOf<typeof solvitaireSchema>;

/** The rules with every default written out. */
export const withDefaults = (rules: WrittenRules) => ({
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
export type SolvitaireRules = ReturnType<typeof withDefaults>;

export const isGrid = ({ sequences }: SolvitaireRules): boolean => sequenceRows(sequences) > 0;
export const isRow = ({ row }: SolvitaireRules): boolean => row.size > 0;

/** Whether the deal decides the rank that foundations begin with. */
export const isBased = (piles: SolvitaireRules['foundations']): boolean =>
  piles.present && piles['base card'] === 'random';

/** Cards that lie on foundations, on the hole, in cells or in the reserve before columns are dealt. */
export const dealtBefore = ({
  foundations: piles,
  hole: sink,
  cells: places,
  reserve: beside,
  packs,
}: SolvitaireRules) =>
  ({ none: 0, one: 1, all: 4 * packs })[piles.present ? piles['initial cards'] : 'none'] +
  (sink.present ? 1 : 0) +
  places['pre-filled'] +
  beside.size;
