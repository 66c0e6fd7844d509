/**
 * The rules of own games: checked by the engine, and packed for links. The checks come with this file, which is
 * loaded only if there is an own game or a link that contains one.
 */
import { compileGame, ok, type GameDef, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import {
  isSolvitaireRules,
  makeVariant,
  packVariant,
  readSolvitaireRules,
  readVariant,
  unpackVariant,
  type Variant,
} from '@cairn/workshop';
import type { KeptGame, Standing } from './stored-games.ts';

/** Whether stored rules can still be played. */
export const isSound = (def: GameDef): boolean => compileGame(def).ok;

/** A stored game as the edits of its parent's current definition, or as a whole definition if it has no parent. */
export const variantOf = ({ def, of }: Pick<KeptGame, 'def' | 'of'>): Variant => {
  const parent = of === null ? null : findGame(of);
  return makeVariant(parent?.def.id === of ? parent.def : null, def, def.title);
};

/** The name of a variant in links. */
export const packed = (variant: Variant): Promise<string> => packVariant(variant);

type Read = Awaited<ReturnType<typeof unpackVariant>>;

const kept = (read: Read, standing: Standing): Result<KeptGame> =>
  read.ok
    ? ok({ def: read.value.game.base, of: read.value.parent?.id ?? null, standing, at: Date.now() })
    : read;

/**
 * A variant, or a rule file of Solvitaire, as a game to store. Faults if it cannot be played.
 * @param name the name of the file, which is the title of a game that has none.
 */
export const taken = (json: unknown, name = ''): Result<KeptGame> => {
  if (!isSolvitaireRules(json)) return kept(readVariant(json), 'saved');
  const title = name.replace(/\.json$/i, '').slice(0, 60) || 'Solvitaire';
  const def = readSolvitaireRules(json, title);
  return def.ok ? kept(readVariant(makeVariant(null, def.value, title)), 'saved') : def;
};

/** The game in a link or a record. */
export const unpacked = async (name: string): Promise<Result<KeptGame>> =>
  kept(await unpackVariant(name), 'met');
