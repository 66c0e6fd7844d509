/**
 * Options of formats: named choices whose values are edits of the definition, as in games. Applying them gives
 * another definition of the same form. `*` in a path stands for every entry of a list. An option may also accept any
 * whole number between two bounds.
 */
import { copyJson, fail, fault, ok, setPath, type Fault, type Json, type Result } from '@cairn/engine';
import type { FormatDef, FormatOption } from './def.ts';

/** Option names with the values chosen. */
export type Chosen = Readonly<Record<string, string>>;

/** The parts that options may edit: how deals are chosen and counted, but not titles. */
const EDITABLE = [
  'legs',
  'times',
  'deals',
  'flow',
  'counts',
  'ends',
  'purse',
  'undo',
  'clock',
  'seconds',
  'carries',
  'shop',
  'goal',
];

const WHOLE = /^(0|-?[1-9]\d{0,8})$/;

/** The edits of a value; undefined if the option does not have it. */
const editsOf = (option: FormatOption, value: string): Readonly<Record<string, Json>> | undefined => {
  if (Object.hasOwn(option.values, value)) return option.values[value]?.set;
  const { number } = option;
  if (number === undefined || !WHOLE.test(value)) return undefined;
  const count = Number(value);
  return count < number.least || count > number.most ? undefined : { [number.path]: count };
};

/** Whether an option has a value, as a named value or as a number. */
export const hasValue = (option: FormatOption, value: string): boolean =>
  editsOf(option, value) !== undefined;

/** Every option at its default. */
const standardOf = (def: FormatDef): Chosen =>
  Object.fromEntries(Object.entries(def.options).map(([name, { standard }]) => [name, standard]));

/** Every option with its value, chosen or default. Faults: unknown options and values. */
export const chooseFormatOptions = (def: FormatDef, chosen: Chosen): Result<Chosen> => {
  const names = Object.keys(def.options);
  const faults = Object.entries(chosen).flatMap(([name, value]): Fault[] => {
    const option = Object.hasOwn(def.options, name) ? def.options[name] : undefined;
    if (option === undefined)
      return [
        fault(
          'option',
          name,
          names.length === 0
            ? `${def.title} has no options`
            : `${def.title} has no option "${name}": wanted one of ${names.join(', ')}`,
          { kind: 'option', game: def.title, name, known: names },
        ),
      ];
    if (hasValue(option, value)) return [];
    const known = knownValues(option);
    return [
      fault(
        'option-value',
        name,
        `Option "${name}" has no value "${value}": wanted one of ${known.join(', ')}`,
        { kind: 'option-value', name, value, known },
      ),
    ];
  });
  return faults.length > 0 ? fail(faults) : ok({ ...standardOf(def), ...chosen });
};

/** The names of an option's values, and "1…100" for the numbers it accepts. */
export const knownValues = ({ values, number }: FormatOption): readonly string[] => [
  ...Object.keys(values),
  ...(number === undefined ? [] : [`${number.least}…${number.most}`]),
];

/** The options that differ from the defaults, in the order of the format. */
export const changedFormatOptions = (def: FormatDef, options: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(def.options).flatMap(([name, { standard }]) => {
      const value = options[name] ?? standard;
      return value === standard ? [] : [[name, value]];
    }),
  );

/** Applies the edits of all values, in the order of the options. Faults: edits whose path does not exist. */
export const applyFormatOptions = (def: FormatDef, options: Chosen): Result<FormatDef> => {
  const edited = copyJson(def);
  const faults = Object.entries(def.options).flatMap(([name, option]) => {
    const value = options[name] ?? option.standard;
    return editFormat(edited, editsOf(option, value) ?? {}, `options.${name}.values.${value}.set`);
  });
  return faults.length > 0 ? fail(faults) : ok(edited);
};

/** Applies edits in place. Adds a fault for each path that does not exist. */
const editFormat = (def: FormatDef, set: Readonly<Record<string, Json>>, where: string): readonly Fault[] =>
  Object.entries(set).flatMap(([path, value]) => {
    const keys = path.split('.');
    const open = EDITABLE.includes(keys[0] ?? '') && !keys.includes('__proto__');
    const paths = open ? spread(def, keys) : [];
    if (paths.length > 0 && paths.every((each) => setPath(def, each, copyJson(value)))) return [];
    return [fault('option-path', where, `Path "${path}" leads nowhere in the definition`)];
  });

/** The paths that a path with "*" stands for. */
const spread = (root: unknown, keys: readonly string[]): readonly (readonly string[])[] => {
  const star = keys.indexOf('*');
  if (star < 0) return [keys];
  const head = keys.slice(0, star);
  const list = head.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Readonly<Record<string, unknown>>)[key]
        : undefined,
    root,
  );
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, i) => spread(root, [...head, `${i}`, ...keys.slice(star + 1)]));
};
