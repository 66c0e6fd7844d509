/** Every format with a place in the list, in the order a list shows them. Data only. */
import { golfRound, mixedRound } from './catalogue/golf-rounds.ts';
import { bankroll, multiHand } from './catalogue/sessions.ts';
import { lagoon, sevenSeals, threeTowers } from './catalogue/stages.ts';
import { clears, sprint } from './catalogue/timed.ts';
import { showdownTrail } from './catalogue/trail.ts';
import { highMoor, saltmarsh } from './catalogue/courses.ts';
import { frontier } from './catalogue/frontier.ts';
import type { FormatDef } from './def.ts';

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
