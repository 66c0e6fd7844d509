/**
 * The rules of own games, taken in and packed: through the engine's gate, which comes with this file. It is fetched
 * only where there is an own game, or a link that brings one.
 */
import { compileGame, ok, type GameDef, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { makeVariant, packVariant, readVariant, unpackVariant, type Variant } from '@cairn/workshop';
import type { KeptGame, Standing } from './stored-games.ts';

/** Whether rules that were kept can still be played. */
export const isSound = (def: GameDef): boolean => compileGame(def).ok;

/** A kept game as the edits that make it from its parent as that is today, or whole where it has none. */
export const variantOf = ({ def, of }: Pick<KeptGame, 'def' | 'of'>): Variant => {
  const parent = of === null ? null : findGame(of);
  return makeVariant(parent?.def.id === of ? parent.def : null, def, def.title);
};

/** What it is called in links. */
export const packed = (variant: Variant): Promise<string> => packVariant(variant);

type Read = Awaited<ReturnType<typeof unpackVariant>>;

const kept = (read: Read, standing: Standing): Result<KeptGame> =>
  read.ok
    ? ok({ def: read.value.game.base, of: read.value.parent?.id ?? null, standing, at: Date.now() })
    : read;

/** A variant as a game to save; all that is wrong with it where it cannot be played. */
export const taken = (variant: unknown): Result<KeptGame> => kept(readVariant(variant), 'saved');

/** The game of a link or a record. */
export const unpacked = async (name: string): Promise<Result<KeptGame>> =>
  kept(await unpackVariant(name), 'met');
