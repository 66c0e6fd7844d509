/**
 * Options: named choices whose values are edits of the definition. Applying them gives another definition of the same
 * form, so other files know nothing of options.
 */
import type { GameDef, OptionDef, OptionValue } from './definition/index.ts';
import type { Json } from './json.ts';
import { copyJson } from './copy.ts';
import { clip, fail, fault, ok, type Fault, type Result } from './result.ts';

/** The option that every game has: its scoring. */
export const SCORING = 'scoring';

/** The name of the moves among the options of a link. */
export const MOVES = 'm';

/** The options of a game in order, with the choice of scoring if there are several. */
export const optionsOf = (def: GameDef): Readonly<Record<string, OptionDef>> => {
  const values = Object.fromEntries(
    Object.entries(def.scorings).map(([id, score]) => [id, { title: score.title, set: { scoring: id } }]),
  );
  const standard = {
    [def.scoring]: { ...values[def.scoring], title: def.scorings[def.scoring]?.title ?? '', set: {} },
  };
  return {
    ...def.options,
    [SCORING]: { title: 'Scoring', standard: def.scoring, values: { ...values, ...standard } },
  };
};

/** Every option at its default. */
export const standardOptions = (def: GameDef): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(optionsOf(def)).map(([name, { standard }]) => [name, standard]));

/** Every option with its value, chosen or default. Faults: unknown options and values. */
export const chooseOptions = (
  def: GameDef,
  chosen: Readonly<Record<string, string>>,
): Result<Readonly<Record<string, string>>> => {
  const options = optionsOf(def);
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(chosen)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined)
      faults.push(
        fault(
          'option',
          name,
          `${def.title} has no option "${name}": wanted one of ${Object.keys(options).join(', ')}`,
          { kind: 'option', game: def.title, name: clip(name), known: Object.keys(options) },
        ),
      );
    else if (!Object.hasOwn(option.values, value))
      faults.push(
        fault(
          'option-value',
          name,
          `Option "${name}" has no value "${value}": wanted one of ${Object.keys(option.values).join(', ')}`,
          { kind: 'option-value', name, value: clip(value), known: Object.keys(option.values) },
        ),
      );
  }
  if (faults.length > 0) return fail(faults);
  return ok({ ...standardOptions(def), ...chosen });
};

/** The options that differ from the defaults, in the order of the game, as links and records write them. */
export const changedOptions = (
  def: GameDef,
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const standard = new Map(Object.entries(standardOptions(def)));
  const all = Object.entries({ ...standardOptions(def), ...options });
  return Object.fromEntries(
    all.filter(([name, value]) => standard.has(name) && standard.get(name) !== value),
  );
};

/**
 * The definition with the edits of every chosen value applied. Faults: paths that do not exist after earlier edits.
 */
export const applyOptions = (def: GameDef, options: Readonly<Record<string, string>>): Result<GameDef> => {
  const edited = editable(def);
  const faults = Object.entries(optionsOf(def)).flatMap(([name, option]) => {
    const value = options[name] ?? option.standard;
    return editDef(edited, option.values[value]?.set ?? {}, `options.${name}.values.${value}.set`);
  });
  return faults.length > 0 ? fail(faults) : ok(edited);
};

/** A copy to edit. It shares the options, the largest part of most definitions, because they cannot be edited. */
const editable = (def: GameDef): GameDef => ({
  ...copyJson({ ...def, options: {} }),
  options: def.options,
});

/** The faults of edits that are only tried. A copy is made of the parts they lead to, not of the whole definition. */
export const editFaults = (def: GameDef, set: OptionValue['set'], where: string): readonly Fault[] => {
  const edited = new Set(Object.keys(set).map((path) => path.split('.')[0]));
  const parts = Object.entries(def).map(([part, value]) => [
    part,
    edited.has(part) ? copyJson(value) : value,
  ]);
  return editDef(Object.fromEntries(parts) as GameDef, set, where);
};

/** The parts of a definition that decide how it is played and scored. */
export const RULE_PARTS = [
  'pack',
  'zones',
  'stock',
  'remove',
  'powers',
  'events',
  'limits',
  'goal',
  'again',
  'scoring',
  'scorings',
] as const satisfies readonly (keyof GameDef)[];

/**
 * Applies edits in place, and adds a fault for each path that does not exist. Options may edit rules and scorings,
 * but not titles.
 */
export const editDef = (
  def: GameDef,
  set: OptionValue['set'],
  where: string,
  parts: readonly string[] = RULE_PARTS,
): readonly Fault[] =>
  Object.entries(set).flatMap(([path, value]) => {
    const keys = path.split('.');
    const open = parts.includes(keys[0] ?? '') && !keys.includes('__proto__');
    if (open && setPath(def, keys, copyJson(value))) return [];
    return [
      fault('option-path', where, `Path "${clip(path)}" leads nowhere in the definition`, {
        kind: 'path',
        path: clip(path),
      }),
    ];
  });

interface Tree {
  [key: string]: Json | Tree;
}

/**
 * Sets a path in place; null removes the entry. Only its last two steps may be new: an entry, and the optional part
 * of the definition that has it. Returns whether the path exists.
 */
export const setPath = (root: object, path: readonly string[], value: Json): boolean => {
  let at = root as Tree;
  for (const [i, key] of path.slice(0, -1).entries()) {
    const next = Object.hasOwn(at, key) ? at[key] : undefined;
    if (typeof next === 'object' && next !== null) at = next as Tree;
    else if (next === undefined && i === path.length - 2 && !Array.isArray(at)) at = at[key] = {};
    else return false;
  }
  const last = path.at(-1) ?? '';
  if (Array.isArray(at) && (last === 'length' || !Object.hasOwn(at, last))) return false;
  if (value === null && !Array.isArray(at)) delete at[last];
  else at[last] = value;
  return true;
};
