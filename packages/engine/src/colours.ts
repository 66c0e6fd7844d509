/**
 * Whether red and black matter. If not, a pack of four colours may be shown without suggesting a rule that does not
 * exist.
 */
import type { Build } from './definition/index.ts';
import type { Game } from './game.ts';

/** Whether a build of the game is in alternating colours. Builds by suit do not count. */
export const coloursMatter = (game: Game): boolean =>
  game.zones.some(({ def }) => def !== null && 'build' in def && def.build.some(alternates));

const alternates = (build: Build): boolean => build.kind === 'step' && build.suit === 'alternating';
