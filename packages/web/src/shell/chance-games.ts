/**
 * The games whose winning chance the player wants to see: none at first. They are stored with the settings, and the
 * store is read once.
 */
import { signal, type Signal } from '@preact/signals';
import type { GameController } from '../play/game-controller.ts';
import { logBug } from '../platform/errors.ts';
import { shellState } from './shell-state.ts';
import type { Shell } from './shell.ts';

/** Their key in the store of settings. */
const STORED_AS = 'chanceGames';

/** Ids of games. */
export const shownGames = shellState((shell): Signal<ReadonlySet<string>> => {
  const games = signal<ReadonlySet<string>>(new Set());
  void read(shell, games).catch(logBug);
  return games;
});

const read = async ({ db }: Shell, games: Signal<ReadonlySet<string>>): Promise<void> => {
  const stored = await db.get('settings', STORED_AS);
  if (Array.isArray(stored)) games.value = new Set(stored.filter((id) => typeof id === 'string'));
};

/** In a series everyone plays with the same help, so the chance is never shown there. */
export const mayShow = ({ position }: GameController): boolean => position.attempt.value.series === undefined;

export const isShown = (games: ReadonlySet<string>, controller: GameController): boolean =>
  mayShow(controller) && games.has(controller.position.session.value.game.id);

/** Shows the chance in all deals of the game on the table, or hides it. */
export const toggleChance = (shell: Shell, controller: GameController): void => {
  const { id } = controller.position.session.value.game;
  const games = shownGames(shell);
  const next = new Set(games.value);
  if (!next.delete(id)) next.add(id);
  games.value = next;
  shell.db.write([{ store: 'settings', key: STORED_AS, value: [...next] }]).catch(() => {
    shell.notices.notStored.value = true;
  });
};
