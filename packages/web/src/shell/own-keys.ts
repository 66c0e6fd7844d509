/** The single keys a player has chosen for actions, as they are stored. */
import { cleanKeys, OWN_KEYS } from '../play/own-keys.ts';
import type { Shell } from './shell.ts';

/** Reads them; another tab may have changed them. */
export const readOwnKeys = async ({ db, actions }: Shell): Promise<void> => {
  const own = cleanKeys(await db.get('settings', OWN_KEYS));
  // A change lays the table out again and ends a drag that is under way, so none is made without need.
  if (JSON.stringify(own) !== JSON.stringify(actions.ownKeys.value)) actions.ownKeys.value = own;
};
