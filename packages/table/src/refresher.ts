/**
 * Updates all marks on the table to its state: pressed buttons, held and picked cards, highlights, the frame of the
 * focus.
 */
import { treeOf } from './dom/tree.ts';
import type { ConfirmButton, TableContext } from './input/context.ts';
import { lightLandings } from './input/moves.ts';
import type { LateParts } from './late-parts.ts';
import { visibleRect } from './model/hit-targets.ts';

export interface Refresher {
  readonly refresh: () => void;
  /** Draws or removes the frame of the focus. */
  readonly frame: () => void;
  readonly destroy: () => void;
}

export const createRefresher = (root: HTMLElement, late: LateParts, context: TableContext): Refresher => {
  const { state, board, buttons } = context;
  /** Created for the first game with groups. */
  let confirm: ConfirmButton | null = null;

  const frame = (): void => {
    const { shown, byKeyboard, focused } = state;
    const visible = byKeyboard && root.contains(treeOf(root).activeElement);
    const target = visible ? shown?.targets.find(({ key }) => key === focused) : undefined;
    board.frame(
      target === undefined || shown === null ? null : visibleRect(shown.plan, shown.targets, target),
    );
  };

  const markGroups = (): void => {
    const { shown, picked, held } = state;
    const parts = late.now();
    if (shown?.scene.game.def.remove === undefined || parts === null) return;
    const { groups } = parts.extensions;
    if (held === null) board.markPicked(picked.piles, groups.extending(shown, picked.piles));
    confirm ??= groups.createConfirmButton(root, parts.words, () => groups.removePicked(context));
    confirm.update(shown, picked.piles);
  };

  return {
    frame,
    refresh: () => {
      const { focused, held, picked } = state;
      buttons.mark(focused, ({ pile, index, strip }) =>
        held === null
          ? picked.piles.includes(pile) && !strip
          : held.pile === pile && index >= held.index && index < held.index + held.count,
      );
      board.markHeld(held);
      lightLandings(context, held?.landings ?? []);
      markGroups();
      frame();
    },
    destroy: () => confirm?.destroy(),
  };
};
