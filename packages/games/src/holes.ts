/** Several holes and no moves between columns: Striptease, Eliminator, Ant's Solitaire. */
import type { GameDef } from '@cairn/engine';
import { wrapOption } from './options.ts';
import { HOLE_CARDS, NONE } from './scorings.ts';
import { openColumns, upOrDown } from './zones.ts';

const AROUND = upOrDown('circular');
const ALL_BUT_QUEENS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13] as const;

/** David Parlett's: the queens stay where they are; jacks and kings are neighbours. */
export const striptease: GameDef = {
  id: 'striptease',
  title: 'Striptease',
  families: ['golf', 'blackhole'],
  tags: ["Thinker's", 'Unusual'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    tableau: {
      role: 'tableau',
      piles: 4,
      pull: ['QC', 'QD', 'QH', 'QS'],
      deal: 12,
      face: { down: [1] },
      turn: 'together',
      build: [],
      empty: { takes: 'nothing' },
      give: { hole: 'top' },
    },
    hole: {
      role: 'hole',
      piles: 4,
      deal: 0,
      build: [{ ...AROUND, ring: ALL_BUT_QUEENS }],
      empty: { takes: ALL_BUT_QUEENS },
    },
  },
  goal: { kind: 'gather', zone: 'hole', cards: 48 },
  scoring: 'cards',
  scorings: { cards: HOLE_CARDS, none: NONE },
  options: {
    reveal: {
      title: 'The hidden row turns up',
      standard: 'together',
      values: {
        together: { title: 'all at once, when all the cards on it are gone', set: {} },
        onExposure: { title: 'card by card', set: { 'zones.tableau.turn': 'exposed' } },
      },
    },
  },
};

/** Any open card may start a hole; then up or down, king and ace meeting. */
export const eliminator: GameDef = {
  id: 'eliminator',
  title: 'Eliminator',
  aka: ['Take Away'],
  families: ['golf', 'blackhole'],
  tags: ["Thinker's", 'Rewarding'],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    tableau: openColumns(4, 13),
    hole: { role: 'hole', piles: 8, deal: 0, build: [AROUND], empty: { takes: 'anything' } },
  },
  goal: { kind: 'gather', zone: 'hole', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: HOLE_CARDS, none: NONE },
  options: {
    holes: {
      title: 'Holes',
      standard: '8',
      values: {
        4: { title: 'four', set: { 'zones.hole.piles': 4 } },
        5: { title: 'five', set: { 'zones.hole.piles': 5 } },
        6: { title: 'six', set: { 'zones.hole.piles': 6 } },
        8: { title: 'eight', set: {} },
      },
    },
    wrap: wrapOption('circular', ['circular', 'linear']),
  },
};

/** Four holes, four piles, and a stock that deals one card to each pile. */
export const ants: GameDef = {
  id: 'ants',
  title: "Ant's Solitaire",
  aka: ['Ants', 'Ant'],
  families: ['golf'],
  tags: ['Unusual'],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    hole: { role: 'hole', piles: 4, deal: 1, build: [AROUND], empty: { takes: 'nothing' } },
    tableau: openColumns(4, 1),
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'gather', zone: 'hole', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: HOLE_CARDS, none: NONE },
  options: {
    holes: {
      title: 'The holes start with',
      standard: 'random',
      values: {
        random: { title: 'the first four cards', set: {} },
        oneOfEachSuit: {
          title: 'a card of each suit',
          set: { 'zones.hole.deal': 0, 'zones.hole.pull': ['?C', '?D', '?H', '?S'] },
        },
      },
    },
    wrap: wrapOption('circular', ['circular', 'linear']),
  },
};
