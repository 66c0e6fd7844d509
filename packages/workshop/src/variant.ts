/**
 * A variant: a game that a player has changed. It is written as the id of its parent and edits, or as a whole
 * definition if it has no parent. Its id is a hash of its rules, so the same change made twice is one game with one
 * history, whatever its title. It has no options, because the chosen values are part of its definition.
 */
import {
  canonical,
  checkForm,
  checkJson,
  validate,
  clip,
  compileGame,
  copyJson,
  editDef,
  fail,
  fault,
  fnv1a64,
  ok,
  schemaTypes,
  type Game,
  type GameDef,
  type Result,
  type JsonSchema,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { difference, DEFINITION_PARTS, type Edits } from './model/difference.ts';
import { OWN } from './model/names.ts';

/** The form of a variant in files, in the app's database and, packed, in links. */
export type Variant =
  | { readonly title: string; readonly of: string; readonly set: Edits }
  | { readonly title: string; readonly def: GameDef };

const { object, text } = schemaTypes;
const anyObject: JsonSchema = { type: 'object' };

/** Schemas of the two outer forms. The engine checks the definition itself, or the one that the edits give. */
const EDITED: JsonSchema = object({ title: text(60), of: text(40), set: anyObject });
const WHOLE: JsonSchema = object({ title: text(60), def: anyObject });

const isWhole = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'def');

/** A definition as a changed game, with its own title and id, without options. */
const ownGame = (def: GameDef, title: string): GameDef => {
  const { aka: _aka, ...rest } = def;
  const named = { ...rest, title, options: {} };
  const rules = Object.fromEntries(DEFINITION_PARTS.map((part) => [part, named[part]]));
  return { ...named, id: `${OWN}${fnv1a64(canonical(rules))}` };
};

/**
 * Writes a changed definition as a variant.
 * @param parent the published game it was made from; null for none.
 */
export const makeVariant = (parent: GameDef | null, def: GameDef, title: string): Variant =>
  parent === null
    ? { title, def: ownGame(def, title) }
    : { title, of: parent.id, set: difference(parent, def) };

/**
 * Parses data from outside as a variant and compiles its game.
 * @returns the game with its default scoring, or every fault, with paths in the changed definition.
 */
export const readVariant = (
  json: unknown,
): Result<{ readonly variant: Variant; readonly parent: GameDef | null; readonly game: Game }> => {
  const form = checkJson(json);
  const faults = form.length > 0 ? form : validate(isWhole(json) ? WHOLE : EDITED, json);
  if (faults.length > 0) return fail(faults);
  const variant = json as Variant;
  const changed = 'def' in variant ? ok({ parent: null, def: variant.def }) : edited(variant);
  if (!changed.ok) return changed;
  const { parent, def } = changed.value;
  // The id is a hash of the rules, so the form is checked first.
  const misshapen = checkForm({ ...def, id: `${OWN}0`, title: variant.title, options: {} });
  if (misshapen.length > 0) return fail(misshapen);
  const game = compileGame(ownGame(def, variant.title));
  return game.ok ? ok({ variant, parent, game: game.value }) : game;
};

const edited = ({
  of,
  set,
}: Extract<Variant, { of: string }>): Result<{ readonly parent: GameDef; readonly def: GameDef }> => {
  const found = findGame(of);
  if (found?.def.id !== of)
    return fail([
      fault('no-game', 'of', `There is no game "${clip(of)}" here`, { kind: 'no-game', name: clip(of) }),
    ]);
  const def = changeDef(found.def, set);
  return def.ok ? ok({ parent: found.def, def: def.value }) : def;
};

/**
 * Applies edits to a copy of a definition and removes its options. Faults: paths that do not exist, or that may not
 * be edited.
 */
export const changeDef = (from: GameDef, set: Edits): Result<GameDef> => {
  const def: GameDef = copyJson({ ...from, options: {} });
  const faults = editDef(def, set, 'set', DEFINITION_PARTS);
  return faults.length > 0 ? fail(faults) : ok(def);
};
