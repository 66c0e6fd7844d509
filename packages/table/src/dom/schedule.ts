/** Delays work that must not delay a picture: until after the next paint, or until the browser is idle. */

/** Runs work once the next frame has been handed to the screen. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/**
 * Runs work when the browser is idle, or after `latest` milliseconds. In browsers without requestIdleCallback
 * (Safari) it runs soon.
 */
export const whenIdle = (work: () => void, latest?: number): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(work, latest === undefined ? undefined : { timeout: latest });
  else setTimeout(work, 40);
};
