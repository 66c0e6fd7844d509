// Scorings of every family: sums that can be worked out by hand, and maxima that sources give.
import {
  apply,
  compileGame,
  legalMoves,
  makeCard,
  makeCardOf,
  parseMove,
  penalty,
  refusal,
  finalScore,
  start,
  startTally,
  status,
  tallyMove,
  type Game,
  type State,
  type Tally,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { chance, dealt, take } from '@cairn/testkit';
import { findGame } from '../src/index.ts';
import { game as tripeaks, laid, played } from './support/tripeaks.ts';

const compiled = (id: string, options: Readonly<Record<string, string>> = {}): Game =>
  take(compileGame(findGame(id)?.def, options));

/** Peak by peak in one streak: the order in which every scoring pays most. */
const ORDER = [18, 19, 20, 21, 9, 10, 11, 3, 4, 0, 22, 23, 24, 12, 13, 14, 5, 6, 1, 25, 26, 27, 15, 16, 17, 7, 8, 2]; // prettier-ignore
const cards = Object.fromEntries(
  ORDER.map((place, i) => [place, makeCard(makeCardOf((i % 13) + 1, Math.floor(i / 13)))]),
);

describe('one streak of all 28 cards', () => {
  it.each([
    ['hogue', 406 + 60],
    ['chain', 406 + 90 + 100],
    ['money', 406 + 60],
    ['running', 406 + 60],
    ['pysol', 2336],
    ['multiplier', 2 ** 28 - 1 + 25 + 25 + 50],
    ['golf', -23],
    ['none', 0],
  ])('%s: %i', (scoring, total) => {
    const rules = tripeaks({ scoring });
    expect(played(rules, laid(rules, cards, ['KS']), ORDER).final.total).toBe(total);
  });
});

/** A walk by chance to the end, with its settled tally. */
const walked = (
  rules: Game,
  deal: string,
  seed: number,
): { readonly state: State; readonly final: Tally } => {
  const { pick } = chance(seed);
  let state = dealt(rules, deal);
  let tally = startTally(rules);
  for (let i = 0; i < 300; i++) {
    const moves = legalMoves(rules, state);
    if (moves.length === 0) break;
    const move = pick(moves);
    const after = apply(rules, state, move);
    tally = tallyMove(rules, tally, state, move, after);
    state = after;
  }
  return { state, final: finalScore(rules, state, tally) };
};

const count = (rules: Game, state: State, role: keyof Game['byRole']): number =>
  rules.byRole[role].reduce((n, i) => n + (state.piles[i]?.length ?? 0), 0);

describe('golf', () => {
  it.each(['golf', 'one-foundation', 'golf-wrap', 'six-six', 'thieves-and-kings'])('%s: cards left', (id) => {
    const rules = compiled(id);
    for (let n = 1; n <= 20; n++) {
      const { state, final } = walked(rules, `${n}`, n);
      if (status(rules, state) === 'stuck') expect(final.total).toBe(count(rules, state, 'tableau'));
    }
    expect([rules.score.par, rules.score.low]).toEqual([4, true]);
    expect(compiled(id, { par: '5' }).score.par).toBe(5);
  });

  it.each([
    ['on', -1],
    ['off', 0],
  ])('stock to spare with negative scores %s: %i', (negative, each) => {
    const rules = tripeaks({ scoring: 'golf', negative });
    expect(played(rules, laid(rules, cards, ['KS']), ORDER).final.total + 0).toBe(23 * each + 0);
  });

  it('by rank: what each card played is worth', () => {
    const rules = compiled('thieves-and-kings', { scoring: 'ranks', jokers: '0' });
    const { state, final } = walked(rules, '5', 2);
    const worth = [0, 8, 6, 6, 4, 4, 2, 2, 2, 4, 4, 6, 6, 8];
    const hole = (state.piles[rules.byRole.hole[0] ?? 0] ?? []).map((seat) => seat & 15);
    const drawn = 16 - (state.piles[rules.stock ?? 0]?.length ?? 0);
    expect(final.total).toBeGreaterThan(0);
    expect(final.total).toBeLessThanOrEqual(hole.reduce((sum, rank) => sum + (worth[rank] ?? 0), 0));
    expect(hole.length).toBe(1 + drawn + 35 - count(rules, state, 'tableau'));
  });
});

describe('games that count cards', () => {
  it.each([
    ['eliminator', 'hole'],
    ['black-hole', 'hole'],
    ['barbershop-quintet', 'hole'],
    ['aces-up', 'discard'],
    ['canfield', 'foundation'],
  ] as const)('%s: a point for every card that came to its %s', (id, role) => {
    const rules = compiled(id);
    for (let n = 1; n <= 10; n++) {
      const { state, final } = walked(rules, `${n}`, n);
      expect(final.total).toBe(count(rules, state, role) - count(rules, dealt(rules, `${n}`), role));
    }
  });

  it('all-in-a-row: groups', () => {
    const rules = compiled('all-in-a-row');
    let state = dealt(rules, '3');
    let tally = startTally(rules);
    let groups = 0;
    for (let moves = legalMoves(rules, state); moves.length > 0; moves = legalMoves(rules, state)) {
      const [move] = moves;
      if (move === undefined) break;
      const after = apply(rules, state, move);
      tally = tallyMove(rules, tally, state, move, after);
      state = after;
      groups += 1;
    }
    expect(tally.total).toBe(groups);
  });

  it('garden: a win is worth 52 and each reserve card never used', () => {
    const rules = compiled('tripeaks-garden');
    const before = take(start(rules, { kind: 'cairn', number: 1 } as never));
    const won = {
      ...before,
      piles: before.piles.map((pile, i) => (rules.byRole.layout.includes(i) ? [] : pile)),
    };
    const last = rules.byRole.layout[0] ?? 0;
    const [hole = 0] = rules.byRole.hole;
    const played36 = before.piles.flatMap((pile, i) =>
      rules.byRole.layout.includes(i) && i !== last ? [...pile] : [],
    );
    const almost = {
      ...won,
      piles: won.piles.map((pile, i) =>
        i === last ? (before.piles[last] ?? []) : i === hole ? played36 : pile,
      ),
    } as State;
    const after = {
      ...almost,
      piles: almost.piles.map((pile, i) =>
        i === last ? [] : i === hole ? [...pile, ...(before.piles[last] ?? [])] : pile,
      ),
    } as State;
    const tally = { ...startTally(rules), total: 35 };
    // 36 cards on the hole, 16 reserve cards never used: 52 and 16.
    expect(
      tallyMove(rules, tally, almost, { kind: 'play', from: last, to: hole, count: 1 }, after).total,
    ).toBe(52 + 16);
  });
});

describe('Klondike', () => {
  it.each([
    ['1', -100, 2],
    ['3', -20, 4],
  ])('draw %s: a further pass costs %i from pass %i on', (draw, cost, first) => {
    const rules = compiled('klondike', { draw, scoring: 'standard' });
    let state = dealt(rules, '1');
    let tally = { ...startTally(rules), total: 500 };
    for (let pass = 1; pass < 6;) {
      const move = take(
        parseMove(rules, state, refusal(rules, state, { kind: 'draw' }) === null ? 'd' : 'rd'),
      );
      const after = apply(rules, state, move);
      const next = tallyMove(rules, tally, state, move, after);
      if (move.kind === 'redeal') {
        pass += 1;
        expect(next.total - tally.total).toBe(pass >= first ? cost : 0);
      }
      state = after;
      tally = next;
    }
  });

  it('vegas: a stake of 52, and 5 for each card on a foundation', () => {
    const rules = compiled('klondike', { scoring: 'vegas', passes: '3' });
    for (let n = 1; n <= 10; n++) {
      const { state, final } = walked(rules, `${n}`, n);
      expect(final.total).toBe(-52 + 5 * count(rules, state, 'foundation'));
    }
  });

  it('standard: never below nothing', () => {
    const rules = compiled('klondike', { scoring: 'standard' });
    for (let n = 1; n <= 10; n++) expect(walked(rules, `${n}`, n).final.total).toBeGreaterThanOrEqual(0);
  });
});

describe('Par Pyramid', () => {
  it('charges layout, stock and waste cards left in a lost deal', () => {
    const rules = compiled('pyramid');
    for (let n = 1; n <= 10; n++) {
      const { state, final } = walked(rules, `${n}`, n);
      if (status(rules, state) !== 'stuck') continue;
      expect(final.total).toBe(
        -count(rules, state, 'layout') - count(rules, state, 'stock') - count(rules, state, 'waste'),
      );
    }
    expect(penalty(rules, dealt(rules, '1'), startTally(rules))).toBe(-52);
    expect(rules.score.clear).toEqual([50, 35, 20]);
  });
});

describe('a clock', () => {
  it('pays a point for each second left on a clear, told from the record', () => {
    const rules = tripeaks({ timer: '180' });
    const { state } = played(rules, laid(rules, cards, ['KS']), ORDER.slice(0, -1));
    const tally = startTally(rules);
    const [move] = legalMoves(rules, state);
    if (move === undefined) throw new Error('No last move');
    const after = apply(rules, state, move);
    const at = (seconds?: number): number => tallyMove(rules, tally, state, move, after, seconds).total;
    expect(at(100.4) - at()).toBe(79);
    expect(at(500)).toBe(at());
  });
});
