// Cards: their parts, their text, and what is no card.
import { describe, expect, it } from 'vitest';
import { faultsOf, take } from '@cairn/testkit';
import {
  copyOf,
  faceOf,
  isJoker,
  isRed,
  makeCard,
  makeCardOf,
  NO_SUIT,
  packSize,
  parseCard,
  rankOf,
  standard,
  suitOf,
} from '../../src/index.ts';
import { packCards } from '../../src/pack.ts';

const pack = packCards(standard(4, 4));

it('each has parts that make it again', () => {
  expect(new Set(pack).size).toBe(packSize(standard(4, 4)));
  for (const card of pack) {
    expect(makeCardOf(rankOf(card), suitOf(card), copyOf(card))).toBe(card);
    expect(take(parseCard(makeCard(card)))).toBe(faceOf(card));
    expect(isRed(card)).toBe(/[DH]$/.test(makeCard(card)));
    expect(isJoker(card)).toBe(makeCard(card) === '*');
  }
});

it.each([
  ['AS', 'AS'],
  ['as', 'AS'],
  ['10h', 'TH'],
  ['th', 'TH'],
  [' 7d ', '7D'],
  ['kc', 'KC'],
  ['*', '*'],
  ['3e', '3E'],
  ['k~', 'K~'],
  ['2♣', '2C'],
  ['10♦', 'TD'],
  ['q♥\uFE0F', 'QH'],
  ['a♠', 'AS'],
])('"%s" is %s', (text, card) => expect(makeCard(take(parseCard(text)))).toBe(card));

it('a card without a suit has none of the four', () => expect(suitOf(take(parseCard('5~')))).toBe(NO_SUIT));

describe('no card', () => {
  it.each([
    '',
    ' ',
    'A',
    'S',
    '1S',
    '0S',
    '11S',
    'AX',
    'A?',
    'SA',
    'A S',
    'ASS',
    '**',
    '*S',
    '~',
    'A\u0000',
    '🂡',
    '♣',
    '♣2',
    '2♧',
  ])('"%s"', (text) => {
    const [fault] = faultsOf(parseCard(text));
    expect(fault?.code).toBe('card');
    expect(fault?.message).toContain(`"${text}"`);
  });

  it('quotes a long text only in part', () => {
    const [fault] = faultsOf(parseCard('x'.repeat(5000)));
    expect(fault?.message.length).toBeLessThan(300);
    expect(fault?.message).toContain('"xxxxx');
  });
});
