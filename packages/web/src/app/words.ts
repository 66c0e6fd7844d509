/**
 * Every sentence and label of the app, in English. A translation is another object of the same type; what is said
 * about cards and moves has its own catalogue in the rulebook.
 */
import type { ScoreDef } from '@cairn/engine';
import type { SettingName, Settings } from '../store/settings.ts';

const language = 'en';
/** Formatters are slow to make and seldom needed at once. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const plural = once(() => new Intl.PluralRules(language));
const number = once(() => new Intl.NumberFormat(language));
const decimal = once(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
const percent = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }));
const money = once(
  () => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

const count = (n: number, one: string, many: string): string =>
  `${number().format(n)} ${plural().select(n) === 'one' ? one : many}`;

/** "+15", "−95": with a true minus sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const amount = (points: number, unit: ScoreDef['unit']): string =>
  (unit === 'dollars' ? money().format(points) : number().format(points)).replace('-', '−');

const RANK_NAMES: Readonly<Record<number, string>> = {
  0: 'a joker',
  1: 'an ace',
  8: 'an 8',
  11: 'a jack',
  12: 'a queen',
  13: 'a king',
};
const rankWord = (rank: number): string => RANK_NAMES[rank] ?? `a ${rank}`;

export const words = {
  language,
  appName: 'Cairn',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back to the table',
  number: (n: number) => number().format(n),
  decimal: (n: number) => decimal().format(n).replace('-', '−'),
  percent: (part: number, whole: number) => percent().format(part / whole),
  amount,
  signed,
  time: (seconds: number) => {
    const rest = `${seconds % 60}`.padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
      ? `${minutes}:${rest}`
      : `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}:${rest}`;
  },
  /** "Undo (Z)" */
  withKey: (label: string, key: string) => (key === '' ? label : `${label} (${key})`),

  // The toolbar and the menu
  toolbar: 'Game',
  menu: 'Menu',
  undo: 'Undo',
  redo: 'Redo',
  newDeal: 'New deal',
  shortNew: 'New',
  keysHint: 'Keys',
  keysLong: 'Keys and help',
  tracker: 'Card tracker',
  shortTracker: 'Tracker',
  peek: (left: number | null) => (left === null ? 'Peek' : `Peek, ${left} left`),
  reshuffle: (left: number | null) => (left === null ? 'Shuffle' : `Shuffle, ${left} left`),
  restock: (left: number | null) => (left === null ? 'Cards back' : `Cards back, ${left} left`),
  again: 'Deal on',
  dealByNumber: 'Deal by number…',
  nextDeal: 'Next number',
  previousDeal: 'Previous number',
  restart: 'Restart',
  endDeal: 'End the deal…',
  options: 'Rules of this deal…',
  copyLink: 'Copy link',
  copyMoves: 'Copy link with moves',
  copyRecord: 'Copy record',
  commandLine: 'Command line',
  readBoard: 'Read the board',
  readScore: 'Read the score',
  rules: 'Rules',
  statistics: 'Statistics',
  settings: 'Settings',
  games: 'Games',
  help: 'Help and keys',

  // The status line
  status: 'Score',
  deal: (title: string) => `Deal ${title}`,
  copyDeal: 'Copy the deal number',
  clock: 'Time',
  timeLeft: 'Time left',
  bankroll: (points: number) => `Bankroll ${amount(points, 'dollars')}`,
  cardsToGo: (n: number) => `${count(n, 'card', 'cards')} to go`,
  ownCards: (n: number) => `${n} cards`,
  sharedGame: 'Moves from a link: not counted',
  againGame: 'Played before: not counted',

  // What happens
  backAt: (deal: string) => `Back at deal ${deal}.`,
  dealtAnew: (game: string, deal: string) => `${game}, deal ${deal}.`,
  backTo: (move: number) => (move === 0 ? 'Back to the start.' : `Back to move ${move}.`),
  forthTo: (move: number) => `Forth to move ${move}.`,
  restarted: 'Restarted.',
  noUndos: 'No move may be taken back any more in this deal.',
  noRestart: 'This deal can’t be started again: taking back is counted.',
  undoBrings: 'Undo brings the last game back.',
  copied: 'Copied.',
  notCopied: 'This browser does not let Cairn copy. Here it is:',
  nothingToUndo: 'Nothing to take back.',
  nothingToRedo: 'Nothing to make again.',

  faceDown: (cards: number, place: string) =>
    `${count(cards, 'face-down card', 'face-down cards')}, ${place}`,
  removeCards: (cards: number) => `Remove ${count(cards, 'card', 'cards')}`,
  nextCard: (rank: number, card: string) => `Next: ${card === '' ? rankWord(rank) : card.toLowerCase()}`,

  // Notices
  notKept: 'This browser lets Cairn keep nothing: the game and the statistics last as long as this page.',
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
  endTitle: 'End the deal now?',
  endNow: 'End the deal',
  endPrice: (cards: number, penalty: number, unit: ScoreDef['unit']) =>
    `${count(cards, 'card', 'cards')} left: ${penalty === 0 ? 'no charge' : amount(penalty, unit)}`,
  keepPlaying: 'Keep playing',
  leaveTitle: 'Leave this deal?',
  leave: 'Leave it',
  leaveText: 'It counts as ended, until Undo brings it back.',
  dontAsk: 'Do not ask again',
  optionsTitle: 'Rules of this deal',
  optionsHelp: 'A change deals the same number again under the new rule. Undo brings this game back.',
  badLinkTitle: 'This link cannot be played',
  badLink: 'The table is as you left it.',
  toTable: 'To the table',
  noSuchGame: (name: string) => `There is no game "${name.slice(0, 60)}" here`,
  badMove: (n: number, why: string) => `Move ${n}: ${why}`,
  notAllowed: (text: string) => `"${text.slice(0, 60)}" is not allowed there`,

  // Results
  result: 'Result',
  won: 'Won',
  stuck: 'No move left',
  resigned: 'Ended',
  timeUp: 'Time is up',
  cardsLeft: (n: number) => `${count(n, 'card', 'cards')} left`,
  parts: {
    chain: 'Streaks',
    peak: 'Peaks',
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
  play: 'Play',
  alsoKnown: (names: string) => `Also known as ${names}`,
  statisticsTitle: 'Statistics',
  noResults: 'Nothing has been counted yet. A deal counts once it has ended.',
  played: 'Played',
  wins: 'Won',
  wonOf: (won: number, played: number) => `${number().format(won)} of ${number().format(played)}`,
  winRate: 'Win rate',
  total: 'Total score',
  totalBankroll: 'Bankroll',
  best: 'Best deal',
  average: 'Average',
  longest: 'Longest streak',
  straight: 'Won without looking back',
  fastest: 'Fastest win',
  reset: 'Reset',
  resetTitle: (name: string) => `Reset the statistics of ${name}?`,
  resetText: 'Counting starts from nothing. This cannot be undone.',
  resetNow: 'Reset',
  whatCounts:
    'A deal counts when it is won, lost or ended. Leaving it after the first move ends it, at the price of ending it. ' +
    'A deal played before and moves from a link are not counted. Undo takes a result back until the deal ends again.',
  standardRules: 'Standard rules',
  scoredBy: (title: string) => `Scoring: ${title}`,
  settingsTitle: 'Settings',
  erase: 'Delete everything Cairn keeps here',
  eraseTitle: 'Delete everything?',
  eraseText: 'The game, the settings and all statistics in this browser are deleted. This cannot be undone.',
  eraseNow: 'Delete',
  helpTitle: 'Help',
  rulesTitle: 'Rules',
  rulesOf: (title: string) => `${title}: rules`,
  noSuchRules: 'There are no rules of that name.',
  failedToLoad: 'This part could not be loaded. Are you offline?',
  tryAgain: 'Try again',
  picture: (cards: number) => `Picture of the layout, ${cards} cards`,

  // The command line
  commandLabel: 'Move or command',
  commandHint: 'A move like 7s, or d, undo 3, where q, moves, help',
  commandHelp:
    'Moves: 7s plays the seven of spades, d deals a card, end ends the deal. ' +
    'Commands: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, help.',
  noMoves: 'No move is left.',
  movesNow: (texts: string) => `Moves: ${texts}`,
  whereNone: (name: string) => `No ${name} can be seen.`,
  whereUnseen: (n: number) => `${n} unseen.`,
  whereGone: (cards: string) => `On the waste: ${cards}.`,
  notNow: (label: string) => `${label}: not possible now.`,
  wrongCount: (text: string) => `Cannot read "${text}": wanted a whole number from 1`,
  wrongRank: (text: string) => `Cannot read "${text}": wanted a rank A 2…9 T J Q K, or a card like 7S`,
} as const;

/** What each setting is called, with its values. */
export const settingWords: {
  readonly [name in SettingName]: {
    readonly title: string;
    readonly help?: string;
    readonly values: { readonly [value in Settings[name]]: string };
  };
} = {
  theme: { title: 'Light or dark', values: { auto: 'As the device', light: 'Light', dark: 'Dark' } },
  cards: {
    title: 'Card colours',
    values: {
      classic: 'Classic',
      four: 'Four colours',
      okabe: 'For colour-blind eyes',
      contrast: 'High contrast',
      grey: 'Greyscale',
    },
  },
  speed: {
    title: 'Motion',
    help: 'A device that asks for reduced motion gets none.',
    values: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  },
  hand: { title: 'Layout for', values: { right: 'Right hand', left: 'Left hand' } },
  clock: { title: 'Clock', values: { shown: 'Shown', hidden: 'Hidden' } },
  tracker: { title: 'Card tracker', values: { closed: 'Closed', open: 'Open' } },
  keys: {
    title: 'Single-key shortcuts',
    help: 'Off: only arrows, Enter, Space, Tab and Escape do something.',
    values: { on: 'On', off: 'Off' },
  },
  askNew: { title: 'Ask before leaving a deal', values: { on: 'Ask', off: 'Do not ask' } },
  askEnd: { title: 'Ask before ending a deal', values: { on: 'Ask', off: 'Do not ask' } },
};

/** The help page. */
export const helpWords = {
  handTitle: 'By hand',
  hand: [
    'Tap a card to play it. Or drag it to where it goes: places that take it light up. Tap the stock to deal.',
    'A card that cannot be played says why. Everything can be taken back, to the first move and beyond it: undo after a new deal brings the old one back.',
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
    { keys: ['Home', 'End'], label: 'To the first card, to the stock' },
    { keys: ['Enter', 'Space'], label: 'Pick the card up; put it down' },
    { keys: ['Shift', 'Enter'], label: 'Play the card at once' },
    { keys: ['D'], label: 'Deal from the stock' },
    { keys: ['V'], label: 'Read the pile' },
    { keys: ['Esc'], label: 'Cancel, close' },
  ],
  commandTitle: 'The command line',
  countTitle: 'What is counted',
  aboutTitle: 'About',
  about: [
    'Cairn is patience: games for one, whose rules are data and whose deals are numbered for ever. It works without a network, asks no other computer for anything, and keeps what it knows in this browser only.',
    'Cairn is free software under the MIT licence. The figures on the court cards are by Adrian Kennard, in the public domain (CC0).',
  ],
} as const;
