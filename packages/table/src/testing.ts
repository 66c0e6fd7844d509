/** For tests of pages with a table: the targets of a view, and the next stock card if it is shown. */
export { isFanned, listTargets, shownNextCard } from './model/hit-targets.ts';
