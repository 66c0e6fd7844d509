/** Notes on Double Klondike: what changes when a second pack and two columns are added. No rate is published. */
import type { GameNotes } from './note.ts';

export const doubleKlondikeNotes: GameNotes = {
  of: 'double-klondike',
  summary:
    'Klondike with two packs: nine columns, eight foundations and a long stock. Every card has a twin, so that a ' +
    'missing one is rarely the end, and most deals can be talked round with patience.',
  tip: 'Take care of the longest columns first, and let the two foundations of a suit grow together.',
  strategy: [
    'Everything said of Klondike holds: turn up face-down cards first, and have a king ready before you empty a column.',
    'Because each card exists twice there are four places for it to go instead of two. Before you move a run, see which of its places keeps more columns open.',
    'Keep the two foundations of a suit about level. If one runs far ahead, the second set of low cards has only itself to wait for.',
    'Two kings of the same colour and two queens to match are common: do not fill a space with the first king you meet when the other one covers more face-down cards.',
    'With three cards a draw a pass takes twenty draws, and a single card taken shifts the rest. Take cards in the later part of the stock first when you have the choice; those before them stay where they were.',
  ],
  cases: [
    {
      question: 'On which foundation does a card go when both are ready?',
      answer: 'On either; the two foundations of a suit are alike.',
    },
    {
      question: 'What happens to the last two cards of the stock?',
      answer: '59 cards are nineteen draws of three and one of two. The last draw simply turns what is left.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer: 'Yes, the last card of each; an option forbids it.',
    },
  ],
  house: [
    'Draw one card at a time for a gentle game.',
    'Allow three passes only, and count the cards on the foundations.',
    'Two players sit at one layout and take turns until neither can move; those who put up more cards win.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Pass', meaning: 'Going once through the stock.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '36 of the 45 on the columns, and the 59 of the stock.',
    },
    {
      question: 'How far do the columns reach?',
      answer:
        'From one card to nine. A tenth column would make it 55 cards, which is the layout of Moving Left.',
    },
  ],
  history: [
    'Nobody seems to have signed it; doubling the pack is the natural enlargement of Klondike. The GNOME games call it Jumbo.',
  ],
  rates: [],
  claims: [
    'We found no measured rate for it. Collections agree that it is won a good deal more often than Klondike [solitairecity, solitaired].',
  ],
  disagreements: [
    {
      question: 'How many cards a draw?',
      sources: 'Three [solitairecity, politaire]; one, with three under a name of its own [pysolfc].',
      here: 'Three; two and one are options.',
    },
    {
      question: 'Must a run move whole?',
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
    { title: 'Double Trigon', game: 'double-trigon', text: 'The same layout built in suit, one card a draw.' },
    { title: 'Moving Left', game: 'moving-left', text: 'Ten columns and one pass; emptied columns are filled from the right.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Two packs as well, but everything open, in suit and card by card.' },
  ], // prettier-ignore
  references: [
    { id: 'solitairecity', by: 'Solitaire City', title: 'Double Klondike', url: 'http://h.solitairecity.com/Double_Klondike.shtml' },
    { id: 'solitaired', by: 'Solitaired', title: 'Double Klondike', url: 'https://solitaired.com/double-klondike' },
    { id: 'solitr', by: 'solitr.org', title: 'Double Klondike Solitaire', url: 'https://solitr.org/double-klondike-solitaire' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Double Klondike, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Klondike', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doubleklondike.html' },
  ], // prettier-ignore
};
