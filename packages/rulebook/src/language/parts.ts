/**
 * The definition language, taken from its JSON Schema: its parts (the whole definition, and what it consists of),
 * each with its words. A part that has kinds (a zone has roles, a goal has kinds) is split into one part per kind.
 */
import { ENDS, GAME_SCHEMA, ROLES, UNITS, type JsonSchema } from '@cairn/engine';
import { SENTENCES } from './sentences.ts';

export interface SchemaWord {
  /** The path of its sentence: "pack.extras[].rank". */
  readonly path: string;
  /** Its path inside the part: "extras[].rank". */
  readonly name: string;
  readonly shape: JsonSchema;
  readonly needed: boolean;
}

export interface SchemaPart {
  /** The path of its sentence: "zone.layout". */
  readonly path: string;
  readonly shape: JsonSchema;
  readonly words: readonly SchemaWord[];
  /** The kinds of the part; empty for a part without kinds. */
  readonly kinds: readonly Kind[];
}

export interface Kind extends SchemaPart {
  /** The word that tells the kinds apart, and its value: `role` is `layout`. */
  readonly by: string;
  readonly value: string;
}

/** Lists of values that several words share. */
export const NAMED_TERMS: Readonly<Record<string, readonly string[]>> = {
  roles: ROLES,
  units: UNITS,
  ends: ENDS,
};

const properties = (shape: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(shape.properties ?? {});

/** The constant that tells an alternative from the others. */
const marked = (shape: JsonSchema): readonly [by: string, value: string] | null => {
  const found = properties(shape).find(([, { const: value }]) => value !== undefined);
  return found === undefined ? null : [found[0], String(found[1].const)];
};

/** All words of an object. The words of an object inside it follow the word that contains it. */
const wordsOf = (path: string, shape: JsonSchema, before = ''): readonly SchemaWord[] => {
  const needed = new Set(shape.required);
  return properties(shape).flatMap(([key, child]): readonly SchemaWord[] => {
    if (child.const !== undefined) return [];
    const name = `${before}${key}`;
    const word = { path: `${path}.${name}`, name, shape: child, needed: needed.has(key) };
    return [word, ...within(path, child, name)];
  });
};

/** The words inside one word. */
const within = (path: string, shape: JsonSchema, name: string): readonly SchemaWord[] => {
  if (shape.items !== undefined) return within(path, shape.items, `${name}[]`);
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap((each) => within(path, each, name));
  if (typeof shape.additionalProperties === 'object')
    return within(path, shape.additionalProperties, `${name}.*`);
  return shape.properties === undefined ? [] : alike(path, shape, `${name}.`);
};

/** An object's words; a single one if there is one sentence for all of them. */
const alike = (path: string, shape: JsonSchema, before: string): readonly SchemaWord[] => {
  const [first] = properties(shape);
  const one = `${path}.${before}*`;
  return first !== undefined && Object.hasOwn(SENTENCES, one)
    ? [{ path: one, name: `${before}*`, shape: first[1], needed: false }]
    : wordsOf(path, shape, before);
};

const partOf = (path: string, shape: JsonSchema): SchemaPart => {
  const kinds = (shape.oneOf ?? []).flatMap((each): readonly Kind[] => {
    const mark = marked(each);
    // Alternatives that differ only in their constant may be a single one in the schema.
    return mark === null ? [] : [{ ...partOf(`${path}.${mark[1]}`, each), by: mark[0], value: mark[1] }];
  });
  return { path, shape, words: alike(path, shape, ''), kinds };
};

/** Every part, the whole definition first. */
export const SCHEMA_PARTS: readonly SchemaPart[] = [
  partOf('game', GAME_SCHEMA),
  ...Object.entries(GAME_SCHEMA.$defs ?? {}).map(([name, shape]) => partOf(name, shape)),
];

/**
 * For each path of a sentence: a part, a word that is required, or a word that may be left out and whose sentence
 * says what holds then.
 */
export const PATHS: ReadonlyMap<string, 'part' | 'needed' | 'left out'> = new Map([
  ...SCHEMA_PARTS.flatMap(function pathsOf({
    path,
    words,
    kinds,
  }: SchemaPart): (readonly [string, 'part' | 'needed' | 'left out'])[] {
    return [
      [path, 'part'],
      ...words.map((word) => [word.path, word.needed ? 'needed' : 'left out'] as const),
      ...kinds.flatMap(pathsOf),
    ];
  }),
  ...Object.entries(NAMED_TERMS).flatMap(([name, terms]) =>
    [name, ...terms.map((term) => `${name}.${term}`)].map((path) => [path, 'part'] as const),
  ),
]);
