/** What is said during play, in English. Every sentence is complete and ends with a full stop; names do not. */
import { rankOf, type Card, type Role } from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts.ts';
import { amount, aRank, capital, cardWord, counted, listed, rankWord, signed, worth } from './parts.ts';
import type { MoveFact, RefusalFact, Words } from './words.ts';

const ONE: Readonly<Record<Role, string>> = {
  layout: 'layout',
  tableau: 'column',
  hole: 'waste',
  foundation: 'foundation',
  waste: 'waste',
  reserve: 'reserve',
  hand: 'hand',
  stock: 'stock',
};

/** Roles whose piles are counted, not taken as one. */
const MANY: readonly Role[] = ['tableau', 'hole', 'foundation', 'waste', 'reserve'];

/** "column 5", "waste", "row 3 card 4". */
const pileWord = (pile: PileFact): string => {
  if (pile.row !== null) return `row ${pile.row} card ${pile.number}`;
  return pile.of === 1 && pile.role !== 'tableau' ? ONE[pile.role] : `${ONE[pile.role]} ${pile.number}`;
};

/** Within a sentence: "the waste", "column 5". */
const thePile = (pile: PileFact): string => {
  if (pile.role === 'hand') return 'your hand';
  return /\d$/.test(pileWord(pile)) ? pileWord(pile) : `the ${pileWord(pile)}`;
};

/** All of a kind, as the place cards come from or go to. */
const theZone = (pile: PileFact): string => {
  if (pile.role === 'hand') return 'your hand';
  return pile.of === 1 || pile.role === 'layout' ? `the ${ONE[pile.role]}` : `the ${ONE[pile.role]}s`;
};

const coverWords = (cards: readonly (Card | null)[]): string => {
  const known = cards.flatMap((card) => (card === null ? [] : [cardWord(card)]));
  const hidden = cards.length - known.length;
  return listed([
    ...known,
    ...(hidden === 0 ? [] : [hidden === 1 ? 'a face-down card' : `${hidden} face-down cards`]),
  ]);
};

const seatName = ({ card, down }: SeatFact): string => {
  if (card === null) return 'Face-down card';
  return capital(cardWord(card)) + (down ? ', face down' : '');
};

const seat = (fact: SeatFact): string => {
  const { pile } = fact;
  const place =
    pile.row === null
      ? `${fact.place} of ${fact.count}, ${pileWord(pile)}`
      : `row ${pile.row}, ${pile.number} of ${pile.of}`;
  const covered = fact.coveredBy.length === 0 ? '' : `, covered by ${coverWords(fact.coveredBy)}`;
  return `${seatName(fact)}, ${place}${covered}`;
};

/** "Turned up jack of diamonds, row 3 card 4." */
const turnedUp = (seats: readonly SeatFact[]): string => {
  const each = seats.flatMap(({ card, pile, place, count }) =>
    card === null
      ? []
      : [
          `${cardWord(card)}, ${pile.row === null ? `${place} of ${count}, ${pileWord(pile)}` : pileWord(pile)}`,
        ],
  );
  return each.length === 0 ? '' : ` Turned up ${each.join('; and ')}.`;
};

const leadWords = (cards: readonly (Card | null)[]): string => {
  const [lead] = cards;
  const name = lead === null || lead === undefined ? 'a face-down card' : cardWord(lead);
  return cards.length > 1 ? `${cards.length} cards from ${name} on` : name;
};

const act = (fact: MoveFact, played: string, drawn: string): string => {
  const to =
    fact.to === null
      ? ''
      : ` to ${fact.to.of > 1 && fact.kind === 'draw' ? theZone(fact.to) : thePile(fact.to)}`;
  if (fact.kind === 'play') return `${played} ${leadWords(fact.cards)}${to}.`;
  const many = fact.cards.length > 1 ? `${fact.cards.length} cards` : leadWords(fact.cards);
  return `${drawn} ${many}${to}.`;
};

const move = (fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
    case 'draw':
      return act(fact, 'Moved', 'Dealt') + turnedUp(fact.turned);
    case 'redeal':
      return `Turned the waste over to be the stock again: pass ${fact.pass}.`;
    case 'power':
      return fact.shown === null ? 'Peeked.' : `Peeked: the next stock card is the ${cardWord(fact.shown)}.`;
    case 'spent':
      return 'The peek stays used.';
    case 'end':
      return fact.why === 'time' ? 'Time is up.' : 'Ended the deal.';
  }
};

const undone = (fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
      return `Took back ${leadWords(fact.cards)} to ${fact.from === null ? 'its place' : thePile(fact.from)}.`;
    case 'draw':
      return `Took back ${fact.cards.length > 1 ? `${fact.cards.length} cards` : leadWords(fact.cards)} to the stock.`;
    case 'redeal':
      return 'Took back the turning of the waste.';
    case 'power':
    case 'spent':
      return 'Took back the peek; its use stays spent.';
    case 'end':
      return 'The deal goes on.';
  }
};

const refusal = (fact: RefusalFact): string => {
  switch (fact.kind) {
    case 'over':
      return 'The deal is over.';
    case 'no-such-pile':
      return 'There is no such pile.';
    case 'no-card':
      return fact.pile.row === null ? `No card is in ${thePile(fact.pile)}.` : 'That card has gone already.';
    case 'covered':
      return `${fact.card === null ? 'That card' : capital(cardWord(fact.card))} is still covered by ${coverWords(fact.by)}.`;
    case 'face-down':
      return 'That card lies face down.';
    case 'no-route':
      return fact.from.role === fact.to.role
        ? `Cards do not go from one ${ONE[fact.from.role]} to another.`
        : `Cards do not go from ${theZone(fact.from)} to ${theZone(fact.to)}.`;
    case 'not-a-unit':
      return fact.count === 1
        ? 'That card does not move by itself.'
        : `Those ${fact.count} cards do not move together.`;
    case 'one-at-a-time':
      return `Only one card at a time goes to ${thePile(fact.pile)}.`;
    case 'wrong-rank':
      return fact.wanted.length === 0
        ? `Nothing goes on the ${cardWord(fact.on)}.`
        : `Needs ${listed(fact.wanted.map(aRank), 'or')}; this is ${aRank(rankOf(fact.card))}.`;
    case 'wrong-suit':
      return `The suit is wrong: ${cardWord(fact.card)} does not go on ${cardWord(fact.on)}.`;
    case 'empty-pile':
      return fact.wanted.length === 0
        ? `Nothing goes to ${thePile(fact.pile)} while it is empty.`
        : `An empty ${ONE[fact.pile.role]} needs ${listed(fact.wanted.map(aRank), 'or')}.`;
    case 'must-keep':
      return `${capital(thePile(fact.pile))} must keep ${counted(fact.cards, 'card')}.`;
    case 'full':
      return `${capital(thePile(fact.pile))} is complete.`;
    case 'no-stock':
      return 'This game has no stock.';
    case 'stock-empty':
      return 'The stock is empty.';
    case 'stock-not-empty':
      return 'The stock is not empty yet.';
    case 'no-more-passes':
      return `There is no further pass: the stock is gone through ${fact.passes === 1 ? 'once' : `${fact.passes} times`}.`;
    case 'cards-can-be-played':
      return 'The stock may be turned only when no card can be played.';
    case 'no-such-power':
      return `This game has no ${fact.power}.`;
    case 'power-spent':
      return `Every ${fact.power} of this deal is used.`;
    case 'nothing-to-show':
      return 'There is no hidden stock card to show.';
  }
};

export const english: Words = {
  language: 'en',
  card: cardWord,
  rank: rankWord,
  cardName: (card) => (card === null ? 'Face-down card' : capital(cardWord(card))),
  pileName: (pile) => capital(pileWord(pile)),
  zoneName: (role, count) => capital(count > 1 && MANY.includes(role) ? `${ONE[role]}s` : ONE[role]),
  pileLabel: (pile, cards, down, top) =>
    [
      capital(pileWord(pile)),
      cards === 0 ? 'empty' : counted(cards, 'card'),
      ...(down === 0 || down === cards ? [] : [`${down} face down`]),
      ...(top === null ? [] : [`${cardWord(top)} on top`]),
    ].join(', '),
  seat,
  move,
  undone,
  refusal,
  status: (status, left) => {
    const cards = counted(left, 'card');
    switch (status) {
      case 'playing':
        return `In play: ${cards} to go.`;
      case 'won':
        return 'Won.';
      case 'stuck':
        return `Lost: no move is left, and ${left === 1 ? '1 card is' : `${cards} are`} still to go.`;
      case 'resigned':
        return `Ended with ${cards} still to go.`;
      case 'time':
        return `Time ran out with ${cards} still to go.`;
    }
  },
  score: ({ total, penalty, unit }) =>
    amount(total, unit) + (penalty === 0 ? '' : `/${amount(penalty, unit)}`),
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Next: ${signed(next, unit)}`
      : `Streak: ${cards}/${amount(points, unit)} (Next: ${signed(next, unit)})`,
  scoreSpoken: ({ total, penalty, unit, streak }) =>
    [
      `Score ${total < 0 ? 'minus ' : ''}${unit === 'dollars' ? `$${Math.abs(total)}` : Math.abs(total)}.`,
      ...(penalty === 0 ? [] : [`Ending now costs ${worth(penalty, unit)}.`]),
      ...(streak === null || streak.cards === 0
        ? []
        : [`Streak of ${counted(streak.cards, 'card')}, worth ${worth(streak.points, unit)}.`]),
      ...(streak === null ? [] : [`The next card earns ${worth(streak.next, unit)}.`]),
    ].join(' '),
  peak: (points, unit) => `Peak ${signed(points, unit)}`,
  cleared: (points, unit) => `Cleared ${signed(points, unit)}`,
  dealt: (points, unit) => `Dealt ${signed(points, unit)}`,
  floored: (points, unit) => `Floor ${signed(points, unit)}`,
  leftover: (cards, points, unit) => `${counted(cards, 'card')} left ${signed(points, unit)}`,
  endPrice: (left, penalty, unit) =>
    penalty === 0
      ? `Ending the deal now costs nothing; ${counted(left, 'card')} would be left.`
      : `Ending the deal now costs ${worth(penalty, unit)}: ${counted(left, 'card')} left.`,
};
