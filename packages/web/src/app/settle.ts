/** What begins once the table can be played: the keys a player has chosen, and what can be heard and felt. */
import { cleanKeys, OWN_KEYS } from '../store/own-keys.ts';
import { startFeel } from './feel/feel.ts';
import type { Shell } from './shell.ts';

/** Reads the player's own keys. */
export const readKeys = async (shell: Shell): Promise<void> => {
  const own = cleanKeys(await shell.db.get('settings', OWN_KEYS));
  // The table is laid anew for a change, and a drag that is under way ends: none is made without need.
  if (JSON.stringify(own) !== JSON.stringify(shell.ownKeys.value)) shell.ownKeys.value = own;
};

const started = new WeakSet<Shell>();

/** Every table on the screen asks for it; it begins once. */
export const settle = async (shell: Shell): Promise<void> => {
  if (!started.has(shell)) {
    started.add(shell);
    startFeel(shell);
  }
  await readKeys(shell);
};
