/** English messages: boards that several people play and compare. */
import type { DuplicateFault, Measure } from '@cairn/formats';
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
  title: 'Duplicate',
  text: 'Everyone plays the same deals, then you compare. Share a link; no account needed. Results are replayed to keep them honest.',
  yours: 'Your duplicates',
  boards,
  board: (n: number) => `Board ${grouped(n)}`,
  boardOf: (n: number, game: string, deal: string) => `Board ${grouped(n)}: ${game}, deal ${deal}`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  make: 'Make one',
  name: 'Title',
  nameHelp: 'If you like.',
  list: 'Boards',
  listHelp:
    'One a line: a link to a deal, or a game and a number such as tripeaks/49621. A link to a duplicate, or all of a file, will do too.',
  addDeal: 'Add another deal of the last game',
  fromFile: 'Open a file…',
  create: 'Create',
  invited:
    'Somebody asks you to play these boards. What others made of a board is shown once you have finished it yourself.',
  begin: 'Take part',
  goOn: 'Go on',
  rules: 'No undo, and the clock keeps running if you switch away.',
  you: 'You',
  yourName: 'Your name',
  yourNameHelp: 'It stands beside your results.',
  rename: 'Change',
  renamed: 'Changed.',
  play: (n: number) => `Play board ${grouped(n)}`,
  allPlayed: 'You have played all boards.',
  toPlay: 'not played yet',
  stopped: 'not played',
  sealedResults: (n: number) =>
    n === 1
      ? 'One result of somebody else is sealed until you have finished its board.'
      : `${results(n)} of others are sealed until you have finished their boards.`,
  alone: 'Nobody else’s result is here yet.',
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
  shareHelp: 'Beaten: the share of the others that did worse; whoever did as well counts half.',
  percent: (n: number) => percent(n, 100),
  imps: 'IMPs',
  impsHelp: 'IMPs: the mean of the match points against each of the others, on the scale of bridge.',
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
  look: 'Look',
  lookAt: (player: string, n: number) => `Look at ${player} on board ${grouped(n)}`,
  others: 'Results of others',
  othersText: 'A file, a record or a link to a game they played',
  othersFile: 'Open a file…',
  theirName: 'Who played it, where it does not say so',
  add: 'Add',
  added: (n: number) => `${results(n)} added.`,
  nothingNew: 'Those results are here already.',
  pass: 'Pass it on',
  copyLink: 'Copy link to the boards',
  shareLink: 'Share link…',
  copyOwn: 'Copy your results',
  saveOwn: 'Save your results',
  saveAll: 'Save everything you may see',
  notTaken: 'Nothing was opened. Your results are unchanged.',
  untrue: (place: string, message: string) => (place === '' ? message : `${place}: ${message}`),
  faults: {
    duplicate: () => 'This is no duplicate: a file begins with [Duplicate "…"] and [Boards "…"]',
    'duplicate-size': () => 'The file is too long',
    board: () => 'A board is a game and a deal, such as tripeaks/49621',
    'board-none': () => 'There is no board in it',
    'board-many': () => 'These are more boards than can be played',
    'board-twice': () => 'A board stands twice',
    'board-number': () => 'A result is said to be of another board than it is',
    'board-other': () => 'A result is of none of these boards',
    'board-rules': () => 'A board was made under other rules than its game has now',
    player: () => 'A result needs the name of who played it, of 1 to 40 letters',
    'result-twice': (player: string) => `${player} has another result on a board: the first counts`,
    'result-many': () => 'These are more results than can be kept',
    unfinished: () => 'A game is not over',
    undone: () => 'Cards were shown and taken back, which is not allowed here',
    'own-name': (player: string) => `${player} is already the name of somebody here`,
    nameless: () => 'Give yourself a name first: results need one',
    'no-game': () => 'The link has no moves in it',
  } satisfies Record<DuplicateFault | 'own-name' | 'nameless' | 'no-game', (player: string) => string>,
} as const;
