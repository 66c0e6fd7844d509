/**
 * The difference between two definitions, as edits like those of an option's value: dotted paths with new values,
 * null for removed entries. Applying the edits to the first gives the second, so no list of edits has to be stored.
 */
import { canonical, RULE_PARTS, type GameDef, type Json } from '@cairn/engine';

export type Edits = Readonly<Record<string, Json>>;

/** The parts that a change may touch: all except titles and options. */
export const DEFINITION_PARTS = [
  'families',
  'tags',
  'info',
  'pysol',
  ...RULE_PARTS,
] as const satisfies readonly (keyof GameDef)[];

interface Tree {
  readonly [key: string]: Json;
}

/** The edits that turn one definition into the other. */
export const difference = (from: GameDef, to: GameDef): Edits => {
  const edits: Record<string, Json> = {};
  for (const part of DEFINITION_PARTS) {
    const before = from[part] as Json | undefined;
    const after = to[part] as Json | undefined;
    // Zones are dealt in order, and an edit can add a zone only at the end.
    if (part === 'zones' && !keepsOrder(before as Tree, after as Tree)) edits[part] = after as Json;
    else compare(part, before, after, edits);
  }
  return edits;
};

const keepsOrder = (from: Tree, to: Tree): boolean => {
  const kept = Object.keys(from).filter((key) => Object.hasOwn(to, key));
  return kept.every((key, i) => Object.keys(to)[i] === key);
};

const compare = (
  path: string,
  from: Json | undefined,
  to: Json | undefined,
  edits: Record<string, Json>,
): void => {
  if (to === undefined) {
    if (from !== undefined) edits[path] = null;
    return;
  }
  if (from !== undefined && canonical(from) === canonical(to)) return;
  const keys = sharedKeys(from, to);
  if (keys === null) edits[path] = to;
  else for (const key of keys) compare(`${path}.${key}`, (from as Tree)[key], (to as Tree)[key], edits);
};

/**
 * The keys to compare one by one; null if replacing the whole value is better: another type, another length, or names
 * that are not paths.
 */
const sharedKeys = (from: Json | undefined, to: Json): readonly string[] | null => {
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to)) return null;
  if (Array.isArray(from) && (from.length !== Object.keys(to).length || !from.every(isTree))) return null;
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  if (keys.some((key) => key === '' || key.includes('.'))) return null;
  // If they have no entry in common, replacing the whole value is shorter.
  return keys.some((key) => Object.hasOwn(from, key) && Object.hasOwn(to, key)) ? keys : null;
};

const isTree = (value: Json | undefined): value is Tree => typeof value === 'object' && value !== null;
