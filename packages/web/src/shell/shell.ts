/**
 * The app shell: what every screen and feature is given. Each member has one concern; made once at the start, by
 * main.tsx, and handed to every screen by context.
 */
import type { TableParts } from '@cairn/table';
import { effect, signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languageOf, speakTable } from '../i18n/language.ts';
import { carryOver, type Database } from '../platform/database.ts';
import { lazyModule, type LazyModule } from '../platform/lazy-module.ts';
import { yieldToMain } from '../platform/yield-to-main.ts';
import { openAutosave } from '../play/autosave.ts';
import { createGameController, type GameController } from '../play/game-controller.ts';
import { compileFirst } from '../play/random-deal.ts';
import { openResultStore, type ResultStore } from '../play/result-store.ts';
import type { Settings } from '../play/settings.ts';
import { createActionRegistry, type ActionRegistry } from './actions.ts';
import type { CatalogueCode } from './catalogue-code.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { createFeatureRegistry, type FeatureRegistry, type FeatureSources } from './feature-registry.ts';
import { chooseNextDeal } from './next-deal.ts';
import { createNotices, type Notices } from './notices.ts';
import { playTexts } from './play-texts.ts';
import { openPreferences, showLooks, type Preferences } from './preferences.ts';
import { createRouter, type Router } from './router.ts';

export type SentenceCode = typeof import('../speech/sentences.ts');

/** Code of the shell and what lies below it that is loaded after the first paint. */
export interface LaterCode {
  /** All games, links, and what a stored game needs. */
  readonly catalogue: LazyModule<CatalogueCode>;
  /** Sentences about moves and positions. */
  readonly sentences: LazyModule<SentenceCode>;
  /** What the first picture of a table does without: names of its buttons, keyboard, columns, groups. */
  readonly tableParts: LazyModule<TableParts>;
}

export interface Shell {
  readonly db: Database;
  readonly settings: Signal<Settings>;
  readonly preferences: Preferences;
  readonly router: Router;
  /** The game in progress; null until a table has been asked for. */
  readonly controller: Signal<GameController | null>;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
  readonly actions: ActionRegistry;
  readonly features: FeatureRegistry;
  readonly code: LaterCode;
  readonly results: () => Promise<ResultStore>;
}

/** Where code is split (src/features.ts): what is loaded later, and how. */
export interface CodeSources {
  readonly features: FeatureSources;
  readonly catalogue: () => Promise<CatalogueCode>;
  readonly sentences: () => Promise<SentenceCode>;
  readonly tableParts: () => Promise<TableParts>;
  /** Decks and backs beside the usual ones. */
  readonly decks: () => Promise<unknown>;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('No shell around this component');
  return shell;
};

export const createShell = async (db: Database, sources: CodeSources): Promise<Shell> => {
  const notices = createNotices();
  const preferences = await openPreferences(db, notices, (unwritten) => {
    carryOver([...unwritten, ...(controller.value?.storage.unwritten() ?? [])]);
    location.reload();
  });
  const { settings } = preferences;
  const { language, cards, back } = settings.value;
  const usual = (cards === 'classic' || cards === 'four') && back === 'lattice';
  // If the chunk of the language or the deck is not cached and there is no network, English and the usual deck serve.
  const ready = Promise.allSettled([
    speakTable(languageOf(language, navigator.languages)),
    usual ? null : sources.decks(),
  ]);
  const code: LaterCode = {
    catalogue: lazyModule(sources.catalogue),
    sentences: lazyModule(sources.sentences),
    tableParts: lazyModule(sources.tableParts),
  };
  const controller = signal<GameController | null>(null);
  const dialogs = createDialogs();
  let results: Promise<ResultStore> | null = null;
  const openResults = (): Promise<ResultStore> => (results ??= openResultStore(db, code.catalogue));
  const features = createFeatureRegistry(sources.features, () => shell);
  const { nextDeal, pendingDeal } = chooseNextDeal(() => shell);

  const openController = async (): Promise<GameController> => {
    const [autosave, store] = await Promise.all([
      openAutosave(db, openResults(), code.catalogue),
      openResults(),
    ]);
    await yieldToMain();
    if (autosave.first === null) {
      compileFirst();
      await yieldToMain();
    }
    return createGameController(autosave, store, nextDeal, { ...code, texts: playTexts });
  };
  const router = createRouter({
    controller,
    ready,
    closeDialogs: () => {
      dialogs.open.value = null;
      dialogs.offer.value = null;
    },
    keepsAddress: () => dialogs.offer.value !== null,
    openController,
    readAddress: async (address) => {
      const lay = await (await code.catalogue.get()).readAddress(address);
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
