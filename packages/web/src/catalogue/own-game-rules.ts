/**
 * The rules of own games: checked by the engine, and packed for links. The checks come with this file, which is
 * loaded only if there is an own game or a link that contains one.
 */
import { compileGame, ok, type GameDef, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { makeVariant, packVariant, readVariant, unpackVariant, type Variant } from '@cairn/workshop';
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

/** A variant as a game to store. Faults if it cannot be played. */
export const taken = (variant: unknown): Result<KeptGame> => kept(readVariant(variant), 'saved');

/** The game in a link or a record. */
export const unpacked = async (name: string): Promise<Result<KeptGame>> =>
  kept(await unpackVariant(name), 'met');
