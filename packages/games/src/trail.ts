/**
 * The trail: layouts of rising difficulty for one pack, one hole and no help. Pictures and order are our own, except
 * that the second level is TriPeaks and the last Pyramid Golf, which have files of their own. `par` is the average
 * number of cards left by a player who sees only face-up cards (rounded, at least 1), measured over 3,000 deals.
 */
import type { GameDef } from '@cairn/engine';
import { peaksGame } from './peaks-options.ts';

interface Level {
  readonly id: string;
  readonly title: string;
  readonly par: number;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly rows: readonly string[];
}

const LEVELS: readonly Level[] = [
  {
    id: 'foothills',
    title: 'Foothills',
    par: 1,
    difficulty: 1,
    rows: ['..#.....#.....#..', '.#.#...#.#...#.#.', '#.#.#.#.#.#.#.#.#'],
  },
  {
    id: 'palisade',
    title: 'Palisade',
    par: 1,
    difficulty: 1,
    rows: ['#.#.#.#.#.#.#.#', '#.#.#.#.#.#.#.#', '#.#.#.#.#.#.#.#', '#.#.#.#.#.#.#.#'],
  },
  {
    id: 'chevrons',
    title: 'Chevrons',
    par: 1,
    difficulty: 2,
    rows: [
      '......#......',
      '.....#.#.....',
      '....#...#....',
      '...#..#..#...',
      '..#..#.#..#..',
      '.#..#...#..#.',
      '#..#.....#..#',
    ],
  },
  {
    id: 'bellows',
    title: 'Bellows',
    par: 2,
    difficulty: 2,
    rows: ['#.#.#.#.#.#.#.#', '.#.#.#.#.#.#.#.', '..#.#.#.#.#.#..', '.#.#.#.#.#.#.#.'],
  },
  {
    id: 'braid',
    title: 'Braid',
    par: 2,
    difficulty: 2,
    rows: ['#.#...#.#...#.#', '.#.....#.....#.', '#.#...#.#...#.#', '.#.....#.....#.', '#.#...#.#...#.#'],
  },
  {
    id: 'mesa',
    title: 'Mesa',
    par: 2,
    difficulty: 2,
    rows: ['...#.#.#.#.#.#...', '..#.#.#.#.#.#.#..', '.#.#.#.#.#.#.#.#.', '#.#.#.#.#.#.#.#.#'],
  },
  {
    id: 'three-gems',
    title: 'Three Gems',
    par: 2,
    difficulty: 2,
    rows: [
      '..#.....#.....#..',
      '.#.#...#.#...#.#.',
      '#.#.#.#.#.#.#.#.#',
      '.#.#...#.#...#.#.',
      '..#.....#.....#..',
    ],
  },
  {
    id: 'brickwork',
    title: 'Brickwork',
    par: 3,
    difficulty: 2,
    rows: ['#.#.#.#.#.#.#.#', '.#.#.#.#.#.#.#.', '#.#.#.#.#.#.#.#', '.#.#.#.#.#.#.#.'],
  },
  {
    id: 'two-roofs',
    title: 'Two Roofs',
    par: 2,
    difficulty: 2,
    rows: ['...#.......#...', '..#.#.....#.#..', '.#.#.#...#.#.#.', '#.#.#.#.#.#.#.#', '#.#.#.#.#.#.#.#'],
  },
  {
    id: 'staircase',
    title: 'Staircase',
    par: 3,
    difficulty: 2,
    rows: [
      '#.#.#.#.#.#.#',
      '..#.#.#.#.#.#',
      '....#.#.#.#.#',
      '......#.#.#.#',
      '........#.#.#',
      '..........#.#',
      '............#',
    ],
  },
  {
    id: 'ziggurat',
    title: 'Ziggurat',
    par: 3,
    difficulty: 3,
    rows: ['....#.#.#....', '...#.#.#.#...', '..#.#.#.#.#..', '.#.#.#.#.#.#.', '#.#.#.#.#.#.#'],
  },
  {
    id: 'saddle',
    title: 'Saddle',
    par: 3,
    difficulty: 3,
    rows: ['..#.........#..', '.#.#.......#.#.', '#.#.#.#.#.#.#.#', '.#.#.#.#.#.#.#.', '#.#.#.#.#.#.#.#'],
  },
  {
    id: 'lantern',
    title: 'Lantern',
    par: 3,
    difficulty: 3,
    rows: [
      '......#......',
      '.....#.#.....',
      '....#.#.#....',
      '.#.#.#.#.#.#.',
      '#.#.#.#.#.#.#',
      '.#.#.#.#.#.#.',
    ],
  },
  {
    id: 'gorge',
    title: 'Gorge',
    par: 4,
    difficulty: 3,
    rows: [
      '#.#.#.#...#.#.#.#',
      '.#.#.#.....#.#.#.',
      '#.#.#.......#.#.#',
      '.#.#.........#.#.',
      '#.#...........#.#',
    ],
  },
  {
    id: 'twin-ridges',
    title: 'Twin Ridges',
    par: 3,
    difficulty: 3,
    rows: [
      '....#.......#....',
      '...#.#.....#.#...',
      '..#.#.#...#.#.#..',
      '.#.#.#.#.#.#.#.#.',
      '#.#.#.#.#.#.#.#.#',
    ],
  },
  {
    id: 'canyon',
    title: 'Canyon',
    par: 5,
    difficulty: 3,
    rows: [
      '#.#.#.#.#.#.#.#.#.#',
      '.#.#.#.#...#.#.#.#.',
      '..#.#.#.....#.#.#..',
      '...#.#.......#.#...',
      '....#.........#....',
    ],
  },
  {
    id: 'shield',
    title: 'Shield',
    par: 5,
    difficulty: 3,
    rows: ['#.#.#.#.#.#.#', '#.#.#.#.#.#.#', '.#.#.#.#.#.#.', '..#.#.#.#.#..', '...#.#.#.#...'],
  },
  {
    id: 'arrowhead',
    title: 'Arrowhead',
    par: 3,
    difficulty: 4,
    rows: [
      '......#......',
      '.....#.#.....',
      '....#.#.#....',
      '...#.#.#.#...',
      '..#.#...#.#..',
      '.#.#.....#.#.',
      '#.#.......#.#',
    ],
  },
  {
    id: 'ladder',
    title: 'Ladder',
    par: 5,
    difficulty: 4,
    rows: [
      '#.#...#.#...#.#',
      '.#.....#.....#.',
      '#.#...#.#...#.#',
      '.#.....#.....#.',
      '#.#...#.#...#.#',
      '.#.....#.....#.',
    ],
  },
  {
    id: 'archway',
    title: 'Archway',
    par: 5,
    difficulty: 4,
    rows: [
      '....#.#.#.#....',
      '...#.#.#.#.#...',
      '..#.#.....#.#..',
      '.#.#.......#.#.',
      '#.#.#.....#.#.#',
      '#.#.#.....#.#.#',
    ],
  },
  {
    id: 'fortress',
    title: 'Fortress',
    par: 7,
    difficulty: 3,
    rows: ['#.#...#.#...#.#', '#.#...#.#...#.#', '#.#.#.#.#.#.#.#', '.#.#.#.#.#.#.#.', '#.#.#.#.#.#.#.#'],
  },
  {
    id: 'twin-diamonds',
    title: 'Twin Diamonds',
    par: 6,
    difficulty: 4,
    rows: [
      '...#.......#...',
      '..#.#.....#.#..',
      '.#.#.#...#.#.#.',
      '#.#.#.#.#.#.#.#',
      '.#.#.#...#.#.#.',
      '..#.#.....#.#..',
    ],
  },
  {
    id: 'hourglass',
    title: 'Hourglass',
    par: 9,
    difficulty: 5,
    rows: ['#.#.#.#.#.#', '.#.#.#.#.#.', '..#.#.#.#..', '...#.#.#...', '..#.#.#.#..', '.#.#.#.#.#.'],
  },
];

export const trail: readonly GameDef[] = LEVELS.map(({ id, title, rows, par, difficulty }) =>
  peaksGame({ id, title, rows, par, tags: ['Showdown Trail'], info: { difficulty, length: 'short' } }),
);

/** The levels in order, by game. */
export const TRAIL_ORDER: readonly string[] = [
  'foothills',
  'tripeaks',
  'palisade',
  'chevrons',
  'bellows',
  'braid',
  'mesa',
  'three-gems',
  'brickwork',
  'two-roofs',
  'staircase',
  'ziggurat',
  'saddle',
  'lantern',
  'gorge',
  'twin-ridges',
  'canyon',
  'shield',
  'arrowhead',
  'ladder',
  'archway',
  'fortress',
  'twin-diamonds',
  'hourglass',
  'pyramid-golf',
];
