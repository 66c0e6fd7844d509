/**
 * A bubble above the place where a card was pressed that cannot be played. The status line has the same sentence, and
 * the live region reads it out, so the bubble is for the eyes alone. Keys have no place: for them there is no bubble.
 */
import { effect } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';

/** The sentence may wait for its module on a first visit. */
const MOST_WAIT_MS = 2000;
const GAP = 14;
const EDGE = 8;

export const startBubble = ({ notices }: Shell): void => {
  let pressed = { x: 0, y: 0, at: -Infinity };
  let refusedAt = -Infinity;
  let bubble: HTMLElement | null = null;
  const remove = (): void => {
    bubble?.remove();
    bubble = null;
  };
  const show = (text: string): void => {
    remove();
    const made = document.createElement('div');
    made.className = 'refusal-bubble';
    made.dataset['test'] = 'refusal-bubble';
    made.setAttribute('aria-hidden', 'true');
    made.textContent = text;
    document.body.append(made);
    const { width, height } = made.getBoundingClientRect();
    const x = Math.min(Math.max(pressed.x - width / 2, EDGE), window.innerWidth - width - EDGE);
    // Above the finger, which would cover it; at the top of the screen below.
    const above = pressed.y - height - GAP;
    made.style.left = `${x}px`;
    made.style.top = `${above < EDGE ? pressed.y + GAP : above}px`;
    bubble = made;
  };
  const note = ({ clientX, clientY }: PointerEvent): void => {
    pressed = { x: clientX, y: clientY, at: performance.now() };
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      remove();
      note(event);
    },
    true,
  );
  document.addEventListener('pointerup', note, true);
  document.addEventListener('keydown', () => {
    remove();
    pressed = { ...pressed, at: -Infinity };
  });
  const showIfRefused = (): void => {
    const text = notices.toast.peek();
    const now = performance.now();
    if (text === '') remove();
    else if (now - refusedAt < MOST_WAIT_MS && now - pressed.at < MOST_WAIT_MS) show(text);
  };
  effect(() => {
    if (notices.lastGesture.value[0] !== 'refuse') return;
    refusedAt = performance.now();
    // The same card may be refused twice with the same sentence, and then the toast does not change.
    setTimeout(showIfRefused, 0);
  });
  effect(() => {
    if (notices.toast.value === '') remove();
    else showIfRefused();
  });
};
