/** For tests of pages with a table: which targets a view has, and whether the next card of the stock is shown. */
export { isFanned, listTargets, shownNextCard } from './model/hit-targets.ts';
