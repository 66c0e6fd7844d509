/**
 * What can be pressed and is read out: one button a spot, in lists by zone, above the picture and unseen. One tab
 * stop for the whole table, with roving focus inside; one polite live region. A button is as large as its spot's
 * target and stands where its card lies, whatever is still in the air. After a move the picture comes first: buttons,
 * focus and speech follow when it has been painted, or at the next input, whichever is earlier.
 */
import type { Game, PileRule, View } from '@cairn/engine';
import { afterPaint } from './paint.ts';
import type { Rect } from './rect.ts';
import { hide, lay, make } from './slots.ts';
import { isFanned, nextShown, type Target } from './spots.ts';
import { sameTable } from './state.ts';
import { treeOf } from './tree.ts';
import type { TableWords } from './words.ts';

export interface Buttons {
  /** Puts the buttons where the targets are, names them and gives one the focus; null leaves the focus where it is. */
  readonly update: (game: Game, view: View, targets: () => readonly Target[], focus: string | null) => void;
  /** Does at once what still waits for the paint; whether there was anything. */
  readonly flush: () => boolean;
  /** Makes one spot the tab stop, and some of them pressed. */
  readonly mark: (focus: string, pressed: (target: Target) => boolean) => void;
  readonly focus: (key: string) => void;
  /** The focus comes or goes because a button is being given it here. */
  readonly isFocusing: () => boolean;
  /** Keeps what lies beneath an opened column from being hit; null where none is open. */
  readonly cover: (rect: Rect | null) => void;
  /** The key of the spot an event came from. */
  readonly keyOf: (target: EventTarget | null) => string | null;
  /** What a spot is called now. */
  readonly nameOf: (key: string) => string;
  readonly speak: (sentence: string) => void;
  readonly destroy: () => void;
}

/** A button, and what it was told last: to ask an element what it is costs more than to work it out. */
interface Button {
  readonly element: HTMLButtonElement;
  readonly told: Partial<Pick<HTMLButtonElement, 'ariaLabel' | 'ariaPressed' | 'hidden' | 'tabIndex'>> & {
    place?: string;
  };
}

/** Sets what has changed: a style or a name that is set again costs as much as a new one. */
const set = <K extends Exclude<keyof Button['told'], 'place'>>(
  { element, told }: Button,
  name: K,
  value: HTMLButtonElement[K],
): void => {
  if (told[name] === value) return;
  told[name] = value;
  element[name] = value;
};

const ruleOf = (game: Game, pile: number): PileRule => {
  const rule = game.piles[pile];
  if (rule === undefined) throw new Error(`No pile ${pile}`);
  return rule;
};

/** Shows or hides a button, with its item where it is in a list. */
const show = (button: Button, on: boolean): void => {
  if (button.told.hidden === !on) return;
  set(button, 'hidden', !on);
  const item = button.element.parentElement;
  if (item?.tagName === 'LI') item.hidden = !on;
};

/** The place of a spot in its fan, read off its key: face-down runs, cards by number, the last card. */
const orderOfKey = (key: string): number => {
  const [, place = ''] = key.split('.');
  return place === '' ? Infinity : place.startsWith('d') ? Number(place.slice(1)) - 0.5 : Number(place);
};
const orderOf = (button: Element | null): number =>
  button instanceof HTMLElement ? orderOfKey(button.dataset['spot'] ?? '') : Infinity;

export const createButtons = (root: HTMLElement, words: TableWords): Buttons => {
  root.setAttribute('role', 'group');
  const layer = make('div', 'table-spots', root);
  const veil = make('div', 'table-veil', layer);
  veil.hidden = true;
  const live = make('p', 'table-live', root);
  live.setAttribute('role', 'status');
  let buttons = new Map<string, Button>();
  /** Lists of fans by pile. */
  let lists = new Map<number, HTMLElement>();
  let shown: readonly (readonly [Target, Button])[] = [];
  let built: Game | undefined;
  let focusing = false;
  /** What waits for the paint, by what it is and in the order in which it is done. */
  let due: Map<string, () => void> | null = null;

  const addButton = (key: string, parent: HTMLElement, before: Node | null = null): Button => {
    const item = parent === layer ? layer : make('li', '', parent);
    if (item !== layer) parent.insertBefore(item, before);
    const element = make('button', 'table-spot', item);
    element.type = 'button';
    element.dataset['spot'] = key;
    const button: Button = { element, told: { hidden: false, ariaPressed: null } };
    set(button, 'tabIndex', -1);
    buttons.set(key, button);
    return button;
  };

  /**
   * A button for every pile a game has, in reading order; those without a spot are hidden. A fan is a list of its own,
   * and gets buttons for its other cards when they are first seen.
   */
  const build = (game: Game): void => {
    layer.replaceChildren(veil);
    buttons = new Map();
    lists = new Map();
    for (const { role, piles } of game.zones) {
      const fans = piles.filter((pile) => isFanned(ruleOf(game, pile)));
      const group = fans.length > 0 || piles.length < 2 ? layer : make('ul', 'table-zone', layer);
      if (group !== layer) group.setAttribute('aria-label', words.zoneName(game, role));
      for (const pile of piles) {
        const list = fans.includes(pile) ? make('ul', 'table-zone', layer) : group;
        if (fans.includes(pile)) lists.set(pile, list);
        addButton(`p${pile}`, list);
      }
    }
    root.setAttribute('aria-label', game.def.title);
    built = game;
  };

  /** The button of a spot; one for a card within a fan stands before the buttons of the cards on it. */
  const buttonOf = ({ key, pile }: Target): Button => {
    const known = buttons.get(key);
    if (known !== undefined) return known;
    const list = lists.get(pile) ?? layer;
    const after = [...list.children].find((item) => orderOf(item.firstElementChild) > orderOfKey(key));
    return addButton(key, list, after);
  };

  const nameOf = (game: Game, view: View, target: Target): string => {
    const { pile, index, run, empty } = target;
    if (run > 1) return words.runName(game, view, pile, run);
    const rule = ruleOf(game, pile);
    if (rule.zone.role === 'layout' || (isFanned(rule) && !empty))
      return words.seatName(game, view, pile, index);
    const label = words.pileLabel(game, view, pile);
    const next = pile === game.stock ? nextShown(game, view) : null;
    return next === null ? label : `${label}. ${words.nextName(next)}`;
  };

  const place = ({ element, told }: Button, { rect, free, strip, over }: Target): void => {
    const { x, y, w, h } = rect;
    const height = (over ? 4 : 1) + (free && !strip ? 1 : 0);
    const text = `left:${x}px;top:${y}px;width:${w}px;height:${h}px;z-index:${height}`;
    if (told.place !== text) element.style.cssText = text;
    told.place = text;
  };

  const write = (game: Game, view: View, targets: readonly Target[]): void => {
    if (!sameTable(built, game)) build(game);
    for (const [pile, list] of lists) {
      const label = words.pileLabel(game, view, pile);
      if (list.ariaLabel !== label) list.ariaLabel = label;
    }
    shown = targets.map((target) => [target, buttonOf(target)]);
    const seen = new Set(shown.map(([, button]) => button));
    for (const button of buttons.values()) show(button, seen.has(button));
    for (const [target, button] of shown) {
      place(button, target);
      set(button, 'ariaLabel', nameOf(game, view, target));
      const { give, role } = ruleOf(game, target.pile).zone;
      const can =
        give.length > 0 || (game.def.remove !== undefined && role !== 'stock' && role !== 'discard');
      const takes = can && target.free && !target.empty && !target.down;
      set(button, 'ariaPressed', takes ? (button.told.ariaPressed ?? 'false') : null);
    }
  };

  const mark = (key: string, pressed: (target: Target) => boolean): void => {
    for (const [target, button] of shown) {
      set(button, 'tabIndex', target.key === key ? 0 : -1);
      if (button.told.ariaPressed !== null) set(button, 'ariaPressed', String(pressed(target)));
    }
  };

  const focus = (key: string): void => {
    const button = buttons.get(key);
    if (button === undefined || button.element === treeOf(root).activeElement) return;
    // Beforehand: of what has the focus the browser works out at once whether it still may have it.
    set(button, 'tabIndex', 0);
    focusing = true;
    button.element.focus({ preventScroll: true });
    focusing = false;
  };

  const speak = (sentence: string): void => {
    // The same sentence twice in a row is still news: a changed text is what makes a live region speak.
    live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
  };

  const later = (what: string, work: () => void): void => {
    if (due === null) work();
    else due.set(what, work);
  };

  const flush = (): boolean => {
    const works = due;
    due = null;
    works?.forEach((work) => work());
    return works !== null;
  };

  return {
    update: (game, view, targets, to) => {
      // A page that is not seen is not painted, and a new table is not there before its buttons are.
      const atOnce = document.hidden || !sameTable(built, game);
      if (due === null && !atOnce) afterPaint(flush);
      // The focus moves before its button is hidden, or the page would take it away; and before anything is changed.
      due ??= new Map();
      if (to !== null) due.set('focus', () => focus(to));
      due.set('write', () => write(game, view, targets()));
      if (atOnce) flush();
    },
    flush,
    mark: (key, pressed) => later('mark', () => mark(key, pressed)),
    focus: (key) => later('focus', () => focus(key)),
    isFocusing: () => focusing,
    cover: (rect) => {
      hide(veil, rect === null);
      if (rect !== null) lay(veil, rect);
    },
    keyOf: (target) =>
      (target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null)?.dataset['spot'] ??
      null,
    nameOf: (key) => buttons.get(key)?.told.ariaLabel ?? '',
    speak: (sentence) => later('speak', () => speak(sentence)),
    destroy: () => {
      due = null;
      layer.remove();
      live.remove();
      root.removeAttribute('role');
      root.removeAttribute('aria-label');
    },
  };
};
