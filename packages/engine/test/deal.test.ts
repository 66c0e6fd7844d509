import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCard, makeCardOf, type Card } from '../src/card.ts';
import {
  cairnDeal,
  dealAtOffset,
  dealOfCards,
  dealPack,
  makeDeal,
  parseDeal,
  type Deal,
} from '../src/deal.ts';
import { packCards, standard, type Composition } from '../src/pack.ts';
import { faultText, type Result } from '../src/result.ts';
import { four, quintet } from './compositions.ts';

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};
const said = (result: Result<unknown>): string => (result.ok ? 'no fault' : faultText(result.error));
const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.error.map((one) => one.code);

const read = (text: string): Deal => value(parseDeal(text));
const pack = (text: string, composition: Composition = standard()) =>
  value(dealPack(read(text), composition));
const names = (cards: readonly Card[]) => cards.map(makeCard).join('');

describe('cairnDeal', () => {
  it('is the deal of a number', () => {
    expect(cairnDeal(49621)).toEqual(read('49621'));
  });

  it.each([0, -1, 1.5, 2 ** 53, Number.NaN])('throws for %d', (number) => {
    expect(() => cairnDeal(number)).toThrow(RangeError);
  });
});

describe('parseDeal', () => {
  it.each([
    ['49621', { kind: 'cairn', number: 49621 }],
    [' 7 ', { kind: 'cairn', number: 7 }],
    ['9007199254740991', { kind: 'cairn', number: 9007199254740991 }],
    ['00042', { kind: 'cairn', number: 42 }],
    ['ms:617', { kind: 'ms', number: 617 }],
    ['MS: 617', { kind: 'ms', number: 617 }],
    ['ms:8589934591', { kind: 'ms', number: 8589934591 }],
    ['sealed:k3Xw-9_', { kind: 'sealed', id: 'k3Xw-9_' }],
    ['pysol:31999', { kind: 'pysol', number: '31999' }],
    ['pysol:00000000000000123456', { kind: 'pysol', number: '123456' }],
    ['pysol:99999999999999999999', { kind: 'pysol', number: '99999999999999999999' }],
  ])('reads %j', (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  it.each(['cards:JD2D9H*', 'cards: JD 2D 9H *', 'cards:JD,2D, 9H,\n*', 'CARDS:jd2d 9h*'])(
    'reads %j',
    (text) => {
      expect(read(text)).toEqual({
        kind: 'cards',
        cards: [makeCardOf(11, 1), makeCardOf(2, 1), makeCardOf(9, 2), makeCardOf(0, 7)],
      });
    },
  );

  it('reads a ten either way', () => {
    expect(read('cards:TD10H9S10C')).toEqual(read('cards:TD TH 9S TC'));
  });

  it('numbers equal cards in the order they are listed', () => {
    expect(read('cards:JD*JD*')).toEqual({
      kind: 'cards',
      cards: [makeCardOf(11, 1, 0), makeCardOf(0, 7, 0), makeCardOf(11, 1, 1), makeCardOf(0, 7, 1)],
    });
  });

  it.each([
    ['0', '"0": wanted a whole number from 1 to 9007199254740991'],
    ['000', '"000": wanted a whole number from 1'],
    ['-3', '"-3": wanted a whole number from 1'],
    ['1.5', '"1.5": wanted a whole number from 1'],
    ['49,621', '"49,621": wanted a whole number from 1'],
    ['9007199254740992', '"9007199254740992": wanted a whole number from 1 to 9007199254740991'],
    ['ms:0', '"ms:0": wanted a whole number from 1 to 8589934591'],
    ['ms:8589934592', '"ms:8589934592": wanted a whole number from 1 to 8589934591'],
    ['ms:', '"ms:": wanted a whole number from 1'],
    ['ms:1e3', '"ms:1e3": wanted a whole number from 1'],
    ['pysol:0', '"pysol:0": wanted a whole number from 1 to 99999999999999999999'],
    ['pysol:100000000000000000000', 'to 99999999999999999999'],
    ['', '"": wanted a number like 49621'],
    ['seven', '"seven": wanted a number like 49621, ms:617'],
    ['1e3', '"1e3": wanted a number like 49621'],
    ['kpat:7', '"kpat:7": there is no family "kpat"; wanted a number like 49621'],
    [':7', 'there is no family ""'],
    ['cards:', 'wanted cards like JD2D9H'],
    ['cards: ,', 'wanted cards like JD2D9H'],
    ['sealed:', '"sealed:": wanted an id of 1 to 64 letters'],
    ['sealed:a b', '"sealed:a b": wanted an id'],
    [`sealed:${'x'.repeat(65)}`, 'wanted an id'],
    ['cards:JD1S2D', 'card 2: Cannot read card "1S"'],
    ['cards:JD2', 'card 2: Cannot read card "2"'],
  ])('refuses %j', (text, wanted) => {
    expect(said(parseDeal(text))).toContain(wanted);
  });

  it('tells every bad card, not only the first', () => {
    const faults = parseDeal('cards:JD XX 2D 9Z');
    expect(faults.ok ? [] : faults.error.map(({ path }) => path)).toEqual(['card 2', 'card 4']);
  });

  it('quotes no more of an endless text than is needed', () => {
    expect(said(parseDeal('9'.repeat(5000))).length).toBeLessThan(200);
    expect(said(parseDeal(`${'x'.repeat(5000)}:1`)).length).toBeLessThan(400);
  });
});

const deals: fc.Arbitrary<Deal> = fc.oneof(
  fc.maxSafeNat().map((n) => read(`${Math.max(n, 1)}`)),
  fc.integer({ min: 1, max: 2 ** 33 - 1 }).map((n) => read(`ms:${n}`)),
  fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }).map((n) => read(`pysol:${n}`)),
  fc.constantFrom('a', '_-', 'k3Xw').map((id) => read(`sealed:${id}`)),
  fc.shuffledSubarray(packCards(standard(2, 2)), { minLength: 1 }).map(dealOfCards),
  fc.shuffledSubarray(packCards(quintet), { minLength: 1 }).map(dealOfCards),
);
const compositions = fc
  .tuple(fc.constantFrom<Composition['packs']>(1, 2, 3, 4), fc.integer({ min: 0, max: 4 }))
  .map(([packs, jokers]) => standard(packs, jokers));

it('reads what it writes', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      expect(read(makeDeal(deal))).toEqual(deal);
    }),
  );
});

it('deals the very same cards from a number and from its pack written out', () => {
  fc.assert(
    fc.property(deals, compositions, (deal, composition) => {
      fc.pre(deal.kind !== 'cards' && deal.kind !== 'sealed');
      const cards = value(dealPack(deal, composition));
      const written = makeDeal(dealOfCards(cards));
      expect(pack(written, composition)).toEqual(cards);
    }),
  );
});

it('numbers equal cards in deal order', () => {
  for (const deal of ['49621', 'ms:617', 'pysol:32000']) {
    const places = new Map<number, number[]>();
    for (const card of pack(deal, standard(4, 4)))
      places.set(card % 128, [...(places.get(card % 128) ?? []), Math.floor(card / 128)]);
    expect(places.size).toBe(53);
    for (const copies of places.values()) expect(copies).toEqual([0, 1, 2, 3]);
  }
});

describe('dealPack', () => {
  it("deals odd packs by Cairn's numbers", () => {
    // Written by an independent program: 62 cards, the fifth suit is E and the odd cards are K~.
    expect(names(pack('1', quintet))).toBe(
      'K~4S8CJETDJDQS3E2E4D3D3SAE7E3H4E8H9H9C6DTE7D7HQD2HTH8DJHTS7SJC5C' +
        '2S6C9D6HAS8E9SJS5S3C8SAD9EQCQE2D7C4HAHAC6S2CK~TC6E5H4CQH5D5E',
    );
  });

  it.each(['ms:617', 'pysol:32000'])('refuses an odd pack for %s', (text) => {
    expect(said(dealPack(read(text), quintet))).toBe(
      `Cannot deal "${text}": ${text.split(':')[0]} numbers are for whole packs of 52 cards, ` +
        'and this game has an odd pack of 62; wanted a plain number like 49621',
    );
  });

  it('has no cards of a sealed deal', () => {
    expect(said(dealPack(read('sealed:k3Xw'), standard()))).toBe(
      'Cannot deal "sealed:k3Xw": its cards are on the server that dealt it',
    );
  });

  it('takes a list only if it is the pack', () => {
    expect(names(pack('cards:3CAC4C2C', four))).toBe('3CAC4C2C');
    expect(said(dealPack(read('cards:3CAC4C'), four))).toBe('Cannot deal 3 cards as a pack of 4: missing 2C');
    const wrong = dealPack(read('cards:3C AC 4C 4C 9H * *'), four);
    expect(codes(wrong)).toEqual(['duplicate-card', 'foreign-card', 'foreign-card', 'missing-card']);
    expect(said(wrong).split('\n')).toEqual([
      'Cannot deal "4C" 2 times: this game\'s pack has 1',
      'Cannot deal "9H": this game\'s pack has no such card',
      'Cannot deal "*": this game\'s pack has no such card',
      'Cannot deal 7 cards as a pack of 4: missing 2C',
    ]);
  });

  it('counts equal cards in games of several packs', () => {
    const twice: Composition = { ...four, packs: 2, jokers: 1 };
    expect(names(pack('cards:ACAC*2C3C4C4C3C2C', twice))).toBe('ACAC*2C3C4C4C3C2C');
    expect(said(dealPack(read('cards:ACACAC*'), twice))).toBe(
      'Cannot deal "AC" 3 times: this game\'s pack has 2\n' +
        'Cannot deal 4 cards as a pack of 9: missing 2C 2C 3C 3C 4C 4C',
    );
  });
});

describe('dealAtOffset', () => {
  it.each([
    ['49621', 1, '49622'],
    ['49621', -1, '49620'],
    ['1', -1, undefined],
    ['9007199254740991', 1, undefined],
    ['ms:8589934591', 1, undefined],
    ['ms:617', -10, 'ms:607'],
    ['pysol:12345678901234567890', 1, 'pysol:12345678901234567891'],
    ['pysol:99999999999999999999', 1, undefined],
    ['cards:JD2D', 1, undefined],
    ['sealed:k3Xw', 1, undefined],
  ])('of %s by %d is %s', (text, step, wanted) => {
    const found = dealAtOffset(read(text), step);
    expect(found && makeDeal(found)).toBe(wanted);
  });
});
