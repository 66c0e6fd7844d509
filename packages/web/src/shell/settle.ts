/** What begins once the table can be played: the player's own keys, what is heard and felt, and what is watched. */
import { effect } from '@preact/signals';
import { cleanKeys, OWN_KEYS } from '../play/own-keys.ts';
import { startFeel } from '../features/feedback/feel.ts';
import { library } from './library.ts';
import { screens } from './parts.ts';
import type { Shell } from './shell.ts';

/** Reads the player's own keys. */
export const readKeys = async (shell: Shell): Promise<void> => {
  const own = cleanKeys(await shell.db.get('settings', OWN_KEYS));
  // The table is laid anew for a change, and a drag that is under way ends: none is made without need.
  if (JSON.stringify(own) !== JSON.stringify(shell.ownKeys.value)) shell.ownKeys.value = own;
};

/** The solver's help and the screens come with the first move: before it there is nothing to watch. Offline it is asked for again. */
const watchPlay = (shell: Shell): void => {
  const stop = effect(() => {
    if ((shell.controller.value?.position.session.value.cursor ?? 0) === 0) return;
    const begin = async (): Promise<void> => {
      const [{ watch }] = await Promise.all([library.get().then(({ aid }) => aid()), screens()]);
      watch(shell);
      stop();
    };
    begin().catch(() => undefined);
  });
};

const started = new WeakSet<Shell>();

/** Every table on the screen asks for it; it begins once. */
export const settle = async (shell: Shell): Promise<void> => {
  if (!started.has(shell)) {
    started.add(shell);
    startFeel(shell);
    watchPlay(shell);
  }
  await readKeys(shell);
};
