/** English messages: boards that several people play and compare. */
import type { DuplicateFault, Measure } from '@cairn/formats';
import type { OwnFault } from './room.ts';
import { formatsOf } from '../../../i18n/formats.ts';

const { count, decimal, grouped, percent, amount } = formatsOf('en');

/** With its sign: "+12.5", "−4". */
const signed = (n: number): string => `${n > 0 ? '+' : ''}${decimal(n)}`;
const boards = (n: number): string => count(n, 'board', 'boards');
const results = (n: number): string => count(n, 'result', 'results');

const size = (n: number, unit: Measure['unit']): string => {
  if (unit === 'points' || unit === 'dollars') return amount(n, unit);
  return unit === 'left' ? count(n, 'card', 'cards') : count(n, unit.slice(0, -1), unit);
};

export const en = {
  title: 'Play a friend',
  text: 'You both play the same deals, then compare. Send a link; no account needed. Results are replayed to keep them honest.',
  challenge: 'Challenge a friend',
  whichGame: 'Game',
  otherGame: 'Another game',
  howMany: 'Deals',
  deals: (n: number) => count(n, 'deal', 'deals'),
  sendLink: 'Send a link',
  challengeTitle: 'I challenge you at Cairn',
  answerTitle: 'My results at Cairn',
  ownBoards: 'Advanced: choose the deals yourself',
  advanced: 'Advanced: files, and results by hand',
  yours: 'With friends',
  challenged: 'Match with a friend',
  boards,
  board: (n: number) => `Board ${grouped(n)}`,
  boardOf: (n: number, game: string, deal: string) => `${grouped(n)}. ${game}, deal ${deal}`,
  openOf: (title: string) => `Open ${title}`,
  make: 'Choose the deals',
  name: 'Title',
  nameHelp: 'Optional.',
  list: 'Boards',
  listHelp:
    'One per line: a link to a deal, or a game and number like tripeaks/49621. You can also paste a challenge link or a whole file.',
  addDeal: 'Add another deal of the last game',
  fromFile: 'Open a file…',
  create: 'Create',
  invitedTitle: 'You’re challenged!',
  invited: (n: number) =>
    n === 1 ? 'Play this deal, then compare.' : `Play these ${grouped(n)} deals, then compare.`,
  havePlayed: (names: readonly string[]) =>
    `Already played: ${names.join(', ')}. You’ll see their results once you finish.`,
  begin: 'Take the challenge',
  goOn: 'Continue',
  rules: 'No undo, and the clock keeps running if you switch away.',
  you: 'You',
  yourName: 'Your name',
  yourNameHelp: 'Shown beside your results.',
  rename: 'Change',
  renamed: 'Changed.',
  play: (n: number) => (n === 1 ? 'Play' : 'Play the next deal'),
  allPlayed: 'You’ve played them all.',
  toPlay: 'not played yet',
  stopped: 'not played',
  sealedResults: (n: number) =>
    n === 1
      ? 'You’ll see one more result once you finish its deal.'
      : `You’ll see ${results(n)} of others once you finish their deals.`,
  alone: 'No one else’s results are here yet.',
  totals: 'All boards',
  totalsOf: (title: string) => `${title}: all boards together`,
  tableOf: (title: string) => `Results of ${title}`,
  rank: 'Rank',
  ranked: (rank: number, tied: boolean) => `${grouped(rank)}${tied ? '=' : ''}`,
  player: 'Player',
  played: 'Boards',
  won: 'Won',
  sum: 'Sum',
  result: 'Result',
  time: 'Time',
  share: 'Beaten',
  shareHelp: 'Beaten: how many of the others did worse. A tie counts half.',
  percent: (n: number) => percent(n, 100),
  imps: 'IMPs',
  impsHelp: 'IMPs: your average bridge-scale score against every other player.',
  datum: 'Datum',
  datumHelp: (datum: string, span: string) =>
    `Datum: match points against the mean of all, ${datum}. A difference of ${span} is a whole deal: 14 IMPs.`,
  datumTotal: 'Datum: the same against the mean of every board.',
  signed,
  /** A player's result on a board. */
  value: (n: number, unit: Measure['unit']) =>
    unit !== 'left' ? size(n, unit) : n === 0 ? 'cleared' : `${size(n, unit)} left`,
  /** A number with its unit. */
  size,
  aided: 'with hints',
  look: 'Watch',
  lookAt: (player: string, n: number) => `Watch ${player} on board ${grouped(n)}`,
  others: 'Results of others',
  othersText: 'A file, a record or a link to a game they played',
  othersFile: 'Open a file…',
  theirName: 'Who played it, if it doesn’t say',
  add: 'Add',
  added: (n: number) => `${results(n)} added.`,
  nothingNew: 'Those results are here already.',
  pass: 'Invite more friends',
  copyLink: 'Copy link',
  files: 'Your results as a file',
  sendResults: 'Send your results',
  sendResultsText: 'Your friend opens the link and sees both results side by side.',
  copyResults: 'Copy link to your results',
  copyOwn: 'Copy your results',
  saveOwn: 'Save your results',
  saveAll: 'Save all results shown here',
  notTaken: 'Nothing was added. Your results are unchanged.',
  untrue: (place: string, message: string) => (place === '' ? message : `${place}: ${message}`),
  faults: {
    duplicate: () => 'This isn’t a duplicate file: one begins with [Duplicate "…"] and [Boards "…"]',
    'duplicate-size': () => 'The file is too long',
    board: () => 'A board is a game and a deal, such as tripeaks/49621',
    'board-none': () => 'It has no boards',
    'board-many': () => 'That’s more boards than can be played',
    'board-twice': () => 'A board is listed twice',
    'board-number': () => 'A result names the wrong board',
    'board-other': () => 'A result doesn’t belong to any of these boards',
    'board-rules': () => 'The rules of a board’s game have changed since',
    player: () => 'A result needs the player’s name, 1 to 40 characters',
    'result-twice': (player: string) =>
      `${player} already has a different result on a board. The first one counts`,
    'result-many': () => 'That’s more results than can be stored',
    unfinished: () => 'A deal isn’t finished',
    undone: () => 'Moves that had shown a card were undone, which isn’t allowed here',
    'own-name': (player: string) => `Someone here is already called ${player}`,
    nameless: () => 'Enter your name first, so your friend knows whose results these are',
    'no-game': () => 'The link has no moves in it',
    answer: () => 'The results in this link are damaged. Ask for the link again',
    'answer-long': () => 'Your results don’t fit in a link. Save them as a file below',
  } satisfies Record<DuplicateFault | OwnFault, (player: string) => string>,
} as const;
