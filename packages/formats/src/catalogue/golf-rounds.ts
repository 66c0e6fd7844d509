/** Rounds of golf: nine or eighteen holes on a score card, with one layout for all holes or a layout for each. */
import type { FormatDef, LegDef } from '../definition/def.ts';
import { NEGATIVE_OPTION, PAR_OPTION, takeback } from './shared.ts';

/** The common part of all rounds. */
const round = {
  family: 'round',
  unit: 'hole',
  deals: 'consecutive',
  flow: 'once',
  counts: 'strokes',
  undo: 'none',
  clock: 'off',
} as const satisfies Partial<FormatDef>;

const hole = (game: string, par: number): LegDef => ({ game, options: { scoring: 'golf' }, par });

export const golfRound: FormatDef = {
  ...round,
  id: 'golf-round',
  title: 'A round of golf',
  aka: ['Golf for nine holes'],
  about:
    'Each deal is a hole. A card left counts as a stroke, and each stock card left takes a stroke off. The fewest strokes win.',
  legs: [hole('golf', 4)],
  times: 9,
  options: {
    layout: {
      title: 'Layout',
      standard: 'kings-stop',
      values: {
        'kings-stop': { title: 'seven columns, nothing goes on a king', set: {} },
        linear: {
          title: 'seven columns, kings and aces are ends',
          set: { 'legs.0.game': 'one-foundation' },
        },
        wrap: { title: 'seven columns, kings and aces meet', set: { 'legs.0.game': 'golf-wrap' } },
        jokers: { title: 'seven columns, two jokers', set: { 'legs.0.game': 'thieves-and-kings' } },
        six: { title: 'six columns of six', set: { 'legs.0.game': 'six-six' } },
        peaks: { title: 'three peaks', set: { 'legs.0.game': 'tripeaks' } },
        pyramid: { title: 'a pyramid', set: { 'legs.0.game': 'pyramid-golf' } },
      },
    },
    holes: {
      title: 'Holes',
      standard: '9',
      values: {
        9: { title: 'nine', set: {} },
        18: { title: 'eighteen', set: { times: 18 } },
      },
    },
    par: PAR_OPTION,
    negative: NEGATIVE_OPTION,
    takeback: takeback('none'),
  },
};

/**
 * Nine layouts, the gentler ones first. Par of games with columns is the usual four; par of layouts is that of the
 * trail.
 */
export const mixedRound: FormatDef = {
  ...round,
  id: 'mixed-round',
  title: 'Nine layouts',
  about: 'A round of golf in which every hole has its own layout.',
  legs: [
    hole('golf-wrap', 4),
    hole('tripeaks', 1),
    hole('six-six', 4),
    hole('three-gems', 2),
    hole('thieves-and-kings', 4),
    hole('staircase', 3),
    hole('one-foundation', 4),
    hole('pyramid-golf', 7),
    hole('golf', 4),
  ],
  times: 1,
  options: {
    holes: {
      title: 'Holes',
      standard: '9',
      values: {
        9: { title: 'nine', set: {} },
        18: { title: 'eighteen: twice around', set: { times: 2 } },
      },
    },
    negative: NEGATIVE_OPTION,
    takeback: takeback('none'),
  },
};
