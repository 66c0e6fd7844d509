/** Every format with a place in the list, in the order a list shows them. Data only. */
import { golfRound, mixedRound } from './catalogue/golf-rounds.ts';
import { bankroll, multiHand, sprint } from './catalogue/sessions.ts';
import { lagoon, sevenSeals, threeTowers } from './catalogue/stages.ts';
import { timedFormats } from './catalogue/timed.ts';
import { showdownTrail } from './catalogue/trail.ts';
import type { FormatDef } from './def.ts';

export const formats: readonly FormatDef[] = [
  multiHand,
  bankroll,
  sprint,
  ...timedFormats,
  golfRound,
  mixedRound,
  showdownTrail,
  sevenSeals,
  threeTowers,
  lagoon,
];
