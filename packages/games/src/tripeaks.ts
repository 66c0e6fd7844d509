/**
 * TriPeaks: Robert Hogue, 1989. Twenty-eight cards in three peaks go one by one to the hole, each a rank above or
 * below the last. Rules (first.ts) and options: decisions C1–C29 of the dossier; notes/tripeaks.ts says where sources
 * differ.
 */
import type { GameDef } from '@cairn/engine';
import { firstGame } from './first.ts';
import { THREE_PEAKS } from './layouts.ts';
import { holeScorings, peaksOptions } from './peaks-game.ts';

export const tripeaks: GameDef = {
  ...firstGame,
  scorings: { ...firstGame.scorings, ...holeScorings() },
  options: {
    ...peaksOptions(firstGame.id, THREE_PEAKS),
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
