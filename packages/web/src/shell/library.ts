/**
 * What a first visit begins without: the other games, the player's own, options, links, and games that were kept. It comes all at once,
 * with the parts of the table those games may need, when any of it is wanted or when the table has time.
 */
import { loadParts } from '@cairn/table';
import { fetched } from '../platform/lazy-module.ts';

export type Opener = typeof import('../catalogue/open-game.ts').opener;

export const library = fetched(async () => {
  const [{ opener }] = await Promise.all([import('../catalogue/open-game.ts'), loadParts()]);
  await opener.ready();
  return opener;
});
