/**
 * Checks a value against a JSON Schema, as far as json-schema.ts has the language, and reports every fault with its
 * path. It is our own, because the engine has no dependencies and because players who edit rules need sentences. In a
 * union the discriminator is checked first, so a wrong word gives one fault, and not one for each member.
 */
import type { FaultFact } from './fault-facts.ts';
import type { JsonSchema } from './json-schema.ts';
import { clip, fault, type Fault } from './result.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The wrong value as it would be in the file, shortened. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** All faults of a value; empty if it fits the schema. */
export const validate = (root: JsonSchema, value: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  check(root, root, value, '', faults);
  return faults;
};

/** Follows a `$ref` of the form "#/$defs/name". */
export const resolveRef = (root: JsonSchema, schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : (root.$defs?.[name] ?? schema);
};

const check = (root: JsonSchema, given: JsonSchema, value: unknown, path: string, faults: Fault[]): void => {
  const schema = resolveRef(root, given);
  const bad = (code: string, wanted: string, facts?: FaultFact): void => {
    const text = quote(value);
    faults.push(
      fault(code, path, `${text} is not allowed here: wanted ${wanted}`, facts ?? { kind: 'misfit', text }),
    );
  };
  if (schema.oneOf !== undefined) return checkUnion(root, schema.oneOf, value, path, faults);
  if (schema.anyOf !== undefined) return checkAny(root, schema, value, path, faults);
  if (schema.const !== undefined && value !== schema.const)
    return bad('const', quote(schema.const), {
      kind: 'no-word',
      text: quote(value),
      known: [quote(schema.const)],
    });
  if (schema.enum !== undefined && !schema.enum.includes(value as string))
    return bad('enum', `one of ${schema.enum.map(quote).join(', ')}`, {
      kind: 'no-word',
      text: quote(value),
      known: schema.enum.map(quote),
    });
  const type = typeOf(value);
  if (schema.type !== undefined && type !== schema.type && !(schema.type === 'number' && type === 'integer'))
    return bad('type', schema.description ?? `a value of type ${schema.type}`, {
      kind: 'type',
      text: quote(value),
      type: schema.type,
    });
  if (type === 'object') checkObject(root, schema, value as Record<string, unknown>, path, faults);
  else if (type === 'array') checkArray(root, schema, value as readonly unknown[], path, faults);
  else if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum)
      bad('range', `at least ${schema.minimum}`, {
        kind: 'too-small',
        text: quote(value),
        least: schema.minimum,
      });
    if (schema.maximum !== undefined && value > schema.maximum)
      bad('range', `at most ${schema.maximum}`, {
        kind: 'too-large',
        text: quote(value),
        most: schema.maximum,
      });
  } else if (typeof value === 'string') {
    const { length } = Array.from(value);
    if (schema.minLength !== undefined && length < schema.minLength) bad('length', 'some text');
    if (schema.maxLength !== undefined && length > schema.maxLength)
      bad('length', `at most ${schema.maxLength} characters`);
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
      bad('pattern', schema.description ?? `text like ${schema.pattern}`);
  }
};

const checkObject = (
  root: JsonSchema,
  schema: JsonSchema,
  value: Record<string, unknown>,
  path: string,
  faults: Fault[],
): void => {
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(value, key))
      faults.push(fault('missing', join(path, key), `"${key}" is missing`, { kind: 'missing', name: key }));
  const keys = Object.keys(value);
  if (schema.minProperties !== undefined && keys.length < schema.minProperties)
    faults.push(
      fault('length', path, `is empty: wanted at least ${schema.minProperties} entry`, {
        kind: 'too-few-entries',
        count: keys.length,
        least: schema.minProperties,
      }),
    );
  if (schema.maxProperties !== undefined && keys.length > schema.maxProperties)
    return void faults.push(
      fault('length', path, `has ${keys.length} entries: wanted at most ${schema.maxProperties}`, {
        kind: 'too-many-entries',
        count: keys.length,
        most: schema.maxProperties,
      }),
    );
  for (const key of keys) {
    if (schema.propertyNames !== undefined) check(root, schema.propertyNames, key, join(path, key), faults);
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, key);
    const inner = known ? schema.properties[key] : schema.additionalProperties;
    if (inner === false) {
      const names = Object.keys(schema.properties ?? {});
      faults.push(
        fault(
          'unknown',
          join(path, key),
          `"${clip(key)}" is not a word here: wanted one of ${names.join(', ')}`,
          { kind: 'no-word', text: quote(key), known: names },
        ),
      );
    } else if (inner !== undefined) check(root, inner, value[key], join(path, key), faults);
  }
};

const checkArray = (
  root: JsonSchema,
  schema: JsonSchema,
  value: readonly unknown[],
  path: string,
  faults: Fault[],
): void => {
  if (schema.minItems !== undefined && value.length < schema.minItems)
    faults.push(
      fault('length', path, `has ${value.length} entries: wanted at least ${schema.minItems}`, {
        kind: 'too-few-entries',
        count: value.length,
        least: schema.minItems,
      }),
    );
  if (schema.maxItems !== undefined && value.length > schema.maxItems)
    return void faults.push(
      fault('length', path, `has ${value.length} entries: wanted at most ${schema.maxItems}`, {
        kind: 'too-many-entries',
        count: value.length,
        most: schema.maxItems,
      }),
    );
  if (schema.uniqueItems === true && new Set(value).size !== value.length)
    faults.push(
      fault('unique', path, `${quote(value)} names something twice`, { kind: 'twice', text: quote(value) }),
    );
  const { items } = schema;
  if (items !== undefined) value.forEach((item, i) => check(root, items, item, join(path, i), faults));
};

/** A union whose members have their own value of `kind`, `role` or `by`. */
const checkUnion = (
  root: JsonSchema,
  members: readonly JsonSchema[],
  value: unknown,
  path: string,
  faults: Fault[],
): void => {
  const schemas = members.map((m) => resolveRef(root, m));
  const word = ['kind', 'role', 'by'].find((w) => schemas[0]?.properties?.[w]?.const !== undefined) ?? 'kind';
  const names = schemas.map((s) => s.properties?.[word]?.const);
  if (typeOf(value) !== 'object') {
    faults.push(
      fault('type', path, `${quote(value)} is not allowed here: wanted an entry with a "${word}"`, {
        kind: 'misfit',
        text: quote(value),
      }),
    );
    return;
  }
  const name = (value as Record<string, unknown>)[word];
  const found = schemas[names.indexOf(name as string)];
  if (found === undefined || name === undefined)
    faults.push(
      fault('enum', join(path, word), `${quote(name)} is not a ${word}: wanted one of ${names.join(', ')}`, {
        kind: 'no-word',
        text: quote(name),
        known: names.map(String),
      }),
    );
  else check(root, found, value, path, faults);
};

/** A union of words, numbers or small objects. The faults are those of the member with the same type. */
const checkAny = (
  root: JsonSchema,
  schema: JsonSchema,
  value: unknown,
  path: string,
  faults: Fault[],
): void => {
  const members = (schema.anyOf ?? []).map((m) => resolveRef(root, m));
  const tries = members.map((member) => {
    const found: Fault[] = [];
    check(root, member, value, path, found);
    return { member, found };
  });
  if (tries.some((t) => t.found.length === 0)) return;
  const same = tries.filter((t) => t.member.type === typeOf(value));
  const only = same.length === 1 ? same[0] : undefined;
  if (only !== undefined && typeof value === 'object') faults.push(...only.found);
  else
    faults.push(
      fault(
        'union',
        path,
        `${quote(value)} is not allowed here: wanted ${schema.description ?? members.map(wanted).join(' or ')}`,
        { kind: 'misfit', text: quote(value) },
      ),
    );
};

const wanted = (schema: JsonSchema): string => {
  if (schema.enum !== undefined) return schema.enum.map(quote).join(', ');
  if (schema.const !== undefined) return quote(schema.const);
  if (schema.properties !== undefined) return `{${Object.keys(schema.properties).join(', ')}}`;
  return schema.type ?? 'something else';
};
