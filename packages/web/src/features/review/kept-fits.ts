/** Fits that were begun and are not at their end, kept with the settings so that they can go on another day. */
import { compileTrusted, type Game, type GameDef } from '@cairn/engine';
import { ADVISER } from '@cairn/solver';
import type { FitState } from '@cairn/trials';
import type { Database } from '../../platform/database.ts';

/** Their key in the store of settings. */
const STORED_AS = 'fitting';
/** Those of more games are dropped, the oldest first. */
const MOST = 3;

interface KeptFit {
  readonly adviser: number;
  readonly def: GameDef;
  readonly options: Readonly<Record<string, string>>;
  readonly state: FitState;
}

export interface StoppedFit {
  readonly game: Game;
  readonly state: FitState;
}

/** By the hash of the rules, the latest first. */
type Kept = Readonly<Record<string, KeptFit>>;

const read = async (db: Database): Promise<Kept> => {
  const kept = ((await db.get('settings', STORED_AS)) ?? {}) as Kept;
  return Object.fromEntries(Object.entries(kept).filter(([, { adviser }]) => adviser === ADVISER));
};

/** The latest first. */
export const stoppedFits = async (db: Database): Promise<readonly StoppedFit[]> =>
  Object.values(await read(db)).flatMap(({ def, options, state }) => {
    const game = compileTrusted(def, options);
    return game.ok ? [{ game: game.value, state }] : [];
  });

/** Keeps how far the fit of a game is; null when it is at its end. */
export const keepFit = async (db: Database, game: Game, state: FitState | null): Promise<void> => {
  const { [game.rules]: _, ...others } = await read(db);
  const { base: def, options } = game;
  const mine = state === null ? [] : [[game.rules, { adviser: ADVISER, def, options, state }] as const];
  const value: Kept = Object.fromEntries([...mine, ...Object.entries(others)].slice(0, MOST));
  await db.write([{ store: 'settings', key: STORED_AS, value }]);
};
