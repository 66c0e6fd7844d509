/**
 * A control with the edits that a new value makes, as in the values of options. The functions here make the common
 * kinds: a number at a path, a switch, a choice in which each word has its edits.
 */
import { copyJson, setPath, type GameDef, type Json, type Rank } from '@cairn/engine';
import { cardNames, type Control, type Label, type Setting, type ControlValue } from './control.ts';
import type { Edits } from './difference.ts';
import type { ControlWord } from './words.ts';

export interface ControlDefinition {
  readonly control: Control;
  /** The edits for a value that the control admits. */
  readonly edits: (value: ControlValue) => Edits;
}

/** Parts that are removed when they are empty, because the rules and their hash are the same without them. */
const OPTIONAL = ['powers', 'limits', 'events'] as const;

/** Applies edits. Throws for a path that does not exist, which would be a bug in controls/. */
export const withEdits = (def: GameDef, edits: Edits): GameDef => {
  const copy = copyJson<GameDef>(def);
  for (const [path, value] of Object.entries(edits))
    if (!setPath(copy, path.split('.'), copyJson<Json>(value)))
      throw new Error(`The path "${path}" leads nowhere in ${def.id}`);
  const parts: { -readonly [key in keyof GameDef]?: GameDef[key] } = copy;
  for (const part of OPTIONAL) if (Object.keys(parts[part] ?? { none: 0 }).length === 0) delete parts[part];
  return copy;
};

const at =
  <T extends ControlValue>(label: Label, write: ((value: T) => Edits) | undefined) =>
  (value: ControlValue): Edits =>
    write === undefined ? { [label.id]: value } : write(value as T);

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly besides?: readonly ControlWord[];
}

/** A number at the control's path, unless other edits are given. */
export const numberControl = (
  label: Label,
  value: number | ControlWord,
  { least, most, besides = [] }: Bounds,
  write?: (value: number | ControlWord) => Edits,
): ControlDefinition => ({
  control: { ...label, kind: 'number', value, least, most, besides },
  edits: at(label, write),
});

/** A number that a word can replace; then the entry is removed. */
export const optionalNumber = (
  label: Label,
  value: number | undefined,
  word: ControlWord,
  bounds: Bounds,
  write: (value: number) => Json = (given) => given,
): ControlDefinition =>
  numberControl(label, value ?? word, { ...bounds, besides: [word] }, (given) => ({
    [label.id]: typeof given === 'number' ? write(given) : null,
  }));

/** A switch at the control's path, unless other edits are given. The entry is removed when it is off. */
export const switchControl = (
  label: Label,
  value: boolean,
  write?: (value: boolean) => Edits,
): ControlDefinition => ({
  control: { ...label, kind: 'switch', value },
  edits: at<boolean>(label, write ?? ((on) => ({ [label.id]: on ? true : null }))),
});

/** The edits of each word of a choice. */
type Ways = { readonly [word in ControlWord]?: Edits };

/** One of several words, each with its edits. No control if there is only one word. */
export const choiceControl = (label: Label, value: ControlWord, ways: Ways): readonly ControlDefinition[] => {
  const choices = Object.keys(ways) as ControlWord[];
  const control: Control = {
    ...label,
    kind: 'choice',
    value,
    choices: choices.includes(value) ? choices : [value, ...choices],
  };
  return control.choices.length < 2 ? [] : [{ control, edits: (word) => ways[word as ControlWord] ?? {} }];
};

/** A choice between values of one path; `table` has the value of each word. */
export const valueChoice = (
  label: Label,
  value: Json,
  table: { readonly [word in ControlWord]?: Json },
): readonly ControlDefinition[] => {
  const entries = Object.entries(table) as [ControlWord, Json][];
  const found = entries.find(([, each]) => each === value);
  return choiceControl(
    label,
    found?.[0] ?? entries[0]?.[0] ?? 'none',
    Object.fromEntries(entries.map(([word, each]) => [word, { [label.id]: each }])),
  );
};

/** The words of a set, and the smallest and largest size of the set. */
interface Some {
  readonly fewest?: number;
  readonly longest?: number;
}

export const wordsControl = (
  label: Label,
  value: readonly ControlWord[],
  among: readonly ControlWord[],
  { fewest = 1, longest = among.length }: Some,
  write?: (value: readonly ControlWord[]) => Edits,
): ControlDefinition => ({
  control: { ...label, kind: 'words', value, among, fewest, longest },
  edits: (given) =>
    at(label, write)(among.filter((word) => (given as readonly ControlWord[]).includes(word))),
});

export const ranksControl = (
  label: Label,
  value: readonly Rank[],
  among: readonly Rank[],
  { fewest = 1, longest = among.length }: Some,
  write?: (value: readonly Rank[]) => Edits,
): ControlDefinition => ({
  control: { ...label, kind: 'ranks', value, among, fewest, longest },
  edits: (given) => at(label, write)(among.filter((rank) => (given as readonly Rank[]).includes(rank))),
});

export const numbersControl = (
  label: Label,
  value: readonly number[],
  bounds: Omit<Extract<Setting, { kind: 'numbers' }>, 'kind' | 'value'>,
  write?: (value: readonly number[]) => Edits,
): ControlDefinition => ({
  control: { ...label, kind: 'numbers', value, ...bounds },
  edits: at(label, write),
});

/** Cards by name; the entry is removed if there are none. */
export const cardsControl = (label: Label, value: readonly string[] | undefined): ControlDefinition => ({
  control: { ...label, kind: 'cards', value: (value ?? []).join(' '), most: 24 },
  edits: (text) => {
    const names = cardNames(text as string);
    return { [label.id]: names.length === 0 ? null : names };
  },
});

export const nameControl = (
  label: Label,
  of: 'zones' | 'scorings',
  value: string,
  among: readonly string[],
): readonly ControlDefinition[] =>
  among.length < 2 && among.includes(value)
    ? []
    : [{ control: { ...label, kind: 'name', of, value, among }, edits: at(label, undefined) }];
