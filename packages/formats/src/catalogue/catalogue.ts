/** The catalogue of formats, in the order of lists. Data only. */
import { golfRound, mixedRound } from './golf-rounds.ts';
import { bankroll, multiHand } from './sessions.ts';
import { lagoon, sevenSeals, threeTowers } from './stages.ts';
import { clears, sprint } from './timed.ts';
import { showdownTrail } from './trail.ts';
import { highMoor, saltmarsh } from './courses.ts';
import { frontier } from './frontier.ts';
import type { FormatDef } from '../definition/def.ts';

export const formats: readonly FormatDef[] = [
  multiHand,
  bankroll,
  sprint,
  clears,
  golfRound,
  mixedRound,
  showdownTrail,
  sevenSeals,
  threeTowers,
  lagoon,
  saltmarsh,
  highMoor,
  frontier,
];
