/**
 * What the input of a table shares: its state, the parts it acts on, and the contract of what is loaded later. The state
 * is one mutable record, changed by input/ and table.ts alone; a change that can be seen is followed by `refresh`.
 */
import type { Move, Refusal } from '@cairn/engine';
import type { Buttons } from '../a11y/buttons.ts';
import type { TableWords } from '../a11y/table-words.ts';
import type { ColumnGeometry } from '../geometry/plan.ts';
import type { Vector } from '../geometry/rect.ts';
import type { HitArea } from '../model/hit-targets.ts';
import type { HeldCards } from '../model/press.ts';
import { DEFAULT_SETTINGS, type TableSettings } from '../model/settings.ts';
import { areaOf, type ShownScene } from '../model/shown-scene.ts';
import type { TapCycle } from '../model/tap-cycle.ts';
import type { Tempo } from '../view/animation.ts';
import type { BoardView } from '../view/board-view.ts';
import type { BoardExtensions } from '../view/picture.ts';
import type { KeyAction } from './keys.ts';

export interface MoveRequest {
  /**
   * The move replaces the last one, which the same press made a moment ago with another destination. It is legal in the
   * position before that: take the last move back and make this one, as one change.
   */
  readonly replacesLast: boolean;
}

export interface TableCallbacks {
  /** The player makes a legal move: make it and show the result, or return false to leave things as they are. */
  readonly onMove: (move: Move, request: MoveRequest) => boolean;
  /** The player tried a move the rules refuse: say why. */
  readonly onRefused?: (refusal: Refusal, move: Move) => void;
  /** The player picks up cards, or picks one. */
  readonly onPick?: () => void;
}

export interface PickedCards {
  /** Piles whose last cards are picked to leave together. */
  readonly piles: readonly number[];
  /** The last of them, and when it was pressed. */
  readonly last: { readonly pile: number; readonly at: number } | null;
}

export const NOTHING_PICKED: PickedCards = { piles: [], last: null };

export interface InteractionState {
  /** Null before the first scene and while the table has no size. */
  shown: ShownScene | null;
  settings: TableSettings;
  /** The key of the target that has the focus, or would have it. */
  focused: string;
  /** The last input came from the keyboard: the focus is shown. */
  byKeyboard: boolean;
  held: HeldCards | null;
  /** The tap that led to what is shown. */
  cycle: TapCycle | null;
  /** The tap whose move is being made: with the next scene it becomes `cycle`. */
  nextCycle: TapCycle | null;
  picked: PickedCards;
  /** The column that lies open. */
  opened: number | null;
  /** A column that was closed by hand: it stays closed while it has the focus. */
  dismissed: number | null;
  /** How far carried cards lay from their place when they were taken: they may come from an opened column. */
  grip: Vector;
}

export const createInteractionState = (): InteractionState => ({
  shown: null,
  settings: DEFAULT_SETTINGS,
  focused: '',
  byKeyboard: false,
  held: null,
  cycle: null,
  nextCycle: null,
  picked: NOTHING_PICKED,
  opened: null,
  dismissed: null,
  grip: { x: 0, y: 0 },
});

/** Cards carried by a pointer. */
export interface DragInput {
  /** Carries the cards of a target so far from where they were pressed. */
  readonly drag: (context: TableContext, key: string, by: Vector) => void;
  /** Drops the carried cards. */
  readonly drop: (context: TableContext, by: Vector) => void;
}

/** Play by keyboard; which key stands for which action is known without it (keys.ts). */
export interface KeyboardInput {
  /** Does what a key stands for; false when the page may have the key. */
  readonly perform: (context: TableContext, action: KeyAction) => boolean;
  /** Puts the held cards down on a pile, or back where they were. */
  readonly putDown: (context: TableContext, pile: number) => void;
}

/** Games whose cards leave the table in groups. */
export interface GroupInput {
  /** A tap on a target; false when it has nothing to do with groups. */
  readonly tap: (context: TableContext, area: HitArea) => boolean;
  /** Removes the picked cards; false when they are no group, for which `onRefused` is called. */
  readonly removePicked: (context: TableContext) => boolean;
  readonly isGroup: (shown: ShownScene, picked: readonly number[]) => boolean;
  /** The piles whose last card would go with the picked ones. */
  readonly extending: (shown: ShownScene, picked: readonly number[]) => readonly number[];
  readonly createConfirmButton: (root: HTMLElement, words: TableWords, press: () => void) => ConfirmButton;
}

/** The button that removes the picked cards, in games where a group has any size. */
export interface ConfirmButton {
  readonly update: (shown: ShownScene, picked: readonly number[]) => void;
  readonly destroy: () => void;
}

/** What a table can do without until its first picture is painted. `allExtensions` has all of it. */
export interface TableExtensions extends BoardExtensions {
  readonly columns: ColumnGeometry;
  readonly dragging: DragInput;
  readonly keyboard: KeyboardInput;
  readonly groups: GroupInput;
  /** Whether a press on a card of a column opens the column. */
  readonly shouldExpandColumn: (context: TableContext, area: HitArea, how: 'tap' | 'rest') => boolean;
}

export interface TableContext {
  readonly state: InteractionState;
  readonly board: BoardView;
  readonly buttons: Buttons;
  readonly callbacks: TableCallbacks;
  /** Null until they are loaded. */
  readonly extensions: () => TableExtensions | null;
  readonly tempo: () => Tempo;
  /** Opens a column, or closes the one that is open. */
  readonly openColumn: (pile: number | null) => void;
  /** Brings buttons, frame and lights to the state as it now is. */
  readonly refresh: () => void;
  /** The focus has moved: opens the column it is in, where keys need that, and refreshes. */
  readonly followFocus: () => void;
}

export const areaAt = ({ state }: TableContext, key: string): HitArea | undefined => areaOf(state.shown, key);

/** Gives a target the focus. */
export const focusTarget = (context: TableContext, key: string): void => {
  if (areaAt(context, key) === undefined) return;
  context.state.focused = key;
  context.buttons.focus(key);
  context.followFocus();
};
