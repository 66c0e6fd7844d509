// A page is written from structure alone: made-up games nobody wrote a word about get sensible ones.
import { expect, test } from 'vitest';
import { rulesPage, toText } from '../src/index.ts';
import { columns, compiled, fans, ladder } from './games.ts';

const text = (def: Parameters<typeof compiled>[0]): string => toText(rulesPage(compiled(def)), 100_000);

test.each([
  ['Move all 35 cards of the columns to the waste.'],
  ['Deal 35 cards in seven columns of 5 cards. All of them lie face up.'],
  ['The other 17 cards are the stock, face down. Turn the first one up to start the waste: 16 are left.'],
  ['Only the last card of each column can be played.'],
  ['An empty column takes nothing.'],
  ['Ranks do not go round: on a king goes a queen, on an ace a 2.'],
  ['No points are counted: a deal is won or lost.'],
])('columns and a hole: %s', (sentence) => expect(text(columns)).toContain(sentence));

test.each([
  ['Bring all 52 cards to the foundations.'],
  ['Ranks and suits both matter.'],
  ['Deal 28 cards in seven columns of 1, 2, 3, 4, 5, 6 and 7 cards. Only the last card of each column lies face up.'],
  ['The other 24 cards are the stock, face down.\n'],
  ['A card goes on a column when it is one rank lower than the top card and of the other colour.'],
  ['An empty column takes only a king.'],
  ['A card goes on a foundation when it is one rank higher than the top card and of its suit.'],
  ['While it is empty, a foundation takes only an ace.'],
  ['At any time you may turn 3 cards from the stock up onto the waste.'],
  ['The stock may be gone through as often as you like'],
  ['one [draw=one]. At any time you may turn one card from the stock up onto the waste.'],
])('columns, foundations and a waste: %s', (sentence) => expect(text(ladder)).toContain(sentence)); // prettier-ignore

test.each([
  ['take the ace of spades out of the pack and put it on the waste'],
  ['Deal 51 cards in 17 columns of 3 cards.'],
  ['You win when all 52 cards lie on the waste.'],
  ['You lose when no card can be played.'],
])('fans around a card put out first: %s', (sentence) => expect(text(fans)).toContain(sentence));

test('a game without stock says nothing of one', () => expect(text(fans)).not.toMatch(/stock/i));

test('the picture shows the columns as they are dealt', () => {
  expect(text(ladder)).toContain('  []  ##  ##  ##  ##  ##  ##\n      []  ##');
});
