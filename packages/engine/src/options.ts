/**
 * Options: named choices whose values are edits to the definition. Applying them gives another definition of the
 * same shape, so nothing after this file knows that options exist.
 */
import type { GameDef, OptionDef, OptionValue } from './definition/index.ts';
import type { Json } from './json.ts';
import { copyJson } from './copy.ts';
import { clip, fail, fault, ok, type Fault, type Result } from './result.ts';

/** The option every game has: which of its scorings counts. */
export const SCORING = 'scoring';

/** What the moves are called among the options of a link. */
export const MOVES = 'm';

/** The options of a game in order, the choice of scoring among them when there is one. */
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

/** Every option at its standard value. */
export const standardOptions = (def: GameDef): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(optionsOf(def)).map(([name, { standard }]) => [name, standard]));

/** Every option with its value, chosen or standard; faults for options and values the game does not have. */
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

/** Only the options that are not at their standard value, in the game's order: what a link or a record needs to say. */
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

/** The definition with the edits of every chosen value made; faults where one leads nowhere after another. */
export const applyOptions = (def: GameDef, options: Readonly<Record<string, string>>): Result<GameDef> => {
  const edited = editable(def);
  const faults = Object.entries(optionsOf(def)).flatMap(([name, option]) => {
    const value = options[name] ?? option.standard;
    return editDef(edited, option.values[value]?.set ?? {}, `options.${name}.values.${value}.set`);
  });
  return faults.length > 0 ? fail(faults) : ok(edited);
};

/** A copy that may be edited; the options themselves, the larger part of most definitions, are not for editing. */
export const editable = (def: GameDef): GameDef => ({
  ...copyJson({ ...def, options: {} }),
  options: def.options,
});

/** The parts of a definition that say how it is played and what it scores. */
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
 * Makes edits in a definition that may be changed; a fault for each path that leads nowhere. Options may edit how a game
 * is played, and not what it is called.
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
 * Sets one path in data that may be changed; null takes the entry away. Only the last two steps may be new: an entry,
 * and the optional part of the definition it is in. Returns whether the path led anywhere.
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
