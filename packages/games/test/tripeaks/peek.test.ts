// Peek: a use shows the next stock card until it is drawn; a use taken back stays spent.
import {
  cardOf,
  isKnown,
  lastOf,
  legalMoves,
  makeRecord,
  parseDeal,
  recordMoves,
  refusal,
  replay,
  status,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { game, laid, oneStreak, PEEK, played, type Word } from '../support/tripeaks.ts';

const SPENT: Word = { kind: 'spent', power: 'peek' };

const shown = (rules: Game, state: State): boolean => view(rules, state).next !== null;
const at = (rules: Game, words: readonly Word[]): State => played(rules, oneStreak(rules), words).state;

describe('a peek', () => {
  const rules = game({ peek: 'once' });

  it('shows the whole next card, in the stock and as what is next', () => {
    const state = at(rules, [PEEK]);
    const stock = view(rules, state).piles[rules.stock ?? -1] ?? [];
    expect(stock.map(isKnown)).toEqual([...Array<boolean>(22).fill(false), true]);
    const card = cardOf(lastOf(stock) ?? -1);
    expect(view(rules, state).next).toEqual({ rank: card & 15, card });
    expect(played(rules, oneStreak(rules), ['d']).state.piles[28]?.at(-1)).toBe(card);
  });

  it('lasts over other plays and ends with the draw', () => {
    expect([[PEEK], [PEEK, 27], [PEEK, 27, 26]].map((words) => shown(rules, at(rules, words)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(shown(rules, at(rules, [PEEK, 'd']))).toBe(false);
    expect(at(rules, [PEEK, 'd']).piles).toEqual(at(rules, ['d']).piles);
  });

  it('changes neither the score nor the streak', () =>
    expect(played(rules, oneStreak(rules), [27, 26, PEEK, 25]).tally).toMatchObject({ total: 6, streak: 3 }));
});

describe('uses', () => {
  it.each([
    ['once', 1],
    ['three', 3],
  ])('%s: %i, each on a card not yet seen', (peek, uses) => {
    const rules = game({ peek });
    const words = Array.from({ length: uses }, (): Word[] => [PEEK, 'd']).flat();
    for (let n = 0; n <= words.length; n++) {
      const state = at(rules, words.slice(0, n));
      const spent = Math.ceil(n / 2);
      const wanted = spent === uses ? 'power-spent' : n % 2 === 1 ? 'nothing-to-show' : undefined;
      expect(refusal(rules, state, PEEK)?.kind).toBe(wanted);
    }
  });

  it('needs a stock card to show', () => {
    const rules = game({ peek: 'once' });
    expect(refusal(rules, at(rules, Array<'d'>(23).fill('d')), PEEK)).toEqual({ kind: 'nothing-to-show' });
  });

  it.each([{}, { peek: 'always' }])('there are none with %o', (options) => {
    const rules = game(options);
    expect(refusal(rules, at(rules, []), PEEK)).toEqual({ kind: 'no-such-power', power: 'peek' });
    expect(legalMoves(rules, at(rules, [])).some((move) => move.kind === 'power')).toBe(false);
  });

  it('taken back stays spent, and the card is hidden again', () => {
    const rules = game({ peek: 'once' });
    const state = at(rules, [27, SPENT]);
    expect(shown(rules, state)).toBe(false);
    expect(state.piles).toEqual(at(rules, [27]).piles);
    expect(refusal(rules, state, PEEK)).toEqual({ kind: 'power-spent', power: 'peek' });
    expect(refusal(rules, state, { kind: 'spent', power: 'peek' })).toEqual({
      kind: 'power-spent',
      power: 'peek',
    });
    const three = game({ peek: 'three' });
    expect(refusal(three, at(three, [SPENT, SPENT]), PEEK)).toBeNull();
    expect(refusal(three, at(three, [SPENT, SPENT, SPENT]), PEEK)?.kind).toBe('power-spent');
  });

  it('left over does not keep a stuck deal going: there is no card to show', () => {
    const rules = game({ peek: 'three' });
    // The stock ends with a king, and nothing of this base fits on it.
    const low = '2S 2H 2D 3S 3H 3D 4S 4H 4D 5S'.split(' ');
    const deal = laid(rules, Object.fromEntries(low.map((card, i) => [18 + i, card])));
    const last = played(rules, deal, Array<'d'>(22).fill('d')).state;
    expect(legalMoves(rules, last)).toContainEqual(PEEK);
    const end = played(rules, deal, Array<'d'>(23).fill('d')).state;
    expect(status(rules, end)).toBe('stuck');
  });
});

describe('a record of a peek', () => {
  const rules = game({ peek: 'once' });
  const deal = take(parseDeal('49621'));
  const moves: readonly Move[] = [PEEK, { kind: 'draw' }];
  const record = take(recordMoves(rules, deal, moves, { shows: true }));
  const said = record.steps.map(({ text, shows }) => [text, shows?.join(',')]);

  it('says what was peeked at, which is what is drawn next', () => {
    expect(said.map(([text]) => text)).toEqual(['peek', 'd']);
    expect(said[0]?.[1]).toBe(said[1]?.[1]);
    expect(makeRecord(record)).toContain(`peek/${said[0]?.[1]} d/`);
  });

  it('is held to it, and need not say it', () => {
    const [peek, draw] = record.steps;
    if (peek === undefined || draw === undefined) throw new Error('No steps');
    expect(replay(rules, record).ok).toBe(true);
    expect(replay(rules, { ...record, steps: [{ text: 'peek' }, draw] }).ok).toBe(true);
    const other = replay(rules, { ...record, steps: [{ ...peek, shows: ['*'] }, draw] });
    expect(other.ok ? [] : other.error.map(({ code }) => code)).toEqual(['shows']);
  });

  it('says nothing of a peek that was taken back', () => {
    const spent = take(recordMoves(rules, deal, [SPENT, { kind: 'draw' }], { shows: true }));
    expect(spent.steps[0]).toEqual({ text: 'peek!' });
  });
});

describe('peek always', () => {
  const rules = game({ peek: 'always' });

  it('shows every next card to the end of the stock', () => {
    for (let n = 0; n <= 23; n++) {
      const state = at(rules, Array<'d'>(n).fill('d'));
      const next = lastOf(state.piles[rules.stock ?? -1] ?? []);
      const card = next === undefined ? null : cardOf(next);
      expect(view(rules, state).next).toEqual(card === null ? null : { rank: card & 15, card });
    }
  });
});
