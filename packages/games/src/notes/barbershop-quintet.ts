/**
 * Notes on Barbershop Quintet. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER } from './references.ts';

export const barbershopQuintetNotes: GameNotes = {
  of: 'barbershop-quintet',
  summary:
    'Golf in a barber’s shop, with a pack of its own: brushes, combs, mirrors, razors and scissors from 1 to 10, and Customers, ' +
    'Barbers and Manicurists to mend the line where it breaks. Bring all 62 cards to one pile.',
  tip: 'Play a special where it mends a broken line, not where it is merely possible; there are only twelve.',
  strategy: [
    'Numbers go up and down without going round: a 1 leads only to a 2, a 10 only to a 9. Go to the ends when you can come back.',
    'A Manicurist takes any card next, so she joins any two places. Keep the two of them for the worst gaps.',
    'A Customer takes only a 1 next, a Barber only a 10. Play them when a 1 or a 10 is free, and follow with the 2 or 9 behind it; otherwise only another special can go on.',
    'Specials fit on anything, so one after another they are also a way to empty a column in a hurry.',
    'Pack equal cards on each other to turn up hidden ones. But packed cards come apart only as they are played off, so four eights in a heap must all wait for a 7 or a 9.',
    'The stock comes in threes and may be gone through as often as you like. Each card you take shifts the threes of the next time through: think which cards that brings within reach.',
    'An empty column is worth more here than in Golf: put a card there that lies right on a hidden one, and turn that up.',
  ],
  cases: [
    {
      question: 'What may start the pile?',
      answer: 'Any card. An option follows the original program, where only a special may.',
    },
    {
      question: 'When may a special be played?',
      answer: 'At any time and on anything, whatever lies on top, a Customer or a Barber too.',
    },
    {
      question: 'What goes on a 1, and on a 10?',
      answer: 'On a 1 a 2 or a special, on a 10 a 9 or a special.',
    },
    {
      question: 'Which cards of a column may be moved to another?',
      answer:
        'Its last card, if it is alone or lies right on a face-down card, and only onto a card of the same rank. A card already packed on its like stays there until it is played.',
    },
    {
      question: 'What may fill an empty column?',
      answer: 'The top of the waste, or the last card of a column that leaves a face-down card behind.',
    },
    {
      question: 'Do suits matter?',
      answer: 'No. They only make the cards pretty.',
    },
  ],
  house: [
    'Count a win from 56 cards, from 58 or from 60: that is easy, medium and hard in the original program.',
    'With two ordinary packs: 1 to 10 of four suits and of a fifth, jacks for Customers, queens for Barbers and two kings for Manicurists.',
    'Let piles of equal cards move as one, as in Curds and Whey; it is an option.',
  ],
  glossary: [
    { term: 'Special', meaning: 'A Customer, a Barber or a Manicurist: twelve cards that go on anything.' },
    { term: 'Customer', meaning: 'One in each suit; only a 1, or a special, may follow.' },
    { term: 'Barber', meaning: 'One in each suit; only a 10, or a special, may follow.' },
    { term: 'Manicurist', meaning: 'One of two cards without a suit; anything may follow.' },
    { term: 'Packing', meaning: 'Laying a card on another of the same rank in the columns.' },
    { term: 'Redeal', meaning: 'Turning the waste over to be the stock again, unshuffled.' },
  ],
  trivia: [
    {
      question: 'How do the 62 cards come about?',
      answer:
        'Five suits of twelve, 1 to 10 with a Customer and a Barber, make 60; two Manicurists are added.',
    },
    {
      question: 'Why a quintet?',
      answer: 'A barbershop quartet has four voices; here there are five suits and five columns.',
    },
    {
      question: 'Can a deal be won without the specials being used as bridges?',
      answer:
        'They must be played all the same, for all 62 count. But Keller shows a game nearly won in which three of them had not been needed to get the numbers out.',
    },
  ],
  history: [
    'Steve Meretzky devised it for his adventure game Hodj ’n’ Podj of 1995, as Golf with a theme and a pack of its own.',
    'The original program lives on in ScummVM. Where Keller’s description leaves something open, that program has decided it here.',
  ],
  rates: [],
  claims: [
    'No rate is published, and we have not measured one. Keller finds the game unusual and reasonably skilful [keller].',
  ],
  disagreements: [
    {
      question: 'What may start the pile?',
      sources: 'Any card [keller]; only one of the twelve specials, in the program [scummvm].',
      here: 'Any card; the other is an option.',
    },
    {
      question: 'May a special go on a Customer or a Barber?',
      sources:
        'Only 1’s and only 10’s go on them, and yet specials can be played at any time [keller]; specials go on everything [scummvm].',
      here: 'Yes. What is said of 1’s and 10’s is meant of numbers.',
    },
    {
      question: 'Do packed cards move together?',
      sources:
        'Packing is as in Curds and Whey, where equal cards move as one [keller]; single cards only, and none that lies on its like [scummvm].',
      here: 'Single cards; moving together is an option.',
    },
    {
      question: 'How many cards win?',
      sources:
        'All are brought home in the picture [keller]; 56, 58 or 60 by the level of difficulty [scummvm].',
      here: 'All 62; the three levels are options.',
    },
  ],
  similar: [
    { title: 'One Foundation', game: 'one-foundation', text: 'The same rule of ranks with an ordinary pack.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'Golf with jokers, which go on anything and take anything.' },
    { title: 'Curds and Whey', game: 'curds-and-whey', text: 'The game its packing of equal cards is taken from.' },
    { title: 'Canfield', game: 'canfield', text: 'Where the stock comes in threes as well.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'scummvm', by: 'ScummVM', title: 'The program of Hodj ’n’ Podj, Barbershop Quintet', url: 'https://github.com/scummvm/scummvm/tree/master/engines/bagel/hodjnpodj/barbershop' },
  ], // prettier-ignore
};
