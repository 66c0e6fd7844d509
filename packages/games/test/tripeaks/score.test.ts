// The four scorings of TriPeaks: sums worked out by hand from the published rules (docs/sources.md).
import {
  cardsLeft,
  penalty,
  finalScore,
  startTally,
  status,
  tallyMove,
  type Game,
  type ScoreEvent,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt, walk } from '@cairn/testkit';
import {
  DRAW,
  downward,
  game,
  laid,
  oneStreak,
  played,
  RESIGN,
  TIME,
  type Word,
} from '../support/tripeaks.ts';

const SCORINGS = ['hogue', 'chain', 'money', 'none'] as const;
const sumTo = (n: number): number => (n * (n + 1)) / 2;
const kinds = (events: readonly ScoreEvent[]): string[] => events.map((event) => event.kind);

/** A streak of seven cards, two draws that break it, a streak of two: 28 − 10 + 3 = 21 with 19 cards left. */
const broken = (rules: Game) => ({
  deal: laid(
    rules,
    { 18: 'AS', 19: '2S', 20: '3S', 21: '4S', 22: '5S', 23: '6S', 24: '7S', 25: 'TS', 26: 'JS' },
    ['KS', 'KD', '9D'],
  ),
  words: [18, 19, 20, 21, 22, 23, 24, 'd', 'd', 25, 26] as readonly Word[],
});

describe('one streak of 28', () => {
  it('is worth 1 + 2 + … + 28 = 406, step by step', () => {
    const rules = game();
    for (let n = 0; n <= 28; n++) {
      const { tally } = played(rules, oneStreak(rules), downward(n));
      expect([tally.streak, tally.streakPoints, tally.best]).toEqual([n, sumTo(n), n]);
    }
    expect(sumTo(28)).toBe(406);
  });

  it.each([
    ['hogue', {}, 406 + 15 + 15 + 30],
    ['money', {}, 466],
    ['chain', {}, 406 + 15 + 30 + 45 + 100],
    ['chain', { completion: '0' }, 496],
    ['chain', { completion: '200' }, 696],
    ['none', {}, 0],
  ])('%s %o makes %i, the most there is', (scoring, options, most) => {
    const rules = game({ scoring, ...options });
    const { state, final } = played(rules, oneStreak(rules), downward());
    expect(status(rules, state)).toBe('won');
    expect(final.total).toBe(most);
    expect(bound(rules, 28)).toBe(most);
  });
});

/**
 * The most a deal can make with `cards` gone: the best way to cut them into streaks (every way is tried), each apex
 * bonus once, the bonus for a clear, and no charge at all.
 */
const bound = ({ score, peaks }: Game, cards: number): number => {
  const best = [0];
  for (let n = 1; n <= cards; n++)
    best[n] = Math.max(...Array.from({ length: n }, (_, k) => sumTo(k + 1) + (best[n - k - 1] ?? 0)));
  const clear = typeof score.clear === 'number' ? score.clear : 0;
  const bonuses = peaks.reduce((sum, bonus) => sum + bonus, clear);
  return (score.chain === undefined ? 0 : (best[cards] ?? 0)) + bonuses;
};

describe('a running score', () => {
  it.each(SCORINGS)('%s: is the sum of its events and never beats the bound', (scoring) => {
    const rules = game({ scoring });
    for (let seed = 1; seed <= 40; seed++) {
      const stops = walk(rules, dealt(rules, `${seed}`), seed);
      let total = 0;
      for (const { state, tally } of stops) {
        total += tally.events.reduce((sum, event) => sum + event.points, 0);
        expect(tally.total).toBe(total);
        expect(total).toBeLessThanOrEqual(bound(rules, 28 - cardsLeft(rules, state)));
      }
    }
  });

  it('can be worked out from the streaks and draws alone', () => {
    const rules = game();
    for (let seed = 1; seed <= 60; seed++) {
      const stops = walk(rules, dealt(rules, `ms:${seed}`), seed);
      const streaks = [0];
      for (const { move } of stops)
        if (move?.kind === 'draw') streaks.push(0);
        else if (move?.kind === 'play') streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
      const last = stops.at(-1);
      const apexes = rules.apexes.filter((index) => last?.state.piles[index]?.length === 0).length;
      const bonus = [0, 15, 30, 60][apexes] ?? NaN;
      const points = streaks.reduce((sum, n) => sum + sumTo(n), bonus - 5 * (streaks.length - 1));
      expect(last?.tally.total).toBe(points);
      expect(last?.tally.best).toBe(Math.max(...streaks));
    }
  });
});

describe('the status line "21/-95"', () => {
  const rules = game();
  const { deal, words } = broken(rules);
  const { state, tally } = played(rules, deal, words);
  const endingAt = (after: readonly Word[]): number => {
    const at = played(rules, deal, after);
    return penalty(rules, at.state, at.tally);
  };

  it('is 21 points with 19 cards left', () => {
    expect([tally.total, cardsLeft(rules, state), penalty(rules, state, tally)]).toEqual([21, 19, -95]);
  });

  it.each([
    ['resigned', RESIGN],
    ['time', TIME],
  ] as const)('is charged when the deal is ended (%s)', (why, end) => {
    const over = played(rules, deal, [...words, end]);
    expect(status(rules, over.state)).toBe(why);
    expect(over.tally.total).toBe(21);
    expect(over.final.total).toBe(21 - 95);
    expect(over.final.events).toEqual([{ kind: 'leftover', cards: 19, points: -95 }]);
  });

  it('is "21" alone once the stock is empty: ending costs nothing then', () => {
    const drawn: readonly Word[] = [...words, ...Array<'d'>(20).fill('d')];
    expect(endingAt(drawn)).toBe(-95);
    expect(endingAt([...drawn, 'd'])).toBe(0);
    expect(played(rules, deal, [...drawn, 'd', RESIGN]).final.total).toBe(21 - 21 * 5);
  });

  it.each([
    [0, -21],
    [-50, -71],
    [-500, -95],
  ])('with a floor of %i is what the end will settle: %i', (floor, wanted) => {
    const low: Game = { ...rules, score: { ...rules.score, floor } };
    expect(penalty(low, state, tally)).toBe(wanted);
    expect(played(low, deal, [...words, RESIGN]).final.total).toBe(21 + wanted);
  });

  it('has no penalty when the layout is clear, stock or not', () => {
    const { state: won, tally: most, final } = played(rules, oneStreak(rules), downward());
    expect(penalty(rules, won, most)).toBe(0);
    expect(kinds(final.events)).not.toContain('leftover');
  });
});

describe('the streak', () => {
  const rules = game();

  it('"3/6 (Next: +4)" is three cards worth 1 + 2 + 3', () => {
    const { tally } = played(rules, oneStreak(rules), downward(3));
    expect([tally.streak, tally.streakPoints, tally.streak + 1]).toEqual([3, 6, 4]);
  });

  it('ends with a draw, which costs 5; the best one is remembered', () => {
    const { tally } = played(rules, oneStreak(rules), [...downward(4), 'd']);
    expect(tally).toMatchObject({ total: 5, streak: 0, streakPoints: 0, best: 4 });
    expect(tally.events).toEqual([{ kind: 'draw', points: -5 }]);
  });

  it('counts no bonus', () => {
    const before = played(rules, oneStreak(rules), downward(25)).tally;
    const after = played(rules, oneStreak(rules), downward(26)).tally;
    expect(after.streakPoints - before.streakPoints).toBe(26);
    expect(after.total - before.total).toBe(26 + 15);
  });

  it('costs nothing with a starter: the first card turned is the first charged', () => {
    expect(played(rules, oneStreak(rules), []).tally.total).toBe(0);
    expect(played(rules, oneStreak(rules), ['d']).tally.total).toBe(-5);
  });
});

describe('events', () => {
  it.each([
    ['hogue', ['chain', 'peak'], [15, 15, 30]],
    ['money', ['chain', 'peak'], [15, 15, 30]],
    ['chain', ['chain', 'peak', 'clear'], [15, 30, 45]],
    ['none', [], []],
  ])('%s: come as streak, peak, clear', (scoring, last, bonuses) => {
    const rules = game({ scoring });
    const words = downward();
    const steps = words.map((_, i) => played(rules, oneStreak(rules), words.slice(0, i + 1)).tally.events);
    expect(kinds(steps[27] ?? [])).toEqual(last);
    const peaks = steps.flat().filter((event) => event.kind === 'peak');
    expect(peaks.map((event) => event.points)).toEqual(bonuses);
    expect(peaks.map((event) => event.n)).toEqual(bonuses.map((_, i) => i + 1));
    // Uncovering an apex earns nothing; the bonus comes with the card itself.
    expect(steps.slice(0, 25).flatMap((events) => kinds(events).filter((kind) => kind === 'peak'))).toEqual(
      [],
    );
  });

  it('leave the last draw free of charge in chain scoring, but it breaks the streak', () => {
    const rules = game({ scoring: 'chain' });
    const { tally } = played(rules, oneStreak(rules), [...downward(4), 'd']);
    expect(tally).toMatchObject({ total: 10, streak: 0, best: 4, events: [] });
  });
});

describe('options', () => {
  const resigned = (options: Readonly<Record<string, string>>): number => {
    const rules = game(options);
    const { deal, words } = broken(rules);
    return played(rules, deal, [...words, RESIGN]).final.total;
  };

  it.each([
    [{}, 21 - 95],
    [{ scoring: 'money' }, 21 - 95],
    [{ scoring: 'money', earlyEnd: '0' }, 21],
    [{ scoring: 'chain' }, 31],
    [{ scoring: 'chain', deduction: '1' }, 31 - 19],
    [{ scoring: 'chain', deduction: '5' }, 31 - 95],
    [{ scoring: 'none' }, 0],
  ])('%o: resigning "21/-95" makes %i', (options, total) => expect(resigned(options)).toBe(total));

  it('deduction is charged on a stuck deal too, the hogue charge is not', () => {
    for (const [options, each] of [
      [{ scoring: 'chain', deduction: '5' }, -5],
      [{ scoring: 'hogue' }, 0],
    ] as const) {
      const rules = game(options);
      const last = [...Array(60).keys()]
        .map((seed) => walk(rules, dealt(rules, `${seed + 1}`), seed).at(-1))
        .find((stop) => stop !== undefined && status(rules, stop.state) === 'stuck');
      if (last === undefined) throw new Error('No walk ended stuck');
      const charge = finalScore(rules, last.state, last.tally).total - last.tally.total;
      expect(charge).toBe(each * cardsLeft(rules, last.state) || 0);
    }
  });

  it('the floor holds the score at 0 when stock is turned', () => {
    const rules = game({ floor: '0' });
    const deal = oneStreak(rules);
    const { tally } = played(rules, deal, [27, 26, 'd', 'd']);
    expect(tally.total).toBe(0);
    expect(tally.events).toEqual([
      { kind: 'draw', points: -5 },
      { kind: 'floor', points: 5 },
    ]);
    expect(played(game(), deal, [27, 26, 'd', 'd']).tally.total).toBe(3 - 10);
  });

  it('the floor holds when the deal is ended early: the score never falls below it', () => {
    const rules = game({ floor: '0' });
    const { deal, words } = broken(rules);
    const { final } = played(rules, deal, [...words, RESIGN]);
    expect(final.total).toBe(0);
    expect(final.events).toEqual([
      { kind: 'leftover', cards: 19, points: -95 },
      { kind: 'floor', points: 74 },
    ]);
  });

  it('money is carried from deal to deal, in dollars', () => {
    expect(game({ scoring: 'money' }).score).toMatchObject({ unit: 'dollars', bankroll: true, draw: -5 });
    expect(game().score.bankroll).toBeUndefined();
  });
});

describe('a tally', () => {
  it('is settled only when the deal is over', () => {
    const rules = game();
    const { state, tally } = played(rules, oneStreak(rules), downward(5));
    expect(finalScore(rules, state, tally)).toBe(tally);
  });

  it('starts at nothing and is left alone by what is no play', () => {
    const rules = game({ peek: 'once' });
    const { tally } = played(rules, oneStreak(rules), [27, { kind: 'power', power: 'peek' }]);
    expect(tally).toMatchObject({ total: 1, streak: 1, events: [] });
    expect(startTally(rules)).toMatchObject({ total: 0, streak: 0, best: 0, peaks: 0, events: [] });
    const { state } = played(rules, oneStreak(rules), []);
    expect(tallyMove(rules, startTally(rules), state, RESIGN, { ...state, ended: 'resigned' }).total).toBe(0);
    expect(DRAW.kind).toBe('draw');
  });
});
