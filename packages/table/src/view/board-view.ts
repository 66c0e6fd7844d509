/**
 * The board: the picture of the table. Nothing in it can be pressed or read out; the buttons of a11y/ are above it.
 */
import type { Vector } from '../geometry/rect.ts';
import { sameTable } from '../model/scene.ts';
import { animateShake, type Tempo } from './animation.ts';
import { createCardImages } from './card-images.ts';
import { createCardLayer } from './card-layer.ts';
import { appendElement, placeElement, setHidden } from './elements.ts';
import { createMarks } from './marks.ts';
import { createPileElements, type PileElements } from './pile-elements.ts';
import type { BoardExtensions, BoardPicture, CardRange, Transition } from './picture.ts';

export interface BoardView extends Pick<PileElements, 'frame'> {
  readonly draw: (picture: BoardPicture, tempo: Tempo, transition: Transition) => void;
  /** Puts cards that fly one after another in their places at once. */
  readonly endDeal: () => void;
  /** Moves cards of a pile by an offset, as the pointer drags them. */
  readonly carry: (cards: CardRange, by: Vector) => void;
  /** Sends carried cards back to their place. */
  readonly sendHome: (tempo: Tempo) => void;
  /** Marks piles that take the held cards; `over` is the one that they would go to. */
  readonly light: (piles: readonly number[], over: number | null) => void;
  /** Marks the last cards of piles as picked, and those that would extend the group. */
  readonly markPicked: (piles: readonly number[], extending: readonly number[]) => void;
  /** Marks cards as picked up by the keyboard; null for none. */
  readonly markHeld: (cards: CardRange | null) => void;
  /** Marks the cards and piles of a hint. */
  readonly hint: (piles: readonly number[]) => void;
  /** Shakes the last card of a pile. */
  readonly shake: (pile: number, tempo: Tempo) => void;
  readonly extend: (extensions: BoardExtensions) => void;
  readonly destroy: () => void;
}

export const createBoardView = (root: HTMLElement): BoardView => {
  const board = appendElement('div', 'table-board', root);
  board.setAttribute('aria-hidden', 'true');
  const panel = appendElement('div', 'table-panel', board);
  panel.hidden = true;
  let shown: BoardPicture | null = null;

  const images = createCardImages(() => cards.repaint());
  const cards = createCardLayer(board, images);
  const piles = createPileElements(board, images.paintPlain);
  const marks = createMarks();
  /** Marks the last cards of these piles, and no others. */
  const mark = (name: string, of: readonly number[]): void =>
    marks.set(
      name,
      of.flatMap((pile) => cards.lastCardOf(pile)?.element ?? []),
    );
  const clear = (): void => {
    cards.clear();
    piles.clear();
    marks.clear();
  };

  return {
    draw: (picture, tempo, transition) => {
      const { game, view, plan } = picture;
      if (!sameTable(shown?.game, game)) clear();
      const redrawn = shown?.palette !== picture.palette || shown.settings !== picture.settings;
      const replanned = shown?.plan.piles !== plan.piles;
      shown = picture;
      images.use(picture);
      piles.draw(game, view, plan);
      setHidden(panel, plan.open === undefined);
      if (plan.open !== undefined) placeElement(panel, plan.open.panel);
      cards.draw(picture, tempo, transition, redrawn);
      if (redrawn || replanned) images.warm();
    },
    endDeal: cards.endDeal,
    carry: cards.carry,
    sendHome: cards.sendHome,
    light: (of, over) => {
      piles.light(of, over);
      mark('table-lit', of);
      mark('table-over', over === null ? [] : [over]);
    },
    markPicked: (of, extending) => {
      mark('table-picked', of);
      mark('table-extends', extending);
    },
    markHeld: (range) => marks.set('table-chosen', range === null ? [] : cards.elementsIn(range)),
    hint: (of) => {
      piles.hint(of);
      mark('table-hint', of);
    },
    shake: (pile, tempo) => {
      const card = cards.lastCardOf(pile);
      if (card?.state === 'lies') animateShake(card.element, card.rect, card.size, tempo.back);
    },
    frame: piles.frame,
    extend: (more) => {
      images.extend(more.cards);
      cards.extend(more);
      piles.extend(more.signs);
      if (shown !== null) piles.draw(shown.game, shown.view, shown.plan);
    },
    destroy: () => {
      clear();
      board.remove();
    },
  };
};
