/** What lies on the cloth besides cards: places of piles, the count and the next card of the stock, the focus frame. */
import { makeCardOf, NO_SUIT, type Card, type Game, type View } from '@cairn/engine';
import { at } from './anim.ts';
import { pileRect, type Plan } from './layout.ts';
import type { Rect } from './rect.ts';

export interface Slots {
  readonly draw: (game: Game, view: View, plan: Plan) => void;
  /** Lights piles that take what is held; `over` is the one it would go to. */
  readonly light: (piles: readonly number[], over: number | null) => void;
  readonly point: (piles: readonly number[]) => void;
  /** The frame around the focused spot; null for none. */
  readonly ring: (rect: Rect | null) => void;
  readonly clear: () => void;
}

/** An element of a class, put into another. */
export const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  name: string,
  parent: Element,
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag);
  element.className = name;
  parent.append(element);
  return element;
};

/** An image that is part of the picture of the table and nothing else. */
export const makeImage = (name: string, parent: Element): HTMLImageElement => {
  const image = make('img', name, parent);
  image.alt = '';
  image.draggable = false;
  image.decoding = 'sync';
  return image;
};

export const lay = (element: HTMLElement, rect: Rect): void => {
  element.style.width = `${rect.w}px`;
  element.style.height = `${rect.h}px`;
  element.style.transform = at(rect);
};

const COUNT = { w: 44, h: 22 };

/** `show` puts a card's plain face into an image of a size. */
export const createSlots = (
  board: HTMLElement,
  show: (image: HTMLImageElement, card: Card, rect: Rect) => void,
): Slots => {
  const ring = make('div', 'table-ring', board);
  const count = make('div', 'table-count', board);
  const next = makeImage('table-next', board);
  const slots = new Map<number, HTMLElement>();
  let planned: Plan['piles'] | null = null;
  let small: Rect = { x: 0, y: 0, w: 1, h: 1 };
  ring.hidden = true;

  const arrange = (game: Game, plan: Plan): void => {
    if (plan.piles === planned) return;
    planned = plan.piles;
    for (const { index, zone } of game.piles) {
      if (zone.role === 'layout') continue;
      const slot = slots.get(index) ?? make('div', 'table-slot', board);
      slots.set(index, slot);
      lay(slot, pileRect(plan, index));
    }
    if (game.stock === null) return;
    const { x, y, w, h } = pileRect(plan, game.stock);
    lay(count, { ...COUNT, x: Math.round(x + (w - COUNT.w) / 2), y: Math.round(y + h - COUNT.h - w * 0.1) });
    small = { x: x + w * 0.23, y: y + h * 0.1, w: w * 0.54, h: h * 0.54 };
    lay(next, small);
  };

  return {
    draw: (game, view, plan) => {
      arrange(game, plan);
      for (const [pile, slot] of slots) slot.classList.toggle('table-empty', view.piles[pile]?.length === 0);
      const left = game.stock === null ? 0 : (view.piles[game.stock]?.length ?? 0);
      count.hidden = left === 0;
      count.textContent = String(left);
      next.hidden = view.next === null;
      if (view.next !== null) show(next, view.next.card ?? makeCardOf(view.next.rank, NO_SUIT), small);
    },
    light: (piles, over) => {
      for (const [pile, slot] of slots) {
        slot.classList.toggle('table-lit', piles.includes(pile));
        slot.classList.toggle('table-over', pile === over);
      }
    },
    point: (piles) => {
      for (const [pile, slot] of slots) slot.classList.toggle('table-hint', piles.includes(pile));
    },
    ring: (rect) => {
      ring.hidden = rect === null;
      if (rect !== null) lay(ring, rect);
    },
    clear: () => {
      for (const slot of slots.values()) slot.remove();
      slots.clear();
      planned = null;
    },
  };
};
