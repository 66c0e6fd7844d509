/** The articles in English: how to play, frequent questions, and about Cairn. */

export const articles = {
  how: {
    sections: [
      {
        heading: 'The idea',
        text: [
          'Patience is a game for one: a shuffled pack is dealt by a rule, and you try to bring order into it. Every game here has a page of rules of its own, made from the very rules the table plays by; “Rules” in the menu opens the page of the game you are playing.',
          'In games like TriPeaks and Golf, cards leave the table one after another, each a rank above or below the last one. In games like Klondike, Canfield and the Russian games, suits are built up from the ace while columns are built down. In All in a Row and Black Hole all cards lie open and everything can be worked out.',
        ],
      },
      {
        heading: 'Your first game',
        text: [
          'Start with TriPeaks. The card at the bottom is the one to build on. Tap any open card one rank above or below it, and it goes there; it is the new card to build on. Kings and aces are neighbours. When nothing fits, tap the stock. The longer a row of cards without the stock, the more each card is worth.',
          'Do not take the first card that fits: look which of two equal cards uncovers more, and which leaves you with something to play next.',
        ],
      },
      {
        heading: 'Moving cards',
        text: [
          'Tap a card and it goes where it serves best; tap again within a second or so and it goes to the next place instead. Or drag it: the places that take it light up. A card that cannot be played says why.',
          'With keys: arrows go from card to card, Enter picks up and puts down, Shift and Enter play at once, D deals, Z takes back. The command line (C) takes moves as they are written in records.',
          'Everything can be taken back, as far as you like, also a restart or a new deal. Lines you have left are kept: “Moves” shows them as a tree.',
        ],
      },
      {
        heading: 'Help while you play',
        text: [
          'A hint (H) shows a good move. Where cards are hidden it knows no more than you do: it tries the move in many deals that look like yours and says in how many of them it wins. Where all cards lie open it is worked out exactly.',
          'The card tracker shows which cards you have not seen yet. Cairn tells you when a deal can no longer be won, but only when that follows from what you can see.',
        ],
      },
    ],
  },
  faq: {
    sections: [
      {
        heading: 'Can every deal be won?',
        text: [
          'No. How many can differs from game to game: of Trigon about one deal in six, of TriPeaks some 97 in a hundred for a player who sees through the cards. You see fewer cards, so you win less. “Only deal games that can be won”, in the settings, leaves the hopeless deals out.',
        ],
      },
      {
        heading: 'I play only deals that can be won, and lose all the same. Why?',
        text: [
          'Such a deal has a way to win for somebody who knows every card. Hidden cards can still make you choose the wrong one of two moves that look alike.',
        ],
      },
      {
        heading: 'What do “can be won”, “cannot be won” and “not known” mean?',
        text: [
          'The first two are proved: there is a line of moves that wins, or every line was shown to fail. “Not known” means that the search was stopped by its limit of time or memory before it found either; Cairn never guesses.',
        ],
      },
      {
        heading: 'Are the cards really shuffled by chance?',
        text: [
          'A new deal is a number drawn by your device’s random generator. From the number follow the cards, always the same ones: deal 7 of Klondike is the same on every device, this year and in ten years. Nothing is changed while you play.',
        ],
      },
      {
        heading: 'May I play the deals of other programs?',
        text: [
          'Yes: “Deal by number” takes the numbers of Microsoft FreeCell (ms:617) and of PySolFC (pysol:12345), and a whole pack written out card by card.',
        ],
      },
      {
        heading: 'Does a hint look at hidden cards?',
        text: [
          'Never. Hint, tracker, notices and chances are worked out from what you can see. There are two things that look behind the cards, and both ask first: “Show a solution” and “Is it still winnable?” while cards are hidden. The record of the game then says so.',
        ],
      },
      {
        heading: 'Why was a game not counted?',
        text: [
          'A deal you have finished before, a game whose moves came in a link, and one whose solution was shown are not counted again. A mark beside the number of the deal says so.',
        ],
      },
      {
        heading: 'Does taking back spoil my statistics?',
        text: [
          'No. Moves taken back are noted in the record of the game, and that is all. Where the rules of a deal limit taking back, they say so.',
        ],
      },
      {
        heading: 'Where are my games kept?',
        text: [
          'In this browser only. No other computer is asked or told anything. To move to another device, or to be safe, export everything as one file under “Statistics” or “Settings”, and import it there.',
        ],
      },
      {
        heading: 'Does it work without a network?',
        text: [
          'Yes, after the first visit. Your browser can also install it like a program: look for “Install” or “Add to home screen” in its menu.',
        ],
      },
      {
        heading: 'Can I send a deal to a friend?',
        text: [
          '“Copy link” names the game, its rules and the deal. “Copy link with moves” carries your whole game: your friend can watch it, or play the same deal against your score.',
        ],
      },
      {
        heading: 'The cards are too small, or I cannot tell the suits apart.',
        text: [
          'Under “Settings” cards and their indices can be made larger, and there are packs in four colours, for colour-blind eyes, in high contrast and in grey. On a phone some games have more room when it is turned.',
        ],
      },
      {
        heading: 'Can I play blind?',
        text: [
          'Every game can be played by keys and a screen reader alone. I reads the board, V a pile, Q the score; each move is told in one sentence.',
        ],
      },
    ],
  },
  about: {
    sections: [
      {
        heading: 'What it is',
        text: [
          'Cairn is a place for patience: to play it, to change its rules, to solve it and to measure it. One engine plays every game, and every game is a small piece of data, so the page of rules and the table cannot disagree.',
          'A cairn is a heap of stones that marks a way, laid stone by stone by those who pass.',
        ],
      },
      {
        heading: 'What it promises',
        text: [
          'No advertisements, no account, no tracking: it asks no other computer for anything and keeps what it knows in this browser.',
          'No cheating, for you or against you: deals are numbers, help knows what you know, and a verdict is given only when it is proved.',
          'Every figure shown comes with how it was found, and can be found again.',
        ],
      },
      {
        heading: 'Who made what',
        text: [
          'The games are older than Cairn. Their inventors, where they are known, and the sources are named on the pages of rules.',
          'Cairn is free software under the MIT licence. The figures on the court cards are by Adrian Kennard, in the public domain (CC0).',
        ],
      },
    ],
  },
} as const;
