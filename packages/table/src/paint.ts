/** Runs work once the next picture is on its way to the screen: what nobody sees then does not hold up what is seen. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
