/**
 * The app shell, which every screen and feature gets. Each member has one concern. The types that the members and the
 * features exchange are in this file too, so that no file of the shell imports another one for them.
 */
import type { Fault, Game, GameDef, Result, Session, SessionStep, View } from '@cairn/engine';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { TableParts } from '@cairn/table';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Opened, Opening } from '../catalogue/open-game.ts';
import type { Database } from '../platform/database.ts';
import type { LazyModule } from '../platform/lazy-module.ts';
import type { Announcer } from '../play/announcer.ts';
import type { GameController, NextDealPort } from '../play/game-controller.ts';
import type { OwnKeys } from '../play/own-keys.ts';
import type { AttemptPort, CataloguePort } from '../play/ports.ts';
import type { ResultStore } from '../play/result-store.ts';
import type { Route } from '../play/route.ts';
import type { FeatureSetting, Settings } from '../play/settings.ts';
import type { BackupPart } from './backup-part.ts';
import type { Dialogs } from './dialogs.ts';
import type { Notices } from './notices.ts';
import type { Preferences } from './preferences.ts';
import type { Router } from './router.ts';

// Actions

/** The groups of the menu, in its order. All but `main` are under "More". */
export const MENU_GROUPS = ['main', 'deal', 'play', 'help', 'pages', 'copy'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface ActionDefinition {
  readonly id: string;
  readonly label: () => string;
  /** Its label below the icon in the toolbar; `label` by default. */
  readonly short?: () => string;
  /** From ui/icons.ts. */
  readonly icon: string;
  /** As in KeyboardEvent.key; none by default. */
  readonly key?: string;
  /** Its group in the menu and its place in the group, from the top; not in the menu by default. */
  readonly menu?: readonly [group: MenuGroup, place: number];
  readonly isEnabled?: (shell: Shell, controller: GameController) => boolean;
  readonly run: (shell: Shell, controller: GameController) => void;
}

/** An action for the deal on the table. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** The key that the player has assigned, else the default one; '' for none. */
  readonly key: string;
  readonly menu: ActionDefinition['menu'];
  readonly isEnabled: () => boolean;
  readonly run: () => void;
}

/** Replacements of actions. A replaced action is always enabled; it may only say why it does nothing. */
export type ActionOverrides = Readonly<Record<string, () => void>>;

export interface Actions {
  /** Those that are loaded. */
  readonly all: () => readonly Action[];
  readonly find: (id: string) => Action | undefined;
  /** Runs an action if it is enabled, as soon as it is loaded. */
  readonly run: (id: string) => void;
  /**
   * Calls back with the action of a key, after loading all actions if it is none of the first. False if there is
   * none.
   */
  readonly forKey: (key: string, found: (action: Action) => void) => boolean;
}

export interface ActionRegistry {
  readonly definitions: ReadonlySignal<readonly ActionDefinition[]>;
  readonly overrides: Signal<ActionOverrides>;
  /** The name of "New deal" while it does something else: "Next hole"; '' otherwise. */
  readonly nextLabel: Signal<string>;
  /** Keys that the player has assigned, by the names of the actions. */
  readonly ownKeys: Signal<OwnKeys>;
  /** Loads the actions that are not needed for the first paint. */
  readonly load: () => Promise<void>;
}

// Features

interface AtTable {
  readonly controller: GameController;
  readonly actions: Actions;
}

export type PageRoute = Exclude<Route, { kind: 'table' }>;
/** The name of a page in a feature's line: a plain page's own name, else the kind of its route. */
export type PageKey = Exclude<PageRoute['kind'], 'page'> | Extract<PageRoute, { kind: 'page' }>['page'];

/** The places around the table that features fill, and the props of a view in each. */
interface TableSlots {
  /** Beside the toolbar: an offer about the deal on the table. */
  readonly bar: AtTable;
  /** In the status line. */
  readonly status: AtTable;
  /** Beside the board. */
  readonly side: AtTable;
  /** Over the board, when the deal has ended. */
  readonly result: AtTable & { readonly hide: () => void };
  /** In the result of a deal of a series: the standing of the series, and buttons to continue. */
  readonly outcome: AtTable & { readonly part: 'facts' | 'ways' };
  /** In the result: one more button. */
  readonly resultAction: AtTable;
  /** Below the board. */
  readonly below: AtTable;
  /** Over the table: a dialog about the deal on it. */
  readonly dialog: AtTable;
}

/** The places on other screens, or on all. */
interface ScreenSlots {
  /** In the live region below the screen. */
  readonly notices: object;
  /** In the viewer: about a finished game, which is shown after its first `at` moves. */
  readonly viewer: { readonly id: string; readonly session: Session; readonly at: number };
  /** The page of a series that is a duplicate. */
  readonly duplicateRoom: { readonly id: string };
  /** Over any screen. */
  readonly overlay: object;
  /** A screen of its own. */
  readonly page: { readonly route: PageRoute };
  /** On the page of games, after the catalogue. */
  readonly games: object;
  /** On the page of help, after the keys. */
  readonly help: object;
  /** On the page of games played, after the list. */
  readonly history: object;
  /** On the page of statistics, after those of the games. */
  readonly statistics: object;
}
export type SlotProps = TableSlots & ScreenSlots;
export type SlotName = keyof SlotProps;
export type SlotView<Name extends SlotName> = ComponentType<SlotProps[Name]>;

/** A page that was found by a name. */
export interface FoundPage {
  readonly title: string;
  /** Another name, by which it was found. */
  readonly alias: string | null;
  readonly href: string;
  /** The game of its picture; null for what is not one game. */
  readonly def: GameDef | null;
}

/** An offer to end the deal on the table. The label names the price. */
export interface FinishOffer {
  readonly text: string;
  readonly label: string;
  readonly run: () => void;
}

/** Every state of the session is here. */
interface WholeSession {
  readonly session: ReadonlySignal<Session>;
  readonly viewAt?: undefined;
}

/** Only what the player saw is here. */
interface SeenSession {
  readonly session: ReadonlySignal<Pick<Session, 'game' | 'moves' | 'cursor'>>;
  /** What the player saw after so many moves. */
  readonly viewAt: (at: number) => View;
}

/** A play that hints can be given for: a game controller's, or one whose hidden cards are elsewhere. */
export interface HintedPlay {
  readonly position: {
    readonly step: ReadonlySignal<Pick<SessionStep, 'view' | 'status' | 'tally'>>;
  } & (WholeSession | SeenSession);
  readonly announcer: Announcer;
  /** Notes that a hint is shown. */
  readonly countHint: () => void;
}

/** A play that is heard and felt. */
export interface HeardPlay {
  readonly position: {
    readonly attempt: ReadonlySignal<{ readonly id: string }>;
    readonly session: ReadonlySignal<Pick<Session, 'moves' | 'cursor'>>;
    readonly step: ReadonlySignal<Pick<SessionStep, 'status' | 'tally'>>;
  };
}

/** A play whose unseen cards can be counted, from its view alone. */
export interface TrackedPlay {
  readonly position: {
    readonly session: ReadonlySignal<Pick<Session, 'game'>>;
    readonly step: ReadonlySignal<Pick<SessionStep, 'view'>>;
  };
}

/** A deal of the day at the club. */
export interface ClubDeal {
  readonly game: string;
  readonly href: string;
  /** How the player's own play stands or has ended; null: not begun. */
  readonly status: string | null;
  readonly score: number;
}

/** What features do for one another. If a feature is left out, its service is null and the others work without it. */
export interface Services {
  readonly hints: {
    /** Points at a good move and announces it. */
    readonly hint: (shell: Shell, play: HintedPlay) => unknown;
    /** Shows a solution in the viewer, after a question while the deal is played. */
    readonly showSolution: (shell: Shell, controller: GameController) => void;
    /** Whether the deal can still be won, or could have been: a sentence, or the reason why there is none yet. */
    readonly canStillWin: (
      shell: Shell,
      controller: GameController,
    ) => { readonly why: string } | Promise<string>;
  };
  readonly autoplay: {
    /** Plays every safe card to the foundations. */
    readonly playSafe: (controller: GameController) => Promise<void>;
  };
  readonly feedback: {
    /** Sound, haptics and the wake lock follow this play instead of the table's, until the function is called. */
    readonly follow: (play: HeardPlay) => () => void;
  };
  readonly tracker: {
    readonly View: ComponentType<{ readonly controller: TrackedPlay }>;
  };
  readonly winnableDeals: {
    /** Deals a deal that can be won. Resolves when it is dealt, or when the search takes too long to wait for. */
    readonly dealProved: (controller: GameController, game: Game) => Promise<void>;
    /**
     * The numbers of the deals that can be won, ascending, from the game's list of verdicts; null if it has none.
     * Rejects if the list cannot be fetched.
     */
    readonly numbers: (game: Game) => Promise<readonly number[] | null>;
  };
  readonly club: {
    /** The club's deals of today of these games; null if it has none of one of them, or does not answer. */
    readonly today: (games: readonly string[]) => Promise<readonly ClubDeal[] | null>;
  };
  readonly series: {
    /** The pages of formats whose names contain a text. */
    readonly find: (text: string) => readonly FoundPage[];
    readonly backup: BackupPart;
    /** For a deal of a series that cannot be won any more: to end it there, so that the next one follows. */
    readonly finishing: (shell: Shell, controller: GameController) => FinishOffer | null;
  };
}
export type ServiceName = keyof Services;

/** What a feature provides when it is loaded. */
export interface FeatureParts {
  readonly views?: { readonly [Name in SlotName]?: SlotView<Name> };
  readonly services?: Partial<Services>;
  /** Opens a text that matches `opens` of the feature's line. Returns the faults if that is impossible. */
  readonly open?: (text: string) => Promise<readonly Fault[]>;
}

export interface FeatureModule {
  readonly feature: (shell: Shell) => FeatureParts | Promise<FeatureParts>;
}

/**
 * A button in the toolbar that runs the action of the same id. It is shown before the code of its feature is loaded.
 */
export interface ToolbarButton {
  readonly id: string;
  /** Its place among the buttons of features: below 0 before the buttons of the shell, above 0 after them. */
  readonly place: number;
  readonly icon: string;
  readonly key: string;
  readonly label: () => string;
  /** The label below the icon; `label` by default. */
  readonly short?: (() => string) | undefined;
  readonly class?: string;
  readonly isShown?: (controller: GameController) => boolean;
  readonly isPressed?: (shell: Shell) => boolean;
  /** Runs instead of the action. */
  readonly run?: (shell: Shell) => void;
}

/** Handles a key that is pressed on any screen, perhaps in a field. Returns whether it does something with it. */
export type KeyHandler = (event: KeyboardEvent, shell: Shell, inField: boolean) => boolean;

/** A feature's line in src/features.ts. */
export interface FeatureLine {
  /**
   * When its code is loaded. `start`: once the table can be played. `first-move`: with the first move. Default: when
   * it is first needed.
   */
  readonly when?: 'start' | 'first-move';
  /** The slots it fills, and when a slot has something to show. Its code is loaded when one first has. */
  readonly fills?: { readonly [Name in SlotName]?: (shell: Shell) => boolean };
  readonly pages?: readonly PageKey[];
  readonly serves?: readonly ServiceName[];
  /** Its settings, which the page of settings shows. */
  readonly settings?: readonly FeatureSetting[];
  /** Texts from outside that it opens. */
  readonly opens?: RegExp;
}

/** The exports of a feature's actions.ts, which is loaded with the menu. */
export interface ActionsModule {
  readonly actions: readonly ActionDefinition[];
}

/** A view that fills a place on the screen. */
export interface SlotEntry<Name extends SlotName> {
  readonly feature: string;
  readonly isFilled: (shell: Shell) => boolean;
  readonly View: SlotView<Name>;
}

/** What can be asked of the features. */
export interface FeatureList {
  /** The views that can fill a place on the screen. */
  readonly slot: <Name extends SlotName>(name: Name) => readonly SlotEntry<Name>[];
  /** The screen of a route; if its feature is left out, one that says so. */
  readonly page: (route: PageRoute) => SlotView<'page'>;
  /** Loads the code of a route's screen. Rejects if it cannot be loaded. */
  readonly prepare: (route: PageRoute) => Promise<unknown>;
  /** Whether a link leads to the table or to a page that is there. */
  readonly leadsTo: (href: string) => boolean;
  /** The settings of features. */
  readonly settings: () => readonly FeatureSetting[];
  /** The function that opens a text; null if no feature does. */
  readonly opener: (text: string) => NonNullable<FeatureParts['open']> | null;
  /** A service once its feature is loaded; null if the feature is left out. Rejects if it cannot be loaded. */
  readonly service: <Name extends ServiceName>(name: Name) => Promise<Services[Name] | null>;
  /** The actions of all features. */
  readonly actions: () => Promise<readonly ActionDefinition[]>;
  /** Loads the features that start at that time. */
  readonly load: (when: NonNullable<FeatureLine['when']>) => Promise<void>;
}

/**
 * The list of features, which is loaded after the first paint, and what is there before. Until the list is loaded, no
 * slot is filled, a page is empty, and promises wait.
 */
export interface FeatureRegistry extends FeatureList {
  /** Resolves when the list is loaded. Rejects if it cannot be. */
  readonly ready: () => Promise<unknown>;
  /** The buttons of features in the toolbar, in the order of their places. */
  readonly toolbar: readonly ToolbarButton[];
  /** Handles a key that is pressed on any screen. Returns whether a feature does something with it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Whether a slot has something to show now. */
  readonly isFilled: (name: SlotName) => boolean;
}

/** The lines of the features, and how their code is loaded. */
export interface FeatureLines {
  readonly lines: Readonly<Record<string, FeatureLine>>;
  readonly actions: () => Promise<readonly ActionDefinition[]>;
  /** Loads a feature and its messages in the language of the page. */
  readonly load: (feature: string) => Promise<FeatureModule>;
}

export interface FeatureSources {
  readonly toolbar: readonly ToolbarButton[];
  readonly keyHandlers: readonly KeyHandler[];
  readonly list: (shell: Shell) => Promise<FeatureList>;
}

// The shell

/** All games, links, and restoring attempts. */
export interface CatalogueCode extends CataloguePort {
  readonly openLink: (fragment: string) => Promise<Opened<Opening>>;
  /** Replays a record. Faults: it cannot be parsed, or a move in it is not legal. */
  readonly openRecord: (text: string) => Promise<Result<Session>>;
  /** Parses the address of a table. The function that results puts the deal on the table or returns the faults. */
  readonly readAddress: (
    address: string,
  ) => Promise<(shell: Shell, controller: GameController, nextDeal: NextDealPort) => readonly Fault[]>;
  /** Resolves when the player's own games are loaded. */
  readonly ready: () => Promise<void>;
}

export type SentenceCode = typeof import('../speech/sentences.ts');

/** Code of the shell, and of the folders below it, that is loaded after the first paint. */
export interface LaterCode {
  /** Needs `attempt`, which is loaded whenever this is. */
  readonly catalogue: LazyModule<CatalogueCode>;
  readonly attempt: LazyModule<AttemptPort>;
  /** Sentences about moves and positions. */
  readonly sentences: LazyModule<SentenceCode>;
  /** Parts of a table that its first picture does without: names of its buttons, keyboard, columns, groups. */
  readonly tableParts: LazyModule<TableParts>;
}

export interface Shell {
  readonly db: Database;
  readonly settings: Signal<Settings>;
  readonly preferences: Preferences;
  readonly router: Router;
  /** The game in progress; null until a table is shown. */
  readonly controller: Signal<GameController | null>;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
  readonly actions: ActionRegistry;
  readonly features: FeatureRegistry;
  readonly code: LaterCode;
  readonly results: () => Promise<ResultStore>;
  /** Loads the page again, with what could not be stored. */
  readonly reload: () => void;
}

/** Where code is split (src/code-sources.ts): what is loaded later, and how. */
export interface CodeSources {
  readonly features: FeatureSources;
  readonly catalogue: () => Promise<CatalogueCode>;
  readonly attempt: () => Promise<AttemptPort>;
  readonly sentences: () => Promise<SentenceCode>;
  readonly tableParts: () => Promise<TableParts>;
  /** Decks and backs other than the default ones. */
  readonly decks: () => Promise<unknown>;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('No shell around this component');
  return shell;
};
