/** Messages of the feature club, in English. */
import type { EntryRefusal, Measure } from '@cairn/formats';
import type { ClubFault } from '@cairn/wire';
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
  fairness: 'Fair play',
  admin: 'Admin',

  // States
  noClub: 'There’s no club here. Everything else works without one.',
  asking: 'One moment…',
  away: 'The club can’t be reached. Check your connection and try again.',
  busy: 'The club is busy or down for maintenance. Try again in a moment.',
  boardsMany: (wait: Span) =>
    `You’ve opened as many boards as one account may for now. Try again in ${span(wait)}.`,
  tooMany: (wait: Span) => `Too many requests. Try again in ${span(wait)}.`,
  signedOut: 'You’re signed out. Sign in again on the Account page.',
  notThere: 'There’s nothing here. It may have been removed.',
  failed: 'Something went wrong. Reload the page.',
  tryAgain: 'Try again',
  reload: 'Reload',
  problems: {
    // The API
    account: 'You need an account for this.',
    bug: 'Something went wrong at the club. Try again, or tell the people who run it.',
    json: 'The club couldn’t read this. Reload the page.',
    limit: 'Too many requests. Try again later.',
    origin: 'You opened this site at an address that isn’t its own, so nothing can be sent from here.',
    route: 'The club doesn’t know this. Reload the page.',
    size: 'This is too long to send.',
    unavailable: 'The club can’t reach its database right now. Try again in a moment.',
    unknown: 'There’s nothing here. It may have been removed.',
    // Accounts
    challenge: 'That took too long. Try again.',
    code: 'This code is wrong, used or expired.',
    'free-names': 'You can’t choose your own name on this site.',
    gone: 'The account has been deleted.',
    'no-way-back': 'You couldn’t get back into your account. Add a passkey or a recovery code first.',
    nobody: 'Nobody here has this name.',
    'passkey-cancelled': 'No passkey was used.',
    'passkey-there': 'This device already has a passkey for your account.',
    'passkey-unknown': 'This passkey doesn’t belong to any account here.',
    'passkey-wrong': 'This passkey didn’t work. Try again.',
    'passkeys-many': 'You have as many passkeys as an account can have. Remove one first.',
    taken: 'This name is taken, or too similar to another.',
    // Contests
    'boards-many': 'You’ve opened as many boards as one account may for now. Try again later.',
    'cards-hidden': 'This game hides cards, so they can’t all be face up from the start.',
    'contests-many': 'You have too many contests running. Close one first.',
    daily: 'Daily deals have no title.',
    guests: 'Guests have no passkey. Leave out guests or the passkey.',
    lines: 'Only contests for members let you watch others before the close.',
    month: 'There’s no such month.',
    'not-made': 'Couldn’t find enough deals like that. Choose another difficulty or fewer boards.',
    'not-shown': 'This isn’t shown yet.',
    nothing: 'Nothing would change.',
    owner: 'Only the player who created this contest or an admin can change it.',
    part: 'The file doesn’t have that many parts.',
    past: 'That time is in the past. Choose a later one.',
    state: 'There’s no list of contests like that.',
    unfinished: 'This board isn’t finished.',
    window: 'It would close before it opens.',
    'window-long': 'A contest can be open for at most 60 days.',
    // Entering a contest and opening a board
    age: 'Your account is too new for this contest.',
    'at-once': 'Finish the board you’ve started first.',
    closed: 'It’s closed.',
    'finish-first': 'You haven’t finished enough boards for this contest.',
    invitation: 'You need the invitation link for this contest.',
    'members-only': 'Only members can enter. Add a passkey to your account first.',
    'no-guests': 'Guests can’t enter. Add a passkey to your account first.',
    'not-entered': 'Enter the contest first.',
    'not-open': 'It isn’t open yet.',
    passkey: 'You need a passkey to enter. You can add one on the Account page.',
    // Plays
    ahead: 'This board isn’t that far yet. Reload the page.',
    from: 'This board isn’t that far yet. Reload the page.',
    'moved-on': 'Another device or tab was faster.',
    rules: 'This board needs another version of Cairn. Reload the page.',
    // Daily deals
    date: 'There’s no such day.',
    making: 'This deal isn’t ready yet. Try again in a few seconds.',
    'no-deal': 'Couldn’t find a winnable deal of this game for this day.',
    // Admins
    admin: 'Only admins can do this.',
    'last-admin': 'There’s no other admin. Make someone else an admin first.',
    'no-backups': 'This site keeps no backups: CAIRN_BACKUPS doesn’t name a folder.',
    // No answer
    answer: 'The club’s answer couldn’t be read. Try again in a moment.',
    network: 'The club can’t be reached. Check your connection and try again.',
  } satisfies Readonly<Record<ClubFault | 'passkey-cancelled', string>>,
  fieldProblems: {
    name: 'A name has 2 to 24 letters or digits, with single spaces, dots, hyphens or apostrophes in between.',
    title: 'A title has 1 to 80 characters.',
    reason: 'The reason is missing or too long.',
    subject: 'The name is missing or too long.',
    code: 'A code looks like 7K3M-Q9TZ.',
    opens: 'This isn’t a time. Choose another.',
  },

  // The table
  opening: 'Opening the board…',
  openingSoon: 'This deal is being made. It opens as soon as it’s ready.',
  leave: 'Leave the table',
  leaveShort: 'Leave',
  end: 'End',
  hint: 'Hint',
  tracker: 'Card tracker',
  trackerShort: 'Tracker',
  allSafe: 'Safe cards',
  noneSafe: 'No card can go up without risk.',
  ending: {
    title: 'End this board?',
    line: 'Your result so far counts, and you can’t play it again.',
    yes: 'End it',
  },
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Waiting for the club…',
  offline: 'No connection: you can play until a card turns up',
  cut: 'No connection: the card turns up once you’re online',
  movedOn: 'This board was played on another device. Here’s where it stands.',
  refused: 'The club didn’t allow that. Here’s where the board stands.',
  elsewhere: 'You’re playing this board in another tab.',
  takeOver: 'Continue here',
  signedOutHere: 'You’re signed out. Sign in to continue this board.',
  asGuest: 'Start over as a guest',
  standing: (beaten: number, rank: number, of: number) =>
    `You’ve beaten ${percent(beaten, 100)} of the others so far: rank ${grouped(rank)} of ${grouped(of)}.`,
  standingSoon: 'You’ll see how you did once others have played.',
  nextBoard: 'Next board',
  results: 'Results',
  lookAtTable: 'View the table',

  // Today
  todayTitle: 'Today at the club',
  todayAbout: 'Everyone gets the same deals, one try each. All of them can be won.',
  day: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  shortDay: dateIn({ day: 'numeric', month: 'long' }),
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
  begun: 'In progress',
  beaten: (n: number) => `beat ${percent(n, 100)}`,
  finishedBy: (players: number) => count(players, 'result', 'results'),
  streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
  grades: ['Easy', 'Fairly easy', 'Medium', 'Hard', 'Very hard'],

  // Contests
  contest: 'Contest',
  contestsAbout: 'Everyone plays the same boards, then you compare.',
  makeContest: 'New contest',
  running: 'Running',
  coming: 'Upcoming',
  past: 'Past',
  noneRunning: 'No contest is running. Start one!',
  noneComing: 'None planned.',
  nonePast: 'None so far.',
  showPast: 'Show past contests',
  moreGames: (games: string, more: number) => `${games} and ${grouped(more)} more`,
  opensIn: (time: Span) => `Opens in ${span(time)}`,
  opensOn: (date: Date) => `Opens ${timeText(date)}`,
  closedOn: (date: Date) => `Closed ${timeText(date)}`,
  boards: (n: number) => count(n, 'board', 'boards'),
  players: (n: number) => count(n, 'player', 'players'),
  ownBoards: (played: number, all: number) => `you’ve played ${grouped(played)} of ${grouped(all)}`,
  madeBy: (player: string) => `Created by ${player}`,
  enter: 'Enter',
  entry: (why: EntryRefusal): string => {
    switch (why.kind) {
      case 'closed':
        return 'This contest has closed.';
      case 'members-only':
        return 'Only members can enter. Add a passkey to your account first.';
      case 'invitation':
        return 'You need the invitation link for this contest.';
      case 'no-guests':
        return 'Guests can’t enter. Add a passkey to your account first.';
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
  gone: 'deleted account',
  void: (reason: string) => `doesn’t count: ${reason}`,
  nobodyYet: 'Nobody has finished yet.',
  provisional: 'Ranks can still change.',
  hiddenResults: (n: number) =>
    `${count(n, 'more result', 'more results')}, shown once nobody can gain from it.`,
  pointsHelp: 'Beaten: how many of the others did worse, on average. A tie counts half.',
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
  linesWhen: {
    'after-own': 'You can watch others on a board once you’ve finished it.',
    'after-close': 'You can watch others once the contest has closed.',
  },
  copyLink: 'Copy link',
  copyInvitation: 'Copy invitation',
  file: 'Save all results',
  close: 'Close now',
  closing: {
    title: 'Close this contest?',
    line: 'Unfinished boards end with the result so far.',
    yes: 'Close it',
  },
  proof: 'Proof that the boards weren’t changed',
  proofAbout:
    'Each board was fixed before anyone played it. This is its fingerprint. When the contest closes, the cards are published and you can compare.',
  proofOver:
    'Each board had this fingerprint before anyone played it. Your browser can compare it with the cards now.',
  check: 'Compare',
  checked: { same: '✓ the same', other: '✗ not the same', failed: 'couldn’t be compared' },
  report: 'Report a name',
  reportAny: 'Report a name or this title',
  reportWhat: 'What do you want to report?',
  reportOf: { name: 'A player’s name', title: 'The title of this contest' },
  reportWho: 'Which name?',
  reportWhy: 'What’s wrong with it?',
  send: 'Send',
  reported: 'Thanks. An admin will look at it.',

  // A new contest
  makeAbout: 'New boards that nobody has seen, the same for everyone.',
  game: 'Game',
  boardCount: 'Boards',
  difficulty: 'Difficulty',
  difficultyHelp: 'Finding boards of one difficulty can take a while.',
  winnable: 'Any winnable deal',
  anyDeal: 'Any deal',
  openFor: 'Open for',
  spans: { evening: '2 hours', day: 'a day', week: 'a week', month: '30 days' },
  who: 'Who can enter',
  whoOf: { anyone: 'Anyone', invited: 'Anyone with the link', members: 'Members of the club' },
  contestTitle: 'Title',
  moreChoices: 'More settings',
  opens: 'Opens',
  opensHelp: 'Leave empty to open right away.',
  timePerBoard: 'Time per board',
  timeLimit: (minutes: number) =>
    minutes === 0 ? 'No limit' : `${count(minutes, 'minute', 'minutes')} per board`,
  noLimit: 'No time limit',
  lines: 'Watch others',
  linesOf: { 'after-own': 'After your own board', 'after-close': 'After it closes' },
  undoAllowed: 'Undo allowed',
  noUndo: 'No undo',
  hintsAllowed: 'Hints allowed',
  anyHelpAllowed: 'Any help allowed',
  anyHelpAbout:
    'This game hides no cards, so nobody can keep out programs that find the best moves. Everyone gets undo, restart and hints.',
  anyOrder: 'Several boards at once',
  noGuests: 'No guests',
  needsPasskey: 'Passkey required',
  make: 'Create the contest',
  making: 'Making the boards…',

  // The leaderboard
  interval: 'Range',
  bestStreak: 'Best streak',
  noLeaders: 'Nobody has 10 boards of this game in this month.',
  leadersAbout:
    'How many of the others each player beat, on average, over at least 10 boards. The lower end of the range decides, so a few lucky boards aren’t enough. Guests aren’t listed.',

  // The account
  noAccount:
    'You have no account here yet. You get one as a guest when you play your first board, with no e-mail and no password.',
  youAreGuest: 'guest',
  youAreKept: 'member',
  oneWayBack: 'You have only one way back into your account. A recovery code on paper gives you a second.',
  keep: 'Keep this account',
  keepAbout:
    'You’re a guest: if this browser forgets you, your results are gone. A passkey keeps them. You unlock it with your fingerprint, face or PIN, which never leave your device.',
  morePasskeys: 'Another passkey',
  passkeyAbout: 'Add one on each device you use, or one that your devices share.',
  makePasskey: 'Add a passkey',
  noPasskeys: 'This browser doesn’t support passkeys. Use a recovery code instead.',
  kept: 'Passkey added. You can now sign in with it.',
  signInTitle: 'Sign in',
  signInAbout: 'Already have an account here?',
  signInGuest: 'Already have an account here? What you’ve played as a guest moves to it.',
  usePasskey: 'Sign in with a passkey',
  code: 'Code',
  useCode: 'Use code',
  signedIn: 'You’re signed in.',
  merged: 'You’re signed in, and what you played as a guest is in your account now.',
  secondDevice: 'Another device',
  linkAbout: 'Scan the code with the other device, or type it there. It works once, within ten minutes.',
  makeLink: 'Show a code',
  qr: 'QR code for your other device',
  enterCode: 'Or enter this code there:',
  recovery: 'Recovery code',
  recoveryAbout:
    'If you lose all your devices, this code gets you back into your account. A new one replaces the old one.',
  makeRecovery: 'Make a recovery code',
  recoveryOnce: 'Write it down on paper. You won’t see it again.',
  codeAbout: 'This code signs you in on this device. It works once.',
  signInHere: 'Sign in here',
  devices: 'Devices',
  thisDevice: 'this one',
  seen: (date: Date) => `last seen ${dateText(date)}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutHere: 'Sign out here',
  passkeys: 'Passkeys',
  passkey: 'Passkey',
  madeOn: (date: Date) => `added ${dateText(date)}`,
  remove: 'Remove',
  yourData: 'Name and data',
  name: 'Name',
  rename: 'Change',
  madeUpName: 'Make one up',
  renamed: (name: string) => `Your name is now ${name}.`,
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
    'The public part of your passkeys, and a hash of your codes. Never your fingerprint, face or PIN.',
    'Every move you make on the club’s boards, and when. Others can watch them later, when nobody can gain from it.',
    'For each device you’re signed in on: browser and system, such as “Firefox, Linux”.',
    'For two weeks: whether another account opened the same board from your network on the same day. Your address isn’t stored for this, only a code that can’t be traced back to it.',
    'If you’re a guest, have finished no board and don’t come back for at least 30 days, your account can be deleted.',
    'No e-mail, no password, no tracking. What you play outside the club stays in this browser.',
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
  neverCopied: 'The database has never been copied to a file.',
  copiedOn: (date: Date) => `Last copied to a file: ${timeText(date)}.`,
  reports: 'Reports',
  noReports: 'Nothing to look at.',
  reportedBy: (reporter: string, date: Date) => `${reporter}, ${timeText(date)}`,
  reportedAs: { name: 'Name', result: 'Result', title: 'Title' },
  idOf: (id: string) => `ID: ${id}`,
  makeTitle: 'Replace the title',
  sameNetwork: 'Same network',
  sameNetworkAbout:
    'These accounts opened the same board from the same network on the same day. It may be one person, but just as well a family or a club evening. The notes are deleted after two weeks.',
  onTime: (date: Date) => timeText(date),
  settle: 'Settle',
  done: 'Done.',
  adminDo: {
    name: 'Change a name',
    nameNow: 'Current name',
    nameTo: 'New name (empty: made up)',
    rename: 'Change',
    void: 'Void a result',
    play: 'ID of the play',
    reason: 'Reason (empty: it counts again)',
    voidIt: 'Save',
    title: 'Change the title of a contest',
    titleTo: 'New title (empty: the game’s name)',
    close: 'Close a contest',
    contest: 'ID of the contest',
    closeIt: 'Close it',
    link: 'One-time link for someone who’s locked out',
    makeLink: 'Make a link',
  },
  limitForm: {
    title: 'Limits',
    about:
      'Limits keep one visitor from slowing the club down for everyone. Once a limit is reached, the club says no until the time is over. If the site runs as several processes, each one counts for itself, except for boards.',
    per: { network: 'For each network, such as a home', account: 'For each account' },
    of: {
      request: 'Everything together',
      guest: 'New guests',
      'passkey-new': 'Adding a passkey (counts twice each time)',
      'sign-in': 'Signing in with a passkey (counts twice each time)',
      'code-new': 'Making a code or a link',
      'code-use': 'Entering a code',
      rename: 'Changing the name',
      export: 'Saving all data of the account',
      'contest-new': 'Creating a contest, even if that fails',
      'contest-enter': 'Entering a contest',
      'contest-file': 'Saving all results of a contest',
      report: 'Reporting a name or a title',
      boards: 'Opening a board',
    },
    times: 'How many times',
    timesIn: 'times in',
    time: 'In how much time',
    unit: 'Unit of time',
    units: {
      seconds: (n: number) => (n === 1 ? 'second' : 'seconds'),
      minutes: (n: number) => (n === 1 ? 'minute' : 'minutes'),
      hours: (n: number) => (n === 1 ? 'hour' : 'hours'),
      days: (n: number) => (n === 1 ? 'day' : 'days'),
    },
    usually: (points: number, n: number, unit: string) =>
      `Usually ${count(points, 'time', 'times')} in ${grouped(n)} ${unit}`,
    guestDays: 'Days until a guest’s account is deleted',
    guestDaysHelp: (usual: number) =>
      `Only for guests who haven’t come back, have finished no board, created no contest and have no recovery code. Usually ${count(usual, 'day', 'days')}.`,
    save: 'Save the limits',
    same: 'Nothing was changed.',
    saved: 'Saved. If the site runs as several processes, the others follow within a minute.',
  },

  // Fairness
  fair: {
    lead: 'You play patience alone, and nobody watches. Here’s what the club does to keep it fair, and what no club can prevent.',
    parts: [
      {
        title: 'Promised',
        lines: [
          [
            'The cards stay at the club',
            'Nothing about a card you haven’t seen leaves the club before it’s turned up. The exception: games whose rules shuffle again. A refused move gives nothing away either; we test that.',
          ],
          [
            'Nobody can look up a deal',
            'Boards are drawn with a secure random generator and have no number. Each is made for one contest or one day, and never used again.',
          ],
          [
            'The same board for everyone',
            'Its fingerprint is published before anyone plays, and its cards once it closes. Then anyone can check that it wasn’t changed.',
          ],
          [
            'The club keeps the time',
            'Its clock runs from the moment you open a board to the end. Pausing doesn’t stop it. Only the delay of your connection comes on top.',
          ],
          [
            'Every result is real',
            'The club works out each result from your moves. Every row of every table can be replayed, and one command replays them all.',
          ],
          [
            'No move is lost or counted twice',
            'Reload, switch devices, lose your connection: a board continues where it was.',
          ],
        ],
      },
      {
        title: 'Made hard, not impossible',
        lines: [
          [
            'A second account',
            'You get one try per account, guests are listed apart, and you can’t watch others on a board before your own play or the contest is over. Someone with two phones and enough patience can still look first. It helps to play with people you know.',
          ],
          [
            'Copying boards',
            'In most contests you open one board at a time, and the club limits how often you can ask. That slows programs down, but doesn’t stop them all.',
          ],
        ],
      },
      {
        title: 'What can’t be prevented',
        lines: [
          [
            'Help from a program',
            'There’s no solver here, and hints and undo only where the contest or the game allows them. But anyone can type what they see into a program. In games with all cards face up, it can find the best moves, so take those results as “with any help”. Contests with hidden cards are fairer.',
          ],
          [
            'The people who run the site',
            'They can’t change a board once its fingerprint is out. But they could look at the cards, and so could anyone who gets at the database or a copy of it.',
          ],
          ['Thinking first', 'You can think before your first move. The clock is already running.'],
        ],
      },
    ],
  },
} as const;
