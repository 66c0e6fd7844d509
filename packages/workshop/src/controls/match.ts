/** Cards that match: where they come from, and for each set what joins its cards. */
import { STANDARD_RANKS, type GameDef, type MatchRemoval, type MatchSet, type Role } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import {
  numberControl,
  optionalNumber,
  ranksControl,
  valueChoice,
  wordsControl,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { has } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

const named = (word: ControlWord, id: string, nth?: number): Label => ({
  id,
  tab: 'goal',
  word,
  ...(nth === undefined ? {} : { nth }),
});

/** Roles whose cards can be removed. */
const SOURCES = ['layout', 'tableau', 'waste', 'reserve', 'hole'] as const satisfies readonly Role[];

/** The roles that cards may leave from in a game, and those that they leave from now. */
export const sourcesOf = (def: GameDef, now: readonly Role[]): (typeof SOURCES)[number][] =>
  SOURCES.filter((role) => has(def, role) || now.includes(role));

export const matchControls = (def: GameDef, { from, sets }: MatchRemoval): readonly ControlDefinition[] => [
  wordsControl(named('remove-from', 'remove.from'), from, sourcesOf(def, from), {}),
  numberControl(named('sets', 'remove.sets'), sets.length, { least: 1, most: 8 }, (count) => ({
    'remove.sets': Array.from({ length: count as number }, (_, i): MatchSet => sets[i] ?? { same: 'rank' }),
  })),
  ...sets.flatMap((set, i) => setControls(set, i, sets.length > 1 ? i + 1 : undefined)),
];

const setControls = (
  { sum, same, ranks }: MatchSet,
  i: number,
  nth: number | undefined,
): readonly ControlDefinition[] => {
  const path = `remove.sets.${i}`;
  return [
    optionalNumber(named('sum', `${path}.sum`, nth), sum, 'none', { least: 2, most: 26 }),
    ...valueChoice(named('same', `${path}.same`, nth), same ?? null, {
      // A set must say something.
      ...(sum !== undefined || ranks !== undefined || same === undefined ? { none: null } : {}),
      'of-rank': 'rank',
      'of-suit': 'suit',
    }),
    ranksControl(
      named('match-ranks', `${path}.ranks`, nth),
      ranks ?? [],
      STANDARD_RANKS,
      { fewest: 0 },
      (chosen) => ({
        [`${path}.ranks`]: chosen.length === 0 ? null : chosen,
      }),
    ),
  ];
};
