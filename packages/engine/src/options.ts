/**
 * Options: named choices whose values are edits to the definition. Applying them gives another definition of the
 * same shape, so nothing after this file knows that options exist.
 */
import type { GameDef, Json, OptionDef } from './def.ts';
import { fail, fault, ok, type Fault, type Result } from './result.ts';

/** The option every game has: which of its scorings counts. */
export const SCORING = 'scoring';

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
        ),
      );
    else if (!Object.hasOwn(option.values, value))
      faults.push(
        fault(
          'option-value',
          name,
          `Option "${name}" has no value "${value}": wanted one of ${Object.keys(option.values).join(', ')}`,
        ),
      );
  }
  if (faults.length > 0) return fail(faults);
  return ok(
    Object.fromEntries(Object.entries(options).map(([name, o]) => [name, chosen[name] ?? o.standard])),
  );
};

/** Only the options that are not at their standard value, in the game's order: what a link or a record needs to say. */
export const changedOptions = (
  def: GameDef,
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const all = optionsOf(def);
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, o]) => {
      const value = options[name] ?? o.standard;
      return value === o.standard ? [] : [[name, value]];
    }),
  );
};

/** The definition with the edits of every chosen value made. A path that leads nowhere is a fault. */
export const applyOptions = (def: GameDef, options: Readonly<Record<string, string>>): Result<GameDef> => {
  const edited = JSON.parse(JSON.stringify(def)) as Record<string, Json>;
  const faults: Fault[] = [];
  for (const [name, option] of Object.entries(optionsOf(def))) {
    const edits = option.values[options[name] ?? option.standard]?.set ?? {};
    for (const [path, value] of Object.entries(edits))
      if (!edit(edited, path.split('.'), value))
        faults.push(
          fault('option-path', `options.${name}`, `Path "${path}" does not exist in the definition`),
        );
  }
  return faults.length > 0 ? fail(faults) : ok(edited as unknown as GameDef);
};

/** Sets one path. Only the last two steps may be new: an entry, and the optional part of the definition it is in. */
const edit = (root: Record<string, Json>, path: readonly string[], value: Json): boolean => {
  let at = root as Record<string, Json> | Json[];
  for (const [i, key] of path.slice(0, -1).entries()) {
    const next = Array.isArray(at) ? at[Number(key)] : Object.hasOwn(at, key) ? at[key] : undefined;
    if (typeof next === 'object' && next !== null) at = next as Record<string, Json> | Json[];
    else if (next === undefined && i === path.length - 2 && !Array.isArray(at)) at = at[key] = {};
    else return false;
  }
  const last = path.at(-1) ?? '';
  if (Array.isArray(at)) {
    if (!/^\d+$/.test(last) || Number(last) >= at.length) return false;
    at[Number(last)] = value;
  } else if (value === null) delete at[last];
  else at[last] = value;
  return true;
};
