/**
 * Two courses, eighteen holes each; the first nine are a course too. A hole is a layout of the trail with the hazards
 * of the course (games/grounds.ts). Irons that are left go on to the next hole. Pars are measured by `cairn par`,
 * from what the solver and two players reach; the figures are in fixtures/pars.
 */
import type { FormatDef, LegDef } from '../definition/def.ts';
import { takeback } from './shared.ts';

type Hole = readonly [game: string, par: number];

/** Flat and wet: sand first, then water. */
const SALTMARSH: readonly Hole[] = [
  ['foothills', 1],
  ['palisade', 1],
  ['tripeaks', 1],
  ['chevrons', 1],
  ['bellows', 2],
  ['mesa', 3],
  ['three-gems', 2],
  ['two-roofs', 2],
  ['saddle', 3],
  ['braid', 3],
  ['brickwork', 3],
  ['staircase', 3],
  ['gorge', 5],
  ['twin-ridges', 3],
  ['lantern', 3],
  ['shield', 5],
  ['canyon', 6],
  ['fortress', 6],
];

/** Rough and wind; the locks are high up. */
const HIGH_MOOR: readonly Hole[] = [
  ['tripeaks', 1],
  ['bellows', 2],
  ['braid', 2],
  ['ziggurat', 3],
  ['mesa', 3],
  ['staircase', 3],
  ['two-roofs', 2],
  ['brickwork', 3],
  ['lantern', 3],
  ['palisade', 1],
  ['three-gems', 2],
  ['saddle', 3],
  ['shield', 5],
  ['archway', 5],
  ['arrowhead', 3],
  ['twin-diamonds', 6],
  ['ladder', 5],
  ['pyramid-golf', 6],
];

const legsOf = (ground: string, holes: readonly Hole[]): readonly LegDef[] =>
  holes.map(([game, par]) => ({ game, par, options: { scoring: 'course', ground } }));

const NINE = 9;

const course = (
  about: Pick<FormatDef, 'id' | 'title' | 'aka' | 'about' | 'goal' | 'opens'>,
  ground: string,
  holes: readonly Hole[],
): FormatDef => {
  const legs = legsOf(ground, holes);
  const front = legs
    .slice(0, NINE)
    .map(({ game, par = 1 }) => ({ game, par, options: { scoring: 'course', ground } }));
  return {
    ...about,
    family: 'course',
    unit: 'hole',
    legs,
    times: 1,
    deals: 'consecutive',
    flow: 'once',
    counts: 'strokes',
    undo: 'none',
    clock: 'off',
    carries: 'irons',
    options: {
      holes: {
        title: 'Holes',
        standard: '18',
        values: {
          18: { title: 'eighteen', set: {} },
          9: { title: 'the first nine', set: { legs: front } },
        },
      },
      peek: {
        title: 'A look at the next stock card',
        standard: 'never',
        values: {
          never: { title: 'never', set: {} },
          once: { title: 'once per hole', set: { 'legs.*.options.peek': 'once' } },
        },
      },
      drive: {
        title: 'Long drive: six cards in a row',
        standard: 'stroke',
        values: {
          stroke: { title: 'takes a stroke off', set: {} },
          off: { title: 'counts nothing', set: { 'legs.*.options.drive': 'off' } },
        },
      },
      least: {
        title: 'Fewest strokes of a hole',
        standard: '0',
        values: {
          0: { title: 'no fewer than none', set: {} },
          1: { title: 'one stroke', set: { 'legs.*.options.least': '1' } },
        },
      },
      takeback: takeback('none'),
    },
  };
};

export const saltmarsh: FormatDef = course(
  {
    id: 'saltmarsh',
    title: 'Saltmarsh',
    aka: ['Fairway Solitaire', 'Fairway course'],
    about:
      'A course by the sea with sand, water, irons to keep and event cards. Play it at par or better to open High Moor.',
    goal: { by: 'to-par', most: 0 },
    opens: ['high-moor'],
  },
  'marsh',
  SALTMARSH,
);

export const highMoor: FormatDef = course(
  {
    id: 'high-moor',
    title: 'High Moor',
    about: 'A course in the hills: rough almost everywhere, and cards high up that wait for others.',
    goal: { by: 'to-par', most: 0 },
  },
  'moor',
  HIGH_MOOR,
);
