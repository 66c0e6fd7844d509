/**
 * TriPeaks Garden: the stock is an open reserve, any card of which may be played at any time on anything
 * (notes/tripeaks-garden.ts has the sources). Our layout has 36 cards; the option is the other form, 37 + 1 + 14.
 */
import type { GameDef } from '@cairn/engine';
import { hazards } from './hazards.ts';
import { GARDEN_36, GARDEN_37 } from './layouts.ts';
import { MULLIGAN, openness, RESHUFFLE, TIMER, wrapOption } from './options.ts';
import { CHAIN, HOGUE, NONE } from './scorings.ts';
import { oneHole } from './zones.ts';

export const tripeaksGarden: GameDef = {
  id: 'tripeaks-garden',
  title: 'TriPeaks Garden',
  aka: ['Tripeaks Reserve', 'Garden'],
  families: ['golf', 'pyramid'],
  tags: ["Thinker's", 'Rewarding', 'Pretty'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    peaks: { role: 'layout', rows: GARDEN_36, face: 'open', give: { hole: 'top' } },
    hole: oneHole('circular', 0, { takes: 'anything', from: ['reserve'] }),
    reserve: { role: 'reserve', piles: 16, deal: 1, face: 'open', give: { hole: 'top' }, wild: true },
  },
  goal: { kind: 'clear', zone: 'peaks' },
  scoring: 'garden',
  scorings: {
    // A win is worth 52 and one more for each reserve card that is left: all other cards are on the hole.
    garden: { title: 'Garden', unit: 'points', cards: { role: 'hole', each: 1 }, spare: { reserve: 2 } },
    hogue: { ...HOGUE, peaks: [15, 15, 30] },
    chain: CHAIN,
    none: NONE,
  },
  options: {
    wrap: wrapOption('circular'),
    form: {
      title: 'Cards',
      standard: 'garden16',
      values: {
        garden16: { title: '36 in the layout, 16 in the reserve', set: {} },
        garden14: {
          title: '37 in the layout, one on the hole, 14 in the reserve',
          set: { 'zones.peaks.rows': [...GARDEN_37], 'zones.hole.deal': 1, 'zones.reserve.piles': 14 },
        },
      },
    },
    face: openness('peaks', 'open'),
    jokers: {
      title: 'Jokers',
      standard: '0',
      values: {
        0: { title: 'none', set: {} },
        1: { title: 'one, in your hand', set: { 'pack.jokers': 1, 'pack.jokerPlace': 'hand' } },
      },
    },
    reshuffle: RESHUFFLE,
    ...hazards('peaks', GARDEN_36),
    timer: TIMER,
    mulligan: MULLIGAN,
  },
};
