/** Notes on Forty Thieves, older as Napoleon at St Helena. No solver has settled it; the rate is players’ own estimate. */
import type { GameNotes } from './note.ts';

export const fortyThievesNotes: GameNotes = {
  of: 'forty-thieves',
  summary:
    'The great patience for two packs. Forty open cards in ten columns, built down in suit and moved one by one, and a ' +
    'stock that goes by only once: it is hard, and every win is earned.',
  tip: 'Work for an empty column before anything else, and do not give the first one away cheaply.',
  strategy: [
    'Choose one column, the one with the best cards to lose, and take it apart. A move that does not bring a column nearer to being empty can usually wait.',
    'A move in suit that looks natural may cover a card you need. Before each ask what lies under the card you take, and what under the one you lay it on.',
    'An empty column is worth the more the longer it stays empty. Use it to turn cards over one another, not as a shelf for the next card of the waste.',
    'With twins there are two places for most cards. Take the one in the column you do not mean to clear.',
    'Low cards on the waste are the worst enemy, as nothing above them can be had back but in reverse order. Before you draw on, try to have places for the next twos and threes.',
    'The waste is not lost: when its last cards find places it shrinks again. Remember the order of its last dozen.',
    'Aces and twos go up at once; higher cards only after a look at their twins. The second six of a suit may want the first seven as a place.',
    'Late in the deal, when the stock has gone, everything is open. Stop and count it out.',
  ],
  cases: [
    {
      question: 'May a run be moved?',
      answer:
        'Only card by card. With one empty column two cards can be moved so, with two four, as the cards are put down on the way; an option moves runs in one go.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'Any one card, from a column or the waste.',
    },
    {
      question: 'Is there a second pass?',
      answer: 'No. When the stock is out, the waste is all that is left of it.',
    },
    {
      question: 'May I look through the waste?',
      answer: 'On the table players do, and its order can be known anyway; only its last card may be played.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No; an option allows it.',
    },
  ],
  house: [
    'Let runs of a suit move together.',
    'Deal the eight aces out first.',
    'Play for the number of cards on the foundations: fifty is a good game, 104 a story to tell.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Space', meaning: 'An empty column.' },
    { term: 'Waste', meaning: 'The pile of cards drawn and not played; only the last is in play.' },
    { term: 'Thieves', meaning: 'The forty cards of the layout.' },
  ],
  trivia: [
    {
      question: 'Did Napoleon play it?',
      answer:
        'So it was said in print by 1870. Of his playing patience on the island at all there is little testimony from the time.',
    },
    {
      question: 'What has it to do with a clock?',
      answer: 'Lady Cadogan’s book of 1874 called it Le Cadran, the dial.',
    },
    {
      question: 'Who else has lent it his name?',
      answer: 'Roosevelt: an American book of 1939 has it as Roosevelt at San Juan.',
    },
    {
      question: 'Why has nobody computed its odds?',
      answer:
        'Because the choices run wild: a general solver did not decide one of twelve deals in fifteen seconds each, and the great study of odds keeps almost wholly to games for one pack.',
    },
  ],
  history: [
    'Annie Henshaw printed it in 1870 as Napoleon at St. Helena, with the remark that it had been his favourite there. Books of the later nineteenth century seldom leave it out.',
    'The names Big Forty and Forty Thieves are in American books of the 1920s, together with sisters of 24, 28, 32 and 36 cards. These dates are Wikipedia’s.',
    'A large family descends from it, most of it made to be easier: aces dealt out, red on black, runs that move, a second pass.',
  ],
  rates: [
    { options: {}, rules: 'An estimate often repeated', percent: 10, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'One game in ten is the estimate of books [wikipedia] and of a program’s guide, which means it for good players and as the least [tilldawn].',
    'How many deals could be won with all cards known is not published [blake] and was out of reach of our own attempts: none of twelve deals decided in fifteen seconds each [measured].',
  ],
  disagreements: [
    {
      question: 'May several cards move at once?',
      sources:
        'One at a time [wikipedia, pysolfc]; several as a shortcut when spaces would allow it [tilldawn, aisleriot].',
      here: 'One at a time; runs of a suit are an option.',
    },
    {
      question: 'Is it luck?',
      sources: 'Luck of the draw above all [wikipedia]; a game for planners [tilldawn].',
      here: 'Both, as far as we can tell.',
    },
    {
      question: 'What is its name?',
      sources: 'Napoleon at St Helena in books, Forty Thieves in America and on computers [wikipedia].',
      here: 'Forty Thieves; the search finds the others.',
    },
  ],
  similar: [
    { title: 'Forty and Eight', game: 'forty-and-eight', text: 'Eight columns of five, and a second pass.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'One pack, the same forty cards, and runs may move.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs in suit without a stock; piles move whole.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'Two packs for a lighter mood.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Napoleon at St Helena', url: 'https://en.wikipedia.org/wiki/Napoleon_at_St_Helena' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Forty Thieves', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/fortythieves.html' },
    { id: 'aisleriot', by: 'Ed Sirett', title: 'Forty Thieves (GNOME Aisleriot)', url: 'https://help.gnome.org/users/aisleriot/stable/Forty_Thieves.html.en' },
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'napoleon', by: 'Solitaire Cat', title: 'Did Napoleon really play solitaire?', url: 'https://solitairecat.com/articles/history/did-napoleon-really-play-solitaire' },
    { id: 'measured', by: 'Cairn', title: 'Own runs of the solver Solvitaire while these rules were prepared: all cards known' },
  ], // prettier-ignore
};
