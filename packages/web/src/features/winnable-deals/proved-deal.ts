/**
 * Deals only what can be won. Until a deal is found the table stays as it is and can be played: a move, a tap or
 * Escape ends the search. While the player plays a deal the next one is found. The player learns nothing about hidden
 * cards except that the deal can be won (law 4).
 */
import { begin, makeDeal, type Deal, type Game, type RulesHash } from '@cairn/engine';
import { effect } from '@preact/signals';
import { ask } from '../../shell/questions.ts';
import { newAttempt } from '../../play/attempt.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { fresh, randomDeal } from '../../play/random-deal.ts';
import type { GameController } from '../../play/game-controller.ts';
import type { ResultStore } from '../../play/result-store.ts';
import type { Shell } from '../../shell/shell.ts';
import { shellState } from '../../shell/shell-state.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { findDeal } from './find-deal.ts';
import { winnableWords } from './messages.ts';

interface Place {
  readonly controller: GameController;
  readonly results: ResultStore;
}

/** A search that takes longer is announced, and the table is shown meanwhile. */
const PATIENCE_MS = 400;
/** The search for the next deal starts when the cards of this one have stopped moving. */
const SETTLED_MS = 1500;

/** The next deal, found while the last one is played; null until then. */
interface Ahead {
  readonly rules: RulesHash;
  readonly stop: AbortController;
  deal: Deal | null;
}

interface Search {
  ahead: Ahead | null;
  /** Ends the search in progress. */
  withdraw: () => void;
}
const searchOf = shellState((): Search => ({ ahead: null, withdraw: () => undefined }));

/** Finds a deal that can be won, and deals it. Resolves when it is dealt, or after PATIENCE_MS. */
export const dealProved = async (shell: Shell, controller: GameController, game: Game): Promise<void> => {
  const state = searchOf(shell);
  state.withdraw();
  const search = new AbortController();
  const release = whileUndisturbed(controller, () => {
    state.withdraw();
    shell.notices.toast.value = winnableWords.lookingStopped;
    controller.announcer.say(winnableWords.lookingStopped);
  });
  state.withdraw = () => {
    release();
    search.abort();
  };
  const done = look(shell, controller, game, search.signal, release);
  await Promise.race([done, new Promise((patience) => setTimeout(patience, PATIENCE_MS))]);
};

/** @param over called when the search has ended, before anything is dealt. */
const look = async (
  shell: Shell,
  controller: GameController,
  game: Game,
  signal: AbortSignal,
  over: () => void,
): Promise<void> => {
  const telling = setTimeout(() => {
    if (signal.aborted) return;
    shell.notices.toast.value = winnableWords.lookingForDeal;
    controller.announcer.say(winnableWords.lookingAloud);
  }, PATIENCE_MS);
  const place = { controller, results: await shell.results() };
  const isOld = knownAt(place, game);
  const state = searchOf(shell);
  const early = state.ahead?.rules === game.rules ? state.ahead.deal : null;
  state.ahead?.stop.abort();
  state.ahead = null;
  const found = early !== null && !isOld(early) ? early : await findDeal(game, signal, isOld, true);
  clearTimeout(telling);
  if (signal.aborted) return;
  over();
  if (shell.notices.toast.value === winnableWords.lookingForDeal)
    shell.notices.toast.value = found !== null && controller.history.canUndo.value ? words.undoBrings : '';
  if (found !== null) {
    lay(place, game, found, true);
    foresee(shell, controller, game, isOld);
  } else
    ask(shell, {
      about: {
        title: winnableWords.notProvedTitle,
        lines: [winnableWords.notProved],
        yes: winnableWords.dealAnyway,
        no: pageWords.cancel,
      },
      run: () => lay(place, game, randomDeal(), false),
    });
};

const lay = ({ controller, results }: Place, game: Game, deal: Deal, proved: boolean): void => {
  const session = begin(game, deal);
  if (!session.ok) throw new Error(`Deal ${makeDeal(deal)} of ${game.id} was chosen but cannot be dealt`);
  const again = results.isDone(session.value);
  controller.deals.enter(newAttempt(session.value, { ...fresh(), again, proved }));
  if (proved)
    controller.announcer.say(winnableWords.dealtProved(words.dealtAnew(game.def.title, dealTitle(deal))));
};

/** A function that says whether the player has played a deal of a game, or has it on the table. */
const knownAt =
  ({ controller, results }: Place, game: Game) =>
  (deal: Deal): boolean => {
    const { game: now, deal: there } = controller.position.session.value;
    if (now.rules === game.rules && makeDeal(there) === makeDeal(deal)) return true;
    const session = begin(game, deal);
    return session.ok && results.isDone(session.value);
  };

/** Finds the next deal while this one is played. */
const foresee = (
  shell: Shell,
  controller: GameController,
  game: Game,
  isOld: (deal: Deal) => boolean,
): void => {
  const next: Ahead = { rules: game.rules, stop: new AbortController(), deal: null };
  const { signal } = next.stop;
  const find = async (): Promise<void> => {
    next.deal = await findDeal(game, signal, isOld, false);
  };
  searchOf(shell).ahead = next;
  setTimeout(() => {
    if (signal.aborted || controller.position.session.value.game.rules !== game.rules) return;
    void find();
  }, SETTLED_MS);
};

/** Calls `disturbed` once, when the player does anything but wait. Returns a function that ends it. */
const whileUndisturbed = (controller: GameController, disturbed: () => void): (() => void) => {
  const { id, session } = controller.position.attempt.value;
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') stop();
  };
  const unwatch = effect(() => {
    const now = controller.position.attempt.value;
    if (now.id !== id || now.session !== session) stop();
  });
  const release = (): void => {
    unwatch();
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', stop);
  };
  const stop = (): void => {
    release();
    disturbed();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', stop);
  return release;
};
