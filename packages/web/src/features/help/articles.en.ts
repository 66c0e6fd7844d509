/** The articles in English: how to play, frequent questions, and about Cairn. */

export const articles = {
  how: {
    sections: [
      {
        heading: 'The idea',
        text: [
          'Solitaire (also called patience) is a card game for one. The cards are dealt in a pattern, and you try to put them in order. Every game here has its own page of rules, made from the very rules the table plays by. To read it, choose “Rules” in the menu.',
          'In games like TriPeaks and Golf you clear the table card by card, each one rank above or below the last. In games like Klondike, Canfield and Russian Solitaire you build suits up from the ace while you build columns down. In All in a Row and Black Hole every card is face up, so you can work everything out.',
        ],
      },
      {
        heading: 'Your first game',
        text: [
          'Start with TriPeaks. You build on the card at the bottom: tap any open card one rank above or below it, and it goes there and becomes the next card to build on. Kings and aces connect. When nothing fits, tap the stock. The longer your streak without the stock, the more each card is worth.',
          'Don’t just take the first card that fits. See which of two equal cards uncovers more, and which one leaves you something to play next.',
        ],
      },
      {
        heading: 'Moving cards',
        text: [
          'Tap a card and it goes to the best place. Tap again within a second or so and it goes to the next one instead. Or drag it: the places that take it light up. If a card can’t be played, Cairn says why.',
          'With keys, the arrows move from card to card, Enter picks up and puts down, Shift and Enter play at once, D deals, and Z undoes. The command line (C) takes moves in the notation of game records.',
          'You can undo as far as you like, even a restart or a new deal. Nothing you try is lost: “Moves” shows every line as a tree.',
        ],
      },
      {
        heading: 'Help while you play',
        text: [
          'A hint (H) shows a good move. Where cards are hidden, it knows no more than you do: it tries the move in many deals that look like yours and tells you how often it wins. Where every card is face up, it works the answer out exactly.',
          'The card tracker shows which cards you haven’t seen yet. Cairn tells you when a deal can no longer be won, but only when that follows from what you can see.',
        ],
      },
    ],
  },
  faq: {
    sections: [
      {
        heading: 'Can every deal be won?',
        text: [
          'No, and it varies from game to game. About one deal of Trigon in six can be won, and about 97 in 100 of TriPeaks if you could see through the cards. You see fewer cards, so you win less. To leave out the hopeless deals, turn on “Only deal games that can be won” in the settings.',
        ],
      },
      {
        heading: 'I only play deals that can be won, but I still lose. Why?',
        text: [
          'Someone who knew every card could win. You don’t, so two moves can look alike when only one of them is right.',
        ],
      },
      {
        heading: 'What do “can be won”, “can’t be won” and “undecided” mean?',
        text: [
          'The first two are proven: we found a winning line, or showed that every line fails. “Undecided” means that the search ran out of time or memory first. Cairn never guesses.',
        ],
      },
      {
        heading: 'Are the cards really random?',
        text: [
          'Yes. Your device’s random generator picks the number of each new deal. The cards follow from the number: deal 7 of Klondike is the same on every device, this year and in ten years. Nothing changes while you play.',
        ],
      },
      {
        heading: 'Can I play deals from other programs?',
        text: [
          'Yes. “Deal by number” takes the numbers of Microsoft FreeCell (ms:617) and PySolFC (pysol:12345), or a whole pack written out card by card.',
        ],
      },
      {
        heading: 'Does a hint look at hidden cards?',
        text: [
          'Never. Hints, the tracker, notices and chances use only what you can see. Two things do look behind the cards, and both ask you first: “Watch a solution”, and “Can this deal still be won?” while cards are hidden. The record of your game then says so.',
        ],
      },
      {
        heading: 'Why wasn’t my game counted?',
        text: [
          'You had finished that deal before, its moves came in a link, or you had seen a solution. A mark beside the deal number tells you.',
        ],
      },
      {
        heading: 'Does undo affect my statistics?',
        text: [
          'No. Your game record notes it, and that’s all. Some games and challenges limit undo; their rules say so.',
        ],
      },
      {
        heading: 'Where are my games stored?',
        text: [
          'Only in this browser. Cairn asks no other computer and tells no other computer anything. To move to another device, or just to be safe, export everything as a file in the settings and import it there.',
        ],
      },
      {
        heading: 'Does it work offline?',
        text: [
          'Yes, after your first visit. You can also install it: look for “Install” or “Add to home screen” in your browser’s menu.',
        ],
      },
      {
        heading: 'Can I send a deal to a friend?',
        text: [
          'Yes. “Copy link” names the game, its rules and the deal. “Copy link with moves” carries your whole game: your friend can watch it, or play the same deal against your score.',
        ],
      },
      {
        heading: 'The cards are too small, or I can’t tell the suits apart.',
        text: [
          'In the settings you can make cards and their ranks larger, and choose packs with four colours, for colour-blind eyes, with high contrast or in grey. On a phone, some games have more room when you turn it.',
        ],
      },
      {
        heading: 'Can I play without seeing the screen?',
        text: [
          'Yes. You can play every game with keys and a screen reader. I reads the board, V a pile and Q the score; each move is read out in one sentence.',
        ],
      },
    ],
  },
  about: {
    sections: [
      {
        heading: 'What it is',
        text: [
          'Cairn is a place to play solitaire, change its rules, solve it and measure it. One engine plays every game, and every game is a small piece of data, so the rules page and the table can’t disagree.',
          'A cairn is a pile of stones that marks a path. Everyone who passes adds one.',
        ],
      },
      {
        heading: 'What it promises',
        text: [
          'No ads, no account, no tracking. Cairn asks no other computer for anything, and everything it knows stays in this browser.',
          'No cheating, for you or against you. Deals are numbers, help knows only what you know, and Cairn calls a deal won or lost only when that is proven.',
          'Every figure comes with the way it was found, so you can find it again.',
        ],
      },
      {
        heading: 'Who made what',
        text: [
          'The games are older than Cairn. Each page of rules names its sources, and the inventor where one is known.',
          'Cairn is free software under the MIT licence. The figures on the court cards are by Adrian Kennard, in the public domain (CC0).',
        ],
      },
    ],
  },
} as const;
