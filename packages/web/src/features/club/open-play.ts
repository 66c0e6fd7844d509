/** Opens a play of a sealed board: what is kept of it on the device, else what the server has. */
import { clip, compileTrusted, failWith, ok, type Game, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { beginPlay, type Answer, type FollowedPlay, type KeptPlay, type PlayState } from '@cairn/wire';
import type { Database } from '../../platform/database.ts';

/** @param address of the page of the play. */
export const keptPlay = async (db: Database, address: string): Promise<KeptPlay | null> =>
  ((await db.get('club', address)) as KeptPlay | undefined) ?? null;

/** @param play null: nothing is to be kept any more. */
export const keepPlay = (db: Database, address: string, play: KeptPlay | null): Promise<void> =>
  db.write([{ store: 'club', key: address, ...(play !== null && { value: play }) }]);

/** Nothing that was played here is kept any more. */
export const forgetPlays = async (db: Database): Promise<void> =>
  db.write(Object.keys(await db.entries('club')).map((key) => ({ store: 'club', key })));

export interface OpenedPlay {
  readonly game: Game;
  readonly play: FollowedPlay;
  /** Whether it has just come from the server. */
  readonly isNew: boolean;
}

/** Faults: this version of the app has no such game, or other rules. */
export const openKept = (kept: KeptPlay, isNew: boolean): Result<OpenedPlay> => {
  const { game: id, options } = kept.state;
  const found = findGame(id);
  if (found === null) return failWith('rules', '', `There is no game "${clip(id)}" here`);
  const game = compileTrusted(found.def, { ...found.options, ...options });
  if (!game.ok) return game;
  const play = beginPlay(game.value, kept);
  return play.ok ? ok({ game: game.value, play: play.value, isNew }) : play;
};

/** An answer that opens a board, as a play. */
export const openAnswer = (answer: Answer<PlayState> & { readonly ok: true }): Result<OpenedPlay> =>
  openKept({ state: answer.value, outbox: [] }, true);
