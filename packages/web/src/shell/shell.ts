/**
 * The app shell: what every screen and feature is given. Each member has one concern. The types of what the members
 * and the features exchange stand here, too, so that no file of the shell needs another one for them.
 */
import type { Fault, Game, Result, Session } from '@cairn/engine';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { TableParts } from '@cairn/table';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Opened, Opening } from '../catalogue/open-game.ts';
import type { Database } from '../platform/database.ts';
import type { LazyModule } from '../platform/lazy-module.ts';
import type { GameController, NextDealPort } from '../play/game-controller.ts';
import type { OwnKeys } from '../play/own-keys.ts';
import type { CataloguePort } from '../play/ports.ts';
import type { ResultStore } from '../play/result-store.ts';
import type { Route } from '../play/route.ts';
import type { Settings } from '../play/settings.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Dialogs } from './dialogs.ts';
import type { Notices } from './notices.ts';
import type { Preferences } from './preferences.ts';
import type { Router } from './router.ts';

// Actions

/** The groups of the menu, in its order. */
export const MENU_GROUPS = ['deal', 'play', 'help', 'pages', 'copy'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface ActionDefinition {
  readonly id: string;
  readonly label: () => string;
  readonly icon: IconName;
  /** As KeyboardEvent.key says it; none by default. */
  readonly key?: string;
  /** Its group in the menu and its place there, from the top; not in the menu by default. */
  readonly menu?: readonly [group: MenuGroup, place: number];
  readonly isEnabled?: (shell: Shell, controller: GameController) => boolean;
  readonly run: (shell: Shell, controller: GameController) => void;
}

/** An action for the deal on the table. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** The player's own key where they have chosen one; '' for none. */
  readonly key: string;
  readonly menu: ActionDefinition['menu'];
  readonly isEnabled: () => boolean;
  readonly run: () => void;
}

/** What some actions do instead; such an action is always enabled, to say why it does nothing. */
export type ActionOverrides = Readonly<Record<string, () => void>>;

export interface Actions {
  /** Those that are loaded. */
  readonly all: () => readonly Action[];
  readonly find: (id: string) => Action | undefined;
  /** Runs an action if it is enabled, as soon as it is loaded. */
  readonly run: (id: string) => void;
  /** Gives the action of a key, as soon as all are loaded where it is none of the first. */
  readonly forKey: (key: string, found: (action: Action) => void) => boolean;
}

export interface ActionRegistry {
  readonly definitions: ReadonlySignal<readonly ActionDefinition[]>;
  readonly overrides: Signal<ActionOverrides>;
  /** Single keys that the player has chosen, by the names of the actions. */
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

/** The places on the screen that features fill, and what a view in each is given. */
export interface SlotProps {
  /** Beside the toolbar: an offer about the deal on the table. */
  readonly bar: AtTable;
  /** In the status line. */
  readonly status: AtTable;
  /** Beside the board. */
  readonly side: AtTable;
  /** Over the board, when the deal has ended. */
  readonly result: AtTable & { readonly hide: () => void };
  /** In the result of a deal that belongs to a series: how the series stands, and the ways on. */
  readonly outcome: AtTable & { readonly part: 'facts' | 'ways' };
  /** In the result: one more thing to do. */
  readonly resultAction: AtTable;
  /** Below the board. */
  readonly below: AtTable;
  /** Over the table: a dialog about the deal on it. */
  readonly dialog: AtTable;
  /** In the live region below the screen. */
  readonly notices: object;
  /** The page of a series that is a duplicate. */
  readonly duplicateRoom: { readonly id: string };
  /** Over any screen. */
  readonly overlay: object;
  /** A screen of its own. */
  readonly page: { readonly route: PageRoute };
  /** On the page of games, before the catalogue. */
  readonly games: object;
}
export type SlotName = keyof SlotProps;
export type SlotView<Name extends SlotName> = ComponentType<SlotProps[Name]>;

/** What features do for one another. A feature may be left out: then the service is null, and others go on without. */
export interface Services {
  readonly hints: {
    /** Points at a good move and says it. */
    readonly hint: (shell: Shell, controller: GameController) => unknown;
    /** Shows a solution in the viewer, after a question while the deal is played. */
    readonly showSolution: (shell: Shell, controller: GameController) => void;
    /** Whether the deal can still be won, or could have been: a sentence, or why none is given at once. */
    readonly canStillWin: (
      shell: Shell,
      controller: GameController,
    ) => { readonly why: string } | Promise<string>;
  };
  readonly autoplay: {
    /** Plays every safe card to the foundations. */
    readonly playSafe: (controller: GameController) => Promise<void>;
  };
  readonly winnableDeals: {
    /** Deals a deal that can be won, once one is found. Settles then, or when it takes longer than one waits gladly. */
    readonly dealProved: (controller: GameController, game: Game) => Promise<void>;
  };
}
export type ServiceName = keyof Services;

/** What a feature gives once its code is here. */
export interface FeatureParts {
  readonly views?: { readonly [Name in SlotName]?: SlotView<Name> };
  readonly services?: Partial<Services>;
  /** Opens a text that the feature's line says is its own; all that is wrong with it where that cannot be done. */
  readonly open?: (text: string) => Promise<readonly Fault[]>;
}

export interface FeatureModule {
  readonly feature: (shell: Shell) => FeatureParts | Promise<FeatureParts>;
}

/** A button in the toolbar that stands for an action. */
export interface ToolbarButton {
  readonly id: string;
  readonly icon: IconName;
  readonly key: string;
  readonly label: () => string;
  /** The label below the icon; the same by default. */
  readonly short?: () => string;
  readonly class?: string;
  readonly isShown?: (controller: GameController) => boolean;
  readonly isPressed?: (shell: Shell) => boolean;
}

/** A feature's line in src/features.ts. */
export interface FeatureLine {
  /** `start`: once the table can be played. `first-move`: with the first move. Otherwise when it is first asked for. */
  readonly when?: 'start' | 'first-move';
  /** The places it fills, and when there is something in them. Its code is loaded when that comes true first. */
  readonly fills?: { readonly [Name in SlotName]?: (shell: Shell) => boolean };
  readonly pages?: readonly PageKey[];
  /** Its buttons in the toolbar, which are there before its code. */
  readonly toolbar?: readonly ToolbarButton[];
  readonly serves?: readonly ServiceName[];
  /** Texts from outside that it opens. */
  readonly opens?: RegExp;
}

/** What a feature's actions.ts exports: what a player can do with it, loaded with the menu. */
export interface ActionsModule {
  readonly actions: readonly ActionDefinition[];
}

/** A view that fills a place on the screen. */
export interface SlotEntry<Name extends SlotName> {
  readonly feature: string;
  readonly isFilled: (shell: Shell) => boolean;
  readonly View: SlotView<Name>;
}

export interface FeatureRegistry {
  /** The buttons of features in the toolbar. */
  readonly toolbar: readonly ToolbarButton[];
  /** What can fill a place on the screen. */
  readonly slot: <Name extends SlotName>(name: Name) => readonly SlotEntry<Name>[];
  /** The screen of a route; null where the feature that has it is left out. */
  readonly page: (route: PageRoute) => ComponentType<SlotProps['page']> | null;
  /** A service once its feature is here; null where the feature is left out. Rejects where it cannot be fetched. */
  readonly service: <Name extends ServiceName>(name: Name) => Promise<Services[Name] | null>;
  /** The feature that opens a text; null where none does. */
  readonly opener: (text: string) => NonNullable<FeatureParts['open']> | null;
  /** The actions of all features. */
  readonly actions: () => Promise<readonly ActionDefinition[]>;
  /** Loads the features that start by themselves. */
  readonly load: (when: NonNullable<FeatureLine['when']>) => Promise<void>;
}

export interface FeatureSources {
  readonly lines: Readonly<Record<string, FeatureLine>>;
  readonly actions: () => Promise<readonly ActionDefinition[]>;
  /** Loads a feature and its messages in the language of the page. */
  readonly load: (feature: string) => Promise<FeatureModule>;
}

// The shell

/** All games, links, and what a stored game needs. */
export interface CatalogueCode extends CataloguePort {
  readonly openLink: (fragment: string) => Promise<Opened<Opening>>;
  /** Plays a record again. Faults: it cannot be read, or a move in it is not legal. */
  readonly openRecord: (text: string) => Promise<Result<Session>>;
  /** Reads the address of a table; what it gives lays that deal on the table, or says what is wrong. */
  readonly readAddress: (
    address: string,
  ) => Promise<(shell: Shell, controller: GameController, nextDeal: NextDealPort) => readonly Fault[]>;
  /** Resolves when the player's own games are here. */
  readonly ready: () => Promise<void>;
}

export type SentenceCode = typeof import('../speech/sentences.ts');

/** Code of the shell and what lies below it that is loaded after the first paint. */
export interface LaterCode {
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
