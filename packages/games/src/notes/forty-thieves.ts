/** Notes on Forty Thieves, older as Napoleon at St Helena. No solver has settled it; the rate is players’ own estimate. */
import type { GameNotes } from './note.ts';

export const fortyThievesNotes: GameNotes = {
  of: 'forty-thieves',
  summary:
    'The great patience for two packs. Forty face-up cards lie in ten columns; you build down in suit, move one card at a time, and go through the stock only once. It’s hard, and you earn every win.',
  tip: 'Work for an empty column before anything else, and don’t waste your first one.',
  strategy: [
    'Choose the column whose cards are easiest to place and take it apart. A move that doesn’t help to empty a column can usually wait.',
    'A natural-looking move can cover a card you need. Before each move, check what lies under the card you take and under the one you put it on.',
    'The longer a column stays empty, the more it is worth. Use it to rearrange cards, not to park the next card from the waste.',
    'Because of the twins, most cards have two places to go. Take the one in a column you don’t want to clear.',
    'Low cards in the waste are your worst enemy: to reach one, you first have to play everything you drew after it. Before you draw more cards, try to have places for the next twos and threes.',
    'Cards in the waste are not lost: when you can place the last ones, it shrinks again. Remember the order of the last dozen.',
    'Move aces and twos up at once, but check the twins of higher cards first. The second six of a suit may need the first seven as a place to go.',
    'Late in the deal, when the stock is empty, you can see everything. Stop and work it out.',
  ],
  cases: [
    {
      question: 'Can I move a run?',
      answer:
        'Only one card at a time. With one empty column you can move two cards this way, with two columns four, by parking cards on the way. An option lets you move runs in one go.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'Any single card, from a column or the waste.',
    },
    {
      question: 'Is there a second pass?',
      answer: 'No. When the stock is empty, you only have the waste.',
    },
    {
      question: 'May I look through the waste?',
      answer:
        'People do at a real table, and you could remember its order anyway. You may only play its last card.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No; an option allows it.',
    },
  ],
  house: [
    'Let runs of a suit move together.',
    'Put the eight aces out first.',
    'Play for the number of cards on the foundations: fifty is a good result, and 104 is a story to tell.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Space', meaning: 'An empty column.' },
    { term: 'Waste', meaning: 'The pile of cards you drew and didn’t play; only the last one is in play.' },
    { term: 'Thieves', meaning: 'The forty cards of the layout.' },
  ],
  trivia: [
    {
      question: 'Did Napoleon play it?',
      answer:
        'A book already said so in 1870. But there is little evidence from his own time that he played patience on the island at all.',
    },
    {
      question: 'What does it have to do with a clock?',
      answer: 'Lady Cadogan’s book of 1874 calls it Le Cadran, the dial.',
    },
    {
      question: 'Who else is it named after?',
      answer: 'Roosevelt: an American book of 1939 calls it Roosevelt at San Juan.',
    },
    {
      question: 'Why has nobody computed its odds?',
      answer:
        'Because there are far too many choices: a general solver decided none of twelve deals in fifteen seconds each, and the big study of odds covers almost only games for one pack.',
    },
  ],
  history: [
    'Annie Henshaw printed it in 1870 as Napoleon at St. Helena, and remarked that it had been his favourite there. Hardly any book of the later nineteenth century leaves it out.',
    'The names Big Forty and Forty Thieves appear in American books of the 1920s, along with sister games of 24, 28, 32 and 36 cards. These dates are from Wikipedia.',
    'It has many descendants, most of them easier: aces put out first, red on black, runs that move, a second pass.',
  ],
  rates: [
    { options: {}, rules: 'A frequently repeated estimate', percent: 10, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'Books estimate one win in ten [wikipedia]; so does the guide to a program, as a minimum for good players [tilldawn].',
    'Nobody has published how many deals could be won with all cards known [blake], and our own attempt failed: it decided none of twelve deals in fifteen seconds each [measured].',
  ],
  disagreements: [
    {
      question: 'May several cards move at once?',
      sources:
        'One at a time [wikipedia, pysolfc]; several, as a shortcut, if there are spaces to do it [tilldawn, aisleriot].',
      here: 'One at a time; runs of a suit are an option.',
    },
    {
      question: 'Is it luck?',
      sources: 'Mostly the luck of the draw [wikipedia]; a game for planners [tilldawn].',
      here: 'Both, as far as we can tell.',
    },
    {
      question: 'What is its name?',
      sources: 'Napoleon at St Helena in books, Forty Thieves in America and on computers [wikipedia].',
      here: 'Forty Thieves; you can search for it under the other names too.',
    },
  ],
  similar: [
    { title: 'Forty and Eight', game: 'forty-and-eight', text: 'Eight columns of five, and a second pass.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'One pack, the same forty cards, and runs may move.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs built in suit, without a stock; whole piles move.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'Two packs, when you are in a lighter mood.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Napoleon at St Helena', url: 'https://en.wikipedia.org/wiki/Napoleon_at_St_Helena' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Forty Thieves', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/fortythieves.html' },
    { id: 'aisleriot', by: 'Ed Sirett', title: 'Forty Thieves (GNOME Aisleriot)', url: 'https://help.gnome.org/users/aisleriot/stable/Forty_Thieves.html.en' },
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'napoleon', by: 'Solitaire Cat', title: 'Did Napoleon really play solitaire?', url: 'https://solitairecat.com/articles/history/did-napoleon-really-play-solitaire' },
    { id: 'measured', by: 'Cairn', title: 'Our own runs of the solver Solvitaire while we prepared these rules: all cards known' },
  ], // prettier-ignore
};
