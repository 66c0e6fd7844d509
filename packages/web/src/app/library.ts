/**
 * What a first visit begins without: the other games, options, links, and games that were kept. It comes all at once,
 * with the geometry those games may need, when any of it is wanted or when the table has time.
 */
import { fetched } from './fetched.ts';

export const library = fetched(() => import('./desk/opening.ts'));
