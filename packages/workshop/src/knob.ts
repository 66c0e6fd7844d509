/**
 * Controls with what turning them does: edits by path, as an option's value has them. The makers here cover what most
 * controls are: a number at its path, a switch, a choice of which each word has its edits.
 */
import { copyJson, setPath, type GameDef, type Json, type Rank } from '@cairn/engine';
import { cardNames, type Control, type Label, type Setting, type Value } from './control.ts';
import type { Edits } from './difference.ts';
import type { Word } from './words.ts';

export interface Knob {
  readonly control: Control;
  /** The edits that a value it admits stands for. */
  readonly edits: (value: Value) => Edits;
}

/** Parts that say nothing when nothing is in them: without them the rules are the same, and so is their hash. */
const OPTIONAL = ['powers', 'limits', 'events'] as const;

/** The definition with the edits made. Their paths are our own: one that leads nowhere is a mistake of ours. */
export const edited = (def: GameDef, edits: Edits): GameDef => {
  const copy = copyJson<GameDef>(def);
  for (const [path, value] of Object.entries(edits))
    if (!setPath(copy, path.split('.'), copyJson<Json>(value)))
      throw new Error(`The path "${path}" leads nowhere in ${def.id}`);
  const parts: { -readonly [key in keyof GameDef]?: GameDef[key] } = copy;
  for (const part of OPTIONAL) if (Object.keys(parts[part] ?? { none: 0 }).length === 0) delete parts[part];
  return copy;
};

const at =
  <T extends Value>(label: Label, write: ((value: T) => Edits) | undefined) =>
  (value: Value): Edits =>
    write === undefined ? { [label.id]: value } : write(value as T);

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly besides?: readonly Word[];
}

/** A number at the control's path, unless its edits are given. */
export const number = (
  label: Label,
  value: number | Word,
  { least, most, besides = [] }: Bounds,
  write?: (value: number | Word) => Edits,
): Knob => ({
  control: { ...label, kind: 'number', value, least, most, besides },
  edits: at(label, write),
});

/** A number that is left out of the definition where it is the word. */
export const optional = (
  label: Label,
  value: number | undefined,
  word: Word,
  bounds: Bounds,
  write: (value: number) => Json = (given) => given,
): Knob =>
  number(label, value ?? word, { ...bounds, besides: [word] }, (given) => ({
    [label.id]: typeof given === 'number' ? write(given) : null,
  }));

/** A switch at the control's path, left out of the definition where it is off, unless its edits are given. */
export const flip = (label: Label, value: boolean, write?: (value: boolean) => Edits): Knob => ({
  control: { ...label, kind: 'switch', value },
  edits: at<boolean>(label, write ?? ((on) => ({ [label.id]: on ? true : null }))),
});

/** What each word of a choice does. */
type Ways = { readonly [word in Word]?: Edits };

/** One of several words, each with its edits; with a single one there is nothing to choose. */
export const choice = (label: Label, value: Word, ways: Ways): readonly Knob[] => {
  const choices = Object.keys(ways) as Word[];
  const control: Control = {
    ...label,
    kind: 'choice',
    value,
    choices: choices.includes(value) ? choices : [value, ...choices],
  };
  return control.choices.length < 2 ? [] : [{ control, edits: (word) => ways[word as Word] ?? {} }];
};

/** A choice between the values of one path: `table` says which word stands for which. */
export const valueChoice = (
  label: Label,
  value: Json,
  table: { readonly [word in Word]?: Json },
): readonly Knob[] => {
  const entries = Object.entries(table) as [Word, Json][];
  const found = entries.find(([, each]) => each === value);
  return choice(
    label,
    found?.[0] ?? entries[0]?.[0] ?? 'none',
    Object.fromEntries(entries.map(([word, each]) => [word, { [label.id]: each }])),
  );
};

/** Some of several: as many of them as there may be. */
interface Some {
  readonly fewest?: number;
  readonly longest?: number;
}

export const words = (
  label: Label,
  value: readonly Word[],
  among: readonly Word[],
  { fewest = 1, longest = among.length }: Some,
  write?: (value: readonly Word[]) => Edits,
): Knob => ({
  control: { ...label, kind: 'words', value, among, fewest, longest },
  edits: (given) => at(label, write)(among.filter((word) => (given as readonly Word[]).includes(word))),
});

export const ranks = (
  label: Label,
  value: readonly Rank[],
  among: readonly Rank[],
  { fewest = 1, longest = among.length }: Some,
  write?: (value: readonly Rank[]) => Edits,
): Knob => ({
  control: { ...label, kind: 'ranks', value, among, fewest, longest },
  edits: (given) => at(label, write)(among.filter((rank) => (given as readonly Rank[]).includes(rank))),
});

export const numbers = (
  label: Label,
  value: readonly number[],
  bounds: Omit<Extract<Setting, { kind: 'numbers' }>, 'kind' | 'value'>,
  write?: (value: readonly number[]) => Edits,
): Knob => ({ control: { ...label, kind: 'numbers', value, ...bounds }, edits: at(label, write) });

/** Cards by name; left out where there are none. */
export const cards = (label: Label, value: readonly string[] | undefined): Knob => ({
  control: { ...label, kind: 'cards', value: (value ?? []).join(' '), most: 24 },
  edits: (text) => {
    const names = cardNames(text as string);
    return { [label.id]: names.length === 0 ? null : names };
  },
});

export const name = (
  label: Label,
  of: 'zones' | 'scorings',
  value: string,
  among: readonly string[],
): readonly Knob[] =>
  among.length < 2 && among.includes(value)
    ? []
    : [{ control: { ...label, kind: 'name', of, value, among }, edits: at(label, undefined) }];
