/**
 * A yieldToMain between two pieces of work at the start: what was pressed, or waits to be painted, comes first. A task that
 * takes longer than a twentieth of a second is felt, and a slow phone makes one of what a desk does in no time.
 */
export const yieldToMain = (): Promise<void> => new Promise((done) => setTimeout(done));
