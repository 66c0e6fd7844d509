/**
 * Who deals when any deal will do: chance alone, or, where the player wants only deals that can be won, the part that
 * proves one first (../proved). That part is fetched when it is first wanted.
 */
import { fetched } from '../../platform/lazy-module.ts';
import type { Shell } from '../../shell/shell.ts';
import { speakPages } from '../../i18n/language.ts';
import { words } from '../../i18n/words.ts';
import type { NextDeal } from '../../play/game-controller.ts';

const prover = fetched(async () => (await Promise.all([import('./dealing.ts'), speakPages()]))[0]);
let now: Promise<void> | undefined;

export const dealerOf =
  (shell: Shell): NextDeal =>
  (controller, game) => {
    if (shell.settings.value.winnable === 'off') return false;
    now = prover.get().then(
      ({ dealProved }) => dealProved(shell, controller, game),
      () => controller.announcer.say(words.failedToLoad),
    );
    return true;
  };

/** Settles when what was asked for last is dealt, or takes too long to wait for. */
export const dealing = (): Promise<void> | undefined => now;
