// Reviews: luck and skill add up in every game, whatever the estimates are; a move that turns nothing up has no luck; the
// exact solver names the move that lost an open deal.
import {
  applyLegal,
  begin,
  distinctPlays,
  legalMoves,
  parseDeal,
  play,
  start,
  status,
  stepAt,
  type Game,
  type MadeMove,
  type Move,
} from '@cairn/engine';
import { adviseStop, numbersOf, solve } from '@cairn/solver';
import {
  chance,
  dealOf,
  familyOf,
  firstSeed,
  gameOf,
  lineFrom,
  ofToday,
  sized,
  standardCases,
  take,
  walk,
} from '@cairn/testkit';
import { expect, test } from 'vitest';
import {
  chancesOfDeals,
  judgedMoves,
  reviewDeal,
  ReviewRun,
  solverAdviser,
  type Adviser,
  type Review,
  type ReviewOptions,
} from '../src/index.ts';

/** Any numbers at all: the sums must hold for every estimate, good or bad. */
const anyEstimate: Adviser = (game, view, seed) => ({
  work: () => {
    const { below } = chance(seed);
    const share = (): number => below(1000) / 1000;
    const moves = distinctPlays(game, view, legalMoves(game, view)).filter(({ kind }) => kind !== 'power');
    const chances = moves.map(share);
    const most = Math.max(...chances);
    return {
      moves: moves.map((move, i) => {
        const behind = most - (chances[i] ?? 0);
        const width = share() / 3;
        const behindLow = behind === 0 ? 0 : behind - width;
        return {
          move,
          chance: chances[i] ?? 0,
          low: 0,
          high: 1,
          behind,
          behindLow,
          behindHigh: behind + width,
        };
      }),
      worlds: 1,
      isRough: true,
    };
  },
});

const OPTIONS: ReviewOptions = {
  adviser: anyEstimate,
  average: 0.37,
  budget: { nodes: 50 },
  seed: 1,
};

const sumOf = ({ sums: { deal, luck, skill, stopped } }: Review): number => deal + luck + skill + stopped;

/** A random line of a game, in random undo groups, perhaps given up at the end. */
const lineOf = (game: Game, seed: number, most: number): readonly MadeMove[] => {
  const { below } = chance(seed);
  const stops = walk(game, take(start(game, dealOf('7'))), seed, most);
  const moves = stops.flatMap(({ move }): readonly MadeMove[] =>
    move === null ? [] : [{ move, ...(below(4) === 0 ? { joined: true } : {}) }],
  );
  const last = stops.at(-1);
  const isOpen = last !== undefined && status(game, last.state) === 'playing';
  return isOpen && below(2) === 0 ? [...moves, { move: { kind: 'end', why: 'resigned' } }] : moves;
};

test.each(ofToday(standardCases(), 7, ({ game }) => familyOf(game.def)))(
  'luck and skill add up to the result of a random deal: $name',
  ({ game }) => {
    const [first, count] = [firstSeed(30), sized(1, 30)];
    for (let seed = first; seed < first + count; seed++) {
      const moves = lineOf(game, seed, seed % 3 === 0 ? 400 : 25);
      const review = reviewDeal(game, dealOf('7'), moves, { ...OPTIONS, seed });
      expect(Math.abs(sumOf(review) - (review.result - 0.37))).toBeLessThan(1e-9);
      expect(Math.abs(sumOf({ ...review, sums: review.plain }) - (review.result - 0.37))).toBeLessThan(1e-9);
      expect(review.sums.total).toBe(review.result - 0.37);
      expect(review.plain.skill).toBeLessThanOrEqual(review.sums.skill + 1e-12);
      const luck = review.moves.reduce((sum, move) => sum + move.luck, 0);
      expect(Math.abs(luck - review.sums.luck)).toBeLessThan(1e-9);
      for (const { skill, isMistake } of review.moves) expect(skill < 0).toBe(isMistake);
    }
  },
);

/** Plays with the adviser's second choice now and then, so that there is something to find. */
const playBadly = (game: Game, number: string): readonly MadeMove[] => {
  const { pick } = chance(Number(number));
  let state = take(start(game, dealOf(number)));
  const moves: MadeMove[] = [];
  while (status(game, state) === 'playing' && moves.length < 150) {
    const move = pick(legalMoves(game, state));
    moves.push({ move });
    state = applyLegal(game, state, move);
  }
  return moves;
};

const REAL: ReviewOptions = {
  adviser: solverAdviser({ quick: 100, plain: 2 }),
  average: 0.5,
  budget: { nodes: 2000 },
  seed: 5,
};

test('the same seed gives the same review, in one go and in slices', () => {
  const game = gameOf('tripeaks');
  const moves = playBadly(game, '3');
  const whole = reviewDeal(game, dealOf('3'), moves, REAL);
  const run = new ReviewRun(game, dealOf('3'), moves, REAL);
  let slices = 0;
  let review: Review | null = null;
  while (review === null) {
    review = run.work(1);
    slices += 1;
  }
  expect(slices).toBeGreaterThan(1);
  expect(review).toEqual(whole);
  expect(run.progress).toEqual({ done: moves.length, of: moves.length });
  expect(Math.abs(sumOf(whole) - whole.sums.total)).toBeLessThan(1e-9);
  expect(whole.isRough).toBe(numbersOf(game).rough);
});

test('a judge with the seed of the review finds the same losses, and with another one others', () => {
  const game = gameOf('tripeaks');
  const moves = playBadly(game, '3');
  const review = reviewDeal(game, dealOf('3'), moves, REAL);
  const lossesBy = (seed: number) =>
    judgedMoves(game, dealOf('3'), moves, review, { adviser: REAL.adviser, seed });
  const own = lossesBy(REAL.seed);
  expect(own.length).toBeGreaterThan(10);
  for (const { at, isMistake, loss } of own) {
    const made = review.moves.find((each) => each.at === at);
    expect(made?.isMistake).toBe(isMistake);
    // A move cannot cost more than there was.
    expect((made?.chance ?? 0) - (made?.after ?? 0)).toBeCloseTo(Math.min(loss, made?.chance ?? 0), 12);
  }
  expect(lossesBy(REAL.seed + 1e6)).not.toEqual(own);
});

test('a move that turns nothing up has no luck; a draw may have', () => {
  const game = gameOf('tripeaks');
  const moves = playBadly(game, '3');
  const review = reviewDeal(game, dealOf('3'), moves, REAL);
  const lucky = review.moves.filter(({ luck }) => luck !== 0);
  expect(lucky.length).toBeGreaterThan(2);
  let state = take(start(game, take(parseDeal('3'))));
  for (const { move, luck } of review.moves) {
    const after = applyLegal(game, state, move);
    const isUp = (of: typeof state): number => of.piles.flat().filter((seat) => (seat & 1024) === 0).length;
    // In TriPeaks each new card is one more face-up card.
    if (isUp(after) === isUp(state)) expect(luck).toBe(0);
    state = after;
  }
});

/** The first deal of a game that can be won, with a line that loses it: the losing move, and its place. */
const thrownAway = (
  game: Game,
): { readonly deal: string; readonly moves: readonly Move[]; readonly at: number } => {
  for (let number = 1; number < 200; number++) {
    let state = take(start(game, dealOf(`${number}`)));
    const answer = solve(game, state);
    const moves: Move[] = [];
    for (const move of answer.moves ?? []) {
      for (const other of legalMoves(game, state)) {
        const after = applyLegal(game, state, other);
        if (solve(game, after, 'win', {}, { moves: false }).verdict !== 'unwinnable') continue;
        const rest = solve(game, after, 'left').moves ?? [];
        return { deal: `${number}`, moves: [...moves, other, ...rest], at: moves.length };
      }
      moves.push(move);
      state = applyLegal(game, state, move);
    }
  }
  throw new Error('No deal was thrown away');
};

test('the exact solver names the move that lost a deal with no hidden card', () => {
  const game = gameOf('black-hole');
  const { deal, moves, at } = thrownAway(game);
  const made = moves.map((move) => ({ move }));
  const review = reviewDeal(game, dealOf(deal), made, { ...REAL, average: 0.5, budget: {} });
  const mistakes = review.moves.filter(({ isMistake }) => isMistake);
  expect(mistakes.map((move) => move.at)).toEqual([at]);
  const [mistake] = mistakes;
  expect(mistake).toMatchObject({ chance: 1, after: 0, skill: -1, luck: 0, verdict: 'winnable' });
  expect(mistake?.best).not.toBeNull();
  expect(review.worlds).toBeNull();
  expect(review.isRough).toBe(false);
  expect(review.sums).toMatchObject({ deal: 0.5, luck: 0, skill: -1, total: -0.5 });
  const state = made
    .slice(0, at)
    .reduce((so, { move }) => applyLegal(game, so, move), take(start(game, dealOf(deal))));
  if (mistake?.best === null || mistake === undefined) throw new Error('There is a better move');
  expect(solve(game, applyLegal(game, state, mistake.best), 'win', {}, { moves: false }).verdict).toBe(
    'winnable',
  );
});

test('where a verdict is not found in time it stays unknown, and the estimate is used', () => {
  const game = gameOf('freecell');
  const moves = playBadly(game, '1').slice(0, 12);
  const review = reviewDeal(game, dealOf('1'), moves, {
    ...REAL,
    average: 0.9,
    budget: { nodes: 1 },
    adviser: solverAdviser({ plain: 1, nodes: 1 }),
  });
  expect(review.moves.every(({ verdict }) => verdict === 'unknown')).toBe(true);
  expect(review.worlds).toBe(1);
  expect(Math.abs(sumOf(review) - review.sums.total)).toBeLessThan(1e-9);
});

test('giving up is neither luck nor skill, and uses of powers have no skill', () => {
  const game = gameOf('tripeaks', { peek: 'three' });
  const moves: readonly MadeMove[] = [
    ...lineFrom(game, '1', 'peek d peek d').map((move) => ({ move })),
    { move: { kind: 'end', why: 'resigned' } },
  ];
  const review = reviewDeal(game, dealOf('1'), moves, { ...REAL, average: 0.5 });
  expect(review.sums.stopped).toBeLessThan(0);
  expect(review.moves.at(-1)).toMatchObject({ skill: 0, luck: 0 });
  expect(review.moves[0]).toMatchObject({ skill: 0, best: null });
  expect(Math.abs(sumOf(review) - review.sums.total)).toBeLessThan(1e-9);
  const left = reviewDeal(game, dealOf('1'), moves.slice(0, -1), { ...REAL, average: 0.5 });
  expect(left.sums).toEqual(review.sums);
});

test('the chance of an average deal is the mean of the first chances, by the solver where every card is known', () => {
  const { adviser, budget } = REAL;
  const open = gameOf('black-hole');
  const won = [1, 2, 3, 4].filter((number) => {
    const { verdict } = solve(open, take(start(open, dealOf(`${number}`))), 'win', {}, { moves: false });
    return verdict === 'winnable';
  });
  expect(chancesOfDeals(open, { adviser, first: 1, deals: 4, budget: {}, seed: 1 }).work(Infinity)).toBe(
    won.length,
  );
  const closed = gameOf('tripeaks');
  const chances = [3, 4].map((number) => {
    const review = reviewDeal(closed, dealOf(`${number}`), playBadly(closed, `${number}`), {
      ...REAL,
      seed: 5 + number,
    });
    return review.moves[0]?.chance ?? 0;
  });
  const sum = chancesOfDeals(closed, { adviser, first: 3, deals: 2, budget, seed: 5 }).work(Infinity);
  expect(sum).toBeCloseTo(
    chances.reduce((a, b) => a + b),
    12,
  );
});

/** Plays any card that can be played, else turns the stock, to the end. */
const playOn = (game: Game, number: string): readonly MadeMove[] => {
  let state = take(start(game, dealOf(number)));
  const moves: MadeMove[] = [];
  while (status(game, state) === 'playing') {
    const legal = legalMoves(game, state);
    const move = legal.find(({ kind }) => kind === 'play') ?? legal.find(({ kind }) => kind === 'draw');
    if (move === undefined) break;
    moves.push({ move });
    state = applyLegal(game, state, move);
  }
  return moves;
};

test('the best moment to stop is the one at which ending the deal gains most against playing on', () => {
  const game = gameOf('tripeaks');
  let found = 0;
  for (const number of ['1', '2', '3']) {
    const moves = playOn(game, number);
    const { moves: made, stop } = reviewDeal(game, dealOf(number), moves, {
      ...OPTIONS,
      stop: { worlds: 8 },
    });
    const session = moves.reduce((so, { move }) => play(so, move), take(begin(game, dealOf(number))));
    const gains = made.flatMap(({ at, move }) => {
      if (at === 0 || move.kind !== 'draw') return [];
      const { view, tally } = stepAt(session, at);
      const { now, onward, high } = adviseStop(game, view, tally, { worlds: 8, seed: OPTIONS.seed });
      return now > high ? [{ at, gain: now - onward }] : [];
    });
    const most = Math.max(...gains.map(({ gain }) => gain));
    expect(stop?.at).toBe(gains.find(({ gain }) => gain === most)?.at);
    if (stop === null) continue;
    found += 1;
    expect(stop.now - stop.onward).toBe(most);
    expect(stop.score).toBe(stepAt(session, moves.length).score.total);
  }
  expect(found).toBeGreaterThan(0);
  // It is looked for only where that is asked.
  expect(reviewDeal(game, dealOf('1'), playOn(game, '1'), OPTIONS).stop).toBeNull();
});
