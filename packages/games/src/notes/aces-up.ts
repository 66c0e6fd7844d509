/**
 * Notes on Aces Up. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const acesUpNotes: GameNotes = {
  of: 'aces-up',
  summary:
    'Four columns. When two free cards share a suit, you discard the lower one. The stock brings four new cards at a time, and you win if only the aces are left. It takes two minutes and you’ll seldom win.',
  tip: 'Your only decisions are about empty columns: fill them with whatever frees the most cards, and with aces when you can afford it.',
  strategy: [
    'Discard all you can before you deal. Leaving a lower card of a suit on the table never helps, and four more cards are about to cover the columns.',
    'An empty column may take the last card of any other. Take the one that uncovers something you can discard, and follow the chain in your head before you move.',
    'You can never discard an ace, so whatever lies under it is lost unless the ace moves to an empty column. Move aces into empty columns while the columns are still short.',
    'Aces or discards? In Mark Masten’s simulations it paid to give up as many as three discards to place an ace, though it made little difference in the end.',
    'Leave a column empty if filling it gains you nothing, but remember that the next four cards will fill it anyway.',
    'When the four free cards are of four different suits, all you can do is deal. Don’t look for more.',
  ],
  cases: [
    {
      question: 'Is the ace high or low?',
      answer: 'High: it ranks above the king, and the two is lowest.',
    },
    {
      question: 'Which cards are compared?',
      answer: 'Only the last cards of the four columns.',
    },
    {
      question: 'Must an empty column be filled?',
      answer: 'No. If you leave it, the next deal puts a card there.',
    },
    {
      question: 'May a column’s only card move to an empty one?',
      answer: 'No, because that would change nothing.',
    },
    {
      question: 'Do the aces have to end up in four different columns?',
      answer: 'No. You win as soon as the other 48 cards are gone.',
    },
  ],
  house: [
    'Count the cards you discard and play for the best of ten deals. A perfect score is 48.',
    'For a harder game, allow only aces in empty columns. There’s an option for that.',
    'Make the ace low and call it Kings: now the four kings should be left.',
  ],
  glossary: [
    { term: 'Space', meaning: 'An empty column.' },
    { term: 'Free', meaning: 'The last card of its column.' },
    { term: 'Discard', meaning: 'To remove a card because a higher one of its suit is free.' },
    {
      term: 'Flash',
      meaning: 'Keller’s word for four free cards of four different suits, when you can’t play anything.',
    },
  ],
  trivia: [
    {
      question: 'How often do you deal from the stock?',
      answer: 'Twelve times after the first four cards: 48 cards in fours.',
    },
    {
      question: 'What is the smallest table it can be played on?',
      answer: 'It needs room for four columns side by side: the cover of a large book will do.',
    },
    {
      question: 'When is a deal lost even though the stock still has cards?',
      answer:
        'When an ace covers a lower card and no column will ever be empty again. You can never reach the cards under that ace.',
    },
    {
      question: 'What did its first English author call it?',
      answer: 'Drivel. She added that the name was no compliment, but it was the one people used.',
    },
  ],
  history: [
    'Mary Whitmore Jones recorded it in England in 1900 as Drivel Patience. A 1940 book by Wood and Goddard calls it Firing Squad, and Games Digest of November 1938 calls it Wheat and Chaff.',
    'Idiot’s Delight is another name, but so many games have been called that that it means little. Even Aces Up is also used for Easthaven, a different game.',
    'Other games have borrowed its stock, which deals to all columns at once, and its way of filling a space.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 11.57, margin: null, who: 'solver', information: 'open', sample: null, source: 'masten' },
    { options: {}, rules: 'Standard (about 1 deal in 35)', percent: 2.9, margin: null, who: 'policy', information: 'closed', sample: null, source: 'masten' },
    { options: {}, rules: 'Standard', percent: 4, margin: null, who: 'player', information: 'closed', sample: null, source: 'warfield' },
  ], // prettier-ignore
  claims: [
    'Masten’s first figure is for somebody who knows the stock, and relies in part on odd choices that happen to work; his simulation plays much as a person would [masten]. The 4% is an average over the players of one program [warfield]. Keller says around 3% [keller].',
    'If only aces may fill spaces, about one deal in 270 is won, according to a computer count [wikipedia].',
  ],
  disagreements: [
    {
      question: 'How often can you win?',
      sources:
        'One deal in ten with good play and, on the same page, one in 200 [wikipedia]; around 3% [keller]; 4% [warfield]; one in 35 for a simulated player, 11.57% with all cards known [masten].',
      here: 'See the table above, which says who plays and what they know.',
    },
    {
      question: 'What fills an empty column?',
      sources:
        'The last card of another column [keller, wikipedia, pysolfc]; a card from the stock until all four suits show, in sources that Keller thinks are wrong [keller]; aces only, in a harder version [wikipedia].',
      here: 'The last card of another column; aces only is an option.',
    },
    {
      question: 'Is the ace high?',
      sources:
        'Yes [keller, wikipedia, pysolfc]; low, with the kings left at the end, in a game called Kings [edkins].',
      here: 'High.',
    },
  ],
  similar: [
    { title: "Ant's Solitaire", game: 'ants', text: 'The same columns and stock, but you build cards up and down on four piles.' },
    { title: 'Pyramid', game: 'pyramid', text: 'You remove cards in pairs that add up to thirteen.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'You remove cards in groups of consecutive ranks.' },
    { title: 'Golf', game: 'golf', text: 'Has an option to fill empty columns that comes from Aces Up.' },
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
