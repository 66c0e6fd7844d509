// A page is written from structure alone: made-up games nobody wrote a word about get sensible ones.
import { expect, test } from 'vitest';
import { rulesPage, toText } from '../src/index.ts';
import { columns, compiled, fans, ladder, oddity } from './games.ts';

const text = (def: Parameters<typeof compiled>[0]): string => toText(rulesPage(compiled(def)), 100_000);

test.each([
  ['Move all 35 cards of the columns to the waste.'],
  ['Deal 35 cards in seven columns of 5 cards, row by row from the left. All of them lie face up.'],
  ['The other 17 cards are the stock, face down. Turn the first one up to start the waste: 16 are left.'],
  ['Only the last card of each column can be played.'],
  ['An empty column stays empty.'],
  ['Ranks do not go round: on a king goes a queen, on an ace a 2.'],
  ['No points are counted: a deal is won or lost.'],
])('columns and a hole: %s', (sentence) => expect(text(columns)).toContain(sentence));

test.each([
  ['Bring all 52 cards to the foundations.'],
  ['Suits matter as well as ranks, and so do colours'],
  ['Deal 28 cards in seven columns of 1 to 7 cards, row by row from the left. Only the last card of each column lies face up; 21 cards lie face down.'],
  ['The other 24 cards are the stock, face down.\n'],
  ['A card goes on a column when it is one rank lower than the last card there and of the other colour: a red 6 on a black 7.'],
  ['An empty column takes only a king, alone or with the cards that move with it.'],
  ['Each foundation begins with an ace and is built up in suit to the king.'],
  ['At any time you may turn three cards from the stock up onto the waste.'],
  ['you may turn the waste over, unshuffled, to be the stock again, as often as you like.'],
  ['one [draw=one]. At any time you may turn one card from the stock up onto the waste.'],
])('columns, foundations and a waste: %s', (sentence) => expect(text(ladder)).toContain(sentence)); // prettier-ignore

test.each([
  ['Take the ace of spades out of the pack and put it on the hole.'],
  ['Deal 51 cards in 17 columns of 3 cards,'],
  ['You win when all 52 cards lie on the hole.'],
  ['You lose when no card can be played.'],
])('fans around a card put out first: %s', (sentence) => expect(text(fans)).toContain(sentence));

test('a game without stock says nothing of one', () => expect(text(fans)).not.toMatch(/stock/i));

test('the picture shows the columns as they are dealt', () => {
  expect(text(ladder)).toContain('  []  ##  ##  ##  ##  ##  ##\n      []  ##');
});

test.each([
  ['Cards: 64 and 2 jokers'],
  ['Two equal packs, 64 cards in all: four suits (clubs, diamonds, hearts and spades), each of 7 to 10, an ace, a jack, a queen and a king. And 2 jokers.'],
  ['Bring 60 of the 66 cards to the foundations.'],
  ['The last two cards of each column lie face up; 12 cards lie face down.'],
  ['Deal 5 cards to each of the three piles of the reserve, only the last one face up.'],
  ['one rank higher than the last card there and of the other colour: a red jack on a black 10.'],
  ['Ranks go round in a circle: on a king goes an ace.'],
  ['An empty column takes only an ace or a 7, alone or with the cards that move with it.'],
  ['The last card of a pile of the reserve or any card of the waste may go to a column.'],
  ['A card goes on a foundation when it is one rank lower than the top card, whatever the suits.'],
  ['An empty foundation takes only a king.'],
  ['You may turn two cards from the stock up onto the waste, but only when no card can be played.'],
  ['The rank of the next stock card is shown all the time.'],
  ['As often as you like you may look at the next stock card before you turn it.'],
  ['A deal lasts 90 seconds at most; then it ends.'],
  ['You can undo only five moves per deal.'],
  ['A deal starts at 10.'],
  ['Each card on a foundation is worth 2 points.'],
  ['Each pass through the stock after the first costs 5 points.'],
  ['Winning the deal earns 20 points in the first pass of the stock and 10 in the second.'],
  ['When the deal is won, each card left in the reserve earns 2 points.'],
  ['The score never falls below -10.'],
])('rare parts: %s', (sentence) => expect(text(oddity)).toContain(sentence)); // prettier-ignore
