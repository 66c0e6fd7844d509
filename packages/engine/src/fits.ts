/**
 * What fits on what: each build of a definition becomes a table over faces, which all inner loops read. A joker goes
 * on anything and takes anything, in every build.
 */
import { JOKER_RANK, type Rank } from './card.ts';
import type { Build, StepBuild } from './definition/index.ts';
import type { Fits } from './game.ts';

const FACES = 128;
const faceSuit = (face: number): number => face >> 4;
const red = (suit: number): boolean => suit === 1 || suit === 2;

/** Cached tables: definitions share their builds, and a rules page compiles a game dozens of times. */
const made = new Map<string, Fits>();
const MOST_MADE = 200;

/**
 * A build as a table: `fits[on * 128 + card]`. `ranks` are the ranks of the pack in order. The table is shared, so it
 * must not be changed.
 */
export const fitsOf = (build: Build, ranks: readonly Rank[]): Fits => {
  const key = JSON.stringify([build, ranks]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const table = tableOf(build, ranks);
  if (made.size < MOST_MADE) made.set(key, table);
  return table;
};

const RANKS = 16;

/**
 * Ranks and suits are checked separately, because a table has 128 times 128 entries and a definition may need a
 * hundred tables.
 */
const tableOf = (build: Build, ranks: readonly Rank[]): Fits => {
  const fits = new Uint8Array(FACES * FACES);
  for (let on = 0; on < RANKS; on++)
    for (let card = 0; card < RANKS; card++) {
      const joker = on === JOKER_RANK || card === JOKER_RANK;
      if (!joker && !follows(build, ranks, on, card)) continue;
      for (let under = on; under < FACES; under += RANKS)
        for (let above = card; above < FACES; above += RANKS)
          if (joker || build.kind === 'pair' || suitFits(build, faceSuit(under), faceSuit(above)))
            fits[under * FACES + above] = 1;
    }
  return fits;
};

/** Several builds as one table; null for none. */
export const anyFits = (tables: readonly Fits[]): Fits | null => {
  const [first, ...rest] = tables;
  if (first === undefined) return null;
  if (rest.length === 0) return first;
  const fits = first.slice();
  for (const table of rest) for (let i = 0; i < fits.length; i++) if (table[i] === 1) fits[i] = 1;
  return fits;
};

const follows = (build: Build, ranks: readonly Rank[], on: Rank, card: Rank): boolean =>
  build.kind === 'pair'
    ? (build.cards?.includes(card) ?? true) && (build.on?.includes(on) ?? true)
    : rankFits(build, ranks, on, card);

/** The words that the two functions below read. The compiler refuses their calls when a build may have others. */
interface ReadStep extends Pick<StepBuild, 'ring'> {
  readonly rank: 'up' | 'down' | 'either' | 'equal' | 'any';
  readonly suit: 'any' | 'same' | 'alternating' | 'colour' | 'other';
  readonly ends: 'linear' | 'circular' | 'kingStop' | 'base';
}

const suitFits = (build: ReadStep, on: number, card: number): boolean => {
  switch (build.suit) {
    case 'any':
      return true;
    case 'same':
      return on === card;
    case 'other':
      return on !== card;
    case 'alternating':
      return red(on) !== red(card);
    case 'colour':
      return red(on) === red(card);
  }
};

const rankFits = (build: ReadStep, ranks: readonly Rank[], on: Rank, card: Rank): boolean => {
  const ring = build.ring ?? ranks;
  const from = ring.indexOf(on);
  const to = ring.indexOf(card);
  if (from < 0 || to < 0) return false;
  if (build.ends === 'kingStop' && from === ring.length - 1) return false;
  if (build.rank === 'any') return true;
  if (build.rank === 'equal') return from === to;
  // Where the ranks end is known when there is a base (base.ts); till then they go round.
  const round = build.ends === 'circular' || build.ends === 'base';
  const step = round ? (to - from + ring.length) % ring.length : to - from;
  const back = round ? ring.length - 1 : -1;
  return (build.rank !== 'down' && step === 1) || (build.rank !== 'up' && step === back);
};

/** The ranks that fit on a face, in order; for explaining a refusal. */
export const ranksFitting = (fits: Fits, on: number, ranks: readonly Rank[]): readonly Rank[] =>
  ranks.filter((rank) => [0, 1, 2, 3, 4, 7].some((suit) => fits[on * FACES + suit * 16 + rank] === 1));
