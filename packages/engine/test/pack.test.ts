import { describe, expect, it } from 'vitest';
import { makeCard, makeCardOf } from '../src/card.ts';
import { isStandard, numberCopies, packCards, packSize, standard } from '../src/pack.ts';
import { quintet } from './compositions.ts';

const text = (cards: ReturnType<typeof packCards>) => cards.map(makeCard).join('');

describe('start order', () => {
  it('is clubs, diamonds, hearts, spades, each ace to king', () => {
    expect(text(packCards(standard()))).toBe(
      'AC2C3C4C5C6C7C8C9CTCJCQCKC' +
        'AD2D3D4D5D6D7D8D9DTDJDQDKD' +
        'AH2H3H4H5H6H7H8H9HTHJHQHKH' +
        'AS2S3S4S5S6S7S8S9STSJSQSKS',
    );
  });

  it('puts the second pack after the first and jokers last', () => {
    const cards = packCards(standard(2, 3));
    expect(text(cards)).toBe(text(packCards(standard())).repeat(2) + '***');
    expect(cards[52]).toBe(makeCardOf(1, 0, 1));
    expect(cards.slice(104)).toEqual([0, 1, 2].map((copy) => makeCardOf(0, 7, copy)));
  });

  it('puts odd cards after the suits, once whatever the number of packs', () => {
    const cards = packCards({ ...quintet, packs: 2 });
    expect(cards).toHaveLength(122);
    expect(cards.slice(120)).toEqual(quintet.extras);
  });
});

describe('composition', () => {
  it('knows its size', () => {
    expect([standard(), standard(1, 2), standard(4, 1), quintet].map(packSize)).toEqual([52, 54, 209, 62]);
    for (const composition of [standard(), standard(3, 2), quintet])
      expect(packCards(composition)).toHaveLength(packSize(composition));
  });

  it('tells whole packs from odd ones', () => {
    expect([standard(), standard(4), standard(1, 2)].every(isStandard)).toBe(true);
    expect(isStandard(quintet)).toBe(false);
    expect(isStandard({ ...standard(), ranks: [7, 8, 9, 10, 11, 12, 13, 1] })).toBe(false);
    expect(isStandard({ ...standard(), suits: [0, 1, 2] })).toBe(false);
    expect(isStandard({ ...standard(), suits: [3, 2, 1, 0] })).toBe(false);
    expect(isStandard({ ...standard(), extras: [makeCardOf(13, 7)] })).toBe(false);
  });
});

it('numbers equal cards in order of appearance', () => {
  const [seven, eight] = [makeCardOf(7, 3), makeCardOf(8, 3)];
  const again = makeCardOf(7, 3, 1);
  expect(numberCopies([again, eight, seven])).toEqual([seven, eight, again]);
});
