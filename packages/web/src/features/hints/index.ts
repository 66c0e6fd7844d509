/** The solver's help, fetched in one piece once the table can be played. */
export { hint } from './hint.ts';
export { showSolution } from './solution.ts';
export { still } from './still.ts';
export { watch } from './watch.ts';
