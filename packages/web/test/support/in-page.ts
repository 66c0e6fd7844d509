// Moves made inside the page, by events that go the way of a player's: a whole deal takes one order to the browser
// instead of some for every move. What the browser itself adds (hit testing, Tab, real touches) is left to hands.ts and
// fingers.ts, which are slower.

import type { Page } from 'playwright-core';

/** A tap, a drag from a target to another, Enter on each target, or a group picked and confirmed. */
export interface Gesture {
  readonly how: 'tap' | 'drag' | 'keys' | 'group';
  /** Keys of targets, in order. */
  readonly targets: readonly string[];
}

export interface GestureStep {
  readonly gesture: Gesture;
  /** The move, for a failure. */
  readonly text: string;
  /** Fingerprint of everything shown after it. */
  readonly mark: number;
  /** The one sentence said of it, where that is looked at. */
  readonly said?: string;
  /** By keys: what each target is called when it has the focus, and how many cards are held then. */
  readonly focus?: readonly { readonly name: string | undefined; readonly held: number }[];
}

export interface Leg {
  readonly deal: string;
  /** Fingerprint of the deal. */
  readonly begin: number;
  readonly steps: readonly GestureStep[];
}

/** Same as in the page (`playLeg`). */
export const markOf = (lines: readonly string[]): number => {
  let hash = 2166136261;
  for (const letter of lines.join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/** Deals and makes the moves in the page; the first thing that goes wrong, or null. */
export const playLeg = (
  page: Page,
  title: string,
  leg: Leg,
  pointerType: 'mouse' | 'touch' = 'mouse',
): Promise<string | null> =>
  page.evaluate(
    async ({ title: wanted, leg: { deal, begin, steps }, pointerType: pointer }) => {
      const targets = (): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>('.board [data-target]')].filter(
          (target) => !target.hidden,
        );
      const lines = (): string[] =>
        targets()
          .map((target) => `${target.dataset['target']} ${target.ariaLabel}`)
          .toSorted();
      const mark = (): number => {
        let hash = 2166136261;
        for (const letter of lines().join('\n'))
          hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
        return hash >>> 0;
      };
      /** Buttons follow the picture; the next input, whatever it is, finds them brought up to date. */
      const upToDate = (): void => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      const targetOf = (key: string): HTMLElement => {
        upToDate();
        const target = document.querySelector<HTMLElement>(`.board [data-target="${key}"]`);
        if (target === null || target.hidden) throw new Error(`No target ${key}`);
        return target;
      };
      const point = (type: string, target: HTMLElement, x: number, y: number): void => {
        const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0 };
        const held = type === 'pointerup' ? 0 : 1;
        target.dispatchEvent(
          new PointerEvent(type, { ...init, pointerType: pointer, buttons: held, clientX: x, clientY: y }),
        );
      };
      const isOpen = (): boolean => document.querySelector('.table-panel:not([hidden])') !== null;
      const tap = (key: string): void => {
        upToDate();
        const [before, lies] = [isOpen(), mark()];
        const target = targetOf(key);
        point('pointerdown', target, 5, 5);
        point('pointerup', target, 5, 5);
        // A press closes another column that lies open, and opens one whose strips are too thin to choose from.
        upToDate();
        if (before !== isOpen() && lies === mark()) tap(key);
      };
      const enter = (key: string, expected?: { name?: string | undefined; held: number }): void => {
        const target = targetOf(key);
        target.focus();
        if (expected !== undefined) {
          const name = document.activeElement?.ariaLabel ?? undefined;
          const held = document.querySelectorAll('.board [aria-pressed=true]:not([hidden])').length;
          if (name !== expected.name || held !== expected.held)
            throw new Error(
              `the focus is on "${name}", ${held} held; wanted "${expected.name}", ${expected.held}`,
            );
        }
        targetOf(key).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      };
      const drag = (from: string, to: string): void => {
        const target = targetOf(from);
        const a = target.getBoundingClientRect();
        point('pointerdown', target, a.x + 2, a.y + 2);
        point('pointermove', target, a.x + 20, a.y + 20);
        const b = targetOf(to).getBoundingClientRect();
        point('pointermove', target, b.x + 2, b.y + 2);
        point('pointerup', target, b.x + 2, b.y + 2);
      };
      const board = document.querySelector('.board');
      const ready = (): boolean => board?.ariaLabel === wanted && mark() === begin;
      for (let tries = 0; tries < 6000 && !ready(); tries++) await new Promise((go) => setTimeout(go, 20));
      if (!ready()) return `deal ${deal} of ${wanted} does not lie there:\n${lines().join('\n')}`;
      const live = document.querySelector('.board [role=status]');
      const heard: string[] = [];
      if (live !== null)
        new MutationObserver(() => heard.push((live.textContent ?? '').replace(/\u00a0$/, ''))).observe(
          live,
          {
            childList: true,
            characterData: true,
            subtree: true,
          },
        );
      /** Waits until everything is painted and said. */
      const quiet = async (): Promise<void> => {
        for (let count = -1; count !== heard.length;) {
          count = heard.length;
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          await new Promise((go) => setTimeout(go, 50));
        }
      };
      for (const [i, { gesture, text, mark: expected, said, focus }] of steps.entries()) {
        const [first = '', second = ''] = gesture.targets;
        // What was not waited for is said before what is.
        if (said !== undefined && i > 0 && steps[i - 1]?.said === undefined) await quiet();
        heard.length = 0;
        try {
          if (gesture.how === 'drag') drag(first, second);
          else if (gesture.how === 'keys') gesture.targets.forEach((key, at) => enter(key, focus?.[at]));
          else if (gesture.how === 'group') {
            gesture.targets.forEach(tap);
            document.querySelector<HTMLElement>('[data-test="confirm"]')?.click();
          } else if (text.includes('"play"')) tap(first);
          else gesture.targets.forEach(tap);
        } catch (error) {
          return `deal ${deal}, move ${i + 1} ${text}: ${String(error)}`;
        }
        upToDate();
        if (mark() !== expected) return `deal ${deal}, move ${i + 1} ${text}:\n${lines().join('\n')}`;
        if (said === undefined) continue;
        // It is said after the paint.
        for (let tries = 0; tries < 12_000 && heard.length === 0; tries++)
          await new Promise((go) => setTimeout(go, 10));
        if (heard.length !== 1 || heard[0] !== said)
          return `deal ${deal}, move ${i + 1} ${text}: said ${JSON.stringify(heard)}, wanted "${said}"`;
      }
      return null;
    },
    { title, leg, pointerType },
  );
