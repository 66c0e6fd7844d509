/** One hole over other layouts: Pyramid Golf and TetraPeaks. */
import type { GameDef, Preset } from '@cairn/engine';
import { FOUR_PEAKS, PYRAMID } from './layouts.ts';
import { HEADSTART, openness } from './options.ts';
import { peaksGame } from './peaks-options.ts';
import { oneHole } from './zones.ts';

/** Golf over a pyramid; hard, and harder without wrap. Scored by cards left. */
export const pyramidGolf: GameDef = {
  ...peaksGame({
    id: 'pyramid-golf',
    title: 'Pyramid Golf',
    aka: ['Elevator', 'Great Pyramid'],
    tags: ["Thinker's", 'Unusual', 'Showdown Trail'],
    info: { difficulty: 5, length: 'short' },
    rows: PYRAMID,
    peaks: [30],
    par: 7,
  }),
  scoring: 'golf',
};

const tetra = peaksGame({
  id: 'tetrapeaks',
  title: 'TetraPeaks',
  aka: ['Four Peaks'],
  tags: ["Thinker's", 'Large', 'Pretty'],
  info: { difficulty: 2, length: 'medium' },
  rows: FOUR_PEAKS,
  peaks: [15, 15, 15, 30],
});
const { peaks } = tetra.zones;

/** Michael Keller's four peaks, open, with headstart and the rank of the first stock card shown. */
export const tetrapeaks: GameDef = {
  ...tetra,
  zones: {
    peaks: { ...peaks, face: 'open' } as GameDef['zones'][string],
    hole: oneHole('circular', 0, { takes: 'anything' }),
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any', show: { what: 'rank', while: 'first' } },
  options: {
    ...tetra.options,
    face: openness('peaks', 'open'),
    headstart: {
      ...HEADSTART,
      standard: 'rank',
      values: {
        off: {
          title: 'off: begin with the first stock card',
          set: { 'zones.hole.deal': 1, 'zones.hole.empty': { takes: 'nothing' }, 'stock.show': null },
        },
        on: { title: 'on: begin with any card', set: { 'stock.show': null } },
        rank: { title: 'on: begin with any card, and see the rank of the first stock card', set: {} },
      },
    },
  },
};

export const peakPresets: readonly Preset[] = [
  { id: 'escalator', of: 'pyramid-golf', title: 'Escalator', options: { face: 'open' } },
];
