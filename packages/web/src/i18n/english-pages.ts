/**
 * What dialogs, results and pages say, in English: fetched with the first of them. What the table says is in english.ts.
 */
import type { ScoreDef } from '@cairn/engine';
import { challengeWords } from '../features/challenge/messages.en.ts';
import { duplicateWords } from '../features/duplicate/messages.en.ts';
import { formatsOf } from './formats.ts';
import { ownWords } from '../features/custom-games/messages.en.ts';
import { proved } from '../features/winnable-deals/messages.en.ts';
import { aidWords } from '../features/hints/messages.en.ts';
import { moveWords } from '../features/move-tree/messages.en.ts';
import { safeWords } from '../features/autoplay/messages.en.ts';
import { seriesWords } from '../features/series/messages.en.ts';
import { settings, settingsPage } from '../features/settings/messages.en.ts';

const { amount, count, decimal, grouped, percent } = formatsOf('en');

const page = {
  ...challengeWords,
  ...proved,
  ...moveWords,
  ...aidWords,
  ...safeWords,
  own: ownWords,
  series: seriesWords,
  duplicate: duplicateWords,
  /** A title that a definition gives to an option, a value, a scoring or a category. */
  titled: (title: string) => title,
  number: grouped,
  amount,
  /** The pages that tell how things are, and what the list of them is called. */
  telling: {
    title: 'More to read',
    how: 'How to play',
    faq: 'Questions',
    about: 'About Cairn',
    atlas: 'The Atlas',
    help: 'Keys and commands',
  },
  cancel: 'Cancel',
  back: 'Back to the table',
  decimal,
  percent,
  /** "+15", "−95": with a true minus sign. */
  signed: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
  nothingToUndo: 'Nothing to take back.',
  nothingToRedo: 'Nothing to make again.',

  // Notices
  notCopied: 'This browser does not let Cairn copy. Here it is:',
  notKept: 'This browser lets Cairn keep nothing: the game and the statistics last as long as this tab.',
  full: 'The browser has no room left for Cairn: what happens from here on is kept only once there is room again.',
  elsewhereTitle: 'Cairn is open in another tab',
  elsewhere: 'The game goes on there, so that nothing is mixed up.',
  playHere: 'Play here',
  newVersion: 'A new version of Cairn is ready.',
  reload: 'Reload',
  later: 'Later',
  understood: 'All right',

  // Dialogs
  dealTitle: 'Deal by number',
  dealLabel: 'Deal number',
  dealHelp:
    'A number like 49621, ms:617 or pysol:32000 as other programs count, or cards: and the whole pack.',
  dealIt: 'Deal',
  dontAsk: 'Do not ask again',
  optionsTitle: 'Rules of this deal',
  optionsHelp: 'A change deals the same number again under the new rule. Undo brings this game back.',

  endTitle: 'End the deal now?',
  endNow: 'End the deal',
  endPrice: (cards: number, penalty: number, unit: ScoreDef['unit']) =>
    `${count(cards, 'card', 'cards')} left: ${penalty === 0 ? 'no charge' : amount(penalty, unit)}`,
  keepPlaying: 'Keep playing',
  leaveTitle: 'Leave this deal?',
  leave: 'Leave it',
  leaveText: 'It counts as ended, until Undo brings it back.',
  badLinkTitle: 'This link cannot be played',
  badLink: 'The table is as you left it.',
  toTable: 'To the table',
  cardsLeft: (n: number) => `${count(n, 'card', 'cards')} left`,

  // Results
  result: 'Result',
  won: 'Won',
  stuck: 'No move left',
  resigned: 'Ended',
  time: 'Time is up',
  parts: {
    chain: 'Streaks',
    peak: 'Peaks',
    drive: 'Long drives',
    penalty: 'Event cards',
    clear: 'Cleared',
    draw: 'Cards dealt',
    play: 'Cards played',
    turn: 'Cards turned up',
    pass: 'Passes of the stock',
    spare: 'Cards to spare',
    floor: 'Floor',
    leftover: 'Cards left',
  },
  bestStreak: 'Longest streak',
  replay: 'Replay',
  hideResult: 'Look at the table',
  couldBeWon: 'Could this deal be won?',
  searching: 'Searching…',
  searched: (n: number) => `Searching: ${count(n, 'position', 'positions')} visited`,
  winnable: (n: number) => `This deal can be won: in ${count(n, 'move', 'moves')}.`,
  unwinnable: 'This deal cannot be won, whatever is played.',
  undecided: (limit: string) => `Undecided: ${limit}.`,
  limits: {
    time: 'the search stopped after 10 seconds',
    bytes: 'the search stopped at 64 MB of memory',
    nodes: 'the search stopped at its limit of positions',
    aborted: 'the search was cancelled',
  },
  showMoves: 'Show the moves',

  // Card tracker
  trackerRank: 'Rank',
  unseen: 'unseen',
  insight: 'in sight',
  gone: 'on the waste',
  trackerRow: (unseen: number, insight: number, gone: number) =>
    `${unseen} unseen, ${insight} in sight, ${gone} on the waste`,
  remaining: (n: number, unseen: number) => `${count(n, 'card', 'cards')} to come, ${unseen} unseen`,

  // Pages
  gamesTitle: 'Games',
  gamesText: 'Each plays with deals that are numbered for ever.',
  goOn: 'Go on with',
  goOnWith: (title: string, deal: string, moves: number) =>
    `${title}, deal ${deal}, ${count(moves, 'move', 'moves')}`,
  filters: 'Filters',
  anyValue: 'any',
  facets: {
    family: 'Family',
    tag: 'Category',
    packs: 'Packs',
    difficulty: 'Difficulty',
    length: 'Length',
    cards: 'Cards at first',
    jokers: 'Jokers',
  },
  cardsAtFirst: { open: 'all face up', closed: 'some face down' },
  yesNo: { yes: 'yes', no: 'no' },
  noFilters: 'Clear the filters',
  palette: 'Go to a game',
  paletteHint: 'A game, a variation or another name of one',
  nothingFound: 'Nothing of that name.',
  findGame: 'Find a game',
  variations: (n: number) => `${n} variations`,
  gamesFound: (found: number, all: number) =>
    found === all
      ? count(all, 'game', 'games')
      : found === 0
        ? 'No game fits'
        : `${found} of ${count(all, 'game', 'games')}`,
  play: 'Play',
  alsoKnown: (names: string) => `Also known as ${names}`,
  historyTitle: 'Games played',
  noHistory: 'No game has ended yet.',
  look: 'Look',
  lookAt: (title: string, deal: string) => `Look at ${title}, deal ${deal}`,
  more: 'More',
  open: 'Open',
  noRecord: 'There is no record of that game here.',
  viewerTitle: (title: string, deal: string) => `${title}, deal ${deal}`,
  scrubber: 'Move',
  moveOf: (at: number, of: number, text: string) => `Move ${at} of ${of}${text === '' ? '' : `: ${text}`}`,
  toStart: 'To the start',
  toEnd: 'To the end',
  stepBack: 'One move back',
  stepOn: 'One move on',
  run: 'Play',
  halt: 'Stop',
  pace: 'Speed',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  playDeal: 'Play this deal',
  statisticsTitle: 'Statistics',
  noResults: 'Nothing has been counted yet. A deal counts once it has ended.',
  played: 'Played',
  wins: 'Won',
  wonOf: (won: number, played: number) => `${grouped(won)} of ${grouped(played)}`,
  winRate: 'Win rate',
  total: 'Total score',
  totalBankroll: 'Bankroll',
  best: 'Best deal',
  average: 'Average',
  longest: 'Longest streak',
  straight: 'Won without looking back',
  fastest: 'Fastest win',
  averageTime: 'Average time of a win',
  averageMoves: 'Average moves of a win',
  runNow: 'Won in a row now',
  runBest: 'Most won in a row',
  plots: {
    rate: 'Win rate, deal by deal, with its 95 % interval',
    scores: 'Score of a deal',
    streaks: 'Longest streak of a deal',
    times: 'Time of a win',
    moves: 'Moves of a win',
  },
  rateSummary: (won: number, of: number, low: number, high: number) =>
    `${grouped(won)} of ${grouped(of)} won, ${percent(won, of)}; between ${percent(low, 1)} and ${percent(high, 1)} is likely.`,
  spreadSummary: (least: string, most: string, deals: number) =>
    `From ${least} to ${most} in ${count(deals, 'deal', 'deals')}.`,
  lastResults: 'The last results',
  movesMade: 'Moves',
  strike: 'Strike out',
  strikeOut: (deal: string) => `Strike out deal ${deal}`,
  outcomes: { won: 'Won', stuck: 'No move left', resigned: 'Ended', time: 'Time is up', left: 'Left' },
  reset: 'Reset',
  resetTitle: (name: string) => `Reset the statistics of ${name}?`,
  resetText: 'Counting starts from nothing. This cannot be undone.',
  resetNow: 'Reset',
  whatCounts:
    'A deal counts when it is won, lost or ended. Leaving it after the first move ends it, at the price of ending it. ' +
    'A deal played or watched before and moves from a link are not counted; a deal played against a linked game is. Undo takes a result back until the deal ends again.',
  standardRules: 'Standard rules',
  scoredBy: (title: string) => `Scoring: ${title}`,
  ...settingsPage,
  dataTitle: 'Your data',
  dataText:
    'Settings, results and records of your games are kept in this browser alone. A file takes them along.',
  exportAll: 'Export everything',
  importFile: 'Import a file…',
  imported: (added: number, known: number) =>
    `${count(added, 'result', 'results')} added${known === 0 ? '' : `, ${grouped(known)} were here already`}. The settings are those of the file.`,
  notStored: 'The browser did not store it: it may be out of room.',
  notImported: 'This file was not imported; everything is as it was.',
  badBackup: {
    json: (found: string) => `This is no JSON: ${found}`,
    backup: (found: string) => `Wanted a file that Cairn has exported, found ${found || 'nothing'}`,
    version: (found: string) => `Wanted a version that this Cairn can read, found ${found || 'none'}`,
    result: (found: string) => `Wanted a result, found ${found || 'nothing'}`,
    results: (found: string) => `Wanted a list of results, found ${found || 'nothing'}`,
    series: (found: string) => `Wanted a series of deals, found ${found || 'nothing'}`,
    game: () => 'This is no game of your own that can be played:',
    games: (found: string) => `Wanted a list of games, found ${found || 'nothing'}`,
    value: (found: string) => `This cannot stand here: ${found || 'nothing'}`,
    names: (found: string) => `Wanted entries by name, found ${found || 'nothing'}`,
  },
  erase: 'Delete everything Cairn keeps here',
  eraseTitle: 'Delete everything?',
  eraseText: 'The game, the settings and all statistics in this browser are deleted. This cannot be undone.',
  eraseNow: 'Delete',
  helpTitle: 'Help',
  rulesTitle: 'Rules',
  rulesOf: (title: string) => `${title}: rules`,
  noSuchRules: 'There are no rules of that name.',
  picture: (cards: number) => `Picture of the layout, ${cards} cards`,

  // The command line
  commandLabel: 'Move or command',
  commandHint: 'A move like 7s, or d, undo 3, where q, moves, help',
  commandHelp:
    'Moves: 7s plays the seven of spades, d deals a card, end ends the deal. ' +
    'Commands: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, winnable, hint, solution, help.',
  noMoves: 'No move is left.',
  movesNow: (texts: string) => `Moves: ${texts}`,
  whereNone: (name: string) => `No ${name} can be seen.`,
  whereUnseen: (n: number) => `${n} unseen.`,
  whereGone: (cards: string) => `On the waste: ${cards}.`,
  notNow: (label: string) => `${label}: not possible now.`,
  wonAlready: 'This deal can be won: you won it.',
  wrongCount: (text: string) => `Cannot read "${text}": wanted a whole number from 1`,
  wrongRank: (text: string) => `Cannot read "${text}": wanted a rank A 2…9 T J Q K, or a card like 7S`,
} as const;

/** The help page. */
const help = {
  handTitle: 'By hand',
  hand: [
    'Tap a card to play it. Or drag it to where it goes: places that take it light up. Tap the stock to deal.',
    'A card that cannot be played says why. Everything can be taken back, to the first move and beyond it: undo after a new deal brings the old one back.',
    'What you try and leave is kept: the list of moves shows every branch, goes to any of its positions, and gives them bookmarks.',
  ],
  keysTitle: 'Keys',
  keysAreOff: 'Single keys are switched off in the settings.',
  tableKeys: [
    { keys: ['←', '→', '↑', '↓'], label: 'From card to card' },
    { keys: ['Tab'], label: 'To the next group of piles' },
    {
      keys: ['1', '…', '9', '0', '-', '='],
      label: 'To the column or free card of that number, from the left',
    },
    { keys: ['Ctrl', 'Home', 'End'], label: 'To the first card, to the stock' },
    { keys: ['Enter', 'Space'], label: 'Pick the card up; put it down' },
    { keys: ['Shift', 'Enter'], label: 'Play the card at once' },
    { keys: ['D'], label: 'Deal from the stock' },
    { keys: ['F'], label: 'To a foundation' },
    { keys: ['V'], label: 'Read the pile' },
    { keys: ['Esc'], label: 'Cancel, close' },
  ],
  commandTitle: 'The command line',
  countTitle: 'What is counted',
} as const;

export const english = { page, settings, help } as const;
