/**
 * Whether red and black matter. If not, a pack of four colours may be shown without suggesting a rule that does not
 * exist.
 */
import type { Build, Zone } from './definition/index.ts';
import type { Game } from './game.ts';
import { SUIT_FACTS } from './word-facts.ts';

/** What is built in a zone, and what joins cards that move together there. */
export const buildsAndRuns = (zone: Zone | null): readonly Build[] => {
  if (zone === null || !('build' in zone)) return [];
  return zone.role === 'tableau' ? [...zone.build, ...(zone.runs ?? [])] : zone.build;
};

/** Whether a build of the game asks for colours. Builds by suit do not count. */
export const coloursMatter = (game: Game): boolean =>
  game.zones.some(({ def }) =>
    buildsAndRuns(def).some((build) => build.kind === 'step' && SUIT_FACTS[build.suit].colours),
  );
