/**
 * Solvitaire's `sequences`: rows with gaps that take what follows their left neighbour (Gaps). The aces mark gaps there and
 * are no cards.
 *
 * With "fixed suit" each row takes the two of one suit. Here the ace of that suit lies before the row, in the order in
 * which the aces were dealt, so the rows may have other places. A two that is dealt to the beginning of another row must
 * leave here; there it may stay if the two of that row lies at a beginning as well.
 */
import { schemaTypes, type Fault, type GameDef, type GridZone, type StepBuild } from '@cairn/engine';

const { boolean, int, object, optional, word } = schemaTypes;

export const sequencesSchema = object({
  count: optional(int(0, 52)),
  direction: optional(word(['L', 'R', 'LR'])),
  'build policy': optional(word(['any-suit', 'red-black', 'same-suit'])),
  'fixed suit': optional(boolean),
});
export type Sequences = schemaTypes.TypeOf<typeof sequencesSchema>;

const SUITS = { 'any-suit': 'any', 'red-black': 'alternating', 'same-suit': 'same' } as const;

/** The count of rows that a file asks for; 0 if it is another kind of game. */
export const sequenceRows = (rows: Sequences | undefined): number => rows?.count ?? 0;

const policyOf = (rows: Sequences): NonNullable<Sequences['build policy']> =>
  rows['build policy'] ?? 'same-suit';

/**
 * What the vocabulary can't say of such a game.
 * @param packs how many packs are dealt.
 * @param lacking a fault that names a key and its rule.
 */
export const sequenceFaults = (
  rows: Sequences,
  packs: number,
  lacking: (path: string, rule: string) => Fault,
): readonly Fault[] => {
  const { direction = 'L', 'fixed suit': fixed = false } = rows;
  const rules: readonly (readonly [boolean, key: keyof Sequences, rule: string])[] = [
    [sequenceRows(rows) !== 4 * packs, 'count', 'rows that are not one for each suit'],
    [direction !== 'L', 'direction', 'rows that begin on the right'],
    [fixed && policyOf(rows) !== 'same-suit', 'fixed suit', 'rows of one suit that are built in others'],
    [fixed && packs > 1, 'fixed suit', 'a row of its own for one of two equal aces'],
  ];
  return rules.flatMap(([lacks, key, rule]) => (lacks ? [lacking(`sequences.${key}`, rule)] : []));
};

/** The zones and the goal of such a game. */
export const gridParts = (rows: Sequences, highest: number): Pick<GameDef, 'zones' | 'goal'> => {
  const fixed = rows['fixed suit'] === true;
  const build: StepBuild = { kind: 'step', rank: 'up', suit: SUITS[policyOf(rows)], ends: 'linear' };
  const row = `${fixed ? '.' : ''}${'#'.repeat(highest)}`;
  const grid: GridZone = {
    role: 'grid',
    rows: Array.from({ length: sequenceRows(rows) }, () => row),
    gaps: { ranks: [1], to: fixed ? 'first' : 'discard' },
    build: [build],
    first: [fixed ? 1 : 2],
    give: { grid: 'top' },
  };
  return {
    zones: { grid, ...(fixed ? {} : { discard: { role: 'discard' } }) },
    goal: { kind: 'order', zone: 'grid' },
  };
};
