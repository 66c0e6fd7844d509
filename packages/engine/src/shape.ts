/**
 * Checks a value against a JSON Schema, as far as `schema.ts` uses the language, and reports every fault with its
 * path. Hand-written because the engine has no dependency and because a player who edits a rule needs sentences:
 * a union is decided by its discriminator first, so one wrong word gives one fault and not one a branch.
 */
import type { FaultFact } from './fault-facts.ts';
import { clip, fault, type Fault } from './result.ts';

/** The part of JSON Schema (2020-12) in use here. */
export interface Shape {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Shape;
  readonly propertyNames?: Shape;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The offending value as it would stand in the file, cut short. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** All faults of `value` against `shape`; none means it fits. */
export const checkShape = (root: Shape, value: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  check(root, root, value, '', faults);
  return faults;
};

/** Follows a `$ref` of the form "#/$defs/name". */
export const resolveRef = (root: Shape, shape: Shape): Shape => {
  const name = shape.$ref?.replace('#/$defs/', '');
  return name === undefined ? shape : (root.$defs?.[name] ?? shape);
};

const check = (root: Shape, given: Shape, value: unknown, path: string, faults: Fault[]): void => {
  const shape = resolveRef(root, given);
  const got = quote(value);
  const bad = (code: string, wanted: string, facts: FaultFact = { kind: 'misfit', text: got }): void => {
    faults.push(fault(code, path, `${got} is not allowed here: wanted ${wanted}`, facts));
  };
  if (shape.oneOf !== undefined) return checkUnion(root, shape.oneOf, value, path, faults);
  if (shape.anyOf !== undefined) return checkAny(root, shape, value, path, faults);
  if (shape.const !== undefined && value !== shape.const)
    return bad('const', quote(shape.const), { kind: 'no-word', text: got, known: [quote(shape.const)] });
  if (shape.enum !== undefined && !shape.enum.includes(value as string))
    return bad('enum', `one of ${shape.enum.map(quote).join(', ')}`, {
      kind: 'no-word',
      text: got,
      known: shape.enum.map(quote),
    });
  const type = typeOf(value);
  if (shape.type !== undefined && type !== shape.type && !(shape.type === 'number' && type === 'integer'))
    return bad('type', shape.description ?? `a value of type ${shape.type}`, {
      kind: 'type',
      text: got,
      type: shape.type,
    });
  if (type === 'object') checkObject(root, shape, value as Record<string, unknown>, path, faults);
  else if (type === 'array') checkArray(root, shape, value as readonly unknown[], path, faults);
  else if (typeof value === 'number') {
    if (shape.minimum !== undefined && value < shape.minimum)
      bad('range', `at least ${shape.minimum}`, { kind: 'too-small', text: got, least: shape.minimum });
    if (shape.maximum !== undefined && value > shape.maximum)
      bad('range', `at most ${shape.maximum}`, { kind: 'too-large', text: got, most: shape.maximum });
  } else if (typeof value === 'string') {
    const { length } = Array.from(value);
    if (shape.minLength !== undefined && length < shape.minLength) bad('length', 'some text');
    if (shape.maxLength !== undefined && length > shape.maxLength)
      bad('length', `at most ${shape.maxLength} characters`);
    if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value))
      bad('pattern', shape.description ?? `text like ${shape.pattern}`);
  }
};

const checkObject = (
  root: Shape,
  shape: Shape,
  value: Record<string, unknown>,
  path: string,
  faults: Fault[],
): void => {
  for (const key of shape.required ?? [])
    if (!Object.hasOwn(value, key))
      faults.push(fault('missing', join(path, key), `"${key}" is missing`, { kind: 'missing', name: key }));
  const keys = Object.keys(value);
  if (shape.minProperties !== undefined && keys.length < shape.minProperties)
    faults.push(
      fault('length', path, `is empty: wanted at least ${shape.minProperties} entry`, {
        kind: 'too-few-entries',
        count: keys.length,
        least: shape.minProperties,
      }),
    );
  if (shape.maxProperties !== undefined && keys.length > shape.maxProperties)
    return void faults.push(
      fault('length', path, `has ${keys.length} entries: wanted at most ${shape.maxProperties}`, {
        kind: 'too-many-entries',
        count: keys.length,
        most: shape.maxProperties,
      }),
    );
  for (const key of keys) {
    if (shape.propertyNames !== undefined) check(root, shape.propertyNames, key, join(path, key), faults);
    const known = shape.properties !== undefined && Object.hasOwn(shape.properties, key);
    const inner = known ? shape.properties[key] : shape.additionalProperties;
    if (inner === false) {
      const names = Object.keys(shape.properties ?? {});
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
  root: Shape,
  shape: Shape,
  value: readonly unknown[],
  path: string,
  faults: Fault[],
): void => {
  if (shape.minItems !== undefined && value.length < shape.minItems)
    faults.push(
      fault('length', path, `has ${value.length} entries: wanted at least ${shape.minItems}`, {
        kind: 'too-few-entries',
        count: value.length,
        least: shape.minItems,
      }),
    );
  if (shape.maxItems !== undefined && value.length > shape.maxItems)
    return void faults.push(
      fault('length', path, `has ${value.length} entries: wanted at most ${shape.maxItems}`, {
        kind: 'too-many-entries',
        count: value.length,
        most: shape.maxItems,
      }),
    );
  if (shape.uniqueItems === true && new Set(value).size !== value.length)
    faults.push(
      fault('unique', path, `${quote(value)} names something twice`, { kind: 'twice', text: quote(value) }),
    );
  const { items } = shape;
  if (items !== undefined) value.forEach((item, i) => check(root, items, item, join(path, i), faults));
};

/** A union whose members have a `kind`, `role` or `by` of their own. */
const checkUnion = (
  root: Shape,
  members: readonly Shape[],
  value: unknown,
  path: string,
  faults: Fault[],
): void => {
  const shapes = members.map((m) => resolveRef(root, m));
  const word = ['kind', 'role', 'by'].find((w) => shapes[0]?.properties?.[w]?.const !== undefined) ?? 'kind';
  const names = shapes.map((s) => s.properties?.[word]?.const);
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
  const found = shapes[names.indexOf(name as string)];
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

/** A plain alternative: words, numbers or small objects. The member of the same type speaks for the union. */
const checkAny = (root: Shape, shape: Shape, value: unknown, path: string, faults: Fault[]): void => {
  const members = (shape.anyOf ?? []).map((m) => resolveRef(root, m));
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
        `${quote(value)} is not allowed here: wanted ${shape.description ?? members.map(wanted).join(' or ')}`,
        { kind: 'misfit', text: quote(value) },
      ),
    );
};

const wanted = (shape: Shape): string => {
  if (shape.enum !== undefined) return shape.enum.map(quote).join(', ');
  if (shape.const !== undefined) return quote(shape.const);
  if (shape.properties !== undefined) return `{${Object.keys(shape.properties).join(', ')}}`;
  return shape.type ?? 'something else';
};
