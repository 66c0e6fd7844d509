/**
 * Schemas that have their TypeScript type, so that the vocabulary of games is written once: `object({ packs: int(1,
 * 4) })` is JSON Schema at run time, and `TypeOf` gives `{ readonly packs: number }`. The idea is TypeBox's
 * (https://github.com/sinclairzx81/typebox). Comments on properties are kept in the types.
 */
import type { JsonSchema } from './json-schema.ts';

declare const typed: unique symbol;

/** A schema of values of type T. Only the compiler knows T; at run time this is plain JSON Schema. */
export interface SchemaOf<T> extends JsonSchema {
  readonly [typed]?: (value: T) => T;
}

/** The type of the values of a schema. */
export type TypeOf<S> = S extends SchemaOf<infer T> ? T : never;

/** A property that may be left out. */
export interface Optional<S extends JsonSchema> {
  readonly optional: S;
}

type Properties = Readonly<Record<string, JsonSchema | Optional<JsonSchema>>>;
type OptionalKeys<P> = { [K in keyof P]: P[K] extends Optional<JsonSchema> ? K : never }[keyof P];
/** Mapped over the keys of P, without `as`. Otherwise the comments of the properties would be lost. */
type RequiredPart<P, K extends keyof P> = { readonly [Q in K]: TypeOf<P[Q]> };
type OptionalPart<P, K extends keyof P> = {
  readonly [Q in K]?: P[Q] extends Optional<infer S> ? TypeOf<S> : never;
};
/**
 * The type of an object with these properties and no others. It is an alias of its properties, because generated
 * declarations keep the comments of those.
 */
export type ObjectOf<P> = RequiredPart<P, Exclude<keyof P, OptionalKeys<P>>> &
  OptionalPart<P, OptionalKeys<P>>;

export const boolean: SchemaOf<boolean> = { type: 'boolean' };

/** Exactly this word. */
export const constant = <const W extends string>(value: W): SchemaOf<W> => ({ const: value });

/** One of these words. */
export const word = <const W extends string>(values: readonly W[]): SchemaOf<W> => ({
  type: 'string',
  enum: values,
});

/** A whole number. */
export const int = <N extends number = number>(
  minimum: number,
  maximum: number,
  description?: string,
): SchemaOf<N> =>
  description === undefined
    ? { type: 'integer', minimum, maximum }
    : { type: 'integer', minimum, maximum, description };

export const text = (maxLength: number): SchemaOf<string> => ({ type: 'string', minLength: 1, maxLength });

/** Text of a given form; the description tells people which. */
export const pattern = (form: string, description: string): SchemaOf<string> => ({
  type: 'string',
  pattern: form,
  description,
});

export const list = <T>(items: SchemaOf<T>, minItems = 0, maxItems = 64): SchemaOf<readonly T[]> => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

/** A list without duplicates. */
export const unique = <T>(schema: SchemaOf<readonly T[]>): SchemaOf<readonly T[]> => ({
  ...schema,
  uniqueItems: true,
});

export const optional = <S extends JsonSchema>(schema: S): Optional<S> => ({ optional: schema });

/** An object with these properties and no others; those not `optional` are required. */
export const object = <P extends Properties>(properties: P): SchemaOf<ObjectOf<P>> => {
  const entries = Object.entries(properties);
  const isOptional = (schema: JsonSchema | Optional<JsonSchema>): schema is Optional<JsonSchema> =>
    'optional' in schema;
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [name, isOptional(schema) ? schema.optional : schema]),
    ),
    required: entries.flatMap(([name, schema]) => (isOptional(schema) ? [] : [name])),
    additionalProperties: false,
  };
};

/** Shows a type by its properties; an editor would show the alias instead. */
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** A small object that needs no name. Its type is shown by its properties, without their comments. */
export const inline = <P extends Properties>(properties: P): SchemaOf<Flat<ObjectOf<P>>> => {
  const schema: JsonSchema = object(properties);
  return schema;
};

/** Entries with some of these names. */
export const partial = <const K extends string, T>(
  names: readonly K[],
  entry: SchemaOf<T>,
): SchemaOf<{ readonly [name in K]?: T }> => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, entry])),
  additionalProperties: false,
});

/** Entries with any names. */
export const record = <T>(entry: SchemaOf<T>): SchemaOf<{ readonly [name: string]: T }> => ({
  type: 'object',
  additionalProperties: entry,
});

/** Entries by name. Names are part of paths, links and records, so they are short and plain. */
export const named = <T>(
  entry: SchemaOf<T>,
  minProperties: number,
  maxProperties: number,
  first = '^[a-z]',
): SchemaOf<{ readonly [name: string]: T }> => ({
  type: 'object',
  propertyNames: {
    type: 'string',
    pattern: `${first}[a-zA-Z0-9-]{0,39}$`,
    description: 'a short name of letters, digits and hyphens',
  },
  additionalProperties: entry,
  minProperties,
  maxProperties,
});

/** Objects with different values of `kind`, `role` or `by`. */
export const oneOf = <S extends readonly JsonSchema[]>(...members: S): SchemaOf<TypeOf<S[number]>> => ({
  oneOf: members,
});

/** Words, numbers or small objects. */
export const anyOf = <S extends readonly JsonSchema[]>(...members: S): SchemaOf<TypeOf<S[number]>> => ({
  anyOf: members,
});

/** The schema with a description, which faults quote as what was expected. */
export const described = <T>(schema: SchemaOf<T>, description: string): SchemaOf<T> => ({
  ...schema,
  description,
});

/** A reference to a schema in `$defs`. `ref<PackDef>('pack', pack)` gives the type the name it is shown by. */
export const ref = <T>(name: string, _schema: SchemaOf<T>): SchemaOf<T> => ({ $ref: `#/$defs/${name}` });
