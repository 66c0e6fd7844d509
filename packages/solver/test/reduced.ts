/**
 * Reduced games: a game of the catalogue with fewer ranks and suits, smaller columns and random rules, so that the
 * reference can visit every position. Which rules are drawn is a function of a seed, so a failure has a name.
 */
import { compileGame, parseDeal, start, type Game, type GameDef, type Json, type State } from '@cairn/engine';
import { games } from '@cairn/games';

/** A throw of dice: a number below that of the sides. */
export type Roll = (sides: number) => number;

/** The game a seed gives; null when what is drawn does not go together. */
export type Drawn = (seed: number) => Game | null;

/** A small generator for tests; the same numbers for the same seed for ever (mulberry32, Tommy Ettinger, public domain). */
export const dice = (seed: number): Roll => {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
};

/** One of a list. */
export const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)];

/** The first so many games that the seeds from 1 on give. */
export const someOf = (drawn: Drawn, count: number): readonly Game[] => {
  const found: Game[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const game = drawn(seed);
    if (game !== null) found.push(game);
  }
  return found;
};

/** The definition of that id in the catalogue. */
export const catalogued = (id: string): GameDef => {
  const found = games.find((def) => def.id === id);
  if (found === undefined) throw new Error(`There is no game ${id}`);
  return found;
};

/** A definition with some of its entries replaced, named by dotted paths; `null` takes an entry away. */
export const altered = (def: GameDef, edits: Readonly<Record<string, Json>>): GameDef => {
  const copy = structuredClone(def) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = copy;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === null) delete at[last];
    else at[last] = value;
  }
  return copy as unknown as GameDef;
};

/** The game, or null when the edits do not make a sound one (the gate says no). */
export const reduced = (
  def: GameDef,
  edits: Readonly<Record<string, Json>>,
  options: Readonly<Record<string, string>> = {},
): Game | null => {
  const game = compileGame(altered(def, edits), options);
  return game.ok ? game.value : null;
};

/** The first position of a plain deal number. */
export const dealt = (game: Game, deal: number): State => {
  const parsed = parseDeal(`${deal}`);
  const state = parsed.ok ? start(game, parsed.value) : parsed;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};
