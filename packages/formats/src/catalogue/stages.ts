/**
 * Seven Seals, Three Towers and a lagoon: TriPeaks with power-ups, modelled on commercial games whose exact rules are
 * not published. The parameters are our own (docs/sources.md).
 */
import type { FormatDef } from '../definition/def.ts';
import { howMany, takeback } from './shared.ts';

/** The presets of the seven stages, from face down to open. Each has a little more help than the one before. */
const STAGES = [
  'tripeaks',
  'pharaohs-treasure-2',
  'pharaohs-treasure-3',
  'pharaohs-treasure-4',
  'pharaohs-treasure-5',
  'pharaohs-treasure-6',
  'pharaohs-treasure',
];

/** A stage is passed by a clear or by its score: 40 points in the first stage, and 10 more in each further one. */
export const sevenSeals: FormatDef = {
  id: 'seven-seals',
  title: 'Seven seals',
  aka: ['Pharaoh’s Treasure'],
  about:
    'Seven stages of TriPeaks. Each shows more of the layout than the one before, gives you more help and asks for more points.',
  family: 'stages',
  unit: 'stage',
  legs: STAGES.map((game, i) => ({
    title: `Seal ${i + 1}`,
    game,
    pass: [{ by: 'won' }, { by: 'score', least: 40 + 10 * (i + 1) }],
  })),
  times: 1,
  deals: 'consecutive',
  flow: 'until-passed',
  counts: 'sum',
  undo: 'free',
  clock: 'off',
  options: {
    pass: {
      title: 'A stage is passed',
      standard: 'points',
      values: {
        points: { title: 'by clearing it or scoring enough points', set: {} },
        clear: { title: 'only by clearing it', set: { 'legs.*.pass': [{ by: 'won' }] } },
      },
    },
    takeback: takeback('free'),
  },
};

/** One joker in the hand per round. A round must be cleared before the next. */
export const threeTowers: FormatDef = {
  id: 'three-towers',
  title: 'Three towers',
  aka: ['Tri Towers'],
  about: 'Rounds of TriPeaks, each with a joker in your hand. You have to clear every round.',
  family: 'round',
  unit: 'round',
  legs: [{ game: 'tri-towers' }],
  times: 10,
  deals: 'consecutive',
  flow: 'until-passed',
  counts: 'sum',
  undo: 'none',
  clock: 'off',
  options: {
    rounds: howMany('Rounds', 10, 100),
    flow: {
      title: 'A round that is not cleared',
      standard: 'again',
      values: {
        again: { title: 'is played again with the next deal', set: {} },
        out: { title: 'ends the series', set: { flow: 'while-passed' } },
        on: { title: 'is left behind', set: { flow: 'once' } },
      },
    },
    takeback: takeback('none'),
  },
};

/** Two jokers in the pack, one reshuffle and one restock per deal. */
export const lagoon: FormatDef = {
  id: 'lagoon',
  title: 'Lagoon',
  aka: ['Aloha TriPeaks'],
  about:
    'A round of easy TriPeaks: two jokers in the pack, and once per deal you may reshuffle the layout and bring half of the played cards back to the stock.',
  family: 'round',
  unit: 'round',
  legs: [{ game: 'aloha-tripeaks' }],
  times: 5,
  deals: 'consecutive',
  flow: 'once',
  counts: 'sum',
  undo: 'none',
  clock: 'off',
  options: {
    rounds: howMany('Rounds', 5, 100),
    takeback: takeback('none'),
  },
};
