/**
 * Yields to the event loop between two pieces of work, so that input and paint come first. A task over 50 ms is
 * noticeable, and on a slow phone a short task becomes one.
 */
export const yieldToMain = (): Promise<void> => new Promise((done) => setTimeout(done));
