/**
 * The buttons of a game as elements: one for each hit target, in lists by zone. buttons.ts sets their places, names
 * and states.
 */
import type { Game, PileRule } from '@cairn/engine';
import { isFanned, type HitArea } from '../model/hit-targets.ts';
import { appendElement } from '../view/elements.ts';

/** A button, and the last values of its properties. Reading them from the element would cost more. */
export interface TargetButton {
  readonly element: HTMLButtonElement;
  readonly last: Partial<Pick<HTMLButtonElement, 'ariaLabel' | 'ariaPressed' | 'hidden' | 'tabIndex'>> & {
    place?: string;
  };
}

/** Sets a property that has changed. */
export const setProperty = <K extends Exclude<keyof TargetButton['last'], 'place'>>(
  { element, last }: TargetButton,
  name: K,
  value: HTMLButtonElement[K],
): void => {
  if (last[name] === value) return;
  last[name] = value;
  element[name] = value;
};

/** Shows or hides a button, with its list item if it has one. */
export const showButton = (button: TargetButton, on: boolean): void => {
  if (button.last.hidden === !on) return;
  setProperty(button, 'hidden', !on);
  const item = button.element.parentElement;
  if (item?.tagName === 'LI') item.hidden = !on;
};

export const ruleOf = (game: Game, pile: number): PileRule => {
  const rule = game.piles[pile];
  if (rule === undefined) throw new Error(`No pile ${pile}`);
  return rule;
};

/** The place of a target in its fan, from its key: face-down runs, cards by number, the last card. */
const orderOfKey = (key: string): number => {
  const [, place = ''] = key.split('.');
  return place === '' ? Infinity : place.startsWith('d') ? Number(place.slice(1)) - 0.5 : Number(place);
};
const orderOf = (button: Element | null): number =>
  button instanceof HTMLElement ? orderOfKey(button.dataset['target'] ?? '') : Infinity;

export interface ButtonList {
  /** Makes the buttons of a game, all hidden or not yet named. */
  readonly build: (game: Game) => void;
  /** The button of a target. Buttons within fans are made when they are first asked for. */
  readonly buttonOf: (area: HitArea) => TargetButton;
  readonly find: (key: string) => TargetButton | undefined;
  readonly all: () => Iterable<TargetButton>;
  /** Names the lists; `zoneName` gives names of zones, `pileName` names of fans. */
  readonly nameLists: (zoneName: (zone: number) => string, pileName: (pile: number) => string) => void;
}

/** `layer` holds the buttons; `veil` stays in it when the buttons are replaced. */
export const createButtonList = (layer: HTMLElement, veil: HTMLElement): ButtonList => {
  let buttons = new Map<string, TargetButton>();
  /** Lists of fans by pile number, and of zones by their index in the game. */
  let fans = new Map<number, HTMLElement>();
  let zones = new Map<number, HTMLElement>();

  const addButton = (key: string, parent: HTMLElement, before: Node | null = null): TargetButton => {
    const item = parent === layer ? layer : appendElement('li', '', parent);
    if (item !== layer) parent.insertBefore(item, before);
    const element = appendElement('button', 'table-button', item);
    element.type = 'button';
    element.dataset['target'] = key;
    const button: TargetButton = { element, last: { hidden: false, ariaPressed: null } };
    setProperty(button, 'tabIndex', -1);
    buttons.set(key, button);
    return button;
  };

  return {
    /**
     * Makes a button for every pile of the game, in reading order. A fan is a list of its own; buttons for its other
     * cards are made when the cards are first visible.
     */
    build: (game) => {
      layer.replaceChildren(veil);
      buttons = new Map();
      fans = new Map();
      zones = new Map();
      for (const [zone, { piles }] of game.zones.entries()) {
        const fanned = piles.filter((pile) => isFanned(ruleOf(game, pile)));
        const group =
          fanned.length > 0 || piles.length < 2 ? layer : appendElement('ul', 'table-zone', layer);
        if (group !== layer) zones.set(zone, group);
        for (const pile of piles) {
          const list = fanned.includes(pile) ? appendElement('ul', 'table-zone', layer) : group;
          if (list !== group) fans.set(pile, list);
          addButton(`p${pile}`, list);
        }
      }
    },
    buttonOf: ({ key, pile }) => {
      const known = buttons.get(key);
      if (known !== undefined) return known;
      const list = fans.get(pile) ?? layer;
      // In a fan the button of a card comes before the buttons of the cards on it.
      const after = [...list.children].find((item) => orderOf(item.firstElementChild) > orderOfKey(key));
      return addButton(key, list, after);
    },
    find: (key) => buttons.get(key),
    all: () => buttons.values(),
    nameLists: (zoneName, pileName) => {
      const label = (list: HTMLElement, name: string): void => {
        if (list.ariaLabel !== name) list.ariaLabel = name;
      };
      for (const [zone, list] of zones) label(list, zoneName(zone));
      for (const [pile, list] of fans) label(list, pileName(pile));
    },
  };
};
