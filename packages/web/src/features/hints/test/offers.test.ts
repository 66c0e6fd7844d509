// What a hint says of estimated moves: never that a deal looks bad where that is not what was measured.
import { compileTrusted, legalMoves, parseDeal, start, view, type Game, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import type { Advice, Advised } from '@cairn/solver';
import { expect, test } from 'vitest';
import { offersOf } from '../offers.ts';

const read = (): { readonly game: Game; readonly state: State } => {
  const found = findGame('klondike');
  const game = found === null ? null : compileTrusted(found.def, found.options);
  const deal = parseDeal('7');
  if (game === null || !game.ok || !deal.ok) throw new Error('no game');
  const state = start(game.value, deal.value);
  if (!state.ok) throw new Error('no deal');
  return { game: game.value, state: state.value };
};
const { game, state } = read();
const [one, two] = [...legalMoves(game, state)];
if (one === undefined || two === undefined) throw new Error('no moves');

const advised = (move: Advised['move'], figures: Partial<Advised>): Advised => ({
  move,
  chance: 0.5,
  low: 0.4,
  high: 0.6,
  raw: 0.5,
  behind: 0,
  behindLow: 0,
  behindHigh: 0,
  ...figures,
});

const advice = (moves: readonly Advised[], figures: Partial<Advice> = {}): Advice => ({
  moves,
  mode: 'rollout',
  worlds: 60,
  rough: false,
  plan: [],
  reasons: [],
  isClose: false,
  ...figures,
});

const offers = (moves: readonly Advised[], figures: Partial<Advice> = {}) =>
  offersOf(game, view(game, state), advice(moves, figures));

test('where no try wins, a hint goes by the measured chance', () => {
  const none = { raw: 0, low: 0 };
  const reason = (figures: Partial<Advised>, rough = false) =>
    offers([advised(one, { ...none, ...figures })], { rough })[0];
  expect(reason({ chance: 0.08, high: 0.81 })?.reason).toContain(
    'you win about 8 of 100 such deals (0 to 81)',
  );
  expect(reason({ chance: 0.01, high: 0.02 })).toEqual({
    move: one,
    reason: 'Try this, though it looks bad: no win in 60 similar deals.',
  });
  expect(reason({ chance: 0.01, high: 0.02 }, true)).toEqual({
    move: one,
    reason: 'A guess: 60 quick tries in similar deals won nothing.',
  });
});

test('odds stand behind a reason, and are the reason where there is no other', () => {
  const both = [advised(one, {}), advised(two, { chance: 0.495 })];
  const [close, second] = offers(both, { isClose: true });
  expect(close?.reason).toMatch(/^About as good: .+\.$/);
  expect(close?.odds).toContain('50 of 100 such deals (40 to 60)');
  expect([second?.reason, second?.odds]).toEqual([expect.stringContaining('50 of 100'), undefined]);
  const [rough] = offers(both, { rough: true });
  expect(rough?.reason).toContain('50 of 100');
  expect(rough?.odds).toContain(rough?.reason ?? '');
  expect(rough?.odds?.length).toBeGreaterThan(rough?.reason.length ?? 0);
});
