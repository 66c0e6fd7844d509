/** What lies on the cloth besides cards: places of piles, the count and the next card of the stock, the focus frame. */
import {
  cardOf,
  makeCardOf,
  NO_SUIT,
  rankLetter,
  rankOf,
  type Card,
  type Game,
  type Rank,
  type View,
  type ZoneRule,
} from '@cairn/engine';
import { FULL_FROM } from './cards/face.ts';
import { at } from './anim.ts';
import { pileRect, type Plan } from './layout.ts';
import type { Rect } from './rect.ts';
import { nextShown } from './spots.ts';

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

/** What is set again is changed for the browser: it is set when it differs. */
export const hide = (element: HTMLElement, hidden: boolean): void => {
  if (element.hidden !== hidden) element.hidden = hidden;
};

const write = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** Sizes as they were laid last: one that is set again makes the browser measure what lies within once more. */
const sizes = new WeakMap<HTMLElement, string>();

/** Puts an element where it is to be seen; it is of a size of its own where that is given. */
export const lay = (element: HTMLElement, rect: Rect, of = rect): void => {
  const { style } = element;
  const size = `${of.w} ${of.h}`;
  if (sizes.get(element) !== size) {
    style.width = `${of.w}px`;
    style.height = `${of.h}px`;
    // What its corners and signs are measured by. A container query would do, and makes every change dearer.
    style.setProperty('--wide', `${of.w}px`);
    sizes.set(element, size);
  }
  style.transform = at(rect, of);
};

const COUNT = { w: 44, h: 22 };

/** Where the count of a face-down pile stands: at the foot of its back. */
const underBack = ({ x, y, w, h }: Rect): Rect => {
  const wide = Math.min(COUNT.w, w);
  return { ...COUNT, w: wide, x: Math.round(x + (w - wide) / 2), y: Math.round(y + h - COUNT.h - w * 0.1) };
};

/** Where the count of a pile with a face stands, so that it hides no pip: beside the index, or under it where that is wide. */
const besideFace = ({ x, y, w, h }: Rect): Rect => {
  const wide = 28;
  return w < FULL_FROM
    ? { x: x + 1, y: Math.round(y + h - COUNT.h - 1), w: Math.min(wide, w / 2), h: COUNT.h }
    : { x: x + w - wide + 4, y: y - 5, w: wide, h: COUNT.h };
};

/** A reserve of many cards of which one is seen. */
const isSquared = ({ def }: ZoneRule): boolean => def?.role === 'reserve' && def.deal > 1;

/** What an empty pile waits for: the ranks it takes, another round of the stock or none, nothing at all. */
const signOf = (game: Game, view: View, pile: number): string => {
  const zone = game.piles[pile]?.zone;
  if (pile === game.stock) {
    const passes = game.stockDef?.passes ?? 1;
    const more = game.waste !== null && (passes === 'unlimited' || view.pass < passes);
    return more ? '\u21bb' : game.waste === null ? '' : '\u00d7';
  }
  if (zone === undefined) return '';
  const { takes } = zone.empty;
  // A hand says what may be kept in it.
  if (zone.role === 'hand' && typeof takes === 'object')
    return [...new Set([takes[0], takes.at(-1)])].flatMap((rank) => nameOfRank(rank ?? 0)).join('\u2013');
  if (zone.role !== 'foundation' && zone.role !== 'tableau') return '';
  if (takes === 'base') {
    const first = zone.piles.map((other) => view.piles[other]?.[0]).find((seat) => seat !== undefined);
    return first === undefined ? '' : nameOfRank(rankOf(cardOf(first)));
  }
  const [rank, ...others] = typeof takes === 'string' ? [] : takes;
  return rank === undefined || others.length > 0 ? '' : nameOfRank(rank);
};

const nameOfRank = (rank: Rank): string => (rank === 10 ? '10' : rankLetter(rank));

/** `show` puts a card's plain face into an image of a size. */
export const createSlots = (
  board: HTMLElement,
  show: (image: HTMLImageElement, card: Card, rect: Rect) => void,
): Slots => {
  const ring = make('div', 'table-ring', make('div', 'table-air', board));
  /** How many cards lie in the stock, and in a squared reserve. */
  const counts = new Map<number, HTMLElement>();
  const next = makeImage('table-next', board);
  const slots = new Map<number, HTMLElement>();
  let planned: Plan['piles'] | null = null;
  let small: Rect = { x: 0, y: 0, w: 1, h: 1 };
  /** Where the frame is, as text. */
  let ringed = 'null';
  ring.hidden = true;

  const arrange = (game: Game, plan: Plan): void => {
    if (plan.piles === planned) return;
    planned = plan.piles;
    for (const { index, zone } of game.piles) {
      if (zone.role === 'layout') continue;
      const slot = slots.get(index) ?? make('div', 'table-slot', board);
      slots.set(index, slot);
      const rect = pileRect(plan, index);
      lay(slot, rect);
      const wide = zone.role === 'hand' ? 0.36 : 0.5;
      slot.style.fontSize = `${Math.round(Math.min(rect.w * wide, rect.h * 0.6))}px`;
      if (index === game.stock) placeCount(index, underBack(rect));
      else if (isSquared(zone)) placeCount(index, besideFace(rect));
    }
    if (game.stock === null) return;
    const { x, y, w, h } = pileRect(plan, game.stock);
    small = { x: x + w * 0.23, y: y + h * 0.1, w: w * 0.54, h: h * 0.54 };
    lay(next, small);
  };

  const placeCount = (pile: number, rect: Rect): void => {
    const count = counts.get(pile) ?? make('div', 'table-count', board);
    counts.set(pile, count);
    lay(count, rect);
  };

  return {
    draw: (game, view, plan) => {
      arrange(game, plan);
      for (const [pile, slot] of slots) {
        const empty = view.piles[pile]?.length === 0;
        slot.classList.toggle('table-empty', empty);
        write(slot, empty ? signOf(game, view, pile) : '');
      }
      for (const [pile, count] of counts) {
        const left = view.piles[pile]?.length ?? 0;
        hide(count, left < (pile === game.stock ? 1 : 2));
        write(count, String(left));
      }
      const known = nextShown(game, view);
      hide(next, known === null);
      if (known !== null) show(next, known.card ?? makeCardOf(known.rank, NO_SUIT), small);
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
      const place = JSON.stringify(rect);
      if (ringed === place) return;
      ringed = place;
      hide(ring, rect === null);
      if (rect !== null) lay(ring, rect);
    },
    clear: () => {
      for (const element of [...slots.values(), ...counts.values()]) element.remove();
      slots.clear();
      counts.clear();
      planned = null;
    },
  };
};
