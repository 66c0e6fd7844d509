/** Notes on Double Klondike: what changes when a second pack and two columns are added. No rate is published. */
import type { GameNotes } from './note.ts';

export const doubleKlondikeNotes: GameNotes = {
  of: 'double-klondike',
  summary:
    'Klondike with two packs: nine columns, eight foundations and a long stock. Every card has a twin, so a missing card is rarely the end, and with some patience you can win most deals.',
  tip: 'Work on the longest columns first, and let the two foundations of a suit grow together.',
  strategy: [
    'All the advice for Klondike applies: turn up face-down cards first, and have a king ready before you empty a column.',
    'Because there are two of each card, it has four places to go instead of two. Before you move a run, see which place keeps more columns available.',
    'Keep the two foundations of a suit about level. If one runs far ahead, the second set of low cards has only one foundation left to go to.',
    'You will often have two kings of the same colour with queens to match. Don’t fill a space with the first king you see if the other one covers more face-down cards.',
    'When you draw three cards at a time, a pass takes twenty draws, and taking a single card shifts the rest. If you have a choice, take cards from the later part of the stock first; those before them stay in place.',
  ],
  cases: [
    {
      question: 'Which foundation does a card go on when both are ready?',
      answer: 'Either; the two foundations of a suit are equivalent.',
    },
    {
      question: 'What happens to the last two cards of the stock?',
      answer:
        '59 cards make nineteen draws of three and one of two. The last draw simply turns up what is left.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer: 'Yes, the last card of each; an option forbids it.',
    },
  ],
  house: [
    'Draw one card at a time for an easy game.',
    'Allow only three passes, and count the cards on the foundations.',
    'Two players share one layout and take turns until neither can move. Whichever of them put more cards on the foundations wins.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Pass', meaning: 'Going through the stock once.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '36 of the 45 in the columns, plus the 59 in the stock.',
    },
    {
      question: 'How far do the columns reach?',
      answer:
        'From one card to nine. A tenth column would make 55 cards, which is the layout of Moving Left.',
    },
  ],
  history: [
    'Nobody seems to have claimed it as their invention. Doubling the pack is the natural way to make Klondike bigger. The GNOME games call it Jumbo.',
  ],
  rates: [],
  claims: [
    'We found no measured win rate. Collections agree that people win it much more often than Klondike [solitairecity, solitaired].',
  ],
  disagreements: [
    {
      question: 'How many cards per draw?',
      sources:
        'Three [solitairecity, politaire]; one, with the three-card version listed under its own name [pysolfc].',
      here: 'Three; two and one are options.',
    },
    {
      question: 'Must you move a whole run?',
      sources: 'The complete face-up part of a column [solitairecity]; any part of it [pysolfc].',
      here: 'Any part.',
    },
    {
      question: 'How many columns?',
      sources:
        'Nine [solitairecity, politaire, pysolfc]; thirteen in one description, which leaves a stock of 13 [solitr].',
      here: 'Nine.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'The same with one pack and seven columns.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'The same layout built in suit; you draw one card at a time.' },
    { title: 'Moving Left', game: 'moving-left', text: 'Ten columns and one pass; emptied columns are filled from the right.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Two packs as well, but every card is face up; you build in suit and move one card at a time.' },
  ], // prettier-ignore
  references: [
    { id: 'solitairecity', by: 'Solitaire City', title: 'Double Klondike', url: 'http://h.solitairecity.com/Double_Klondike.shtml' },
    { id: 'solitaired', by: 'Solitaired', title: 'Double Klondike', url: 'https://solitaired.com/double-klondike' },
    { id: 'solitr', by: 'solitr.org', title: 'Double Klondike Solitaire', url: 'https://solitr.org/double-klondike-solitaire' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Double Klondike, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Klondike', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doubleklondike.html' },
  ], // prettier-ignore
};
