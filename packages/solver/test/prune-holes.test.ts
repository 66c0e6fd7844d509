/** The rules that kernels of one hole leave positions out by: that they hold, and that they fail without their conditions. */
import {
  applyLegal,
  cardOf,
  isWon,
  legalMoves,
  rankOf,
  unknownScore,
  type Game,
  type State,
} from '@cairn/engine';
import { expect, test } from 'vitest';
import { HEIGHTS_SCORES } from '../src/kernels/heights/additive-score.ts';
import { readOneHole } from '../src/kernels/common/one-hole.ts';
import { withoutWaitingBareCards } from '../src/prune/bare-cards.ts';
import { crossings, endsLeft, oddRing } from '../src/kernels/ring/walk.ts';
import { exhaust } from './reference.ts';
import { catalogued, dealt, dice, reduced } from './reduced.ts';

const sound = (game: Game | null): Game => {
  if (game === null) throw new Error('the reduced game is not sound');
  return game;
};
const truth = (game: Game, state: State) => {
  const known = exhaust(game, state);
  if (known === null) throw new Error('too large to see through');
  return known;
};

const SMALL = {
  'pack.ranks': [1, 2, 3, 4, 5],
  'pack.suits': [0, 1],
  'zones.tableau.piles': 2,
  'zones.tableau.deal': 3,
};

test('least stock: a draw that is only allowed when stuck can make fewer drawn worse', () => {
  const free = sound(reduced(catalogued('one-foundation'), SMALL));
  const stuck = sound(reduced(catalogued('one-foundation'), { ...SMALL, 'stock.when': 'stuck' }));
  expect(typeof readOneHole(free)).toBe('object');
  expect(readOneHole(stuck)).toBe('it wants a stock that can always be dealt to the hole');
  const won = (game: Game, deal: number) => truth(game, dealt(game, deal)).shortest < Infinity;
  const worse = Array.from({ length: 300 }, (_, i) => i + 1).filter(
    (deal) => won(free, deal) && !won(stuck, deal),
  );
  expect(worse.length).toBeGreaterThan(0);
});

test('least stock: where a card drawn scores, the least drawn is not the best', () => {
  const game = sound(reduced(catalogued('one-foundation'), { ...SMALL, scoring: 'cards' }));
  expect(unknownScore(game.score, HEIGHTS_SCORES)).toContain('which this search does not know');
  const better = Array.from({ length: 60 }, (_, i) => truth(game, dealt(game, i + 1))).filter(
    ({ shortest, score }) => shortest < Infinity && score > shortest,
  );
  expect(better.length).toBeGreaterThan(0);
});

/** A random walk on a ring: the places it visits after the first. */
const walk = (seed: number, ring: number): readonly [start: number, ...visits: number[]] => {
  const roll = dice(seed);
  const start = roll(ring);
  const visits: number[] = [];
  for (let steps = 1 + roll(30), at = start; steps > 0; steps--)
    visits.push((at = (at + (roll(2) === 0 ? 1 : ring - 1)) % ring));
  return [start, ...visits];
};

/** Plays a walk as the kernel does; whether the walk, which plays all its cards, would be left out somewhere. */
const leftOut = ([start, ...visits]: ReturnType<typeof walk>, ring: number): boolean => {
  const left = new Int32Array(ring);
  for (const at of visits) left[at] = (left[at] ?? 0) + 1;
  const needed = crossings(left, start, ring);
  const ends = endsLeft(ring);
  const end = 1 << (visits.at(-1) ?? start);
  const dead = (): boolean =>
    needed.some((count, x) => count < -1 || (count === -1 && ((ends[x] ?? 0) & end) === 0));
  if (dead()) return true;
  let on = start;
  for (const at of visits) {
    const pair = (on + 1) % ring === at ? on : at;
    needed[pair] = (needed[pair] ?? 0) - 2;
    if (dead()) return true;
    on = at;
  }
  return false;
};

const seeds = Array.from({ length: 2_000 }, (_, i) => i + 1);

test('the walk: on an odd ring no way to play all is ever left out', () => {
  for (const ring of [3, 5, 7, 13])
    expect(seeds.filter((seed) => leftOut(walk(seed, ring), ring))).toEqual([]);
});

test('the walk: on an even ring the same sums would leave out ways that exist', () => {
  for (const ring of [4, 6, 12])
    expect(seeds.filter((seed) => leftOut(walk(seed, ring), ring)).length).toBeGreaterThan(1_000);
});

test('the walk: only an odd ring that takes its two neighbours is one', () => {
  const ringOf = (edits: Parameters<typeof reduced>[1]): readonly number[] | null => {
    const rules = readOneHole(sound(reduced(catalogued('golf-wrap'), edits)));
    if (typeof rules === 'string') throw new Error(rules);
    return oddRing(rules.takes, rules.classes);
  };
  expect(ringOf({})).toHaveLength(13);
  expect(ringOf({ 'zones.hole.build.0.ring': [1, 3, 5, 7, 9, 11, 13, 2, 4, 6, 8, 10, 12] })).toEqual([
    0, 2, 4, 6, 8, 10, 12, 1, 3, 5, 7, 9, 11,
  ]);
  expect(ringOf({ 'zones.hole.build.0.ends': 'linear' })).toBeNull();
  expect(ringOf({ 'zones.hole.build.0.ends': 'kingStop' })).toBeNull();
  expect(ringOf({ 'zones.hole.build.0.rank': 'up' })).toBeNull();
  expect(ringOf({ 'pack.jokers': 1 })).toBeNull();
  expect(ringOf({ 'pack.ranks': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })).toBeNull();
});

test('bare cards: of cards alike those that cover something, or one', () => {
  expect(withoutWaitingBareCards(0b1110, 0b0110)).toBe(0b1000);
  expect(withoutWaitingBareCards(0b0110, 0b0110)).toBe(0b0010);
});

test('bare cards: with other columns that need not go, the one that covers something can be the wrong one', () => {
  const { tableau } = catalogued('quasar').zones;
  const game = sound(
    reduced(catalogued('quasar'), {
      'pack.ranks': [1, 2, 3, 4, 5],
      'pack.suits': [0, 1],
      'zones.hole.deal': 1,
      'zones.hole.empty': { takes: 'nothing' },
      'zones.tableau': { ...tableau, piles: 1, deal: 1 },
      'zones.more': { ...tableau, piles: 2, deal: 4 },
      goal: { kind: 'clear', zone: 'tableau' },
    }),
  );
  expect(readOneHole(game)).toBe('it wants one zone of columns');
  const [bare = 0] = game.zones.find(({ id }) => id === 'tableau')?.piles ?? [];
  const rankAt = (state: State, pile: number): number => rankOf(cardOf(state.piles[pile]?.at(-1) ?? 0));
  const wrong = Array.from({ length: 100 }, (_, i) => dealt(game, i + 1)).filter((state) => {
    const moves = legalMoves(game, state).filter((move) => move.kind === 'play');
    const alone = moves.find((move) => move.from === bare);
    const alike = moves.find(
      (move) => move.from !== bare && rankAt(state, move.from) === rankAt(state, bare),
    );
    if (alone === undefined || alike === undefined) return false;
    expect(isWon(game, applyLegal(game, state, alone))).toBe(true);
    return truth(game, applyLegal(game, state, alike)).shortest === Infinity;
  });
  expect(wrong.length).toBeGreaterThan(0);
});
