/**
 * What a first visit begins without: the other games, options, links, and games that were kept. It comes all at once,
 * with the geometry those games may need, when any of it is wanted or when the table has time.
 */
import { loadColumns } from '../table/geometry.ts';
import { fetched } from './fetched.ts';

export const library = fetched(async () => {
  const [opening] = await Promise.all([import('./desk/opening.ts'), loadColumns()]);
  return opening;
});
