/** When work is done that must not hold up a picture: after the next paint, or when the browser is idle. */

/** Runs work once the next frame has been handed to the screen. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** Runs work when the browser is idle, or after `latest` milliseconds; soon where it cannot tell (Safari). */
export const whenIdle = (work: () => void, latest?: number): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(work, latest === undefined ? undefined : { timeout: latest });
  else setTimeout(work, 40);
};
