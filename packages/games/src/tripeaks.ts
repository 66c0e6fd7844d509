/**
 * TriPeaks: Robert Hogue, 1989. Twenty-eight cards in three peaks go one by one to the hole, each a rank above or
 * below the last. Rules and options: decisions C1–C29 of the dossier; notes/tripeaks.ts says where sources differ.
 */
import type { GameDef, Preset } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { peaksGame } from './peaks.ts';
import { CHAIN, HOGUE, MONEY, MULTIPLIER, PYSOL, RUNNING } from './scorings.ts';

const base = peaksGame({
  id: 'tripeaks',
  title: 'TriPeaks',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Peaks', 'Closed TriPeaks', 'tripeaks-closed'],
  tags: ['Popular', "Thinker's", 'Rewarding', 'Large', 'Pretty', 'Unusual', 'Showdown Trail'],
  info: { difficulty: 2, length: 'short' },
  rows: THREE_PEAKS,
});

export const tripeaks: GameDef = {
  ...base,
  scorings: {
    ...base.scorings,
    hogue: HOGUE,
    chain: CHAIN,
    money: MONEY,
    running: RUNNING,
    multiplier: MULTIPLIER,
    pysol: PYSOL,
  },
  options: {
    ...base.options,
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
