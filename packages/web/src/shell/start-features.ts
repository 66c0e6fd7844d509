/** Loads the rest of the code once the table can be played, and starts the features that start by themselves. */
import { effect } from '@preact/signals';
import { readOwnKeys } from './own-keys.ts';
import { logBug } from '../platform/errors.ts';
import type { Shell } from './shell.ts';

const started = new WeakSet<Shell>();

/** Loads the features that start with the first move. Before it they have nothing to do. */
const waitForMove = (shell: Shell): void => {
  const stop = effect(() => {
    if ((shell.controller.value?.position.session.value.cursor ?? 0) === 0) return;
    shell.features.load('first-move').then(
      () => stop(),
      // Without a network the next move tries again.
      () => undefined,
    );
  });
};

const start = async (shell: Shell): Promise<void> => {
  const { features, actions, code } = shell;
  await Promise.all([code.sentences.get(), features.load('start'), actions.load(), code.attempt.get()]);
  if (started.has(shell)) return;
  started.add(shell);
  waitForMove(shell);
  await readOwnKeys(shell);
};

/** Every table on the screen calls this; only the first call starts them. */
export const startFeatures = (shell: Shell): void => {
  // Without a network the parts are loaded when they are shown.
  const begin = (): void => void start(shell).catch(logBug);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 500);
};
