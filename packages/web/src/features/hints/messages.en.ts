/** English messages: hints, whether a deal can still be won, and where it was lost. */
import { englishReasons } from '@cairn/rulebook';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('en');

export const en = {
  couldBeWon: 'Could this deal be won?',
  searched: (n: number) => `Searching: ${count(n, 'position', 'positions')} so far`,
  winnable: (n: number) => `This deal can be won: in ${count(n, 'move', 'moves')}.`,
  unwinnable: 'This deal can’t be won, whatever you play.',
  undecided: (limit: string) => `We couldn’t find out: ${limit}.`,
  limits: {
    time: 'the search stopped after 10 seconds',
    bytes: 'the search stopped at 64 MB of memory',
    nodes: 'the search stopped at its limit of positions',
    aborted: 'the search was cancelled',
  },
  showMoves: 'Show the moves',
  looking: 'Looking for a hint…',
  /** A hint, on the screen and for screen readers. */
  hintMove: (move: string) => `${move}.`,
  hintSays: (move: string, reason: string) => `${move}. ${reason}`,
  hintWins: (n: number) => `Leads to a win in ${count(n, 'move', 'moves')}.`,
  hintAlso: (n: number) => `This also wins, in ${count(n, 'move', 'moves')}.`,
  hintOnly: 'No other winning move found.',
  hintBest: (worth: string, proved: boolean) =>
    `You can’t win from here. This leads to ${worth}, the best ${proved ? 'possible' : 'we found'}.`,
  hintNoWin: 'You can’t win from here.',
  worthPoints: (points: string) => `a score of ${points}`,
  worthCards: (n: number) => `${count(n, 'card', 'cards')} left`,
  hintGuess: 'A guess: there wasn’t time to work it out.',
  hintWhy: englishReasons,
  hintClose: (move: string) => `About as good: ${move}.`,
  why: 'Why?',
  hintBleak: (worlds: number) => `Try this, though it looks bad: no win in ${grouped(worlds)} similar deals.`,
  /** The same where no numbers have been fitted for the rules, so that such tries say little. */
  hintVague: (worlds: number) => `A guess: ${grouped(worlds)} quick tries in similar deals won nothing.`,
  hintNone: 'There’s nothing to suggest: no moves left.',
  stillAsked: 'Can this deal still be won?',
  stillHidden: 'Some cards are face down. The answer would give away where they are.',
  stillChance: 'Cards are shuffled later on. The answer would give away how.',
  /** An answer that knows how cards will be shuffled. */
  knowingChance: (answer: string) => `With the shuffles to come known: ${answer}`,
  stillNoted: 'The game record will note that you peeked.',
  lookAnyway: 'Show me anyway',
  stillWinnable: (n: number) => `You can still win, in ${count(n, 'move', 'moves')}.`,
  stillLost: 'It can’t be won from here, whatever you play.',
  hopeless: 'This deal can no longer be won.',
  whereLost: 'Where was it lost?',
  lostWith: (n: number, text: string) => `Move ${n} (${text}) lost it. Until then you could still have won.`,
  lostBetween: (after: number, by: number) => `It was lost somewhere between move ${after} and move ${by}.`,
  lostAtDeal: 'It was unwinnable from the start.',
  lostUnknown: 'We couldn’t find out where it was lost.',
  notLost: 'You can still win.',
  beforeIt: 'Go back to just before',
  solutionTitle: 'Show a solution?',
  solutionText: 'The game record will note it, and a win of this deal won’t count.',
  solutionShow: 'Show it',
  solutionOnTable: 'Watch a solution',
} as const;
