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
  /** Puts the buttons where the targets are; `focus` is the tab stop. */
  readonly update: (
    game: Game,
    view: View,
    targets: readonly Target[],
    focus: string,
    held: number | null,
  ) => void;
  readonly focus: (key: string) => void;
  /** The key of the spot an event came from. */
  readonly keyOf: (target: EventTarget | null) => string | null;
  /** What a spot is called now. */
  readonly nameOf: (key: string) => string;
  readonly speak: (sentence: string) => void;
  readonly destroy: () => void;
}

export const createButtons = (root: HTMLElement, words: TableWords): Buttons => {
  root.setAttribute('role', 'group');
  const layer = make('div', 'table-spots', root);
  const live = make('p', 'table-live', root);
  live.setAttribute('role', 'status');
  let buttons = new Map<string, HTMLButtonElement>();
  let built: Game | null = null;

  /** All the buttons a game can need, in reading order; those without a spot are hidden. */
  const build = (game: Game): void => {
    layer.replaceChildren();
    buttons = new Map();
    for (const { role, piles } of game.zones) {
      const list = piles.length > 1 ? make('ul', 'table-zone', layer) : layer;
      if (list !== layer) list.setAttribute('aria-label', words.zoneName(game, role));
      for (const pile of piles) {
        const button = make('button', 'table-spot', list === layer ? layer : make('li', '', list));
        button.type = 'button';
        button.dataset['spot'] = `p${pile}`;
        buttons.set(`p${pile}`, button);
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

  const update: Buttons['update'] = (game, view, targets, focus, held) => {
    if (built !== game) build(game);
    const byKey = new Map(targets.map((target) => [target.key, target]));
    for (const [key, button] of buttons) {
      const target = byKey.get(key);
      button.hidden = target === undefined;
      if (target === undefined) continue;
      const { x, y, w, h } = target.rect;
      Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
      button.style.zIndex = target.free ? '2' : '1';
      const name = nameOf(game, view, target);
      if (button.ariaLabel !== name) button.ariaLabel = name;
      button.tabIndex = key === focus ? 0 : -1;
      const gives = (game.piles[target.pile]?.zone.give.length ?? 0) > 0;
      button.ariaPressed = gives && target.free && !target.empty ? String(held === target.pile) : null;
    }
  };

  return {
    update,
    focus: (key) => buttons.get(key)?.focus({ preventScroll: true }),
    keyOf: (target) =>
      (target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null)?.dataset['spot'] ??
      null,
    nameOf: (key) => buttons.get(key)?.ariaLabel ?? '',
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
