/** Notes on Yukon. No solver has measured it fully; what is known is a small run with many deals undecided. */
import type { GameNotes } from './note.ts';

export const yukonNotes: GameNotes = {
  of: 'yukon',
  summary:
    'Klondike without a stock: the 24 cards left over are dealt face up onto the columns, and you may move any face-up card with everything on it, in order or not. It takes planning, and most deals can be won.',
  tip: 'Think backwards: pick the face-down card you want, and ask what has to happen before you can turn it up.',
  strategy: [
    'Choose a column and look at the card on top of its face-down ones. Where could it go? What has to leave first? These two questions often give you a chain of five or ten moves.',
    'Turn up face-down cards before you tidy anything. You can put everything in order once it’s all face up.',
    'The first column is a single card: move it and you have a space for a king early on. Make sure that a king is ready to use it.',
    'Don’t move loose piles onto a column whose face-down cards you need; what was five cards deep is then ten.',
    'Look for the aces and twos. You can reach a low card deep in a face-up pile by moving everything on it in one go.',
    'If a card has two places to go, choose the column that’s already clean.',
    'Before you move a pile onto a card, check whether the other card that fits there will need the place sooner.',
    'Keep higher cards off the foundations while you need to build on them. Here they don’t come back.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it. Only the first card must fit: it must be one rank lower than the last card of the other column, and of the other colour.',
    },
    {
      question: 'May I move only some of the cards on it?',
      answer: 'No, all cards from there to the end of the column move together.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, with everything on it.',
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
    { term: 'Clean', meaning: 'Describes a column in order, without face-down cards.' },
    { term: 'Foundation', meaning: 'One of four piles that grow in suit from ace to king.' },
  ],
  trivia: [
    {
      question: 'How many cards can you see at the start?',
      answer:
        '31 of 52: one in the first column and five in each of the others. 21 are face down, as in Klondike.',
    },
    {
      question: 'Is it deeper than Klondike?',
      answer: 'The columns are: the longest has eleven cards at the start, against seven.',
    },
  ],
  history: [
    'Like Klondike, it is named after the gold country of north-western Canada. We don’t know who invented it; the guide to Solitaire Till Dawn found it in Moyse’s book of solitaires.',
    'Its idea of moving piles that are out of order has founded a family: Russian Solitaire builds in suit, Alaska up and down, and Australian Patience has a stock.',
  ],
  rates: [],
  claims: [
    'Of 150 deals, a solver that knew all cards won 106, proved 4 lost and left 40 undecided within its limits: at least about seven in ten, and possibly many more [measured].',
    'Sources disagree widely on how often people win: more than 80% for good players [fletcher, bliss], over 50% [tilldawn], 25 to 30% [ocg], one win in ten [solitaireplay]. None of them says how they counted.',
  ],
  disagreements: [
    {
      question: 'May cards come back from the foundations?',
      sources: 'No [pysolfc]; yes, though it seldom helps [freecellco, bliss].',
      here: 'No; an option allows it.',
    },
    {
      question: 'What may go into a space?',
      sources: 'Kings [pysolfc, bliss]; any card in some versions [wikipedia].',
      here: 'Kings.',
    },
    {
      question: 'Is it easier or harder than Klondike?',
      sources: 'Much easier [denexa]; much harder [bliss].',
      here: 'You have more to think about, and if you do, you’ll win more often.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'The same layout built in suit; few deals can be won.' },
    { title: 'Klondike', game: 'klondike', text: 'The same face-down cards, but with a stock, and you can only move runs.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs built in suit on ten columns.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs built in suit on thirteen columns; you can nearly always win.' },
  ], // prettier-ignore
  references: [
    { id: 'measured', by: 'Cairn', title: 'Our own run of the solver of KDE’s kpat while we prepared these rules: all cards known' },
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
