/** The canvas of a celebration. A tap or a key ends it. Where motion is not wanted there is none. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { logBug } from '../../platform/errors.ts';
import type { Settings } from '../../play/settings.ts';
import { celebrate } from './celebration.ts';

export const wantsMotion = ({ speed }: Settings): boolean =>
  speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `skip` with the next tap or key. */
const watchInput = (skip: () => void, signal: AbortSignal): void => {
  const listen = { signal, capture: true };
  let pressed = false;
  window.addEventListener('pointerdown', () => (pressed = true), listen);
  // Not when it is pressed: the result would come to lie under the finger and take the click. A click without a press
  // belongs to the move that won.
  window.addEventListener('click', () => pressed && skip(), listen);
  window.addEventListener(
    'keydown',
    (event) => {
      // Escape would also close the result.
      if (event.key === 'Escape') event.preventDefault();
      skip();
    },
    listen,
  );
};

export const Celebration = ({ done }: { readonly done: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const board = document.querySelector('.board');
    if (canvas.current === null || board === null) return done();
    const stop = new AbortController();
    const { signal } = stop;
    signal.addEventListener('abort', done);
    const end = (): void => stop.abort();
    celebrate(board, canvas.current, signal).catch(logBug).finally(end);
    // The key that won is still on its way up to the window.
    requestAnimationFrame(() => watchInput(end, signal));
    return end;
  }, []);
  return <canvas class="celebration" ref={canvas} aria-hidden="true" />;
};
