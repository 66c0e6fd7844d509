/**
 * Notes on Barbershop Quintet. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER } from './references.ts';

export const barbershopQuintetNotes: GameNotes = {
  of: 'barbershop-quintet',
  summary:
    'Golf in a barber’s shop, with a pack of its own: brushes, combs, mirrors, razors and scissors from 1 to 10, and Customers, Barbers and Manicurists to bridge the gaps. Play all 62 cards to one pile.',
  tip: 'Play a special only when nothing else fits, not just because you can. There are only twelve.',
  strategy: [
    'Numbers go up and down but don’t wrap: only a 2 follows a 1, and only a 9 follows a 10. Go to the ends only if you can get back.',
    'Any card may follow a Manicurist, so she bridges any gap. Keep both of them for the worst ones.',
    'Only a 1 may follow a Customer, and only a 10 a Barber. Play them when a 1 or a 10 is free, with a 2 or a 9 to come after it; otherwise only another special will fit.',
    'Specials fit on anything, so playing several in a row can also empty a column in a hurry.',
    'Stack equal cards to turn up hidden ones. But you can only separate stacked cards by playing them, so four eights in a stack all have to wait for a 7 or a 9.',
    'The stock comes in threes, and you may go through it as often as you like. Each card you take shifts the threes in the next pass, so think about which cards that brings within reach.',
    'An empty column is worth more here than in Golf: put a card there that lies directly on a hidden one, and turn that up.',
  ],
  cases: [
    {
      question: 'What may start the pile?',
      answer: 'Any card. An option follows the original program, where only a special may.',
    },
    {
      question: 'When may a special be played?',
      answer: 'At any time and on anything, even on a Customer or a Barber.',
    },
    {
      question: 'What goes on a 1, and on a 10?',
      answer: 'A 2 or a special on a 1, a 9 or a special on a 10.',
    },
    {
      question: 'Which cards of a column may be moved to another?',
      answer:
        'Its last card, if it is alone or lies directly on a face-down card, and only onto a card of the same rank. Once stacked on an equal card, it stays there until you play it.',
    },
    {
      question: 'What may fill an empty column?',
      answer: 'The top of the waste, or the last card of a column that leaves a face-down card behind.',
    },
    {
      question: 'Do suits matter?',
      answer: 'No. They just look nice.',
    },
  ],
  house: [
    'Count it as a win once you reach 56, 58 or 60 cards: that is easy, medium and hard in the original program.',
    'Use two ordinary packs: 1 to 10 of four suits and of a fifth, jacks as Customers, queens as Barbers and two kings as Manicurists.',
    'Move stacks of equal cards together, as in Curds and Whey. That’s an option here.',
  ],
  glossary: [
    { term: 'Special', meaning: 'A Customer, a Barber or a Manicurist: twelve cards that go on anything.' },
    { term: 'Customer', meaning: 'One in each suit; only a 1 or a special may follow.' },
    { term: 'Barber', meaning: 'One in each suit; only a 10 or a special may follow.' },
    { term: 'Manicurist', meaning: 'One of two cards without a suit; anything may follow.' },
    { term: 'Packing', meaning: 'Stacking a card on another of the same rank in the columns.' },
    { term: 'Redeal', meaning: 'Turning the waste over to make a new stock, without shuffling.' },
  ],
  trivia: [
    {
      question: 'Why 62 cards?',
      answer: 'Five suits of twelve (1 to 10, a Customer and a Barber) make 60, plus two Manicurists.',
    },
    {
      question: 'Why a quintet?',
      answer: 'A barbershop quartet has four voices; here there are five suits and five columns.',
    },
    {
      question: 'Can you win without using the specials as bridges?',
      answer:
        'You still have to play them, because all 62 cards count. But Keller shows a deal, nearly won, in which three of them were not needed to get the numbers out.',
    },
  ],
  history: [
    'Steve Meretzky devised it for his adventure game Hodj ’n’ Podj of 1995, as Golf with a theme and a pack of its own.',
    'The original program lives on in ScummVM. Where Keller’s description leaves something open, we followed that program.',
  ],
  rates: [],
  claims: [
    'Nobody has published a win rate, and we have not measured one. Keller finds the game unusual and reasonably skilful [keller].',
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
        'Only 1’s or 10’s go on them, yet specials can be played at any time [keller]; specials go on everything [scummvm].',
      here: 'Yes. We take the rule about 1’s and 10’s to be about numbers only.',
    },
    {
      question: 'Do packed cards move together?',
      sources:
        'As in Curds and Whey, where equal cards move together [keller]; only single cards, and none that lies on an equal card [scummvm].',
      here: 'Single cards; moving together is an option.',
    },
    {
      question: 'How many cards do you need to win?',
      sources: 'All of them, in the picture [keller]; 56, 58 or 60, depending on the difficulty [scummvm].',
      here: 'All 62; the three levels are options.',
    },
  ],
  similar: [
    { title: 'One Foundation', game: 'one-foundation', text: 'The same rule for ranks with an ordinary pack.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'Golf with jokers, which go on anything and take anything.' },
    { title: 'Curds and Whey', game: 'curds-and-whey', text: 'The game that packing equal cards comes from.' },
    { title: 'Canfield', game: 'canfield', text: 'Its stock comes in threes as well.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'scummvm', by: 'ScummVM', title: 'The program of Hodj ’n’ Podj, Barbershop Quintet', url: 'https://github.com/scummvm/scummvm/tree/master/engines/bagel/hodjnpodj/barbershop' },
  ], // prettier-ignore
};
