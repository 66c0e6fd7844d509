/**
 * The trail: twenty-five layouts from gentle to hard, one deal each. The second is TriPeaks and the last Pyramid
 * Golf. Par is the average number of cards left by a player who sees only face-up cards, rounded, and at least 1. A
 * clear counts as 0, so stock cards that are left do not count here. docs/formats.md has the figures and the command.
 */
import type { FormatDef } from '../definition/def.ts';
import { takeback } from './shared.ts';

const LEVELS: readonly (readonly [game: string, par: number])[] = [
  ['foothills', 1],
  ['tripeaks', 1],
  ['palisade', 1],
  ['chevrons', 1],
  ['bellows', 2],
  ['braid', 2],
  ['mesa', 2],
  ['three-gems', 2],
  ['brickwork', 3],
  ['two-roofs', 2],
  ['staircase', 3],
  ['ziggurat', 3],
  ['saddle', 3],
  ['lantern', 3],
  ['gorge', 4],
  ['twin-ridges', 3],
  ['canyon', 5],
  ['shield', 5],
  ['arrowhead', 3],
  ['ladder', 5],
  ['archway', 5],
  ['fortress', 7],
  ['twin-diamonds', 6],
  ['hourglass', 9],
  ['pyramid-golf', 7],
];

export const showdownTrail: FormatDef = {
  id: 'showdown-trail',
  title: 'Showdown Trail',
  aka: ['Sheriff TriPeaks'],
  about: 'Twenty-five layouts on the way west, one deal on each, from the foothills to the great pyramid.',
  family: 'trail',
  unit: 'level',
  legs: LEVELS.map(([game, par]) => ({ game, par, options: { scoring: 'hogue' } })),
  times: 1,
  deals: 'consecutive',
  flow: 'once',
  counts: 'sum',
  undo: 'none',
  clock: 'off',
  options: {
    flow: {
      title: 'A level is left',
      standard: 'once',
      values: {
        once: { title: 'after one deal, clear or not', set: {} },
        clear: { title: 'when it is cleared', set: { flow: 'until-passed' } },
        golf: {
          title: 'after one deal, counted in strokes against par',
          set: {
            counts: 'strokes',
            'legs.*.options.scoring': 'golf',
            'legs.*.options.negative': 'off',
          },
        },
      },
    },
    takeback: takeback('none'),
  },
};
