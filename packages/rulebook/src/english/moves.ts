/** English sentences on moves and undo. Each is complete and ends with a full stop. */
import type { Card } from '@cairn/engine';
import type { SeatFact } from '../facts/pile-facts.ts';
import type { EnglishCardWords } from './cards.ts';
import { englishBrought } from './events.ts';
import { englishCardList, englishPileWord, englishThePile, theZone } from './piles.ts';
import { englishCounted } from './parts.ts';
import type { AfterFact, FillFact, MoveFact, Sentences, SuitFact } from '../words/words.ts';

/** "seven of spades", "3 cards from seven of spades on". */
const led = (c: EnglishCardWords, cards: readonly (Card | null)[]): string => {
  const [lead] = cards;
  const name = lead === null || lead === undefined ? 'a face-down card' : c.card(lead);
  return cards.length > 1 ? `${cards.length} cards from ${name} on` : name;
};

/** "seven of spades", or only the number of cards. */
const dealt = (c: EnglishCardWords, cards: readonly (Card | null)[]): string =>
  cards.length === 1 ? led(c, cards) : englishCounted(cards.length, 'card');

/** " Turned up jack of diamonds, row 3 card 4."; only the number if there are many. */
const turnedUp = (c: EnglishCardWords, seats: readonly SeatFact[]): string => {
  const known = seats.filter(({ card }) => card !== null);
  if (known.length > 3) return ` Turned up ${known.length} cards.`;
  const each = known.map(({ card, pile, place, count }) => {
    const where =
      pile.row === null ? `${place} of ${count}, ${englishPileWord(pile)}` : englishPileWord(pile);
    return `${englishCardList(c, [card])}, ${where}`;
  });
  return each.length === 0 ? '' : ` Turned up ${each.join('; and ')}.`;
};

/** " Column 3 was filled with five of clubs from the reserve." */
const filled = (c: EnglishCardWords, { cards, from, to }: FillFact): string => {
  const where = englishThePile(to);
  return ` ${where.charAt(0).toUpperCase()}${where.slice(1)} was filled with ${led(c, cards)} from ${englishThePile(from)}.`;
};

/** " All 13 cards from king of spades on went to foundation 2." */
const left = (c: EnglishCardWords, { cards, to }: SuitFact): string =>
  ` All ${led(c, cards)} went to ${englishThePile(to)}.`;

const after = (c: EnglishCardWords, fact: AfterFact): string =>
  fact.suits.map((each) => left(c, each)).join('') +
  fact.filled.map((each) => filled(c, each)).join('') +
  turnedUp(c, fact.turned);

const POWERS = {
  peek: 'peek',
  reshuffle: 'reshuffle',
  restock: 'restocking',
  pay: 'payment',
  chance: 'chance',
  regather: 'dealing again',
} as const;

const move = (c: EnglishCardWords, fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
      if (fact.rough) return `Cleared the rough from ${led(c, fact.cards)}.`;
      return `Moved ${led(c, fact.cards)} to ${englishThePile(fact.to)}.${after(c, fact.after)}`;
    case 'draw':
      return `Dealt ${dealt(c, fact.cards)} to ${theZone(fact.to)}.${after(c, fact.after)}`;
    case 'remove':
      return `Removed ${englishCardList(c, fact.cards)}.${after(c, fact.after)}`;
    case 'redeal':
      return `Turned the waste over to be the stock again: pass ${fact.pass}.`;
    case 'again':
      return 'Shuffled all cards and dealt the next layout.';
    case 'peek':
      return fact.shown === null ? 'Peeked.' : `Peeked: the next stock card is ${c.theCard(fact.shown)}.`;
    case 'reshuffle':
      return `Reshuffled the layout: ${englishCounted(fact.cards, 'card')} changed places.`;
    case 'restock':
      return `Put ${englishCounted(fact.cards, 'card')} back and shuffled the stock.`;
    case 'regather':
      return fact.shuffled
        ? `Shuffled ${englishCounted(fact.cards, 'card')} and dealt them again.`
        : `Gathered ${englishCounted(fact.cards, 'card')} and dealt them again.`;
    case 'pay':
      return `Paid a stroke.${after(c, fact.after)}`;
    case 'chance':
      return englishBrought(c, fact) + after(c, fact.after);
    case 'spent':
      return `The ${POWERS[fact.power]} stays used.`;
    case 'end':
      return fact.why === 'time' ? 'Time is up.' : 'Ended the deal.';
  }
};

const undone = (c: EnglishCardWords, fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
      if (fact.rough) return `Took back the clearing of the rough from ${led(c, fact.cards)}.`;
      return `Took back ${led(c, fact.cards)} to ${englishThePile(fact.from)}.`;
    case 'draw':
      return `Took back ${dealt(c, fact.cards)} to the stock.`;
    case 'remove':
      return `Put back ${englishCardList(c, fact.cards)}.`;
    case 'redeal':
      return 'Took back the turning of the waste.';
    case 'again':
      return 'Took back the next layout.';
    case 'peek':
    case 'reshuffle':
    case 'restock':
    case 'pay':
    case 'chance':
      return `Took back the ${POWERS[fact.kind]}; its use stays spent.`;
    case 'regather':
      return fact.shuffled
        ? `Took back the ${POWERS[fact.kind]}; its use stays spent.`
        : `Took back the ${POWERS[fact.kind]}.`;
    case 'spent':
      return `The ${POWERS[fact.power]} stays used.`;
    case 'end':
      return 'The deal goes on.';
  }
};

export const englishMoves = (c: EnglishCardWords): Pick<Sentences, 'move' | 'undone'> => ({
  move: (fact) => move(c, fact),
  undone: (fact) => undone(c, fact),
});
