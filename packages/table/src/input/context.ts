/**
 * What the input of a table shares: its state, the parts it uses, and the interfaces of what is loaded later. The
 * state is one mutable record that only input/ and table.ts change. `refresh` follows every visible change.
 */
import type { Move, Refusal } from '@cairn/engine';
import type { Buttons } from '../a11y/buttons.ts';
import type { TableWords } from '../a11y/table-words.ts';
import type { ColumnGeometry } from '../geometry/plan.ts';
import type { Vector } from '../geometry/rect.ts';
import type { HitArea } from '../model/hit-targets.ts';
import type { HeldCards } from '../model/press.ts';
import { DEFAULT_SETTINGS, type TableSettings } from '../model/settings.ts';
import { areaOf, type SceneExtensions, type ShownScene } from '../model/shown-scene.ts';
import type { TapCycle } from '../model/tap-cycle.ts';
import type { Tempo } from '../view/animation.ts';
import type { BoardView } from '../view/board-view.ts';
import type { BoardExtensions } from '../view/picture.ts';
import type { KeyAction } from './keys.ts';

export interface MoveRequest {
  /**
   * The moves replace the last ones, which the same press made a moment ago with another destination. They are legal
   * in the position before those. Undo the last moves and make these, as a single change.
   */
  readonly replacesLast: boolean;
}

export interface TableCallbacks {
  /**
   * The player makes a legal move, or several at once: the single moves of a sequence. Make them as one change, which
   * one undo takes back, and show the result, or return false to leave everything as it is.
   */
  readonly onMove: (moves: readonly Move[], request: MoveRequest) => boolean;
  /** The player has tried a move that the rules refuse. Say why. */
  readonly onRefused?: (refusal: Refusal, move: Move) => void;
  /** The player picks up cards, or picks one. */
  readonly onPick?: () => void;
}

export interface PickedCards {
  /** Piles whose last cards are picked to leave as a group. */
  readonly piles: readonly number[];
  /** The last of them, and when it was pressed. */
  readonly last: { readonly pile: number; readonly at: number } | null;
}

export const NOTHING_PICKED: PickedCards = { piles: [], last: null };

export interface InteractionState {
  /** Null before the first scene and while the table has no size. */
  shown: ShownScene | null;
  settings: TableSettings;
  /** The key of the target that has the focus, or had it last. */
  focused: string;
  /** Whether the last input was by keyboard: then the frame of the focus is shown. */
  byKeyboard: boolean;
  held: HeldCards | null;
  /** The tap that led to what is shown. */
  cycle: TapCycle | null;
  /** The tap whose move is being made. With the next scene it becomes `cycle`. */
  nextCycle: TapCycle | null;
  picked: PickedCards;
  /** The column that is open. */
  opened: number | null;
  /** A column that the player has closed. It stays closed while it has the focus. */
  dismissed: number | null;
  /**
   * The offset of carried cards from their place when they were picked up, because they may come from an opened
   * column.
   */
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
  /** Carries the cards of a target; `by` is the way from where they were pressed. */
  readonly drag: (context: TableContext, key: string, by: Vector) => void;
  /** Drops the carried cards. */
  readonly drop: (context: TableContext, by: Vector) => void;
}

/** Play by keyboard. keys.ts knows the keys without it. */
export interface KeyboardInput {
  /** Performs the action of a key; false if the page may use the key. */
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
  /** The piles whose last card would form a group with the picked ones. */
  readonly extending: (shown: ShownScene, picked: readonly number[]) => readonly number[];
  readonly createConfirmButton: (root: HTMLElement, words: TableWords, press: () => void) => ConfirmButton;
}

/** The button that removes the picked cards, in games where a group has any size. */
export interface ConfirmButton {
  readonly update: (shown: ShownScene, picked: readonly number[]) => void;
  readonly destroy: () => void;
}

/** Everything that is loaded after a table's first picture. `allExtensions` has all of it. */
export interface TableExtensions extends BoardExtensions, SceneExtensions {
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
  /** Updates buttons, frame and highlights to the state. */
  readonly refresh: () => void;
  /** After the focus has moved: opens the column it is in, if keys need that, and refreshes. */
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
