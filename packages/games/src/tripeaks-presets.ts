/**
 * TriPeaks as others play it: named sets of its options. A file of its own, because the game is played before anybody
 * asks for them. Sources: the dossier and notes/tripeaks.ts.
 */
import type { Preset } from '@cairn/engine';

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

/** Stages 2 to 7 of Pharaoh’s Treasure, the last of which bears its name; the first is the game as it is (C29). */
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
