/**
 * Whether red and black matter. If not, a pack of four colours may be shown without suggesting a rule that does not
 * exist.
 */
import type { Game } from './game.ts';

/** Whether a build of the game is in alternating colours. Builds by suit do not count. */
export const coloursMatter = (game: Game): boolean =>
  game.zones.some(({ def }) => def !== null && 'build' in def && def.build.some(alternates));

/** The compiler refuses its use above when a build may say something else about suits. */
const alternates = (
  build: { readonly kind: 'pair' } | { readonly kind: 'step'; readonly suit: 'any' | 'same' | 'alternating' },
): boolean => build.kind === 'step' && build.suit === 'alternating';
