/**
 * The definition language, taken from its JSON Schema: parts (the definition itself, and what it is made of), each with
 * its words. A part that comes in kinds (a zone by its role, a goal by its kind) has a part for each of them.
 */
import { ENDS, GAME_SCHEMA, ROLES, UNITS, type JsonSchema } from '@cairn/engine';
import { SENTENCES } from './sentences.ts';

export interface SchemaWord {
  /** Its key in the sentences: "pack.extras[].rank". */
  readonly path: string;
  /** As it stands in its part: "extras[].rank". */
  readonly name: string;
  readonly shape: JsonSchema;
  readonly needed: boolean;
}

export interface SchemaPart {
  /** Its key in the sentences: "zone.layout". */
  readonly path: string;
  readonly shape: JsonSchema;
  readonly words: readonly SchemaWord[];
  /** In which of several kinds it comes. */
  readonly kinds: readonly Kind[];
}

export interface Kind extends SchemaPart {
  /** What tells it from the others: "role" is "layout". */
  readonly by: string;
  readonly value: string;
}

/** Words that only choose from a list, which many others share. */
export const NAMED_TERMS: Readonly<Record<string, readonly string[]>> = {
  roles: ROLES,
  units: UNITS,
  ends: ENDS,
};

const properties = (shape: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(shape.properties ?? {});

/** The constant by which an alternative is told from the others. */
const marked = (shape: JsonSchema): readonly [by: string, value: string] | null => {
  const found = properties(shape).find(([, { const: value }]) => value !== undefined);
  return found === undefined ? null : [found[0], String(found[1].const)];
};

/** All words of an object, those of objects within it after their own. */
const wordsOf = (path: string, shape: JsonSchema, before = ''): readonly SchemaWord[] => {
  const needed = new Set(shape.required);
  return properties(shape).flatMap(([key, child]): readonly SchemaWord[] => {
    if (child.const !== undefined) return [];
    const name = `${before}${key}`;
    const word = { path: `${path}.${name}`, name, shape: child, needed: needed.has(key) };
    return [word, ...within(path, child, name)];
  });
};

/** The words of what stands within one. */
const within = (path: string, shape: JsonSchema, name: string): readonly SchemaWord[] => {
  if (shape.items !== undefined) return within(path, shape.items, `${name}[]`);
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap((each) => within(path, each, name));
  if (typeof shape.additionalProperties === 'object')
    return within(path, shape.additionalProperties, `${name}.*`);
  return shape.properties === undefined ? [] : alike(path, shape, `${name}.`);
};

/** An object's words; one for all, where the sentences have one for all. */
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
    // Kinds that differ in nothing else may be written as one alternative each.
    return mark === null ? [] : [{ ...partOf(`${path}.${mark[1]}`, each), by: mark[0], value: mark[1] }];
  });
  return { path, shape, words: alike(path, shape, ''), kinds };
};

/** Every part, the whole definition first. */
export const SCHEMA_PARTS: readonly SchemaPart[] = [
  partOf('game', GAME_SCHEMA),
  ...Object.entries(GAME_SCHEMA.$defs ?? {}).map(([name, shape]) => partOf(name, shape)),
];

/** Whether each path that has a sentence needs one that tells what holds when it is left out. */
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
