/** Makes, places and hides elements of the table. A property is written only if it changes. */
import type { Rect } from '../geometry/rect.ts';
import { transformTo } from './animation.ts';

/** Adds an element of a class to another. */
export const appendElement = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  name: string,
  parent: Element,
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag);
  element.className = name;
  parent.append(element);
  return element;
};

/** Adds an image that is decoration: it has no text and cannot be dragged. */
export const appendImage = (name: string, parent: Element): HTMLImageElement => {
  const image = appendElement('img', name, parent);
  image.alt = '';
  image.draggable = false;
  image.decoding = 'sync';
  return image;
};

/** Writing a property causes style work even if its value stays the same. */
export const setHidden = (element: HTMLElement, hidden: boolean): void => {
  if (element.hidden !== hidden) element.hidden = hidden;
};

export const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** The last size of each element, because setting it again would make the browser lay out its content once more. */
const sizes = new WeakMap<HTMLElement, string>();

/** Shows an element in a rectangle; `size` is its layout size, if that differs. */
export const placeElement = (element: HTMLElement, rect: Rect, size = rect): void => {
  const { style } = element;
  const key = `${size.w} ${size.h}`;
  if (sizes.get(element) !== key) {
    style.width = `${size.w}px`;
    style.height = `${size.h}px`;
    // CSS sizes corners and signs by this property. A container query would work too, but makes every change slower.
    style.setProperty('--wide', `${size.w}px`);
    sizes.set(element, key);
  }
  style.transform = transformTo(rect, size);
};
