/** Messages of the feature club, in English. */
import type { EntryRefusal, Measure } from '@cairn/formats';
import { formatsOf } from '../../i18n/formats.ts';

const { amount, count, decimal, grouped, percent } = formatsOf('en');

const dateIn =
  (options: Intl.DateTimeFormatOptions) =>
  (date: Date): string =>
    date.toLocaleString('en', options);
const timeText = dateIn({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const dateText = dateIn({ day: 'numeric', month: 'long', year: 'numeric' });

type Span = { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number };
const span = ({ unit, n }: Span): string => count(n, unit.slice(0, -1), unit);

export const en = {
  title: 'Club',
  today: 'Today',
  contests: 'Contests',
  leaders: 'Leaderboard',
  account: 'Account',
  fairness: 'What’s fair here',
  admin: 'Admin',

  // States
  noClub: 'This copy of Cairn has no club. Everything else works without one.',
  asking: 'One moment…',
  away: 'The club can’t be reached. Check your connection and try again.',
  busy: 'The club is busy or being looked after. Try again in a moment.',
  tooMany: (seconds: number) =>
    seconds > 0
      ? `That was a lot at once. Try again in ${count(seconds, 'second', 'seconds')}.`
      : 'That was a lot at once. Try again later.',
  signedOut: 'You’re signed out. Sign in again on the Account page.',
  notThere: 'There’s nothing here. It may have been removed.',
  failed: 'The answers of the club don’t fit together. Load the page again.',
  tryAgain: 'Try again',
  reload: 'Reload',
  problems: {
    rules: 'This board needs another version of Cairn. Load the page again.',
    'not-open': 'It isn’t open yet.',
    closed: 'It has closed.',
    'not-entered': 'Enter the contest first.',
    'at-once': 'Finish the board you’ve begun first.',
    making: 'This deal is being made right now. Try again in a few seconds.',
    'no-deal': 'No winnable deal of this game was found for this day.',
    'not-made': 'Not enough deals like that were found. Choose another difficulty or fewer boards.',
    'contests-many': 'You have too many contests in progress. Close one first.',
    past: 'It would open in the past. Choose a later time.',
    window: 'It would close before it opens.',
    account: 'This needs an account.',
    code: 'This code is wrong, used, or too old.',
    challenge: 'That took too long. Try again.',
    taken: 'Somebody has this name, or one that looks like it.',
    'free-names': 'Names are made up on this site.',
    'no-way-back': 'You’d have no way back into your account. Add a passkey or a recovery code first.',
    'passkey-there': 'This device has a passkey for your account already.',
    'passkey-cancelled': 'No passkey was used.',
    gone: 'The account has been deleted.',
    unknown: 'There’s nothing here. It may have been removed.',
    admin: 'Only an admin may do this.',
    invitation: 'You need the invitation link for this contest.',
    network: 'The club can’t be reached. Check your connection and try again.',
  },

  // The table
  opening: 'Opening the board…',
  leave: 'Leave the table',
  leaveShort: 'Leave',
  end: 'End',
  hint: 'Hint',
  allSafe: 'Safe cards',
  noneSafe: 'No card is safe on the foundations yet.',
  ending: {
    title: 'End this board?',
    line: 'Your result so far counts, and you can’t play it again.',
    yes: 'End it',
  },
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Waiting for the club…',
  offline: 'No connection: you can go on until a card has to turn',
  cut: 'No connection: the card turns when it’s back',
  movedOn: 'This board was played on another device. This is where it stands.',
  refused: 'The club didn’t allow that. This is where the board stands.',
  elsewhere: 'You’re playing this board in another tab.',
  takeOver: 'Continue here',
  signedOutHere: 'You’re signed out. Sign in to continue this board.',
  asGuest: 'Start over as a guest',
  standing: (beaten: number, rank: number, of: number) =>
    `You beat ${percent(beaten, 100)} so far: ${grouped(rank)} of ${grouped(of)}.`,
  standingSoon: 'Once others have played it, you’ll see how you did.',
  nextBoard: 'Next board',
  results: 'Results',
  lookAtTable: 'Look at the table',

  // Today
  todayTitle: 'Today at the club',
  todayAbout: 'The same deals for everyone, one try each. Every one can be won.',
  day: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  month: dateIn({ month: 'long', year: 'numeric' }),
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  left: (time: Span) => `${span(time)} left`,
  notYet: 'Not open yet',
  dayOver: 'This day is over',
  doneToday: (done: number, all: number) => `${grouped(done)} of ${grouped(all)} played`,
  noDeals: 'There are no deals for this day.',
  begun: 'Begun',
  beaten: (n: number) => `beat ${percent(n, 100)}`,
  finishedBy: (players: number) => count(players, 'result', 'results'),
  streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
  grades: ['Easy', 'Fairly easy', 'Medium', 'Hard', 'Very hard'],

  // Contests
  contest: 'Contest',
  contestsAbout: 'Everyone plays the same boards. Then the results are compared.',
  makeContest: 'Make a contest',
  running: 'Running',
  coming: 'Coming',
  past: 'Past',
  noneRunning: 'No contest is running. Make one!',
  noneComing: 'None is planned.',
  nonePast: 'None so far.',
  showPast: 'Show past contests',
  moreGames: (games: string, more: number) => `${games} and ${grouped(more)} more`,
  opensIn: (time: Span) => `Opens in ${span(time)}`,
  opensOn: (date: Date) => `Opens ${timeText(date)}`,
  closedOn: (date: Date) => `Closed ${timeText(date)}`,
  boards: (n: number) => count(n, 'board', 'boards'),
  players: (n: number) => count(n, 'player', 'players'),
  ownBoards: (played: number, all: number) => `you’ve played ${grouped(played)} of ${grouped(all)}`,
  madeBy: (player: string) => `Made by ${player}`,
  enter: 'Enter',
  entry: (why: EntryRefusal): string => {
    switch (why.kind) {
      case 'closed':
        return 'This contest has closed.';
      case 'members-only':
        return 'This contest is for members of the club.';
      case 'invitation':
        return 'You need the invitation link for this contest.';
      case 'no-guests':
        return 'Guests can’t enter this one. Keep your account with a passkey first.';
      case 'passkey':
        return 'You need a passkey to enter. You can add one on the Account page.';
      case 'age':
        return `Your account is too new. You can enter from ${timeText(new Date(why.from))}.`;
      case 'finish-first':
        return `Finish ${count(why.boards, 'more board', 'more boards')} elsewhere first.`;
    }
  },
  boardsTitle: 'Boards',
  board: (n: number) => `Board ${grouped(n)}`,
  play: 'Play',
  goOn: 'Continue',
  show: 'Show',
  scoring: 'Score by',
  matchPoints: 'Match points',
  imps: 'IMPs',
  allBoards: 'All boards',
  tableOf: (n: number) => `Results of board ${grouped(n)}`,
  rank: 'Rank',
  ranked: (rank: number, tied: boolean) => `${grouped(rank)}${tied ? '=' : ''}`,
  player: 'Player',
  share: 'Beaten',
  played: 'Boards',
  won: 'Won',
  result: 'Result',
  time: 'Time',
  you: '(you)',
  guest: '(guest)',
  aided: 'with hints',
  gone: 'a player who has left',
  void: (reason: string) => `doesn’t count: ${reason}`,
  nobodyYet: 'Nobody has finished yet.',
  provisional: 'The ranks can still change.',
  hiddenResults: (n: number) =>
    `${count(n, 'more result', 'more results')}: you’ll see them when they can’t help anyone any more.`,
  pointsHelp: 'Beaten: how many of the others did worse, on average over the boards. A tie counts half.',
  impsHelp: 'IMPs: your average bridge-scale score against every other player.',
  signed: (n: number) => `${n > 0 ? '+' : ''}${decimal(n)}`,
  percent: (n: number) => percent(n, 100),
  range: (low: number, high: number) => `${percent(low, 100)} to ${percent(high, 100)}`,
  value: (n: number, unit: Measure['unit']): string => {
    if (unit === 'points' || unit === 'dollars') return amount(n, unit);
    if (unit === 'left') return n === 0 ? 'cleared' : `${count(n, 'card', 'cards')} left`;
    return count(n, unit.slice(0, -1), unit);
  },
  watch: (player: string) => `Watch ${player}`,
  watchShort: 'Watch',
  noLines: 'The moves aren’t shown yet.',
  linesWhen: {
    'after-own': 'You can watch others on a board once you’ve finished it.',
    'after-close': 'You can watch others once the contest has closed.',
  },
  copyLink: 'Copy link',
  copyInvitation: 'Copy invitation',
  file: 'Save all results',
  noFile: 'There’s no file yet.',
  close: 'Close now',
  closing: {
    title: 'Close this contest?',
    line: 'Boards that aren’t finished end with the result so far.',
    yes: 'Close it',
  },
  proof: 'Proof that the boards weren’t changed',
  proofAbout:
    'Each board was fixed before anyone played it. This is its fingerprint; when the contest closes, the cards are published and you can compare.',
  proofOver:
    'Each board had this fingerprint before anyone played it. Your browser can compare it with the cards now.',
  check: 'Compare',
  checked: { same: '✓ the same', other: '✗ not the same', failed: 'couldn’t be compared' },
  report: 'Report a name',
  reportWho: 'Which name?',
  reportWhy: 'What’s wrong with it?',
  send: 'Send',
  reported: 'Thanks. An admin will look at it.',

  // A new contest
  makeAbout: 'The club makes boards nobody has seen, and everyone gets the same ones.',
  game: 'Game',
  boardCount: 'How many',
  difficulty: 'Difficulty',
  difficultyHelp: 'A chosen difficulty can take a while to find.',
  winnable: 'Any, but winnable',
  anyDeal: 'As they come',
  openFor: 'Open for',
  spans: { evening: '2 hours', day: 'a day', week: 'a week', month: '30 days' },
  who: 'Who can enter',
  whoOf: { anyone: 'Anyone', invited: 'Anyone with the link', members: 'Members of the club' },
  contestTitle: 'Title',
  moreChoices: 'More choices',
  opens: 'Opens',
  opensHelp: 'Leave it empty to open at once.',
  timePerBoard: 'Time for a board',
  timeLimit: (minutes: number) =>
    minutes === 0 ? 'No limit' : `${count(minutes, 'minute', 'minutes')} a board`,
  noLimit: 'No time limit',
  lines: 'Watch others',
  linesOf: { 'after-own': 'After your own board', 'after-close': 'After the close' },
  undoAllowed: 'Undo allowed',
  noUndo: 'No undo',
  hintsAllowed: 'Hints allowed',
  anyOrder: 'Several boards at a time',
  noGuests: 'No guests',
  needsPasskey: 'Only with a passkey',
  make: 'Make the contest',
  making: 'Making the boards…',

  // The leaderboard
  interval: 'Range',
  bestStreak: 'Best streak',
  noLeaders: 'Nobody has played 10 boards of this game this month yet.',
  leadersAbout:
    'How many of the others you beat, on average, over at least 10 boards. The lower end of the range decides, so playing more never hurts. Guests aren’t listed.',

  // The account
  noAccount:
    'You have no account here yet. You’ll get one, as a guest, when you play your first board. It takes no e-mail and no password.',
  youAreGuest: 'guest',
  youAreKept: 'your account',
  oneWayBack: 'You have one way back into your account. A recovery code on paper makes it two.',
  keep: 'Keep this account',
  keepAbout:
    'You’re a guest: if this browser forgets you, your results are gone. A passkey keeps them. It’s your fingerprint, face or PIN, and never leaves your device.',
  morePasskeys: 'Another passkey',
  passkeyAbout: 'Add one on each device you use, or one that your devices share.',
  makePasskey: 'Keep it with a passkey',
  noPasskeys: 'This browser has no passkeys. Use a recovery code instead.',
  kept: 'Kept. You can sign in with your passkey from now on.',
  signInTitle: 'Sign in',
  signInAbout: 'If you have an account here already.',
  signInGuest: 'If you have an account here already: what you played as a guest goes with you.',
  usePasskey: 'Sign in with a passkey',
  code: 'Code',
  useCode: 'Use the code',
  signedIn: 'You’re signed in.',
  merged: 'You’re signed in, and what you played as a guest is yours.',
  secondDevice: 'Another device',
  linkAbout: 'Scan the code with the other device, or type it there. It works once, for ten minutes.',
  makeLink: 'Show a code',
  qr: 'Code for the camera of your other device',
  enterCode: 'Or enter this code there:',
  recovery: 'Recovery code',
  recoveryAbout:
    'If you lose every device, this code on paper brings your account back. A new one replaces the old one.',
  makeRecovery: 'Make a recovery code',
  recoveryOnce: 'Write it down: it’s shown only now.',
  codeAbout: 'This code signs this device in to the account it came from. It works once.',
  signInHere: 'Sign in here',
  devices: 'Devices',
  thisDevice: 'this one',
  seen: (date: Date) => `last seen ${dateText(date)}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutHere: 'Sign out here',
  passkeys: 'Passkeys',
  passkey: 'Passkey',
  madeOn: (date: Date) => `made ${dateText(date)}`,
  remove: 'Remove',
  yourData: 'Name and data',
  name: 'Name',
  rename: 'Change',
  madeUpName: 'Make one up',
  renamed: (name: string) => `You’re ${name} now.`,
  export: 'Save my data',
  delete: 'Delete my account',
  deleting: {
    title: 'Delete your account?',
    lines: [
      'Your name, passkeys and codes are deleted at once.',
      'Your results stay without your name, because others are ranked against them.',
    ],
    yes: 'Delete it',
  },
  knows: 'What the club knows',
  known: [
    'Your name here, and when your account was made and last used.',
    'The public half of your passkeys, and the hash of your codes. Never your fingerprint, face or PIN.',
    'Every move you make on the club’s boards, and when. Others can watch them once they can’t help anyone any more.',
    'For each device you’re signed in on: browser and system, such as “Firefox, Linux”.',
    'No e-mail, no password, no tracker. What you play outside the club stays in this browser.',
  ],

  // Admins
  notAdmin: 'Only admins see this page.',
  figures: {
    accounts: 'Accounts',
    guests: 'Guests',
    contests: 'Open contests',
    plays: 'Boards in progress',
    results: 'Results',
    reports: 'Open reports',
  },
  neverCopied: 'The database was never copied to a file.',
  copiedOn: (date: Date) => `Last copied to a file ${timeText(date)}.`,
  reports: 'Reports',
  noReports: 'Nothing to look at.',
  reportedBy: (reporter: string, date: Date) => `${reporter}, ${timeText(date)}`,
  settle: 'Settled',
  done: 'Done.',
  adminDo: {
    name: 'Change a name',
    nameNow: 'Name now',
    nameTo: 'New name (empty: made up)',
    rename: 'Change',
    void: 'Void a result',
    play: 'Id of the play',
    reason: 'Reason (empty: it counts again)',
    voidIt: 'Save',
    close: 'Close a contest',
    contest: 'Id of the contest',
    closeIt: 'Close it',
    link: 'One-time link for somebody who can’t get in',
    makeLink: 'Make a link',
  },

  // Fairness
  fair: {
    lead: 'Patience is played alone, so nobody sees you play. This is what the club does to keep it fair, and what no club can do.',
    parts: [
      {
        title: 'Promised',
        lines: [
          [
            'The cards are at the club',
            'Nothing about a card you haven’t seen leaves the club before it turns up. The exception: games whose rules shuffle again during play.',
          ],
          [
            'Nobody can look a deal up',
            'Boards are shuffled by a secure generator. They have no number, and each is dealt once.',
          ],
          [
            'The same board for everyone',
            'Its fingerprint is published before the first play. When it closes, the cards are too, and anyone can compare.',
          ],
          [
            'The club keeps the time',
            'It runs from the moment you open a board, by the club’s clock, give or take the way through the network. Pausing doesn’t stop it.',
          ],
          [
            'Every result is real',
            'The club makes each result from your moves. Anyone can replay every row of every table.',
          ],
          [
            'No lost or doubled moves',
            'Reload, change devices, go through a tunnel: a board goes on where it was.',
          ],
        ],
      },
      {
        title: 'Made hard, not impossible',
        lines: [
          [
            'A second account',
            'One try per account, guests are listed apart, and moves are shown only when they can’t help any more. Someone with two phones and much patience can still look first. In a club where people know each other, that’s easier to trust.',
          ],
          [
            'Copying boards',
            'Boards are opened one at a time and there are daily limits. They slow programs down; they don’t stop everybody.',
          ],
        ],
      },
      {
        title: 'What can’t be prevented',
        lines: [
          [
            'A solver beside the board',
            'Hints, solver and undo are off here unless a contest allows them. But anyone can type what they see into a program. In games with all cards open, that finds the best play, so contests in games with hidden cards are fairer.',
          ],
          [
            'The people who run the site',
            'They can’t change a board once its fingerprint is out. But they, and anyone who gets at the database, could look at the cards.',
          ],
          ['Thinking first', 'You may think before your first move. The clock runs meanwhile.'],
        ],
      },
    ],
  },
} as const;
