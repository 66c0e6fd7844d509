// The adviser over the whole catalogue: its playouts are play by the rules, it sees nothing that is hidden, and it says
// what the exact solver says where nothing is.
import {
  applyLegal,
  cardOf,
  compileGame,
  isDown,
  isKnown,
  isWon,
  legalMoves,
  rankOf,
  refusal,
  safeMoves,
  SEEN,
  settledRules,
  status,
  suitOf,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, ofToday } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import {
  advise,
  moveFeatures,
  moveKey,
  NOTHING_RECENT,
  policyLine,
  policyValues,
  recentAfter,
  recentOf,
  solve,
  type Advice,
} from '../src/index.ts';
import { FeatureReader } from '../src/coach/feature-reader.ts';
import { ENTRIES } from '../src/coach/data.ts';
import { FEATURE, FEATURES, weightList, type PolicyWeights } from '../src/coach/features.ts';
import { entryIn, entryText, rulesInText } from '../src/coach/fitted-entry.ts';
import { judgedIn, numbersOf, roughNumbers } from '../src/coach/fitted.ts';
import { readOneHoleView, whyNotApplicable } from '../src/coach/one-hole-position.ts';
import { OneHolePlayout } from '../src/coach/one-hole-playout.ts';
import { nearness } from '../src/coach/nearness.ts';
import { Playout, playoutRulesOf, readBefore } from '../src/coach/playout.ts';
import { Race } from '../src/coach/race.ts';
import { knownStateOf, sampleWorld } from '../src/coach/sample-world.ts';
import { SeededRandom } from '../src/coach/seeded-random.ts';
import { createPackedBoard, stateOn } from '../src/packed/board.ts';
import { generate } from '../src/packed/generate.ts';
import { Moves } from '../src/packed/moves.ts';
import { catalogued, dealt, dice } from './reduced.ts';

const gameOf = (id: string, options: Readonly<Record<string, string>> = {}): Game => {
  const made = compileGame(catalogued(id), options);
  if (!made.ok) throw new Error(`${id} is not sound`);
  return made.value;
};

/** A position some random moves into a deal. */
const midway = (game: Game, deal: number, moves: number): State => {
  const roll = dice(deal);
  let state = dealt(game, deal);
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(game, state);
    const move = legal[roll(legal.length)];
    if (move === undefined || status(game, state) !== 'playing') break;
    const after = applyLegal(game, state, move);
    if (status(game, after) === 'playing') state = after;
  }
  return state;
};

describe('in every game', () => {
  test.each(ofToday(games, 7, familyOf).map((def) => [def.id] as const))('%s', (id) => {
    const game = gameOf(id);
    const state = midway(game, 3, 12);
    const seen = view(game, state);
    // A playout in a world makes legal moves, and comes to the positions that the engine comes to.
    const random = new SeededRandom(5);
    let world = sampleWorld(game, seen, random);
    const playout = new Playout(game, world, weightList(roughNumbers(game).weights));
    playout.load(world);
    for (let step = 0; step < 15 && !isWon(game, world); step++) {
      const move = playout.step(random);
      if (move === null) break;
      expect(refusal(game, world, move), id).toBeNull();
      world = applyLegal(game, world, move);
      expect(stateOn(playout.board).piles, id).toEqual(world.piles);
    }
    // Other hidden cards, the same view: the same advice to the last digit.
    const other = sampleWorld(game, seen, new SeededRandom(77));
    expect(view(game, other), id).toEqual(seen);
    const numbers = { ...roughNumbers(game), nodes: 20 };
    const ask = (of: State): Advice =>
      advise(game, view(game, of), { worlds: 1, seed: 9, nodes: 50, numbers });
    const advice = ask(state);
    if (knownStateOf(game, seen) === null)
      expect(JSON.stringify(ask(other)), id).toBe(JSON.stringify(advice));
    for (const { chance, low, high, behindLow, behindHigh } of advice.moves) {
      expect(low <= chance && chance <= high, id).toBe(true);
      expect(behindLow <= behindHigh, id).toBe(true);
    }
  });
});

test('features are the same whatever is hidden, and say what a move does', () => {
  for (const id of ['klondike', 'tripeaks', 'pyramid', 'yukon']) {
    const game = gameOf(id);
    for (let deal = 1; deal <= 4; deal++) {
      const state = midway(game, deal, 3 * deal);
      const seen = view(game, state);
      for (const move of legalMoves(game, seen)) {
        const found = moveFeatures(game, seen, move);
        const has = (feature: string): boolean => found.some((each) => each.feature === feature);
        if (move.kind === 'draw') expect(has('draws')).toBe(true);
        if (move.kind !== 'play') continue;
        const after = view(game, applyLegal(game, state, move));
        const down = (piles: readonly (readonly number[])[]): number => piles.flat().filter(isDown).length;
        expect(has('turns-up'), `${id} ${deal}`).toBe(down(after.piles) < down(seen.piles));
      }
    }
  }
});

test('the quick playouts and those on the packed board win the same worlds, but for ties', () => {
  // Weights without ties between cards that differ in what can be seen.
  const weights = {
    frees: 1000,
    'turns-up': 900,
    'turns-up-two': 700,
    follows: 90,
    partners: 11,
    buried: 5,
    'to-goal': 5000,
  };
  for (const id of ['tripeaks', 'golf-wrap']) {
    const found = games.some((def) => def.id === id) ? gameOf(id) : gameOf('golf', { ranks: 'wrap' });
    expect(whyNotApplicable(found)).toBeNull();
    const seen = view(found, dealt(found, 2));
    const position = readOneHoleView(found, seen);
    if (position === null) throw new Error('too large');
    const list = weightList(weights);
    const quick = new OneHolePlayout(position, list);
    const playout = new Playout(found, dealt(found, 2), list);
    const draw = playout.numberOf({ kind: 'draw' });
    const random = new SeededRandom(1);
    let [ours, theirs] = [0, 0];
    for (let n = 0; n < 700; n++) {
      quick.deal(random);
      if (quick.clears(-1, random)) ours++;
      playout.load(sampleWorld(found, seen, random));
      if (playout.winsAfter(draw, random)) theirs++;
    }
    // Four standard errors of the difference of two shares.
    expect(Math.abs(ours - theirs), id).toBeLessThan(4 * Math.sqrt(ours + theirs + 1));
  }
});

test('where nothing is hidden the chance is the exact verdict', () => {
  let [won, lost] = [0, 0];
  const decided = new Set<number | undefined>();
  for (const [id, options] of [
    ['freecell', {}],
    ['tripeaks', { face: 'open' }],
    ['golf', {}],
    ['klondike', {}],
  ] as const) {
    const game = gameOf(id, options);
    for (let deal = 1; deal <= 3; deal++) {
      const hidden = midway(game, deal, 10);
      const piles = hidden.piles.map((pile) => pile.map((seat) => (isDown(seat) ? seat | SEEN : seat)));
      const state: State = { ...hidden, piles };
      const seen = view(game, state);
      expect(knownStateOf(game, seen)).not.toBeNull();
      const { moves, mode, plan } = advise(game, seen, { worlds: 1, nodes: 20_000 });
      if (mode !== 'exact') continue;
      // For the player who only wants a move, one search decides the same.
      const first = advise(game, seen, { worlds: 1, nodes: 20_000, figures: false });
      if (first.mode === 'exact') {
        expect([id, deal, first.moves[0]?.chance]).toEqual([id, deal, moves[0]?.chance]);
        decided.add(first.moves[0]?.chance);
      }
      for (const { move, chance, low, high } of moves) {
        if (low !== high) continue;
        const { verdict } = solve(game, applyLegal(game, state, move), 'win', { nodes: 200_000 });
        expect([id, deal, chance]).toEqual([id, deal, verdict === 'winnable' ? 1 : 0]);
        if (chance === 1) won++;
        else lost++;
      }
      if (moves[0]?.chance !== 1) continue;
      const end = plan.reduce<State>((at, move) => applyLegal(game, at, move), state);
      expect([id, deal, plan.length, isWon(game, end)]).toEqual([id, deal, plan.length, true]);
    }
  }
  expect(Math.min(won, lost)).toBeGreaterThan(3);
  expect(decided).toEqual(new Set([0, 1]));
});

test('the plan of hindsight is a legal line, and ends with a move that cannot be taken back', () => {
  const game = gameOf('klondike');
  let planned = 0;
  for (let deal = 1; deal <= 3; deal++) {
    let state = dealt(game, deal);
    for (let turn = 0; turn < 14 && status(game, state) === 'playing'; turn++) {
      const { plan, mode } = advise(game, view(game, state), { worlds: 4, seed: turn + 1, figures: false });
      if (plan.length === 0) break;
      if (mode === 'hindsight' && plan.length > 1) planned++;
      for (const move of plan) {
        expect(refusal(game, state, move)).toBeNull();
        state = applyLegal(game, state, move);
      }
    }
  }
  expect(planned).toBeGreaterThan(0);
});

test('the same seed gives the same advice, in one go or in slices, and another seed other worlds', () => {
  const game = gameOf('tripeaks');
  const seen = view(game, midway(game, 5, 8));
  const once = advise(game, seen, { worlds: 200, seed: 4 });
  expect(advise(game, seen, { worlds: 200, seed: 4 })).toEqual(once);
  expect(once.worlds).toBeLessThanOrEqual(200);
  expect(advise(game, seen, { worlds: 200, seed: 5 })).not.toEqual(once);
});

test('a race drops what is behind and keeps what is equal; half of the rest goes when a part of the tries is spent', () => {
  const race = new Race(3);
  const random = new SeededRandom(2);
  while (!race.isOver && race.worlds < 5000) {
    const world = random.below(100);
    race.add(Uint8Array.of(world < 60 ? 1 : 0, world < 60 ? 1 : 0, world < 30 ? 1 : 0), new Int32Array(3));
  }
  expect(race.alive).toEqual([0, 1]);
  expect(race.behind(1, 0)).toMatchObject({ mean: 0 });
  const { mean, low, high } = race.behind(2, 0);
  expect(low > 0 && low < mean && mean < high).toBe(true);
  const halved = new Race(8, { tries: 64 });
  let tries = 0;
  while (!halved.isOver) {
    tries += halved.alive.length;
    halved.add(Uint8Array.of(0, 0, 1, 0, 0, 1, 0, 0), new Int32Array(8));
  }
  expect(halved.best).toBe(2);
  expect(tries).toBeLessThan(80);
});

test('while no move wins, the one that comes nearest to the goal is the best; a win counts more', () => {
  const race = new Race(3);
  for (let world = 0; world < 20; world++) race.add(new Uint8Array(3), Int32Array.of(200, 300, 250));
  expect([race.best, race.behind(0, 1).mean]).toEqual([1, 0]);
  race.add(Uint8Array.of(1, 0, 0), Int32Array.of(1000, 300, 250));
  expect(race.best).toBe(0);
  const halved = new Race(4, { tries: 32 });
  while (!halved.isOver) halved.add(new Uint8Array(4), Int32Array.of(1, 4, 2, 3));
  expect([halved.best, halved.alive.includes(0)]).toEqual([1, false]);
});

test('where only whole suits reach the goal, cards on the next of their suit are nearer to it', () => {
  for (const id of ['spider', 'will-o-the-wisp', 'scorpion']) {
    const game = gameOf(id);
    const cards = game.cards.length;
    const nearnessOf = (state: State): number =>
      nearness(createPackedBoard(playoutRulesOf(settledRules(game, state)), state));
    const state = midway(game, 2, 40);
    const pairs = (game.byRole.tableau ?? []).flatMap((i) => {
      const pile = state.piles[i] ?? [];
      return pile.slice(1).filter((upper, at) => {
        const under = pile[at] ?? 0;
        const [low, high] = [cardOf(upper), cardOf(under)];
        const isNext = rankOf(high) === rankOf(low) + 1 && suitOf(high) === suitOf(low);
        return isNext && !isDown(under) && !isDown(upper);
      });
    });
    expect(pairs.length, id).toBeGreaterThan(0);
    expect(nearnessOf(state) * cards, id).toBeCloseTo(pairs.length, 9);
  }
  // With every suit on a foundation nothing is missing.
  const game = gameOf('will-o-the-wisp');
  const won = dealt(game, 1);
  const whole = (first: number): readonly number[] => game.cards.slice(first, first + 13).toReversed();
  const foundations = game.byRole.foundation ?? [];
  const piles = won.piles.map((_, i) => (foundations.includes(i) ? whole(13 * foundations.indexOf(i)) : []));
  expect(nearness(createPackedBoard(playoutRulesOf(game), { ...won, piles }))).toBe(1);
});

test('with a margin the first move is the best until another one is ahead of it by so many standard errors', () => {
  const margin = 2;
  const race = new Race(2, { margin });
  const worlds = (count: number, first: number, second: number): void => {
    for (let n = 0; n < count; n++) race.add(Uint8Array.of(first, second), new Int32Array(2));
  };
  worlds(4, 0, 1);
  // Four worlds that only the second wins: ahead by 4, with a standard error of 2.
  expect([race.best, race.behind(1, 0).mean]).toEqual([0, -1]);
  worlds(1, 0, 1);
  expect(race.best).toBe(1);
  worlds(1, 1, 0);
  expect(race.best).toBe(0);
  // A move that is far ahead, but not by the margin, stays in the race.
  const strict = new Race(2, { margin: 99 });
  for (let world = 0; world < 40; world++) strict.add(Uint8Array.of(0, world % 2), new Int32Array(2));
  expect([strict.best, strict.alive, strict.isOver]).toEqual([0, [0, 1], false]);
  const halved = new Race(4, { tries: 16, margin });
  while (!halved.isOver) halved.add(Uint8Array.of(0, 0, 1, 1), new Int32Array(4));
  expect(halved.alive).toContain(0);
});

test.each(['yukon', 'tripeaks'])(
  'with a margin that no move has, advice is the simulated player’s own: %s',
  (id) => {
    const game = gameOf(id);
    const numbers = { ...roughNumbers(game), mode: 'rollout', margin: 99 } as const;
    for (let moves = 0; moves < 12; moves += 3) {
      const seen = view(game, midway(game, 2, moves));
      const { moves: weighed } = advise(game, seen, { worlds: 3, numbers });
      const list = weighed.map(({ move }) => move);
      const values = policyValues(game, seen, list, numbers.weights);
      expect(values[0], `after ${moves} moves`).toBe(Math.max(...values));
    }
  },
);

test('unseen partners are those that have not been seen', () => {
  const game = gameOf('tripeaks');
  const state = midway(game, 1, 6);
  const rules = playoutRulesOf(game);
  const reader = new FeatureReader(rules);
  const board = createPackedBoard(rules, state);
  const moves = new Moves();
  generate(board, moves);
  reader.look(board);
  const unseen = view(game, state)
    .piles.flat()
    .filter((seat) => !isKnown(seat)).length;
  for (let at = 0; at < moves.end; at++) {
    reader.read(board, moves, at, readBefore(board, NOTHING_RECENT));
    expect(reader.values[FEATURE.partners]).toBeLessThanOrEqual(unseen);
  }
});

test('the worth of a move is the sum of weight times value, whatever the weights leave out', () => {
  for (const id of ['klondike', 'tripeaks', 'pyramid', 'yukon', 'canfield', 'spider', 'nestor']) {
    const game = gameOf(id);
    const rules = playoutRulesOf(game);
    const roll = dice(11);
    for (let deal = 1; deal <= 5; deal++) {
      const weights = Int32Array.from(FEATURES, () => (roll(2) === 0 ? 0 : roll(100) - 50));
      const all = new FeatureReader(rules);
      const some = new FeatureReader(rules, weights);
      const board = createPackedBoard(rules, midway(game, deal, 9));
      const moves = new Moves();
      generate(board, moves);
      all.look(board);
      some.look(board);
      for (let at = 0; at < moves.end; at++) {
        const before = { ...readBefore(board, NOTHING_RECENT), isStale: deal % 2 === 0 };
        all.read(board, moves, at, before);
        const worth = all.values.reduce((sum, value, i) => sum + value * weights[i], 0);
        expect(some.weigh(board, moves, at, before), id).toBe(worth);
      }
    }
  }
});

test('a playout ends when cards are shifted and the stock is turned in vain', () => {
  const game = gameOf('klondike');
  const playout = new Playout(game, dealt(game, 1), weightList(roughNumbers(game).weights));
  let longest = 0;
  for (let deal = 1; deal <= 20; deal++) {
    playout.load(dealt(game, deal));
    const random = new SeededRandom(deal);
    let turns = 0;
    for (let move = playout.step(random); move !== null; move = playout.step(random)) {
      turns = move.kind === 'play' ? 0 : turns + 1;
      longest = Math.max(longest, turns);
    }
  }
  // Eight draws and a redeal are a pass.
  expect(longest).toBeGreaterThan(2 * 9);
  expect(longest).toBeLessThanOrEqual(24 + 2 * 9 + 1);
});

/** The weights of a game's family, but for the feature that also depends on how long the stock was at first. */
const weightsOf = (game: Game): PolicyWeights => ({ ...roughNumbers(game).weights, 'shifts-late': 0 });

/** The moves of the policy, and the positions before and after each. */
const policyPlay = (game: Game, deal: number): { moves: readonly Move[]; states: State[] } => {
  const moves = policyLine(game, dealt(game, deal), weightsOf(game), 300);
  const states = [dealt(game, deal)];
  for (const [i, move] of moves.entries()) states.push(applyLegal(game, states[i], move));
  return { moves, states };
};

// Spaces are filled in Canfield, whole suits leave in Spider, and rows are dealt in both Scorpion and Spider.
test.each([
  ['yukon', {}],
  ['klondike', {}],
  ['scorpion', {}],
  ['canfield', {}],
  ['american-toad', {}],
  ['spider', { suits: '1' }],
])(
  'what was done before a position tells the policy as much as a simulated player remembers: %s',
  (id, options: Readonly<Record<string, string>>) => {
    const game = gameOf(id, options);
    let shifted = 0;
    for (const deal of [1, 2, 3]) {
      const { moves, states } = policyPlay(game, deal);
      const weights = weightsOf(game);
      let recent = NOTHING_RECENT;
      for (const [i, move] of moves.entries()) {
        expect(recentOf(game, moves.slice(0, i), (at) => states[at])).toEqual(recent);
        const list = legalMoves(game, states[i]).filter(({ kind }) => kind === 'play' || kind === move.kind);
        const worths = policyValues(game, view(game, states[i]), list, weights, recent);
        const made = list.findIndex((each) => moveKey(each) === moveKey(move));
        expect(worths[made], `${id} ${deal}, move ${i}`).toBe(Math.max(...worths));
        recent = recentAfter(game, move, states[i], states[i + 1], recent);
        shifted += recent.shifted.length;
      }
    }
    expect(shifted).toBeGreaterThan(0);
  },
);

test('what was done before is the last move, turns to the waste in a row, and shifts that nothing came of', () => {
  const game = gameOf('klondike');
  const { moves, states } = policyPlay(game, 3);
  const at = moves.findIndex((move, i) => move.kind === 'draw' && moves[i + 1]?.kind === 'draw');
  const [draw, next] = [moves[at], moves[at + 1]];
  const after = recentAfter(game, draw, states[at], states[at + 1], { ...NOTHING_RECENT, shifted: [5] });
  expect(after).toEqual({ last: draw, turns: 1, shifted: [5] });
  expect(recentAfter(game, next, states[at + 1], states[at + 2], after).turns).toBe(2);
  const gain = moves.findIndex(
    (move) => move.kind === 'play' && game.piles[move.to].zone.role === 'foundation',
  );
  const gained = recentAfter(game, moves[gain], states[gain], states[gain + 1], after);
  expect(gained).toEqual({ last: moves[gain], turns: 0, shifted: [] });
});

test('to deal a row is no turn of the stock, and what was shifted before it counts no more', () => {
  const game = gameOf('scorpion');
  const { moves, states } = policyPlay(game, 3);
  const at = moves.findIndex(({ kind }) => kind === 'draw');
  const before = { ...NOTHING_RECENT, shifted: [5] };
  expect(recentAfter(game, moves[at], states[at], states[at + 1], before)).toEqual({
    last: moves[at],
    turns: 0,
    shifted: [],
  });
});

test('a simulated player who shifts no card twice for nothing wins more', () => {
  const wins = (id: string, changed: PolicyWeights): number => {
    const game = gameOf(id);
    const weights = { ...roughNumbers(game).weights, ...changed };
    const deals = Array.from({ length: 60 }, (_, i) => dealt(game, i + 1));
    const ends = deals.map((deal) =>
      policyLine(game, deal, weights, 1000).reduce((state, move) => applyLegal(game, state, move), deal),
    );
    return ends.filter((state) => isWon(game, state)).length;
  };
  expect(wins('yukon', {})).toBeGreaterThan(wins('yukon', { 'shifts-again': 0 }));
  expect(wins('easthaven', {})).toBeGreaterThan(wins('easthaven', { deals: 0 }));
});

test('of moves that win equally often the first is the one that the simulated player would make', () => {
  const game = gameOf('american-toad');
  const { weights } = roughNumbers(game);
  let isAsked = false;
  let recent = NOTHING_RECENT;
  for (let state = dealt(game, 2), made = 0; made < 60; made++) {
    const seen = view(game, state);
    const { moves, mode } = advise(game, seen, { worlds: 2, recent, nodes: 1 });
    const [first] = moves;
    if (first === undefined) break;
    const equals = moves.filter(({ raw, behind }) => raw === first.raw && behind === 0);
    const list = equals.map(({ move }) => move);
    const worths = policyValues(game, seen, list, weights, recent);
    const isSafe = safeMoves(game, seen).some((move) => moveKey(move) === moveKey(first.move));
    if (mode === 'rollout' && first.raw === 1 && !isSafe) {
      expect(worths[0]).toBe(Math.max(...worths));
      isAsked ||= equals.length > 2;
    }
    const after = applyLegal(game, state, first.move);
    recent = recentAfter(game, first.move, state, after, recent);
    state = after;
  }
  expect(isAsked).toBe(true);
});

test('to the policy gathering the cards is worth less than any other move', () => {
  const game = gameOf('cruel');
  const seen = view(game, midway(game, 1, 2));
  const moves = legalMoves(game, seen).filter(({ kind }) => kind === 'play' || kind === 'power');
  const worths = policyValues(game, seen, moves, { shifts: -500, 'to-goal': -500 });
  const gathers = moves.findIndex(({ kind }) => kind === 'power');
  expect(gathers).toBeGreaterThanOrEqual(0);
  expect(moves.length).toBeGreaterThan(1);
  expect(worths.every((worth, i) => i === gathers || worth > (worths[gathers] ?? 0))).toBe(true);
});

test('no win in playouts is not the same as none in hindsight, and no move is above the first for it', () => {
  const game = gameOf('forty-thieves');
  const rough = roughNumbers(game);
  const correction = { a: 1, b: 0, hidden: 0, done: 0, early: 0 };
  const said = (mode: 'rollout' | 'hindsight'): Advice =>
    advise(game, view(game, dealt(game, 19)), {
      worlds: 6,
      numbers: { ...rough, mode, worlds: 9, correction, nodes: 20 },
    });
  const played = said('rollout').moves;
  expect(played.length).toBeGreaterThan(3);
  for (const { raw, chance, low, high } of played) {
    expect(raw).toBe(0);
    expect(chance).toBe(0.1);
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(chance);
  }
  expect(said('hindsight').moves.map(({ chance }) => chance)).toEqual(played.map(() => 0));
});

test('entries that were judged say how often the advice was right; others are passed over', () => {
  const old = '0123456789abcdef rollout 500 1 1-20 10|5|1,0,0.5|5000,6000,1800,100,300';
  const judged = `${old.replace('0', 'f')}|11-30 13 4.0.7 52.61.2s`;
  expect(judgedIn([old, judged])).toEqual([
    {
      rules: 'f123456789abcdef',
      deals: 20,
      tenths: [
        { said: 0.04, won: 0, count: 7 },
        { said: 0.52, won: 0.61, count: 100 },
      ],
    },
  ]);
});

test('the entries of fitted numbers are small, and those of a game apply to its rules alone', () => {
  expect(ENTRIES.join('').length).toBeLessThan(20_000);
  for (const text of ENTRIES) {
    const entry = entryIn(text);
    if (entry === null) throw new Error(text);
    expect(entry.weights.length, entry.rules).toBe(FEATURES.length);
    expect(rulesInText(text)).toBe(entry.rules);
    expect(entryText(entry)).toBe(text);
  }
  const fitted = gameOf('tripeaks');
  const changed = gameOf('tripeaks', { wrap: 'linear' });
  expect([numbersOf(fitted).rough, numbersOf(changed).rough]).toEqual([false, true]);
});

test('what is not a line of fitted numbers is refused', () => {
  const [line = ''] = ENTRIES;
  expect(entryIn(line)).not.toBeNull();
  const inMode = (mode: string): string => line.replace(' r ', ` ${mode} `);
  for (const text of [
    '',
    'x',
    line.slice(1),
    inMode('magic'),
    inMode('constructor'),
    line.replace('|', '|z,'),
  ])
    expect(entryIn(text), text).toBeNull();
  for (const head of [' -1', ' 1 2', ' ', ' x'])
    expect(entryIn(line.replace('|', `${head}|`)), head).toBeNull();
  expect(entryIn(line.replace('|', ' 1.5|'))?.margin).toBe(1.5);
  // Older lines have the mode as a whole word.
  for (const mode of ['rollout', 'hindsight'])
    expect(entryIn(inMode(mode))).toEqual(entryIn(inMode(mode.charAt(0))));
  expect(entryIn(inMode('h'))?.mode).toBe('hindsight');
  expect(entryIn(line.split('|').slice(0, 3).join('|'))).toBeNull();
});
