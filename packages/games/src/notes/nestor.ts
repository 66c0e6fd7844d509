/** Notes on Nestor, after Louis Hoffmann’s rules of 1892. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const nestorNotes: GameNotes = {
  of: 'nestor',
  summary:
    'Eight columns of six cards, none with two cards of a rank, and four cards beside them. Two cards of a rank go together, whatever their suits.',
  tip: 'Use the four cards of the reserve last. They never get in the way, and each opens one column that nothing else opens.',
  strategy: [
    'Where three cards of a rank lie open, you choose which two go. Take the two that uncover a rank whose partners you see.',
    'Look down the columns: a rank with three of its four cards at the bottom of columns goes late, so don’t use its fourth card up with the wrong one.',
    'A pair of two reserve cards opens nothing. Leave it until the end.',
  ],
  cases: [
    { question: 'May two cards of the reserve go together?', answer: 'Yes, if they have the same rank.' },
    { question: 'What goes into an empty column?', answer: 'Nothing. It stays empty.' },
    {
      question: 'How does the deal keep equal ranks apart?',
      answer:
        'A card whose rank its column has already goes under the pack. If no card is left that fits, the next one changes places with a card of an earlier column.',
    },
  ],
  house: ['Lay the four reserve cards on a pile, so that only the last can be used.'],
  glossary: [],
  trivia: [
    {
      question: 'Are there other layouts?',
      answer:
        'Seven columns of six and ten reserve cards are called Vertical, twelve columns of four are called Doublets [wikipedia]. Both are options.',
    },
  ],
  history: ['Louis Hoffmann has it in his Illustrated Book of Patience Games of 1892 [wikipedia].'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 10,000: 5,323 can be won and 4,677 can’t be won, with every card known [listed].',
    'A page with the game says that people win one deal in five [gamesforone].',
  ],
  disagreements: [
    {
      question: 'May two cards of the reserve go together?',
      sources: 'Yes [pysolfc, wikipedia, patiencen]; only if they are the last two [whizz].',
      here: 'Yes.',
    },
    {
      question: 'What happens to a card whose rank is in the column already?',
      sources:
        'It goes under the pack [wikipedia]; it is exchanged with a card of the reserve [patiencen] or with any card not yet dealt [pysolfc].',
      here: 'It goes under the pack.',
    },
  ],
  similar: [
    { title: 'Simple Pairs', game: 'simple-pairs', text: 'Pairs of a rank, and nothing to plan.' },
    { title: 'Fourteen Out', game: 'fourteen-out', text: 'Pairs that make fourteen, in columns.' },
    { title: 'Giza', game: 'giza', text: 'Pairs that make thirteen, all cards open.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Nestor (solitaire)', url: 'https://en.wikipedia.org/wiki/Nestor_(solitaire)' },
    PYSOLFC,
    { id: 'patiencen', by: 'patiencen.org', title: 'Nestor', url: 'https://patiencen.org/en/patience/nestor/' },
    { id: 'whizz', by: 'Solitaire Whizz', title: 'How to play: Nestor', url: 'http://solitairewhizz.com/how-to-play/nestor.shtml' },
    { id: 'gamesforone', by: 'Games For One', title: 'Rules for Nestor', url: 'https://mac.gamesforone.com/rules/nestor.html' },
    LISTED,
  ], // prettier-ignore
};
