/** Notes on Yukon. No solver has measured it fully; what is known is a small run with many deals undecided. */
import type { GameNotes } from './note.ts';

export const yukonNotes: GameNotes = {
  of: 'yukon',
  summary:
    'Klondike without a stock: the 24 cards left over are dealt face up on the columns, and any face-up card may be ' +
    'moved with everything that lies on it, in order or not. A game of planning, and mostly winnable.',
  tip: 'Think backwards: pick the face-down card you want, and ask what must happen before it can be turned.',
  strategy: [
    'Choose a column and look at the card that lies on its face-down ones. Where could it go? What must leave first? Often a chain of five or ten moves comes out of these two questions.',
    'Turn up face-down cards before you tidy anything. Order comes by itself once everything is open.',
    'The first column is a single card: move it and you have a space for a king early on. Be sure that a king is there to use it.',
    'Do not pull loose piles on to a column whose face-down cards you need; what was five cards deep is then ten.',
    'Look for the aces and twos. A low card deep in a face-up pile is reached by moving the pile above it in one go.',
    'With two places for a card take the one whose column is already clean.',
    'Before you lay a pile on a card, see whether the other card of that rank and colour will want the place sooner.',
    'Higher cards can stay off the foundations while they hold something. They do not come back here.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with all the cards on it. Only the first of them must fit: one rank lower than the last card of the other column and of the other colour.',
    },
    {
      question: 'May I move only some of the cards above?',
      answer: 'No, from the chosen card to the end of the column all go along.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king with all that lies on it.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No; an option allows it.',
    },
  ],
  house: [
    'Let any card go into an empty column.',
    'Let cards come back from the foundations.',
    'Play it with all cards face up, as a puzzle.',
  ],
  glossary: [
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together whether in order or not.' },
    { term: 'Clean', meaning: 'Of a column: without face-down cards and in order.' },
    { term: 'Foundation', meaning: 'One of four piles that grow in suit from ace to king.' },
  ],
  trivia: [
    {
      question: 'How many cards can be seen at the start?',
      answer:
        '31 of 52: one in the first column and five in each of the others. 21 are face down, as in Klondike.',
    },
    {
      question: 'Is it deeper than Klondike?',
      answer: 'The columns are: the longest has eleven cards at the start, against seven.',
    },
  ],
  history: [
    'Like Klondike it bears the name of the gold country of north-western Canada. Who made it we do not know; the guide of Solitaire Till Dawn found it in Moyse’s book of solitaires.',
    'Its principle, piles that move in disorder, has founded a family: Russian Solitaire in suit, Alaska up and down, Australian Patience with a stock.',
  ],
  rates: [],
  claims: [
    'Of 150 deals a solver with all cards known won 106, proved 4 lost and left 40 open within its limits: some seven in ten at the least, and possibly many more [measured].',
    'What people win is told very differently: more than 80% by good players [fletcher, bliss], over 50% [tilldawn], 25 to 30% [ocg], one game in ten [solitaireplay]. None of these says how it was counted.',
  ],
  disagreements: [
    {
      question: 'May cards come back from the foundations?',
      sources: 'No [pysolfc]; yes, though seldom of use [freecellco, bliss].',
      here: 'No; an option allows it.',
    },
    {
      question: 'What may go into a space?',
      sources: 'Kings [pysolfc, bliss]; in some variants any card [wikipedia].',
      here: 'Kings.',
    },
    {
      question: 'Is it easier or harder than Klondike?',
      sources: 'Much easier [denexa]; much harder [bliss].',
      here: 'More to think about, and more often won by those who do.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'The same deal built in suit; few deals can be won.' },
    { title: 'Klondike', game: 'klondike', text: 'The same face-down cards, a stock, and only runs move.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs in suit on ten columns.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs in suit on thirteen columns; nearly always winnable.' },
  ], // prettier-ignore
  references: [
    { id: 'measured', by: 'Cairn', title: 'Own run of the solver of KDE’s kpat while these rules were prepared: all cards known' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Yukon', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/yukon.html' },
    { id: 'fletcher', by: 'Yukon Solitaire Strategy Guide', title: 'Article on several sites', url: 'https://www.articleslash.net/Computers-and-Technology/Games/23705__Yukon-Solitaire-Strategy-Guide.html' },
    { id: 'bliss', by: 'Solitaire Bliss', title: 'Yukon', url: 'https://www.solitairebliss.com/yukon' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn 3.3, games guide, 1998' },
    { id: 'ocg', by: 'onlinecardgames.io', title: 'Yukon vs Russian Solitaire', url: 'https://onlinecardgames.io/solitaire/yukon-vs-russian' },
    { id: 'solitaireplay', by: 'Solitaire Play', title: 'Russian Solitaire, 2018', url: 'https://www.solitaire-play.com/blog/free-russian-solitaire.html' },
    { id: 'freecellco', by: 'free-cell.co', title: 'Yukon Solitaire', url: 'https://free-cell.co/yukon-solitaire' },
    { id: 'denexa', by: 'Denexa', title: 'Yukon', url: 'https://www.denexa.com/blog/tag/yukon/' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Yukon (solitaire)', url: 'https://en.wikipedia.org/wiki/Yukon_(solitaire)' },
  ], // prettier-ignore
};
