/**
 * Whether red and black mean anything: where they do not, a pack of four colours may be shown without telling a player
 * something the rules never ask for.
 */
import type { Build } from './definition/index.ts';
import type { Game } from './game.ts';

/** Whether some pile of the game is built in alternating colours. Rules that go by suit alone do not count. */
export const coloursMatter = (game: Game): boolean =>
  game.zones.some(({ def }) => def !== null && 'build' in def && def.build.some(alternates));

const alternates = (build: Build): boolean => build.kind === 'step' && build.suit === 'alternating';
