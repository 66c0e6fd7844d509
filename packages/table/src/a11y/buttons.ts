/**
 * The buttons of the table: one for each hit target, in lists by zone, above the picture and invisible. The whole
 * table is one tab stop with roving focus, and has one polite live region. A button is as large as its target and is
 * where its card lies, even while cards fly. After a move the picture comes first: buttons, focus and speech follow
 * after the paint, or at the next input if that is earlier.
 */
import type { Game, View } from '@cairn/engine';
import { treeOf } from '../dom/tree.ts';
import type { Rect } from '../geometry/rect.ts';
import type { HitArea } from '../model/hit-targets.ts';
import { sameTable } from '../model/scene.ts';
import { appendElement, placeElement, setHidden } from '../view/elements.ts';
import { createButtonList, ruleOf, setProperty, showButton, type TargetButton } from './button-list.ts';
import { targetName } from './button-names.ts';
import { createPaintQueue } from './paint-queue.ts';
import type { TableWords } from './table-words.ts';

export interface Buttons {
  /** Places and names the buttons, and gives one the focus; null leaves the focus where it is. */
  readonly update: (game: Game, view: View, areas: () => readonly HitArea[], focus: string | null) => void;
  /** Does the waiting work at once. Returns whether there was any. */
  readonly flush: () => boolean;
  /** Makes one target the tab stop, and some targets pressed. */
  readonly mark: (focus: string, pressed: (area: HitArea) => boolean) => void;
  readonly focus: (key: string) => void;
  /** Whether focus events come from a call of `focus`. */
  readonly isFocusing: () => boolean;
  /** Covers the table below an opened column, so that it cannot be hit; null if none is open. */
  readonly cover: (rect: Rect | null) => void;
  /** The key of the target an event came from. */
  readonly keyOf: (target: EventTarget | null) => string | null;
  /** The accessible name of a target. */
  readonly nameOf: (key: string) => string;
  readonly speak: (sentence: string) => void;
  readonly destroy: () => void;
}

/** Whether a target is a toggle: its card can be picked up or picked. */
const isToggle = (game: Game, { pile, free, empty, down }: HitArea): boolean => {
  const { give, role } = ruleOf(game, pile).zone;
  const can = give.length > 0 || (game.def.remove !== undefined && role !== 'stock' && role !== 'discard');
  return can && free && !empty && !down;
};

const placeButton = ({ element, last }: TargetButton, { rect, free, strip, over }: HitArea): void => {
  const { x, y, w, h } = rect;
  const level = (over ? 4 : 1) + (free && !strip ? 1 : 0);
  const text = `left:${x}px;top:${y}px;width:${w}px;height:${h}px;z-index:${level}`;
  if (last.place !== text) element.style.cssText = text;
  last.place = text;
};

export const createButtons = (root: HTMLElement, words: () => TableWords | null): Buttons => {
  root.setAttribute('role', 'group');
  const layer = appendElement('div', 'table-buttons', root);
  const veil = appendElement('div', 'table-veil', layer);
  veil.hidden = true;
  const live = appendElement('p', 'table-live', root);
  live.setAttribute('role', 'status');
  const list = createButtonList(layer, veil);
  const queue = createPaintQueue();
  let shown: readonly (readonly [HitArea, TargetButton])[] = [];
  let built: Game | undefined;
  let focusing = false;

  const write = (game: Game, view: View, areas: readonly HitArea[]): void => {
    if (!sameTable(built, game)) {
      list.build(game);
      root.setAttribute('aria-label', game.def.title);
      built = game;
    }
    const texts = words();
    if (texts !== null)
      list.nameLists(
        (zone) => texts.zoneName(game, game.zones[zone]?.role ?? 'tableau'),
        (pile) => texts.pileLabel(game, view, pile),
      );
    shown = areas.map((area) => [area, list.buttonOf(area)]);
    const seen = new Set(shown.map(([, button]) => button));
    for (const button of list.all()) showButton(button, seen.has(button));
    for (const [area, button] of shown) {
      placeButton(button, area);
      setProperty(button, 'ariaLabel', targetName(texts, game, view, area));
      setProperty(button, 'ariaPressed', isToggle(game, area) ? (button.last.ariaPressed ?? 'false') : null);
    }
  };

  const mark = (key: string, pressed: (area: HitArea) => boolean): void => {
    for (const [area, button] of shown) {
      setProperty(button, 'tabIndex', area.key === key ? 0 : -1);
      if (button.last.ariaPressed !== null) setProperty(button, 'ariaPressed', String(pressed(area)));
    }
  };

  const focus = (key: string): void => {
    const button = list.find(key);
    if (button === undefined || button.element === treeOf(root).activeElement) return;
    // Before the focus moves, because the browser checks at once whether the focused element is still focusable.
    setProperty(button, 'tabIndex', 0);
    focusing = true;
    button.element.focus({ preventScroll: true });
    focusing = false;
  };

  const speak = (sentence: string): void => {
    // A live region speaks when its text changes, so a sentence that is repeated gets an invisible change.
    live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
  };

  return {
    update: (game, view, areas, to) => {
      // A hidden page is not painted, and a new table needs its buttons at once.
      const atOnce = document.hidden || !sameTable(built, game);
      queue.open(!atOnce);
      // The focus first: it would be lost if its button were hidden before.
      if (to !== null) queue.add('focus', () => focus(to));
      queue.add('write', () => write(game, view, areas()));
      if (atOnce) queue.flush();
    },
    flush: queue.flush,
    mark: (key, pressed) => queue.add('mark', () => mark(key, pressed)),
    focus: (key) => queue.add('focus', () => focus(key)),
    isFocusing: () => focusing,
    cover: (rect) => {
      setHidden(veil, rect === null);
      if (rect !== null) placeElement(veil, rect);
    },
    keyOf: (target) =>
      (target instanceof Element ? target.closest<HTMLElement>('[data-target]') : null)?.dataset['target'] ??
      null,
    nameOf: (key) => list.find(key)?.last.ariaLabel ?? '',
    speak: (sentence) => queue.add('speak', () => speak(sentence)),
    destroy: () => {
      queue.clear();
      layer.remove();
      live.remove();
      root.removeAttribute('role');
      root.removeAttribute('aria-label');
    },
  };
};
