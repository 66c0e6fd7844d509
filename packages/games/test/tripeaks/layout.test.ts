// The deal and the covering graph of TriPeaks, place by place (notes/tripeaks.ts has the sources).
import { cardsLeft, isDown, legalMoves, view, type State } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt } from '@cairn/testkit';
import { BASE, game, played } from '../support/tripeaks.ts';

/** As published: place ← the two places that lie on it. */
const COVERING = `
  0←3,4 1←5,6 2←7,8 3←9,10 4←10,11 5←12,13 6←13,14 7←15,16 8←16,17 9←18,19 10←19,20 11←20,21 12←21,22 13←22,23
  14←23,24 15←24,25 16←25,26 17←26,27
`;
const covering = new Map(
  COVERING.trim()
    .split(/\s+/)
    .map((entry): [number, number[]] => {
      const [place, by = ''] = entry.split('←');
      return [Number(place), by.split(',').map(Number)];
    }),
);

const rules = game();
const layout = rules.byRole.layout.map((index) => {
  const pile = rules.piles[index];
  if (pile === undefined) throw new Error(`No pile ${index}`);
  return pile;
});

describe('the graph', () => {
  it('has 28 = 3 + 6 + 9 + 10 places, the base included', () => {
    expect(layout).toHaveLength(28);
    expect([0, 1, 2, 3].map((row) => layout.filter((pile) => pile.row === row).length)).toEqual([
      3, 6, 9, 10,
    ]);
  });

  it.each(Array.from({ length: 28 }, (_, i) => i))('place %i is covered as published', (index) => {
    expect(layout[index]?.coveredBy).toEqual(covering.get(index) ?? []);
    const covers = [...covering].filter(([, by]) => by.includes(index)).map(([place]) => place);
    expect(layout[index]?.covers).toEqual(covers);
  });

  it('stands at the published half-card columns', () => {
    const columns = [0, 1, 2, 3].map((row) =>
      layout.filter((pile) => pile.row === row).map((pile) => pile.x),
    );
    expect(columns).toEqual([
      [3, 9, 15],
      [2, 4, 8, 10, 14, 16],
      [1, 3, 5, 7, 9, 11, 13, 15, 17],
      [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
    ]);
  });

  it('has its first three places as apexes', () => expect(rules.apexes).toEqual([0, 1, 2]));

  it('lets only the two end cards of the base cover a single card', () =>
    expect(BASE.filter((i) => layout[i]?.covers.length === 1)).toEqual([18, 27]));

  it('joins neighbouring peaks at places 21 and 24 and nowhere else', () => {
    const under = (index: number): number[] => [index, ...(layout[index]?.coveredBy ?? []).flatMap(under)];
    const peaks = rules.apexes.map((apex) => new Set(under(apex)));
    expect(peaks.map((peak) => peak.size)).toEqual([10, 10, 10]);
    const shared = layout.map((pile) => pile.place).filter((i) => peaks.filter((p) => p.has(i)).length > 1);
    expect(shared).toEqual([21, 24]);
  });
});

describe('the deal', () => {
  const state = dealt(rules, '1');
  const size = (pile: number | undefined | null): number => state.piles[pile ?? -1]?.length ?? -1;

  it('is 28 + 24 cards: the starter is turned and 23 are shown in the stock', () => {
    expect(cardsLeft(rules, state)).toBe(28);
    expect(size(rules.byRole.hole[0])).toBe(1);
    expect(size(rules.stock)).toBe(23);
  });

  it('goes row by row, then the starter, then the stock from its next card on', () => {
    const pack = [...rules.cards];
    const first = played(rules, { kind: 'cards', cards: pack }, []).state;
    expect(first.piles.slice(0, 28).map(([seat]) => (seat ?? 0) & 1023)).toEqual(pack.slice(0, 28));
    expect(first.piles[rules.byRole.hole[0] ?? -1]).toEqual([pack[28]]);
    expect(first.piles[rules.stock ?? -1]?.map((seat) => seat & 1023).toReversed()).toEqual(pack.slice(29));
  });

  it.each([
    ['closed', BASE],
    ['open', layout.map((pile) => pile.place)],
  ])('%s: shows the right cards', (face, up) => {
    const first = dealt(game({ face }), '1');
    expect(first.piles.slice(0, 28).flatMap(([seat], i) => (isDown(seat ?? 0) ? [] : [i]))).toEqual(up);
  });

  it('is the same pack whatever the options that leave the pack alone', () => {
    const cards = (options: Record<string, string>): number[] =>
      dealt(game(options), '49621').piles.flatMap((pile) => pile.map((seat) => seat & 1023));
    for (const options of [{ wrap: 'linear' }, { face: 'open' }, { stock: 'stuck' }, { scoring: 'money' }])
      expect(cards(options)).toEqual(cards({}));
    expect(cards({ headstart: 'on' }).toSorted((a, b) => a - b)).toEqual(cards({}).toSorted((a, b) => a - b));
  });

  it('leaves only the base to be played, open or closed', () => {
    for (const face of ['open', 'closed']) {
      const open = game({ face, headstart: 'on' });
      const moves = legalMoves(open, dealt(open, '1'));
      expect(moves.flatMap((move) => (move.kind === 'play' ? [move.from] : []))).toEqual([...BASE]);
    }
  });
});

describe('turning up', () => {
  it('happens in the step that frees the card, and only then', () => {
    const open = game({ headstart: 'on' });
    // In start order the places 18, 19 hold the six and the seven of diamonds.
    const deal = { kind: 'cards', cards: open.cards } as const;
    const down = ({ piles }: State): number[] =>
      piles.slice(0, 28).flatMap((pile, i) => (pile.some(isDown) ? [i] : []));
    const one = played(open, deal, [18]).state;
    expect(down(one)).toContain(9);
    const two = played(open, deal, [18, 19]).state;
    expect(down(two)).not.toContain(9);
    expect(down(two)).toContain(10);
    expect(view(open, one).piles[9]).not.toEqual(one.piles[9]);
    expect(view(open, two).piles[9]).toEqual(two.piles[9]);
  });
});
