/**
 * Whether red and black matter. If not, a pack of four colours may be shown without suggesting a rule that does not
 * exist.
 */
import type { Game } from './game.ts';
import { SUIT_FACTS } from './word-facts.ts';

/** Whether a build of the game asks for colours. Builds by suit do not count. */
export const coloursMatter = (game: Game): boolean =>
  game.zones.some(
    ({ def }) =>
      def !== null &&
      'build' in def &&
      def.build.some((build) => build.kind === 'step' && SUIT_FACTS[build.suit].colours),
  );
