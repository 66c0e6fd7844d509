/** Which of the attempts that wait is asked for. */
import { changedOptions, makeDeal, type Session } from '@cairn/engine';
import type { KeptAttempt } from './attempt.ts';

/** Whether a kept attempt is one at the deal of a session, or at any deal under its rules that is not of a series. */
export const isAt = (kept: KeptAttempt, { game, deal }: Session, any: boolean): boolean =>
  kept.game === game.id &&
  JSON.stringify(kept.options) === JSON.stringify(changedOptions(game.base, game.options)) &&
  (any ? kept.series === undefined : kept.deal === makeDeal(deal));
