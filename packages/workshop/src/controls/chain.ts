/** Scores of streaks, and of the tops of peaks. */
import type { GameDef, Json, ScoreDef } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import {
  choiceControl,
  numberControl,
  numbersControl,
  optionalNumber,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { has } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

export const POINTS = { least: -100_000, most: 100_000 };

/** A label at a path within the scoring. */
export type Named = (word: ControlWord, key: string) => Label;

/** Points for streaks of cards from the layout or the columns to a hole. */
export const chainControls = (
  def: GameDef,
  named: Named,
  { chain, drive, peaks }: ScoreDef,
): readonly ControlDefinition[] => {
  if (!has(def, 'hole') && chain === undefined && drive === undefined && peaks === undefined) return [];
  const { id } = named('chain', 'chain');
  const way =
    chain === undefined
      ? 'none'
      : chain === 'count'
        ? 'counting'
        : 'doubles' in chain
          ? 'doubling'
          : 'paying';
  const some = (label: Label, value: number, least: number, most: number): ControlDefinition =>
    numberControl(label, value, { least, most });
  return [
    ...choiceControl(named('chain', 'chain'), way, {
      none: { [id]: null },
      counting: { [id]: 'count' },
      doubling: { [id]: way === 'doubling' ? (chain as Json) : { doubles: 4 } },
      paying: { [id]: way === 'paying' ? (chain as Json) : { pays: 5, apex: 10, from: 5 } },
    }),
    ...(typeof chain === 'object' && 'doubles' in chain
      ? [some(named('doubles-after', 'chain.doubles'), chain.doubles, 1, 60)]
      : []),
    ...(typeof chain === 'object' && 'doubles' in chain && has(def, 'layout')
      ? [list(named('chain-peaks', 'chain.peaks'), chain.peaks ?? [], { least: 1, most: 1000, longest: 40 })]
      : []),
    ...(typeof chain === 'object' && 'pays' in chain
      ? [
          some(named('pays', 'chain.pays'), chain.pays, 1, 1000),
          some(named('pays-apex', 'chain.apex'), chain.apex, 1, 1000),
          some(named('pays-more-after', 'chain.from'), chain.from, 1, 60),
        ]
      : []),
    ...driven(named, drive),
    ...(has(def, 'layout') || peaks !== undefined ? apexes(named, peaks) : []),
  ];
};

const driven = (named: Named, drive: ScoreDef['drive']): readonly ControlDefinition[] => [
  optionalNumber(named('drive-cards', 'drive'), drive?.cards, 'none', { least: 2, most: 60 }, (cards) => ({
    cards,
    points: drive?.points ?? 5,
  })),
  ...(drive === undefined
    ? []
    : [numberControl(named('drive-points', 'drive.points'), drive.points, POINTS)]),
];

const apexes = (named: Named, peaks: ScoreDef['peaks']): readonly ControlDefinition[] => {
  const { id } = named('peaks', 'peaks');
  const each = typeof peaks === 'object';
  return [
    ...choiceControl({ ...named('peaks', 'peaks'), id: `${id}.way` }, each ? 'points' : (peaks ?? 'none'), {
      none: { [id]: null },
      thirds: { [id]: 'thirds' },
      points: { [id]: each ? peaks : [15, 15, 30] },
    }),
    ...(each ? [list(named('peaks-each', 'peaks'), peaks, { ...POINTS, longest: 40 })] : []),
  ];
};

/** A list of numbers of any length; the entry is removed if the list is empty. */
const list = (
  label: Label,
  value: readonly number[],
  bounds: { readonly least: number; readonly most: number; readonly longest: number },
): ControlDefinition =>
  numbersControl(label, value, { ...bounds, fewest: 0 }, (given) => ({
    [label.id]: given.length === 0 ? null : given,
  }));
