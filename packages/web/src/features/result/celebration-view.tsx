/** The canvas of a celebration. A tap or a key ends it. Where motion is not wanted there is none. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { celebrate } from './celebration.ts';

export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Celebration = ({ done }: { readonly done: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const skip = (): void => stop.abort();
    celebrate(canvas.current, signal, done);
    // The key that won is still on its way up to the window.
    requestAnimationFrame(() => {
      window.addEventListener('pointerdown', skip, { signal });
      window.addEventListener('keydown', skip, { signal });
    });
    return skip;
  }, []);
  return <canvas class="celebration" ref={canvas} aria-hidden="true" />;
};
