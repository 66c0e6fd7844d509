/**
 * English messages of dialogs, results and pages, loaded with the first of them. english.ts has those of the table.
 */
import { rateText } from '@cairn/trials';
import { formatsOf } from './formats.ts';

const { amount, count, decimal, grouped } = formatsOf('en');

export const english = {
  save: 'Save to my games',
  saved: (title: string) => `${title} is saved to your games.`,
  /** How a deal ended. */
  endings: {
    won: 'Won',
    stuck: 'No moves left',
    resigned: 'You stopped here',
    time: 'Time is up',
  },
  /** A title in a definition: of an option, a value, a scoring or a category. */
  titled: (title: string) => title,
  number: grouped,
  amount,
  noSuchPage: 'There’s no such page.',
  toTable: 'To the table',
  /** Pages of information, and the heading of their list. */
  telling: {
    title: 'More to read',
    how: 'How to play',
    faq: 'Questions',
    about: 'About Cairn',
    atlas: 'The Atlas',
    coach: 'How the Coach knows',
    help: 'Keys and commands',
  },
  /** Names of the table's own actions, other than those that the toolbar shows at once. */
  actions: {
    toStart: 'Back to the start',
    toLatest: 'Go to the last move',
    nextDeal: 'Next deal',
    previousDeal: 'Previous deal',
    restart: 'Restart',
    endDeal: 'End the deal…',
    copyLink: 'Copy link',
    copyMoves: 'Copy link with moves',
    copyRecord: 'Copy game as text',
    readBoard: 'Read the board',
    readScore: 'Read the score',
  },
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back to the table',
  decimal,
  /** A measured rate: "97%", "10–100%". */
  rate: (figures: Parameters<typeof rateText>[0]) => rateText(figures, 'en'),
  dealLabel: 'Deal number',
  endFree: (cards: number) => `${count(cards, 'card', 'cards')} left. No penalty.`,
  endScore: (cards: number, score: string) =>
    `${count(cards, 'card', 'cards')} left, so your score is ${score}.`,
  endCost: (cards: number, cost: string, score: string) =>
    `${count(cards, 'card left costs', 'cards left cost')} ${cost}, so your score is ${score}.`,
  keepPlaying: 'Keep playing',
  badLinkTitle: 'This link can’t be played',
  cardsLeft: (n: number) => `${count(n, 'card', 'cards')} left`,
  result: 'Result',
  searching: 'Searching…',
  gamesTitle: 'Games',
  findGame: 'Find a game',
  gamesFound: (found: number, all: number) =>
    found === all
      ? count(all, 'game', 'games')
      : found === 0
        ? 'No matching games'
        : `${found} of ${count(all, 'game', 'games')}`,
  play: 'Play',
  alsoKnown: (names: string) => `Also known as ${names}`,
  historyTitle: 'History',
  outcomes: {
    won: 'Won',
    stuck: 'No moves left',
    resigned: 'Stopped',
    time: 'Time was up',
    left: 'Abandoned',
  },
  resetNow: 'Reset',
  whatCounts:
    'A deal counts once you win, lose or end it. If you leave after your first move, that ends it. ' +
    'Replays, and games opened with someone’s moves, don’t count; a deal you play against someone’s game does. Undo takes a result back until the deal ends again.',
  notStored: 'The browser couldn’t save it. It may be out of space.',
  wonAlready: 'This deal can be won: you won it.',
  copyGame: 'Copy link to this game',
  shareGame: 'Share…',
  neither: 'This isn’t a game record, which begins with [Game "…"], or a link, which has #/ in it',
  dealsGiven: 'The deals of a challenge are fixed. Finish this one or end it.',
  noUndoHere: 'No undo in this challenge.',
  atMove: (move: number) => (move === 0 ? 'At the deal.' : `At move ${move}.`),
  /** Moves, as hints and reviews name them. */
  moves: {
    play: (card: string, place: string) => `${card} to ${place}`,
    /** Any of the foundations: which one makes no difference. */
    toFoundation: 'the foundation',
    /** A place by its name: "Column 4", "Cell A", "Waste". */
    place: (name: string) =>
      `${/ [A-Z\d]+$/.test(name) ? '' : 'the '}${name.replace(/^./, (first) => first.toLowerCase())}`,
    run: (cards: number, card: string, place: string) =>
      `${count(cards, 'card', 'cards')} from ${card} to ${place}`,
    remove: (cards: string) => `Remove ${cards}`,
    draw: 'Deal from the stock',
    redeal: 'Turn the waste over',
    power: (label: string) => label,
  },
  /** What a figure of the Coach says, wherever it is shown: shares of 100. */
  advice: {
    wins: (won: number, low: number, high: number) =>
      low === high
        ? `If you follow the advice from here, you win ${won} of 100 such deals.`
        : `If you follow the advice from here, you win about ${won} of 100 such deals (${low} to ${high}).`,
    certain: 'If you follow the advice from here, you win this deal.',
    rough: 'For these rules that’s only a rough estimate.',
  },
  wentUp: (cards: number) => `${count(cards, 'card', 'cards')} went to the foundations.`,
} as const;
