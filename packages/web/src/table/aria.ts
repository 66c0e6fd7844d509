/**
 * What can be pressed and is read out: one button a spot, in lists by zone, above the picture and unseen. One tab
 * stop for the whole table, with roving focus inside; one polite live region. A button is as large as its spot's
 * target and stands where its card lies at once, whatever is still in the air.
 */
import type { Game, View } from '@cairn/engine';
import { make } from './slots.ts';
import type { Target } from './spots.ts';
import type { TableWords } from './words.ts';

export interface Buttons {
  /** Puts the buttons where the targets are, and names them. */
  readonly update: (game: Game, view: View, targets: readonly Target[]) => void;
  /** Makes one spot the tab stop, and the one of a pile pressed. */
  readonly mark: (focus: string, held: number | null) => void;
  readonly focus: (key: string) => void;
  /** The key of the spot an event came from. */
  readonly keyOf: (target: EventTarget | null) => string | null;
  /** What a spot is called now. */
  readonly nameOf: (key: string) => string;
  readonly speak: (sentence: string) => void;
  readonly destroy: () => void;
}

/** Sets what has changed: a style or a name that is set again costs as much as a new one. */
const set = <K extends keyof HTMLButtonElement>(
  element: HTMLButtonElement,
  name: K,
  value: HTMLButtonElement[K],
): void => {
  if (element[name] !== value) element[name] = value;
};

export const createButtons = (root: HTMLElement, words: TableWords): Buttons => {
  root.setAttribute('role', 'group');
  const layer = make('div', 'table-spots', root);
  const live = make('p', 'table-live', root);
  live.setAttribute('role', 'status');
  /** Buttons by key; `can`: cards may go from there to other piles. */
  let buttons = new Map<string, { readonly element: HTMLButtonElement; readonly can: boolean }>();
  const places = new WeakMap<HTMLElement, string>();
  let built: Game | null = null;

  /** All the buttons a game can need, in reading order; those without a spot are hidden. */
  const build = (game: Game): void => {
    layer.replaceChildren();
    buttons = new Map();
    for (const { role, piles, give } of game.zones) {
      const list = piles.length > 1 ? make('ul', 'table-zone', layer) : layer;
      if (list !== layer) list.setAttribute('aria-label', words.zoneName(game, role));
      for (const pile of piles) {
        const button = make('button', 'table-spot', list === layer ? layer : make('li', '', list));
        button.type = 'button';
        button.tabIndex = -1;
        button.dataset['spot'] = `p${pile}`;
        buttons.set(`p${pile}`, { element: button, can: give.length > 0 });
      }
    }
    root.setAttribute('aria-label', game.def.title);
    built = game;
  };

  const nameOf = (game: Game, view: View, { pile, index }: Target): string => {
    if (game.piles[pile]?.zone.role === 'layout') return words.seatName(game, view, pile, index);
    const label = words.pileLabel(game, view, pile);
    return pile === game.stock && view.next !== null ? `${label}. ${words.nextName(view.next)}` : label;
  };

  const update: Buttons['update'] = (game, view, targets) => {
    if (built !== game) build(game);
    const byKey = new Map(targets.map((target) => [target.key, target]));
    for (const [key, { element, can }] of buttons) {
      const target = byKey.get(key);
      set(element, 'hidden', target === undefined);
      if (target === undefined) continue;
      const { x, y, w, h } = target.rect;
      const place = `left:${x}px;top:${y}px;width:${w}px;height:${h}px;z-index:${target.free ? 2 : 1}`;
      if (places.get(element) !== place) element.style.cssText = place;
      places.set(element, place);
      set(element, 'ariaLabel', nameOf(game, view, target));
      set(
        element,
        'ariaPressed',
        can && target.free && !target.empty ? (element.ariaPressed ?? 'false') : null,
      );
    }
  };

  const mark: Buttons['mark'] = (focus, held) => {
    for (const [key, { element }] of buttons) {
      set(element, 'tabIndex', key === focus ? 0 : -1);
      if (element.ariaPressed !== null) set(element, 'ariaPressed', String(key === `p${held}`));
    }
  };

  return {
    update,
    mark,
    focus: (key) => buttons.get(key)?.element.focus({ preventScroll: true }),
    keyOf: (target) =>
      (target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null)?.dataset['spot'] ??
      null,
    nameOf: (key) => buttons.get(key)?.element.ariaLabel ?? '',
    speak: (sentence) => {
      // The same sentence twice in a row is still news: a changed text is what makes a live region speak.
      live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
    },
    destroy: () => {
      layer.remove();
      live.remove();
      root.removeAttribute('role');
      root.removeAttribute('aria-label');
    },
  };
};
