/** Notes on Agnes Bernauer. Rules from Wikibooks, PySolFC and others. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const agnesBernauerNotes: GameNotes = {
  of: 'agnes-bernauer',
  summary:
    'Klondike laid open, with a base rank for the foundations and no waste: the stock is dealt in rows onto seven reserve piles, whose last cards you may always play.',
  tip: 'Play as many reserve cards as you can before you deal. What you leave is covered until the card on it goes.',
  strategy: [
    'An empty column takes only the rank below the base, so find those four cards before you clear a column.',
    'Ranks go round: a king goes on an ace. A column can go on past the ace, and only the base rank ends it in the end.',
    'There are just three deals, of seven, seven and two cards. Only the first two reserve piles get a third card: keep there what you need last.',
  ],
  cases: [
    {
      question: 'What goes into an empty column?',
      answer:
        'Only a card of the rank below the base rank, alone or with the cards on it: kings if the base is an ace.',
    },
    { question: 'May I put cards on the reserve?', answer: 'No. Only the stock is dealt there.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'Yes, the last card of a foundation. An option forbids it.',
    },
  ],
  house: ['Let any card into spaces, which makes it much easier.'],
  glossary: [],
  trivia: [
    {
      question: 'Who was Agnes Bernauer?',
      answer:
        'An Augsburg barber’s daughter who was drowned in 1435 because a duke’s son had married her. David Parlett gave her name to this Agnes, to tell it from Agnes Sorel [wikibooks].',
    },
  ],
  history: ['Both games were called Agnes before Parlett named them [wikibooks].'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 692 can be won, 0 can’t be won, 308 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What goes into an empty column?',
      sources: 'The rank below the base [wikibooks, mypatience, pysolfc]; any card or sequence [lena].',
      here: 'The rank below the base; any card and nothing are options.',
    },
    {
      question: 'How do the columns lie?',
      sources: 'Face up [mypatience, pysolfc, lena]; face down but for the last card, as in Klondike [onl].',
      here: 'Face up; face down is an option.',
    },
    {
      question: 'Is the reserve there from the start?',
      sources: 'Seven cards are dealt to it [wikibooks, mypatience, pysolfc]; it is empty at first [lena].',
      here: 'Seven cards are dealt to it.',
    },
  ],
  similar: [
    { title: 'Agnes Sorel', game: 'agnes-sorel', text: 'Built in one colour, and the stock goes to the columns.' },
    { title: 'Klondike', game: 'klondike', text: 'Aces as the base, and a waste.' },
    { title: 'Duchess', game: 'duchess', text: 'A reserve and a base rank that you choose.' },
  ], // prettier-ignore
  references: [
    { id: 'wikibooks', by: 'Wikibooks', title: 'Solitaire card games: Agnes', url: 'https://en.wikibooks.org/wiki/Solitaire_card_games/Agnes' },
    PYSOLFC,
    { id: 'mypatience', by: 'mypatience.net', title: 'Agnes Bernauer Rules', url: 'http://www.mypatience.net/Rules.aspx?gameId=36' },
    { id: 'lena', by: 'Lena Games', title: 'Agnes Solitaire', url: 'http://www.lenagames.com/bp_files/rul/agnes.htm' },
    { id: 'onl', by: 'solitaire.onl', title: 'How to play Agnes Solitaire', url: 'https://solitaire.onl/how-to-play-agnes-solitaire/' },
    LISTED,
  ], // prettier-ignore
};
