/**
 * TriPeaks: Robert Hogue, 1989. Twenty-eight cards in three peaks go one by one to the hole, each a rank above or
 * below the last. The rules are in peaks-rules.ts; notes/tripeaks.ts has the sources, and where they differ. Here are
 * the options, and named sets of them: TriPeaks as others play it.
 */
import type { GameDef, Preset } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { holeScorings, peaksOptions } from './peaks-options.ts';
import { tripeaksRules } from './peaks-rules.ts';

export const tripeaks: GameDef = {
  ...tripeaksRules,
  scorings: { ...tripeaksRules.scorings, ...holeScorings() },
  options: {
    ...peaksOptions(tripeaksRules.id, THREE_PEAKS),
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

const preset = (
  id: string,
  title: string,
  options: Preset['options'],
  aka: readonly string[] = [],
): Preset => ({
  id,
  of: 'tripeaks',
  title,
  aka,
  options,
});

const HAND_JOKER = { jokers: '1', jokerPlace: 'hand' } as const;

/** Stages 2 to 7 of Pharaoh’s Treasure, the last of which bears its name; the first is the game as it is. */
const STAGES: readonly Preset['options'][] = [
  HAND_JOKER,
  { face: 'rows2', ...HAND_JOKER },
  { face: 'rows2', ...HAND_JOKER, peek: 'once' },
  { face: 'rows3', ...HAND_JOKER, peek: 'once' },
  { face: 'rows3', ...HAND_JOKER, peek: 'once', reshuffle: 'once' },
  { face: 'open', ...HAND_JOKER, peek: 'once', reshuffle: 'once' },
];

export const tripeaksPresets: readonly Preset[] = [
  preset('tripeaks-nowrap', 'TriPeaks without wrap', { wrap: 'linear' }, ['Strict TriPeaks']),
  preset('tripeaks-open', 'Open TriPeaks', { face: 'open' }),
  preset('tripeaks-wild', 'Wild TriPeaks', { jokers: '2' }),
  preset('tripeaks-timed', 'Timed TriPeaks', { timer: '180' }),
  preset('tripeaks-money', 'TriPeaks for money', { scoring: 'money' }),
  preset('tripeaks-session', 'TriPeaks, running total', { scoring: 'running' }, ['Multi-hand TriPeaks']),
  preset('tripeaks-progressive', 'Progressive TriPeaks', { again: 'reshuffle', scoring: 'multiplier' }),
  preset('tri-towers', 'Tri Towers', HAND_JOKER),
  preset('aloha-tripeaks', 'Aloha TriPeaks', {
    jokers: '2',
    jokerPlace: 'anywhere',
    reshuffle: 'once',
    restock: 'once',
  }),
  preset(
    'fairway',
    'Fairway hole',
    {
      peek: 'once',
      locks: 'both',
      rough: 'two',
      irons: 'bag',
      mulligan: 'once',
      scoring: 'golf',
    },
    ['Fairway'],
  ),
  preset('gunslinger', 'Gunslinger round', { irons: 'bag', scoring: 'money' }, ['Gunslinger']),
  ...STAGES.map((options, i) =>
    preset(
      i + 1 === STAGES.length ? 'pharaohs-treasure' : `pharaohs-treasure-${i + 2}`,
      `Pharaoh’s Treasure, stage ${i + 2}`,
      options,
    ),
  ),
];
