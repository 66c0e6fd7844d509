// How games of every family read, sentence by sentence. What a rules page says of the plain game, in its order.
import { optionsOf } from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { ruleTexts, type RuleTexts } from '../src/sections/rules.ts';
import { englishRules } from '../src/english/rules.ts';
import { compiled } from './games.ts';

const rules = (id: string, options: Record<string, string> = {}): RuleTexts => {
  const def = games.find((game) => game.id === id);
  if (def === undefined) throw new Error(`No game ${id}`);
  for (const name of Object.keys(options)) expect(Object.keys(optionsOf(def))).toContain(name);
  return ruleTexts(compiled(def, options), englishRules(def.pack));
};

describe('golf', () => {
  test('columns to a waste, nothing on a king', () => {
    expect(rules('golf').play).toEqual([
      'Only the last card of each column can be played.',
      'An empty column stays empty.',
      'A card goes on the waste when it is one rank higher or lower than the top card, whatever the suits.',
      'Ranks do not go round, and the highest takes nothing: on a king goes nothing, on an ace a 2.',
      'A card on the waste stays there.',
      'At any time you may turn the next card of the stock up onto the waste.',
      'You go through the stock only once.',
    ]);
  });
  test('strokes', () => {
    expect(rules('golf').scoring).toEqual([
      'The score of a deal that is not cleared is the number of cards left in the columns.',
      'When the deal is cleared, each card left in the stock takes 1 stroke off: the score goes below zero.',
      'Lower is better.',
      'Par, what a good player makes of a deal, is 4.',
    ]);
  });
  test('columns that may be filled', () => {
    expect(rules('golf', { fill: 'column' }).play).toContain(
      'An empty column takes the last card of another column, as long as one card is left where it came from.',
    );
  });
});

describe('several holes', () => {
  test('queens at the foot of the columns', () => {
    const { setup, play, objective, ending } = rules('striptease');
    expect(setup.slice(0, 3)).toEqual([
      ['Take the four queens out of the pack and put one at the foot of each of four columns.'],
      ['Shuffle the other cards.'],
      [
        'Deal 48 cards on them, 12 to each column, row by row.',
        'The first card dealt to each column lies face down, the other 44 face up.',
      ],
    ]);
    expect(play).toContain('Queens are left out: a jack and a king are neighbours.');
    expect(play).toContain('Any card but a queen may open an empty hole.');
    expect(play).toContain(
      'The face-down cards stay hidden until no face-up card lies on any of them; then all are turned up together.',
    );
    expect(objective).toEqual(['Bring all cards but the queens to the holes: 48 of 52.']);
    expect(ending[0]).toBe('You win when 48 of the 52 cards lie on the holes and only the queens are left.');
  });
  test('a stock dealt to the columns', () => {
    const { play } = rules('ants');
    expect(play).toContain('An empty column waits for the next cards of the stock.');
    expect(play).toContain('At any time you may deal one stock card to each column, empty ones too.');
    expect(rules('ants', { holes: 'oneOfEachSuit' }).setup[0]).toEqual([
      'Take the first card of clubs, of diamonds, of hearts and of spades out of the pack and put one each on the four holes.',
    ]);
  });
  test('a stock that does not reach every column', () => {
    expect(rules('easthaven').play).toContain(
      'You go through the stock only once: the last three cards go to the first three columns.',
    );
    const { play } = rules('scorpion');
    expect(play).toContain(
      'At any time you may deal the three stock cards, one to each of the first three columns, empty ones too.',
    );
    expect(play).toContain('You can do this only once.');
  });
  test('spaces for cards that move in any order', () => {
    expect(rules('scorpion', { spaces: 'any' }).play).toContain(
      'An empty column takes any card, alone or with the cards that move with it.',
    );
  });
});

test('a pack with names of its own', () => {
  const { cards, play } = rules('barbershop-quintet');
  expect(cards).toEqual([
    'A pack of 62 cards of its own: five suits (brushes, combs, mirrors, razors and scissors), each of 1 to 10, a Customer and a Barber; and two Manicurists of no suit.',
    'Suits don’t matter, only ranks.',
  ]);
  expect(play.slice(0, 9)).toEqual([
    'A card goes on a column when it is the same rank as the last card there.',
    'Only a last card that is alone in its column or lies on a face-down card can move to another column.',
    'An empty column takes the last card of the waste or the last card of a column if it is alone there or lies on a face-down card, as long as one card is left where it came from.',
    'The last card of the waste may go to a column.',
    'A card from 1 to 10 goes on the hole when it is one rank higher or lower than the top card, whatever the suits.',
    'Ranks do not go round: on a 10 goes a 9, on a 1 a 2.',
    'A Customer, a Barber or a Manicurist goes on any card.',
    'A 1 goes on a Customer, a 10 on a Barber and any card on a Manicurist.',
    'Any card that can be played may open the empty hole.',
  ]);
});

describe('groups', () => {
  test('pairs', () => {
    const { play, scoring } = rules('pyramid');
    expect(play.slice(0, 5)).toEqual([
      'Remove two available cards whose ranks make 13 together (an ace counts 1, a jack 11, a queen 12 and a king 13).',
      'So these go together: a queen with an ace, a jack with a 2, a 10 with a 3, a 9 with a 4, an 8 with a 5 or a 7 with a 6.',
      'A king goes alone.',
      'Available are cards of the layout that no other lies on and the last card of the waste.',
      'A card may not be paired with one that still covers it.',
    ]);
    expect(scoring.slice(0, 3)).toEqual([
      'Winning the deal earns 50 points in the first pass of the stock, 35 in the second and 20 in the third.',
      'In a deal that is not won each card left in the layout, the stock or the waste costs 1 point.',
      'When the deal is won, each card left in the stock or the waste costs 1 point.',
    ]);
  });
  test('runs', () => {
    expect(rules('all-in-a-row', { minGroup: '3', wrap: 'off' }).play).toEqual([
      'Remove three or more cards of consecutive ranks as one group, whatever their suits.',
      'Each must be the last card of its column before the first of them is taken.',
      'No rank comes twice in a group, so that it has 13 cards at most.',
      'Ranks do not go round: a king and an ace are not neighbours.',
      'An empty column stays empty.',
    ]);
  });
  test('the lower of a suit', () => {
    const { objective, play } = rules('aces-up');
    expect(objective).toEqual(['Remove all cards but the aces: 48 of 52.']);
    expect(play.slice(0, 2)).toEqual([
      'Remove the last card of a column when a higher card of its suit is the last of another.',
      'The ace is the highest card, the 2 the lowest.',
    ]);
  });
});

describe('foundations', () => {
  test('alternating colours, foundations that give back', () => {
    const { setup, play, ending } = rules('klondike');
    expect(setup[1]).toEqual([
      'Deal 28 cards in seven columns of 1 to 7 cards, row by row from the left, but the last card of each column after all the others.',
      'Only that one lies face up; 21 cards lie face down.',
    ]);
    expect(play).toEqual([
      'A card goes on a column when it is one rank lower than the last card there and of the other colour: a red 6 on a black 7.',
      'A sequence built this way at the end of a column can move to another column, whole or in part.',
      'An empty column takes only a king, alone or with the cards that move with it.',
      'The last card of the waste may go to a column.',
      'The last card of a foundation may come back to a column.',
      'Each foundation begins with an ace and is built up in suit to the king.',
      'The last card of a column or of the waste may go to a foundation.',
      'A face-down card that no card lies on any more is turned up at once.',
      'At any time you may turn three cards from the stock up onto the waste.',
      'When the stock is out, you may turn the waste over, unshuffled, to be the stock again, as often as you like.',
    ]);
    expect(ending).toEqual([
      'You win when all 52 cards lie on the foundations.',
      'You lose when no move of any kind is left.',
      'You may still have moves that lead nowhere. When that’s all that’s left, end the deal.',
      'Ending a deal costs nothing.',
    ]);
  });
  test('without a stock', () => {
    const { setup, play } = rules('trigon', { structure: 'none' });
    expect(setup.at(-1)).toEqual([
      'The other 24 cards lie face up on the waste, spread so that all can be seen.',
    ]);
    expect(play).toContain('Any card of the waste may go to a column.');
    expect(play.join(' ')).not.toMatch(/stock/);
  });
  test('columns refilled from the right', () => {
    const { play } = rules('trigon-left');
    expect(play.slice(2, 4)).toEqual([
      'An empty column is filled at once with all face-up cards of the column to its right, which may empty that one in turn.',
      'Only one that has no cards to its right stays open: it takes only a king, alone or with the cards that move with it.',
    ]);
  });
  test('a reserve, a base rank, whole columns', () => {
    const { setup, play } = rules('canfield');
    expect(setup.slice(1, 3)).toEqual([
      ['Deal 13 cards to the reserve, squared up, with only the last one face up.'],
      ['Turn one card up onto the first of the four foundations: all of them are to begin with its rank.'],
    ]);
    expect(play.slice(1, 5)).toEqual([
      'Ranks go round in a circle: on an ace goes a king.',
      'From column to column moves the last card alone, or a whole column at once if all of it is in sequence.',
      'An empty column is filled at once with the last card of the reserve.',
      'When the reserve is out, an empty column takes any card or sequence that may be moved.',
    ]);
    expect(play).toContain(
      'Each foundation begins with a card of the same rank as the first one and is built up in suit, going on from king to ace, until all 13 cards of the suit lie there.',
    );
  });
  test('foundations laid out before the deal, spaces from the waste', () => {
    const { setup, play } = rules('storehouse');
    expect(setup[0]).toEqual([
      'Take the four twos out of the pack and put one each on the four foundations.',
    ]);
    expect(play).toContain('When the reserve is out, an empty column takes the last card of the waste.');
    expect(play).toContain(
      'When the stock is out, you may turn the waste over, unshuffled, to be the stock again: three passes in all.',
    );
  });
  test('two packs, one card at a time, one pass', () => {
    const { cards, play } = rules('forty-thieves');
    expect(cards[0]).toBe('Two standard packs of 52, 104 cards in all.');
    expect(play).toContain('From column to column cards move one at a time, the last one first.');
    expect(play).toContain('When the stock is out, it stays out: there is only one pass.');
  });
  test('any face-up card with all that lies on it', () => {
    const { setup, play } = rules('triple-russian');
    expect(setup[1]).toEqual([
      'Deal 156 cards in 13 columns of 6 to 18 cards, row by row from the left, but the last six cards of each column after all the others.',
      'Only those lie face up; 78 cards lie face down.',
    ]);
    expect(play[1]).toBe(
      'Any face-up card of a column can move to another column, together with all the cards that lie on it, in order or not: only the card that leads must fit.',
    );
  });
});

test('suits put together in the columns', () => {
  const { objective, play, ending } = rules('curds-and-whey');
  expect(objective).toEqual([
    'Put each of the four suits together in a column of its own, from the king down to the ace.',
  ]);
  expect(play).toEqual([
    'A card goes on a column when it is one rank lower than the last card there and of the same suit, or of the same rank.',
    'Cards at the end of a column can move to another column together when one and the same of these rules joins them all.',
    'An empty column takes only a king, alone or with the cards that move with it.',
  ]);
  expect(ending[0]).toBe(
    'You win when every column is empty or holds one whole suit, from king down to ace.',
  );
});

test('a reserve that goes on anything', () => {
  const { setup, play } = rules('tripeaks-garden');
  expect(setup[2]).toEqual(['Deal 16 cards face up, side by side, for the reserve.']);
  expect(play).toContain('A card of the reserve must open the empty hole.');
  expect(play).toContain('A card of the reserve can be played at any time, and goes on any card.');
});
