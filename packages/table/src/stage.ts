/**
 * What the parts of a table share: the scene shown last, where its targets are, what has the focus and what is held.
 * One mutable record, changed by table.ts, play.ts and walk.ts alone; whoever changes what can be seen calls `refresh`.
 */
import { cardOf, isKnown, type Card, type Move, type Refusal } from '@cairn/engine';
import type { Tempo } from './anim.ts';
import type { Buttons } from './aria.ts';
import type { Plan } from './layout.ts';
import { nearest } from './navigate.ts';
import { centre, type Point, type Rect } from './rect.ts';
import type { Board } from './render.ts';
import type { TableSettings } from './settings.ts';
import { targetRects, type Spot, type Target } from './spots.ts';
import type { Cycle, Held, Scene } from './state.ts';

export interface TableCallbacks {
  /**
   * The player makes a legal move: play it and show the result, or return false to leave things as they are.
   * `instead`: take back the last move first, which the same press made a moment ago with another target.
   */
  readonly onMove: (move: Move, how: 'new' | 'instead') => boolean;
  /** The player tried a move the rules refuse: say why. */
  readonly onRefused?: (refusal: Refusal, move: Move) => void;
  /** The player takes cards in hand, or picks one. */
  readonly onPick?: () => void;
}

/** A scene on a table that has a size. */
export interface Shown {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly spots: readonly Spot[];
  /** Worked out when it is first asked for: the picture does without. */
  readonly targets: readonly Target[];
}

export const showing = (scene: Scene, plan: Plan, spots: readonly Spot[]): Shown => {
  let targets: readonly Target[] | null = null;
  return {
    scene,
    plan,
    spots,
    get targets() {
      return (targets ??= targetRects(plan, spots));
    },
  };
};

export interface Stage {
  /** Null before the first scene and while the table has no size. */
  shown: Shown | null;
  settings: TableSettings;
  /** The key of the spot that has, or would have, the focus. */
  focused: string;
  held: Held | null;
  cycle: Cycle | null;
  /** Piles whose last cards are picked to leave together, and when the last of them was. */
  picked: readonly number[];
  pickedAt: { readonly pile: number; readonly at: number } | null;
  /** The column that lies open. */
  opened: number | null;
  /** How far what is carried lay from its place when it was taken: it may come from an opened column. */
  grip: Point;
  readonly board: Board;
  readonly buttons: Buttons;
  readonly callbacks: TableCallbacks;
  readonly tempo: () => Tempo;
  /** Opens a column, or closes the one that is open. */
  readonly open: (pile: number | null) => void;
  /** Brings buttons, frame and lights to the state as it now is. */
  readonly refresh: () => void;
  /** Gives the button of the focused spot the focus, then does what follows from that. */
  readonly follow: () => void;
}

export const targetIn = (shown: Shown | null, key: string): Target | undefined =>
  shown?.targets.find((target) => target.key === key);

export const targetOf = ({ shown }: Stage, key: string): Target | undefined => targetIn(shown, key);

/** Gives a spot the focus. */
export const go = (stage: Stage, key: string): void => {
  if (targetOf(stage, key) === undefined) return;
  stage.focused = key;
  stage.follow();
};

/** The card on a spot, if the player knows it. */
export const cardAt = ({ scene }: Shown, { pile, index }: Target): Card | null => {
  const seat = scene.view.piles[pile]?.[index];
  return seat === undefined || !isKnown(seat) ? null : cardOf(seat);
};

/** The spot that has the focus after one whose card has gone: the nearest card of the field that can be played. */
export const heirOf = ({ scene, targets }: Shown, gone: Rect | null): string => {
  const field = targets.filter(({ pile, strip }) => {
    const role = scene.game.piles[pile]?.zone.role;
    return !strip && (role === 'layout' || role === 'tableau');
  });
  const near = nearest(
    field.map((spot) => ({ spot, rect: spot.rect })),
    gone === null ? { x: 0, y: 1e4 } : centre(gone),
  );
  return (near ?? targets[0])?.key ?? '';
};
