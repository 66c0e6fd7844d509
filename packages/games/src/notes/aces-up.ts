/**
 * Notes on Aces Up. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const acesUpNotes: GameNotes = {
  of: 'aces-up',
  summary:
    'Four columns, and the lower of two free cards of a suit leaves. Four new cards at a time come from the stock; in the end ' +
    'only the aces should be left. It takes two minutes and is seldom won.',
  tip: 'The only decisions are the empty columns: fill them with what sets the most cards free, and with aces when you can afford it.',
  strategy: [
    'Discard all you can before you deal. A lower card of a suit left lying helps nobody, and four more are about to cover it.',
    'An empty column may take the last card of any other. Take the one whose leaving uncovers something that can be discarded, and follow the chain in your head before you move.',
    'An ace can never be discarded, so what lies under it is lost unless the ace moves to an empty column. Get aces to the bottom of columns while columns are short.',
    'Aces or discards? In Mark Masten’s simulations it paid to give up as many as three discards to place an ace, though it made little difference in the end.',
    'Keep an empty column for a moment if nothing is gained by filling it; but remember that the next deal fills it anyway.',
    'When four free cards are of four suits there is nothing to do but deal. Don’t look for more.',
  ],
  cases: [
    {
      question: 'Is the ace high or low?',
      answer: 'High: it lies above the king, and two is the lowest.',
    },
    {
      question: 'Which cards are compared?',
      answer: 'The last cards of the four columns, no others.',
    },
    {
      question: 'Must an empty column be filled?',
      answer: 'No. If you leave it, the next deal puts a card there.',
    },
    {
      question: 'May a column’s only card move to an empty one?',
      answer: 'No, for nothing would be changed by it.',
    },
    {
      question: 'Do the aces have to lie on four columns at the end?',
      answer: 'No: the deal is won when the other 48 cards have gone.',
    },
  ],
  house: [
    'Count the cards removed and play for the best of ten deals: a clear is 48.',
    'For a sterner game let only aces into empty columns; that is an option.',
    'Call it Kings and let the ace be low: then the four kings are what should be left.',
  ],
  glossary: [
    { term: 'Space', meaning: 'An empty column.' },
    { term: 'Free', meaning: 'Being the last card of its column.' },
    { term: 'Discard', meaning: 'To take a card away because a higher one of its suit is free.' },
    {
      term: 'Flash',
      meaning: 'Keller’s word for four free cards of four suits, when nothing can be played.',
    },
  ],
  trivia: [
    {
      question: 'How often is the stock dealt?',
      answer: 'Twelve times after the first four cards: 48 cards in fours.',
    },
    {
      question: 'What is the smallest table it can be played on?',
      answer: 'Four columns beside each other: the cover of a large book will do.',
    },
    {
      question: 'When is a deal dead although cards are still to come?',
      answer:
        'When an ace lies on a lower card and no column will ever be empty again; what is under it can then never be reached.',
    },
    {
      question: 'What did its first English author call it?',
      answer: 'Drivel, adding that the name was not a compliment but the one in use.',
    },
  ],
  history: [
    'Mary Whitmore Jones recorded it in England in 1900 as Drivel Patience. It is Firing Squad in a book by Wood and Goddard of 1940, and Wheat and Chaff in Games Digest of November 1938.',
    'Idiot’s Delight is another name, but it has been given to so many games that it tells nothing. Aces Up itself is also used for Easthaven, which is something else.',
    'Its stock, which deals to all columns at once, and its way of filling a space have been borrowed by other games.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 11.57, margin: null, who: 'solver', information: 'open', sample: null, source: 'masten' },
    { options: {}, rules: 'Standard (about 1 deal in 35)', percent: 2.9, margin: null, who: 'policy', information: 'closed', sample: null, source: 'masten' },
    { options: {}, rules: 'Standard', percent: 4, margin: null, who: 'player', information: 'closed', sample: null, source: 'warfield' },
  ], // prettier-ignore
  claims: [
    'Masten’s first figure is for somebody who knows the stock, and rests in part on odd choices that happen to work; his simulation plays much as a person might [masten]. The 4% are the average of the players of one program [warfield]. Keller says around 3% [keller].',
    'With only aces in spaces about one deal in 270 is won, by a program’s count [wikipedia].',
  ],
  disagreements: [
    {
      question: 'How often is it won?',
      sources:
        'One deal in ten with good play, and one in 200, on one and the same page [wikipedia]; around 3% [keller]; 4% [warfield]; one in 35 for a simulated player, 11.57% with all cards known [masten].',
      here: 'The table above says who plays and what they know.',
    },
    {
      question: 'What fills an empty column?',
      sources:
        'The last card of another [keller, wikipedia, pysolfc]; a card from the stock until four suits are out, in sources that Keller holds to be wrong [keller]; aces only, in a harder form [wikipedia].',
      here: 'The last card of another; aces only is an option.',
    },
    {
      question: 'Is the ace high?',
      sources:
        'Yes [keller, wikipedia, pysolfc]; low, with the kings left at the end, in a game called Kings [edkins].',
      here: 'High.',
    },
  ],
  similar: [
    { title: "Ant's Solitaire", game: 'ants', text: 'The same columns and stock; cards go to four piles, up and down.' },
    { title: 'Pyramid', game: 'pyramid', text: 'Cards leave in pairs that make thirteen.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'Cards leave in groups of consecutive ranks.' },
    { title: 'Golf', game: 'golf', text: 'Its option of filling empty columns is taken from here.' },
  ], // prettier-ignore
  references: [
    { id: 'keller', by: 'Michael Keller', title: 'Aces Up and its Variations (Solitaire Laboratory)', url: 'http://www.solitairelaboratory.com/acesup.html' },
    { id: 'masten', by: 'Mark Masten', title: 'Aces Up (Solitaire Win Rates)', url: 'https://solitairewinrates.com/AcesUp.html' },
    { id: 'warfield', by: 'Thomas Warfield', title: 'Aces Up (Solitaire of the Week 26), 2002', url: 'http://www.solitairegames.com/week/020413.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Aces Up', url: 'https://en.wikipedia.org/wiki/Aces_Up' },
    { id: 'edkins', by: 'Jo Edkins', title: 'Kings Patience, 2008', url: 'http://gwydir.demon.co.uk/jo/games/patience/kings.htm' },
    PYSOLFC,
  ], // prettier-ignore
};
