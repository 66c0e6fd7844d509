/**
 * What a feature is: a folder in src/features with everything it needs (state, views, messages in each language,
 * style). Its `index.ts` exports `feature`, a function that is called once, when the code has been loaded, and gives
 * the views and services of the feature. Its line in src/features.ts says when the code is loaded and which places on
 * the screen it fills.
 */
import type { Fault, Game } from '@cairn/engine';
import type { ComponentType } from 'preact';
import type { GameController } from '../play/game-controller.ts';
import type { Route } from '../play/route.ts';
import type { IconName } from '../ui/icon.tsx';
import type { ActionDefinition, Actions } from './actions.ts';
import type { Shell } from './shell.ts';

interface AtTable {
  readonly controller: GameController;
  readonly actions: Actions;
}

export type PageRoute = Exclude<Route, { kind: 'table' }>;
/** The name of a page in a feature's line: a plain page's own name, else the kind of its route. */
export type PageKey = Exclude<PageRoute['kind'], 'page'> | Extract<PageRoute, { kind: 'page' }>['page'];
export const pageKey = (route: PageRoute): PageKey => (route.kind === 'page' ? route.page : route.kind);

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
  readonly load: () => Promise<FeatureModule>;
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
