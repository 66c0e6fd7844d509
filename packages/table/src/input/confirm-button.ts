/**
 * The button that removes the picked cards, in games with groups of any size. It is beside the pile that the cards go
 * to, and enabled when the picked cards are a group.
 */
import type { TableWords } from '../a11y/table-words.ts';
import { pileRect } from '../geometry/plan.ts';
import { groupOfPicked } from '../model/groups.ts';
import { appendElement } from '../view/elements.ts';
import type { ConfirmButton } from './context.ts';

const SIZE = { w: 148, h: 44 };

export const createConfirmButton = (
  root: HTMLElement,
  words: TableWords,
  press: () => void,
): ConfirmButton => {
  const button = appendElement('button', 'table-confirm', root);
  button.type = 'button';
  button.hidden = true;
  button.dataset['test'] = 'confirm';
  button.addEventListener('click', press);

  return {
    update: ({ scene, plan }, picked) => {
      const { discard } = scene.game;
      const needed = scene.game.def.remove?.kind === 'run' && discard !== null;
      button.hidden = !needed || picked.length === 0;
      if (button.hidden || discard === null) return;
      button.textContent = words.removeName(picked.length);
      button.disabled = groupOfPicked(scene, picked) === null;
      const place = pileRect(plan, discard);
      const beside = plan.rail !== 'beside';
      // Beside the pile, or above it if the piles are at a side.
      const x = beside ? place.x + place.w + 12 : place.x + place.w / 2 - SIZE.w / 2;
      const y = beside ? place.y + (place.h - SIZE.h) / 2 : place.y + place.h + 8;
      const left = Math.min(Math.max(x, 4), root.clientWidth - SIZE.w - 4);
      const top = Math.min(Math.max(y, 4), root.clientHeight - SIZE.h - 4);
      Object.assign(button.style, { left: `${left}px`, top: `${top}px` });
    },
    destroy: () => button.remove(),
  };
};
