/** Makes the app shell, once, at the start. */
import { effect, signal } from '@preact/signals';
import { languageOf, speakTable } from '../i18n/language.ts';
import { carryOver } from '../platform/carried-changes.ts';
import type { Change, Database } from '../platform/database.ts';
import { lazyModule } from '../platform/lazy-module.ts';
import { yieldToMain } from '../platform/yield-to-main.ts';
import { openAutosave } from '../play/autosave.ts';
import { createGameController, type GameController } from '../play/game-controller.ts';
import { compileFirst } from '../play/random-deal.ts';
import { openResultStore, type ResultStore } from '../play/result-store.ts';
import { createActionRegistry } from './actions.ts';
import { createDialogs } from './dialogs.ts';
import { createFeatureRegistry } from './feature-registry.ts';
import { chooseNextDeal } from './next-deal.ts';
import { createNotices } from './notices.ts';
import { playTexts } from './play-texts.ts';
import { openPreferences, showLooks } from './preferences.ts';
import { createRouter } from './router.ts';
import type { CodeSources, LaterCode, Shell } from './shell.ts';

export const createShell = async (db: Database, sources: CodeSources): Promise<Shell> => {
  const notices = createNotices();
  const reload = (unwritten: readonly Change[] = []): void => {
    carryOver([...unwritten, ...(controller.value?.storage.unwritten() ?? [])]);
    location.reload();
  };
  const preferences = await openPreferences(db, notices, reload);
  const { settings } = preferences;
  const { language, cards, back } = settings.value;
  const usual = ['auto', 'classic', 'four'].includes(cards) && back === 'lattice';
  // If the code of the language or the deck is not cached and there is no network, English and the default deck
  // serve.
  const ready = Promise.allSettled([
    speakTable(languageOf(language, navigator.languages)),
    usual ? null : sources.decks(),
  ]);
  const attempt = lazyModule(sources.attempt);
  const code: LaterCode = {
    attempt,
    // A game that was compiled without its options has them before another one can be opened.
    catalogue: lazyModule(async () => (await Promise.all([sources.catalogue(), attempt.get()]))[0]),
    sentences: lazyModule(sources.sentences),
    tableParts: lazyModule(sources.tableParts),
  };
  const controller = signal<GameController | null>(null);
  const dialogs = createDialogs();
  let results: Promise<ResultStore> | null = null;
  const openResults = (): Promise<ResultStore> => (results ??= openResultStore(db, attempt));
  const features = createFeatureRegistry(sources.features, () => shell);
  const { nextDeal, pendingDeal } = chooseNextDeal(() => shell);

  const openController = async (): Promise<GameController> => {
    const [autosave, store] = await Promise.all([
      openAutosave(db, openResults(), code.catalogue),
      openResults(),
    ]);
    await yieldToMain();
    const first = autosave.first === null ? compileFirst() : null;
    if (first !== null) await yieldToMain();
    return createGameController(autosave, store, nextDeal, {
      ...code,
      texts: playTexts,
      firstGame: () => first ?? compileFirst(),
    });
  };
  const router = createRouter({
    controller,
    ready,
    page: (route) => features.prepare(route).catch(() => undefined),
    closeDialogs: () => {
      dialogs.open.value = null;
      dialogs.offer.value = null;
    },
    keepsAddress: () => dialogs.offer.value !== null,
    openController,
    readAddress: async (address) => {
      const [catalogue] = await Promise.all([code.catalogue.get(), features.ready()]);
      const lay = await catalogue.readAddress(address);
      return (opened) => lay(shell, opened, nextDeal);
    },
    pendingDeal,
  });
  const shell: Shell = {
    db,
    settings,
    preferences,
    router,
    controller,
    dialogs,
    notices,
    actions: createActionRegistry(features.actions),
    features,
    code,
    results: openResults,
    reload: () => reload(),
  };
  showLooks(settings);
  watchVisibility(shell);
  return shell;
};

/** Time passes only while the table can be seen. */
const watchVisibility = ({ router, controller }: Shell): void => {
  const visible = signal(document.visibilityState === 'visible');
  const look = (): void => {
    visible.value = document.visibilityState === 'visible';
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', () => {
    visible.value = false;
  });
  window.addEventListener('pageshow', look);
  effect(() => {
    controller.value?.setVisible(visible.value && router.route.value.kind === 'table');
  });
};
