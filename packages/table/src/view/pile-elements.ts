/**
 * Everything on the board except cards: the places of piles, the count of the stock, its next card, and the frame of the
 * focus. Other signs and counts are in signs.ts.
 */
import { makeCardOf, NO_SUIT, type Card, type Game, type View } from '@cairn/engine';
import { pileRect, type TablePlan } from '../geometry/plan.ts';
import type { Rect } from '../geometry/rect.ts';
import { shownNextCard } from '../model/hit-targets.ts';
import { appendElement, appendImage, placeElement, setHidden, setText } from './elements.ts';
import type { Signs } from './picture.ts';

export interface PileElements {
  readonly draw: (game: Game, view: View, plan: TablePlan) => void;
  /** Highlights piles that take the held cards; `over` is the one that they would go to. */
  readonly light: (piles: readonly number[], over: number | null) => void;
  /** Marks the piles of a hint. */
  readonly hint: (piles: readonly number[]) => void;
  /** Draws the signs from now on. */
  readonly extend: (signs: Signs) => void;
  /** Puts the frame of the focus around a rectangle; null for none. */
  readonly frame: (rect: Rect | null) => void;
  readonly clear: () => void;
}

export const COUNT = { w: 44, h: 22 };

/** The place of the count of a face-down pile: at the foot of its back. */
const underBack = ({ x, y, w, h }: Rect): Rect => {
  const wide = Math.min(COUNT.w, w);
  return { ...COUNT, w: wide, x: Math.round(x + (w - wide) / 2), y: Math.round(y + h - COUNT.h - w * 0.1) };
};

/** `paint` puts a card's plain face into an image of a given size. */
export const createPileElements = (
  board: HTMLElement,
  paint: (image: HTMLImageElement, card: Card, rect: Rect) => void,
): PileElements => {
  const frame = appendElement('div', 'table-ring', appendElement('div', 'table-air', board));
  let signs: Signs | null = null;
  /** The counts of the stock and of squared reserves, and the ranks that come next. */
  const counts = new Map<number, HTMLElement>();
  const next = appendImage('table-next', board);
  const elements = new Map<number, HTMLElement>();
  let planned: TablePlan['piles'] | null = null;
  let small: Rect = { x: 0, y: 0, w: 1, h: 1 };
  /** The rectangle of the frame, as text. */
  let framed = 'null';
  frame.hidden = true;

  const arrange = (game: Game, plan: TablePlan): void => {
    if (plan.piles === planned) return;
    planned = plan.piles;
    for (const { index, zone } of game.piles) {
      if (zone.role === 'layout' || zone.role === 'row') continue;
      const element = elements.get(index) ?? appendElement('div', 'table-slot', board);
      elements.set(index, element);
      const rect = pileRect(plan, index);
      placeElement(element, rect);
      const wide = zone.role === 'hand' ? 0.36 : 0.5;
      element.style.fontSize = `${Math.round(Math.min(rect.w * wide, rect.h * 0.6))}px`;
      const counted =
        index === game.stock ? underBack(rect) : (signs?.placeOfCount(game, index, rect) ?? null);
      if (counted !== null) placeCount(index, counted);
    }
    if (game.stock === null) return;
    const { x, y, w, h } = pileRect(plan, game.stock);
    small = { x: x + w * 0.23, y: y + h * 0.1, w: w * 0.54, h: h * 0.54 };
    placeElement(next, small);
  };

  const placeCount = (pile: number, rect: Rect): void => {
    const count = counts.get(pile) ?? appendElement('div', 'table-count', board);
    counts.set(pile, count);
    placeElement(count, rect);
  };

  return {
    draw: (game, view, plan) => {
      arrange(game, plan);
      for (const [pile, element] of elements) {
        const empty = view.piles[pile]?.length === 0;
        element.classList.toggle('table-empty', empty);
        setText(element, (empty && signs?.ofEmptyPile(game, view, pile)) || '');
      }
      for (const [pile, count] of counts) {
        const left = view.piles[pile]?.length ?? 0;
        const stock = left === 0 ? '' : String(left);
        const text = pile === game.stock ? stock : (signs?.countOf(game, view, pile) ?? '');
        setHidden(count, text === '');
        setText(count, text);
      }
      const known = shownNextCard(game, view);
      setHidden(next, known === null);
      if (known !== null) paint(next, known.card ?? makeCardOf(known.rank, NO_SUIT), small);
    },
    extend: (loaded) => {
      signs = loaded;
      planned = null;
    },
    light: (piles, over) => {
      for (const [pile, element] of elements) {
        element.classList.toggle('table-lit', piles.includes(pile));
        element.classList.toggle('table-over', pile === over);
      }
    },
    hint: (piles) => {
      for (const [pile, element] of elements) element.classList.toggle('table-hint', piles.includes(pile));
    },
    frame: (rect) => {
      const place = JSON.stringify(rect);
      if (framed === place) return;
      framed = place;
      setHidden(frame, rect === null);
      if (rect !== null) placeElement(frame, rect);
    },
    clear: () => {
      for (const element of [...elements.values(), ...counts.values()]) element.remove();
      elements.clear();
      counts.clear();
      planned = null;
    },
  };
};
