/**
 * TriPeaks: Robert Hogue, 1989. Twenty-eight cards in three peaks go one by one to the hole, each a rank above or
 * below the last. Rules and options: decisions C1–C29 of the dossier; notes/tripeaks.ts says where sources differ.
 */
import type { GameDef } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { peaksGame } from './peaks.ts';
import { CHAIN, HOGUE, MONEY, MULTIPLIER, PYSOL, RUNNING } from './scorings.ts';

const base = peaksGame({
  id: 'tripeaks',
  title: 'TriPeaks',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Peaks', 'Closed TriPeaks', 'tripeaks-closed'],
  tags: ['Popular', "Thinker's", 'Rewarding', 'Large', 'Pretty', 'Unusual', 'Showdown Trail'],
  info: { difficulty: 2, length: 'short' },
  rows: THREE_PEAKS,
});

export const tripeaks: GameDef = {
  ...base,
  scorings: {
    ...base.scorings,
    hogue: HOGUE,
    chain: CHAIN,
    money: MONEY,
    running: RUNNING,
    multiplier: MULTIPLIER,
    pysol: PYSOL,
  },
  options: {
    ...base.options,
    again: {
      title: 'After a clear',
      standard: 'end',
      values: {
        end: { title: 'the deal is won', set: {} },
        reshuffle: { title: 'all cards are dealt again and the score goes on', set: { again: 'reshuffle' } },
      },
    },
  },
};
