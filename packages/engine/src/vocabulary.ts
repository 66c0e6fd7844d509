/**
 * The part of the vocabulary that some code understands. Code that draws conclusions from rules (a kernel of the solver,
 * a pruning rule, safe moves) lists the fields and words it was made for, and leaves games with others alone. So a word
 * that is added to the vocabulary is refused everywhere until it is listed.
 */
import type { GameDef, ScoreDef, Zone } from './definition/index.ts';

/**
 * What a field may be: `true` for anything, or the words and the objects that are understood. Numbers and booleans need
 * no entry; a list is understood when each of its items is.
 */
export type Known<V> = true | readonly KnownItem<V>[];
type KnownItem<V> = V extends string
  ? V
  : V extends number | boolean
    ? never
    : V extends readonly (infer Item)[]
      ? KnownItem<Item>
      : KnownFields<V>;
export type KnownFields<V> = { readonly [K in keyof V]?: Known<Exclude<V[K], undefined>> };

/** Fields that change neither what is legal nor what wins. */
const TEXT_FIELDS = [
  'id',
  'title',
  'aka',
  'families',
  'tags',
  'info',
  'pysol',
  'limits',
  'scoring',
  'scorings',
  'options',
] as const satisfies readonly (keyof GameDef)[];
const TEXTS: readonly string[] = TEXT_FIELDS;

type RuleField = Exclude<keyof GameDef, (typeof TEXT_FIELDS)[number] | 'zones'>;

/** The rules that are understood: those of a field that is left out are not. Zones are told apart by their roles. */
export interface Vocabulary extends KnownFields<Pick<GameDef, RuleField>> {
  readonly zones: readonly KnownItem<Zone>[];
}

/**
 * What a game says that is not in a vocabulary, as a sentence about a search: 'zones.tableau.turn is "together", and this
 * search wants "exposed"'.
 */
export const unknownWord = (def: GameDef, vocabulary: Vocabulary): string | null => {
  const fields: Readonly<Record<string, AnyKnown | undefined>> = { ...vocabulary };
  for (const [name, value] of Object.entries(def)) {
    if (value === undefined || TEXTS.includes(name)) continue;
    const known = fields[name];
    if (known === undefined) return unknownName('the game', name);
    const parts: readonly (readonly [string, unknown])[] =
      name === 'zones'
        ? Object.entries(value as object).map(([id, zone]) => [`zones.${id}`, zone])
        : [[name, value]];
    for (const [path, part] of parts) {
      const unknown = unknownPart(part, known, path);
      if (unknown !== null) return unknown;
    }
  }
  return null;
};

/** The same for a scoring. */
export const unknownScore = (score: ScoreDef, known: KnownFields<ScoreDef>): string | null =>
  unknownPart(score, [known], 'scoring');

type AnyKnown = true | readonly unknown[];

const unknownPart = (value: unknown, known: AnyKnown, path: string): string | null => {
  if (known === true || typeof value === 'number' || typeof value === 'boolean') return null;
  if (Array.isArray(value)) {
    for (const item of value) {
      const unknown = unknownPart(item, known, path);
      if (unknown !== null) return unknown;
    }
    return null;
  }
  const words = known.filter((item): item is string => typeof item === 'string');
  if (typeof value === 'string')
    return words.includes(value) ? null : unknownValue(value, words, path, 'numbers');
  const shapes = known.filter((item): item is Shape => typeof item === 'object');
  if (shapes.length === 0) return unknownValue(value, words, path, 'none');
  return unknownFields(value as Readonly<Record<string, unknown>>, shapes, path);
};

type Shape = Readonly<Record<string, AnyKnown | undefined>>;

/** Objects of several kinds are told apart by `role` or `kind`; others by their fields. */
const unknownFields = (
  value: Readonly<Record<string, unknown>>,
  shapes: readonly Shape[],
  path: string,
): string | null => {
  const tag = 'role' in value ? 'role' : 'kind';
  const own = shapes.filter(({ [tag]: tags }) => Array.isArray(tags) && tags.includes(value[tag]));
  const tagged = shapes.filter((shape) => tag in shape);
  if (tag in value && tagged.length > 0 && own.length === 0)
    return unknownPart(
      value[tag],
      tagged.flatMap((shape) => shape[tag] ?? []),
      `${path}.${tag}`,
    );
  let first: string | null = null;
  for (const shape of own.length > 0 ? own : shapes) {
    const unknown = unknownIn(value, shape, path);
    if (unknown === null) return null;
    first = unknown;
  }
  return first;
};

const unknownIn = (value: Readonly<Record<string, unknown>>, shape: Shape, path: string): string | null => {
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const known = shape[name];
    const unknown =
      known === undefined ? unknownName(path, name) : unknownPart(part, known, `${path}.${name}`);
    if (unknown !== null) return unknown;
  }
  return null;
};

const unknownName = (path: string, name: string): string =>
  `${path} has "${name}", which this search does not know`;

/** @param other what is wanted where no word is known. */
const unknownValue = (value: unknown, words: readonly string[], path: string, other: string): string => {
  const wanted = words.map((word) => `"${word}"`).join(' or ');
  return `${path} is ${JSON.stringify(value)}, and this search wants ${wanted || other}`;
};
