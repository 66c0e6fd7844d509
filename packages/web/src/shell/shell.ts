/**
 * The shell around the table: where we are, the settings, the dialog that is open, and the desk once a table has
 * been asked for. Made once at the start and handed to every screen by context.
 */
import { fault, type Fault, type Session } from '@cairn/engine';
import { effect, signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Database } from '../platform/database.ts';
import type { OwnKeys } from '../play/own-keys.ts';
import { cleanSettings, type SettingName, type Settings } from '../play/settings.ts';
import { playPorts } from './play-ports.ts';
import type { Bound } from './acts.ts';
import { breath } from '../platform/yield-to-main.ts';
import { dealing, dealerOf } from '../features/winnable-deals/dealer.ts';
import { compileFirst } from '../play/random-deal.ts';
import { createGameController, type GameController } from '../play/game-controller.ts';
import { openAutosave } from '../play/autosave.ts';
import { openResultStore, type ResultStore } from '../play/result-store.ts';
import { library } from './library.ts';
import { readRoute, TABLE_HREF, type Route } from '../play/route.ts';
import { languageOf, speakTable } from '../i18n/language.ts';
import { words } from '../i18n/words.ts';

export const DIALOGS = ['menu', 'deal', 'options', 'palette', 'moves'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** The words of a question with two answers. */
export interface Wording {
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** A question, in words of its own or about the deal on the table, and what is done if the answer is yes. */
export interface Question {
  readonly about: 'leave' | 'end' | Wording;
  readonly run: () => void;
}

export interface Shell {
  readonly db: Database;
  readonly route: Signal<Route>;
  readonly settings: Signal<Settings>;
  readonly controller: Signal<GameController | null>;
  readonly dialog: Signal<DialogName | null>;
  readonly question: Signal<Question | null>;
  /** The game that a link has brought, until the player says what to do with it. */
  readonly offer: Signal<Session | null>;
  /** Why a link could not be opened. */
  readonly problem: Signal<readonly Fault[]>;
  /** A line in the status that goes away by itself. */
  readonly toast: Signal<string>;
  /** Finishes the deal, when the rest of it is plain; null while it is not. */
  readonly finish: Signal<(() => void) | null>;
  /** What could not be put on the clipboard. */
  readonly uncopied: Signal<string>;
  /** What a hand has done last that makes no move; a new list each time. */
  readonly felt: Signal<readonly ('pick' | 'refuse')[]>;
  /** The single keys a player has given to acts, by the names of the acts. */
  readonly ownKeys: Signal<OwnKeys>;
  /** What acts do instead, while the deal on the table belongs to a series. */
  readonly bound: Signal<Bound>;
  /** The command line is open. */
  readonly command: Signal<boolean>;
  /** A choice could not be stored. */
  readonly unkept: Signal<boolean>;
  /** Starts the new version that waits; null while there is none. */
  readonly update: Signal<(() => void) | null>;
  results(): Promise<ResultStore>;
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  /** Follows the address to a table or a page. */
  follow(): Promise<void>;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('No shell around this component');
  return shell;
};

export const createShell = async (db: Database): Promise<Shell> => {
  const settings = signal(cleanSettings(await db.entries('settings')));
  const { language, cards, back } = settings.value;
  const usual = (cards === 'classic' || cards === 'four') && back === 'lattice';
  const ready = Promise.allSettled([
    speakTable(languageOf(language, navigator.languages)),
    usual ? null : import('@cairn/table/alternative-decks'),
  ]);
  const route = signal<Route>({ kind: 'table', address: '' });
  const controller = signal<GameController | null>(null);
  let results: Promise<ResultStore> | null = null;
  let opening: Promise<GameController> | null = null;

  /** The address followed last, as it stands in the address bar. */
  let followed = '';
  /** Counts the addresses followed. */
  let turn = 0;
  const openController = async (): Promise<GameController> => {
    const [autosave, store] = await Promise.all([
      openAutosave(db, shell.results(), library),
      shell.results(),
    ]);
    await breath();
    if (autosave.first === null) {
      compileFirst();
      await breath();
    }
    const laid = createGameController(autosave, store, dealerOf(shell), playPorts);
    library.whenHere(({ attend }) => attend(shell, laid));
    return laid;
  };

  const shell: Shell = {
    db,
    route,
    settings,
    controller,
    dialog: signal<DialogName | null>(null),
    question: signal<Question | null>(null),
    offer: signal<Session | null>(null),
    problem: signal<readonly Fault[]>([]),
    toast: signal(''),
    finish: signal<(() => void) | null>(null),
    uncopied: signal(''),
    felt: signal([]),
    ownKeys: signal({}),
    bound: signal<Bound>({}),
    command: signal(false),
    unkept: signal(false),
    update: signal<(() => void) | null>(null),
    results: () => (results ??= openResultStore(db, library)),
    set: (name, value) => {
      settings.value = { ...settings.value, [name]: value };
      db.write([{ store: 'settings', key: name, value }]).then(
        // A page speaks one language; the table comes back as it is.
        () => name === 'language' && location.reload(),
        () => {
          shell.unkept.value = true;
        },
      );
    },
    follow: async () => {
      followed = location.hash;
      const next = readRoute(followed);
      const mine = ++turn;
      shell.dialog.value = null;
      shell.offer.value = null;
      // Offline before they were ever fetched, a language and a pack are not there, and English and the usual one are.
      await ready;
      if (next.kind === 'table') {
        try {
          // The game of a link is fetched while the desk is laid.
          const [lay, opened] = await Promise.all([
            next.address === '' ? null : library.get().then((opener) => opener.readAddress(next.address)),
            (opening ??= openController()),
          ]);
          // Somebody has gone on to another address in the meantime.
          if (mine !== turn) return;
          shell.problem.value = lay === null ? [] : lay(shell, opened);
          // So that it is on the table when that is seen, if it does not take long.
          await dealing();
          if (mine !== turn) return;
          controller.value = opened;
        } catch {
          opening = controller.value === null ? null : opening;
          shell.problem.value = [fault('offline', '', words.failedToLoad)];
        }
      }
      route.value = next;
    },
  };

  effect(() => {
    const { theme, cloth, hand } = settings.value;
    const looks = { theme, cloth, hand };
    Object.assign(document.documentElement.dataset, looks);
    try {
      // For the frame of the next visit (index.html), which cannot wait for a database.
      localStorage.setItem('looks', JSON.stringify(looks));
    } catch {
      // Where nothing is kept every visit begins with the usual looks.
    }
    // The frame around an installed app follows the choice, or the device where there is none.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme = '' } = meta.dataset;
      meta.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? '' : 'not all';
    }
  });
  // The address bar always names the deal on the table, so that it can be copied from there; unless it names already
  // where somebody wants to go from here.
  effect(() => {
    if (route.value.kind !== 'table' || controller.value === null || shell.offer.value !== null) return;
    const { value } = controller.value.position.address;
    if (location.hash !== followed) return;
    history.replaceState(null, '', value || TABLE_HREF);
    followed = location.hash;
  });
  // Time passes only while the table can be seen.
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
    controller.value?.setVisible(visible.value && route.value.kind === 'table');
  });
  window.addEventListener('hashchange', () => void shell.follow());
  return shell;
};
