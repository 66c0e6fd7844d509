/** Finds the suspended attempt that an address asks for. */
import { changedOptions, makeDeal, type Session } from '@cairn/engine';
import type { KeptAttempt } from './attempt.ts';

/** Whether a stored attempt is at the deal of a session; with `any`, at any deal under its rules outside a series. */
export const matchesDeal = (kept: KeptAttempt, { game, deal }: Session, any: boolean): boolean =>
  kept.game === game.id &&
  JSON.stringify(kept.options) === JSON.stringify(changedOptions(game.base, game.options)) &&
  (any ? kept.series === undefined : kept.deal === makeDeal(deal));
