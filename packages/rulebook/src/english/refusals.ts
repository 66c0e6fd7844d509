/** English refusals: one sentence each, short enough to show on the table. */
import { makeCardOf, rankOf, suitOf, type Card, type Remove, type Role } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { englishAnEmptyPile, aPile, englishCardList, englishThePile, theZone } from './piles.ts';
import { englishCapital, englishListed, some, englishTimes } from './parts.ts';
import { englishNotNext } from './grid.ts';
import { NOUN } from './roles.ts';
import { englishToLeft } from './row.ts';
import type { RefusalFact } from '../words/words.ts';

const choice = (c: EnglishCardWords, ranks: readonly number[]): string =>
  englishListed(ranks.map(c.aRank), 'or');

/** "Nine of clubs"; an unknown card is "That card". */
const named = (c: EnglishCardWords, card: Card | null): string =>
  card === null ? 'That card' : englishCapital(c.card(card));

const pair = (c: EnglishCardWords, remove: Remove & { kind: 'pair' }, cards: readonly Card[]): string => {
  const sum = cards.reduce((total, card) => total + rankOf(card), 0);
  const [first] = cards;
  if (cards.length === 1 && first !== undefined)
    return `${named(c, first)} does not go alone: it needs ${c.aRank(remove.sum - rankOf(first))}.`;
  if (cards.length > 2) return 'Cards go two by two.';
  if (cards.length === 2 && sum !== remove.sum)
    return `${englishCapital(englishCardList(c, cards))} make ${sum}; ${remove.sum} is wanted.`;
  return cards.length === 2 ? 'These two cards may not be paired.' : 'Not all of these cards lie face up.';
};

const run = (c: EnglishCardWords, remove: Remove & { kind: 'run' }, cards: readonly Card[]): string => {
  if (cards.length < remove.min) return `A group needs at least ${some(remove.min, 'card')}.`;
  return new Set(cards.map(rankOf)).size < cards.length
    ? 'A group has no rank twice.'
    : `The ranks must follow one another without a gap: ${englishListed(cards.map((card) => c.figure(rankOf(card))))} do not.`;
};

const group = (c: EnglishCardWords, remove: Remove | null, cards: readonly Card[]): string => {
  const [first] = cards;
  if (remove === null) return 'Cards are not removed in this game.';
  if (first === undefined) return 'Choose the cards to remove.';
  if (remove.kind === 'pair') return pair(c, remove, cards);
  if (remove.kind === 'run') return run(c, remove, cards);
  if (remove.kind === 'match')
    return cards.length === 1
      ? `${named(c, first)} does not go alone.`
      : `${englishCapital(englishCardList(c, cards))} do not go together.`;
  return cards.length > 1
    ? 'Cards are removed one at a time.'
    : `${named(c, first)} stays: no higher card of its suit ends another column.`;
};

const UNIT = {
  last: 'Cards move one at a time, the last one first.',
  lone: 'A card that lies on another face-up card does not move there.',
  whole: 'Either the last card moves alone, or the whole column.',
  pile: 'A pile moves only as a whole.',
  all: 'Only a whole column moves, and only if all of it is in sequence.',
} as const;

const NOT_RUN = {
  same: 'not all of one suit',
  alternating: 'red and black don’t alternate',
  colour: 'not all of one colour',
  other: 'two neighbours are of the same suit',
} as const;

/** Roles without numbered piles. */
const PILE: Partial<Record<Role, string>> = {
  layout: 'place of the layout',
  reserve: 'pile of the reserve',
  hand: 'place of your hand',
};

const NAMES: Readonly<Record<string, string>> = {
  restock: 'restocking',
  pay: 'payment',
  regather: 'dealing again',
};

/** "peek", "reshuffle", "restocking". */
const power = (id: string): string => NAMES[id] ?? id;

const full = ({ pile, most }: Extract<RefusalFact, { kind: 'full' }>): string => {
  const place = englishCapital(englishThePile(pile));
  if (most !== null) return `${place} holds no more than ${some(most, 'card')}.`;
  return `${place} ${pile.role === 'cell' || pile.role === 'grid' ? 'holds a card already' : 'is complete'}.`;
};

export const englishRefusal = (c: EnglishCardWords, fact: RefusalFact): string => {
  switch (fact.kind) {
    case 'over':
      return 'The deal is over.';
    case 'no-such-pile':
      return 'There’s no such pile.';
    case 'no-card':
      return fact.pile.row === null || fact.pile.role === 'grid'
        ? `No card is in ${englishThePile(fact.pile)}.`
        : 'That card has gone already.';
    case 'covered':
      return `${named(c, fact.card)} is still covered by ${englishCardList(c, fact.by)}.`;
    case 'locked':
      return `${named(c, fact.card)} is locked until ${fact.by.length === 1 ? 'one more card has' : `${fact.by.length} more cards have`} gone.`;
    case 'face-down':
      return 'That card lies face down.';
    case 'no-route':
      return fact.from.role === fact.to.role
        ? `Cards do not go from one ${PILE[fact.from.role] ?? NOUN[fact.from.role]} to another.`
        : `Cards do not go from ${theZone(fact.from)} to ${theZone(fact.to)}.`;
    case 'not-from':
      return `${englishCapital(englishAnEmptyPile(fact.pile))} takes a card only from ${englishListed(fact.from.map(aPile), 'or')}.`;
    case 'not-a-unit':
      if (fact.rule !== 'order') return UNIT[fact.rule];
      return fact.count === 1
        ? 'That card does not move by itself.'
        : `Those ${fact.count} cards are not in sequence.`;
    case 'not-a-run':
      return `Those ${fact.count} cards are in sequence, but ${NOT_RUN[fact.suits]}.`;
    case 'no-room':
      return fact.room === 1
        ? `There’s room to move one card at a time, and this is ${fact.count} cards.`
        : `There’s room to move ${fact.room} cards at once, and this is ${fact.count} cards.`;
    case 'fits-nowhere':
      return `Those ${fact.count} cards don’t fit on another column.`;
    case 'one-at-a-time':
      return `Only one card at a time goes to ${englishThePile(fact.pile)}.`;
    case 'too-far':
      return `A pile goes only onto ${englishToLeft(fact.steps)}.`;
    case 'does-not-match': {
      if (fact.alike.length === 0) return `${named(c, fact.card)} does not go on ${c.theCard(fact.on)}.`;
      const wanted = {
        suit: `the same suit (${c.suit(suitOf(fact.on))})`,
        rank: `the same rank (${c.figure(rankOf(fact.on))})`,
      };
      return `Needs ${englishListed(
        fact.alike.map((each) => wanted[each]),
        'or',
      )}; this is ${c.theCard(fact.card)}.`;
    }
    case 'wrong-rank':
      return fact.wanted.length === 0
        ? `Nothing goes on ${c.theCard(fact.on)}.`
        : `Needs ${choice(c, fact.wanted)}; this is ${c.aRank(rankOf(fact.card))}.`;
    case 'wrong-suit': {
      const rank = rankOf(fact.card);
      const wanted = {
        same: () => c.theCard(makeCardOf(rank, suitOf(fact.on))),
        alternating: () => `a ${c.otherColour(fact.on)} ${c.figure(rank)}`,
        colour: () => `a ${c.colour(fact.on)} ${c.figure(rank)}`,
        other: () => `${c.aRank(rank)} of another suit`,
      } satisfies Readonly<Record<typeof fact.rule, () => string>>;
      return `Needs ${wanted[fact.rule]()}; this is ${c.theCard(fact.card)}.`;
    }
    case 'empty-pile':
      return fact.wanted.length === 0
        ? `Nothing goes to ${englishThePile(fact.pile)} while it is empty.`
        : `${englishCapital(englishAnEmptyPile(fact.pile))} needs ${choice(c, fact.wanted)}.`;
    case 'no-gap':
      return `No gap takes ${c.theCard(fact.card)} now.`;
    case 'not-next':
      return englishNotNext(c, fact);
    case 'must-keep':
      return `${englishCapital(englishThePile(fact.pile))} must keep ${some(fact.cards, 'card')}.`;
    case 'full':
      return full(fact);
    case 'not-a-suit':
      return `Only a whole suit goes to ${theZone(fact.pile)}, from ${c.figure(fact.last)} down to ${c.figure(fact.first)}.`;
    case 'column-empty':
      return `Fill ${englishThePile(fact.pile)} first: the stock is dealt only when no column is empty.`;
    case 'waste-not-empty':
      return 'First play the card on the waste: only then is the next stock card turned.';
    case 'begin-first':
      return `First choose the base: put a card of ${englishListed(fact.from.map(theZone), 'or')} on a foundation.`;
    case 'in-order':
      return `${englishCapital(englishAnEmptyPile(fact.pile))} takes only cards of ${theZone(fact.from)} as long as there are any.`;
    case 'suit-begun':
      return `${englishCapital(c.suit(suitOf(fact.card)))} already ${fact.pile.role === 'foundation' ? 'have a foundation' : 'begin another pile'}.`;
    case 'no-stock':
      return 'This game has no stock.';
    case 'stock-empty':
      return 'The stock is empty.';
    case 'stock-not-empty':
      return 'The stock is not empty yet.';
    case 'no-more-passes':
      return `There is no further pass: the stock is gone through ${englishTimes(fact.passes)}.`;
    case 'cards-can-be-played':
      return 'The stock may be turned only when no card can be played.';
    case 'stock-fills':
      return 'You can’t draw from the stock: its cards only fill empty piles.';
    case 'no-such-power':
      return `This game has no ${power(fact.power)}.`;
    case 'power-spent':
      return `Every ${power(fact.power)} of this deal is used.`;
    case 'nothing-to-show':
      return 'There is no hidden stock card to show.';
    case 'nothing-to-shuffle':
      return 'There are too few cards to shuffle.';
    case 'lies-so':
      return 'Dealt again, the cards would lie as they do now.';
    case 'choose-first':
      return `${named(c, fact.card)} asks for a choice first: pay a stroke, or leave it to chance.`;
    case 'nothing-to-choose':
      return 'No card asks for a choice.';
    case 'not-a-group':
      return group(c, fact.remove, fact.cards);
    case 'not-cleared':
      return 'The next layout is dealt when this one is cleared.';
  }
};
