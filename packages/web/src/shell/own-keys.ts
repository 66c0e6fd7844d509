/** Loads the keys that the player has assigned to actions. */
import { cleanKeys, OWN_KEYS } from '../play/own-keys.ts';
import type { Shell } from './shell.ts';

/** Reads them again; another tab may have changed them. */
export const readOwnKeys = async ({ db, actions }: Shell): Promise<void> => {
  const own = cleanKeys(await db.get('settings', OWN_KEYS));
  // A change draws the table again and ends a drag, so the signal is set only for a real change.
  if (JSON.stringify(own) !== JSON.stringify(actions.ownKeys.value)) actions.ownKeys.value = own;
};
