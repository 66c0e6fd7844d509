/**
 * Notes on the 23 layouts of the trail, made by one function from the table of shapes and the pictures of the games.
 * Layouts are ours; TriPeaks and Pyramid Golf, the other two levels, have notes of their own.
 */
import type { GameDef } from '@cairn/engine';
import { pyramidGolf } from '../pyramid-golf.ts';
import { trail, TRAIL_ORDER } from '../trail.ts';
import { tripeaks } from '../tripeaks.ts';
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';
import { SHAPES, type Shape } from './shapes.ts';

const POLICY_DEALS = 3_000;
const SOLVER_DEALS = 300;

/** Half the width of Wilson's 95% interval in percentage points, to a tenth; it stays honest at 100%. */
const halfWidth = (percent: number, deals: number): number => {
  const z = 1.96;
  const p = percent / 100;
  const half = (z / (1 + z ** 2 / deals)) * Math.sqrt((p * (1 - p)) / deals + z ** 2 / (4 * deals ** 2));
  return Math.round(half * 1000) / 10;
};

const rates = ({ play, full }: Shape): GameNotes['rates'] => {
  const about = { options: {}, rules: 'Standard', source: MEASURED.id } as const;
  return [
    {
      ...about,
      percent: full,
      margin: halfWidth(full, SOLVER_DEALS),
      who: 'solver',
      information: 'open',
      sample: SOLVER_DEALS,
    },
    {
      ...about,
      percent: play,
      margin: halfWidth(play, POLICY_DEALS),
      who: 'policy',
      information: 'closed',
      sample: POLICY_DEALS,
    },
  ];
};

/** A level of the trail and what can be counted in its picture. */
export interface Stage {
  readonly id: string;
  readonly shape: Shape;
  /** From 1. */
  readonly level: number;
  readonly cards: number;
}

/** The levels whose layout is a game of its own: all but TriPeaks and Pyramid Golf. */
export const stages: readonly Stage[] = trail.flatMap(({ id, zones }) => {
  const shape = SHAPES[id];
  const peaks = zones['peaks'];
  if (shape === undefined || peaks?.role !== 'layout') return [];
  const cards = peaks.rows.join('').replaceAll('.', '').length;
  return [{ id, shape, level: TRAIL_ORDER.indexOf(id) + 1, cards }];
});

export const TRAIL_LENGTH = TRAIL_ORDER.length;

/** The levels before and after one. */
export const besides = (level: number): readonly number[] =>
  [level - 1, level + 1].filter((n) => n >= 1 && n <= TRAIL_LENGTH);

const games: readonly GameDef[] = [...trail, tripeaks, pyramidGolf];

const neighbours = (level: number): GameNotes['similar'] =>
  besides(level).flatMap((n) => {
    const game = games.find(({ id }) => id === TRAIL_ORDER[n - 1]);
    return game === undefined
      ? []
      : [{ title: game.title, game: game.id, text: `Level ${n} of the trail, the one ${n < level ? 'before' : 'after'} this.` }]; // prettier-ignore
  });

/** What can be counted in the picture. */
const counted = ({ level, cards }: Stage): GameNotes['trivia'] => [
  {
    question: 'Which level of the trail is it?',
    answer: `Number ${level} of ${TRAIL_LENGTH}, ordered by how often a simple program clears them.`,
  },
  {
    question: 'How much is the whole layout worth in one streak?',
    answer: `1 + 2 + … + ${cards} = ${(cards * (cards + 1)) / 2}, plus the bonus for the tops.`,
  },
];

const notesOn = (stage: Stage): GameNotes => {
  const { id, shape, level } = stage;
  return {
    of: id,
    summary: shape.summary,
    tip: shape.tip,
    strategy: [
      shape.more,
      'Keep the tops for last unless you need one to link a streak: nothing lies under them.',
      'Turn the stock when your free cards have many different ranks; then one of them is likely to fit the next card.',
    ],
    cases: [],
    house: [
      'Play the levels in order, whether you clear them or not, and add up the scores. Or stay on each level until you clear it.',
    ],
    glossary: [
      {
        term: 'Trail',
        meaning: `A series of ${TRAIL_LENGTH} layouts, from easy to hard.`,
      },
      {
        term: 'Top',
        meaning: 'A card that covers no other; when the last top is gone, you’ve cleared the layout.',
      },
    ],
    trivia: counted(stage),
    history: [
      'The layout and its name are our own. The idea of a series that leads from TriPeaks, its second level, to Pyramid Golf, its last, comes from Keller’s description of Sheriff TriPeaks, whose layouts were never published.',
    ],
    rates: rates(shape),
    claims: [
      `The simple program leaves ${shape.left} cards on average, and par in Golf scoring is based on that [measured].`,
    ],
    disagreements: [],
    similar: neighbours(level),
    references: [KELLER, MEASURED],
  };
};

/** One for each layout of the trail that is not a game of another name. */
export const trailNotes: readonly GameNotes[] = stages.map(notesOn);
