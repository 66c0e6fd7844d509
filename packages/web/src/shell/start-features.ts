/** What begins once the table can be played: the rest of the code is loaded, and features that start by themselves do. */
import { effect } from '@preact/signals';
import { readOwnKeys } from './own-keys.ts';
import type { Shell } from './shell.ts';

const started = new WeakSet<Shell>();

/** Loads the features of the first move with it: before it there is nothing for them to watch. */
const waitForMove = (shell: Shell): void => {
  const stop = effect(() => {
    if ((shell.controller.value?.position.session.value.cursor ?? 0) === 0) return;
    shell.features.load('first-move').then(
      () => stop(),
      // Without network they are asked for again with the next move.
      () => undefined,
    );
  });
};

const start = async (shell: Shell): Promise<void> => {
  const { features, actions, code } = shell;
  await Promise.all([code.sentences.get(), features.load('start'), actions.load(), code.catalogue.get()]);
  if (started.has(shell)) return;
  started.add(shell);
  waitForMove(shell);
  await readOwnKeys(shell);
};

/** Every table on the screen asks for it; it begins once. */
export const startFeatures = (shell: Shell): void => {
  // Without network the parts are asked for again when they are shown.
  const begin = (): void => void start(shell).catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 500);
};
