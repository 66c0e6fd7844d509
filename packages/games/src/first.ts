/**
 * The game a new player is dealt: TriPeaks by its rules alone. Options come with tripeaks.ts and all other games, so
 * that an app can start with this file and fetch those later.
 */
import type { GameDef } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { peaksRules } from './peaks.ts';
import { CHAIN, HOGUE, MONEY, MULTIPLIER, PYSOL, RUNNING } from './scorings.ts';

const rules = peaksRules({
  id: 'tripeaks',
  title: 'TriPeaks',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Peaks', 'Closed TriPeaks', 'TriPeaks Closed'],
  tags: ['Popular', "Thinker's", 'Rewarding', 'Large', 'Pretty', 'Unusual', 'Showdown Trail'],
  info: { difficulty: 1, length: 'short' },
  rows: THREE_PEAKS,
});

export const firstGame: GameDef = {
  ...rules,
  scorings: {
    ...rules.scorings,
    hogue: HOGUE,
    chain: CHAIN,
    money: MONEY,
    running: RUNNING,
    multiplier: MULTIPLIER,
    pysol: PYSOL,
  },
};
