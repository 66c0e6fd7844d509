/** English messages: hints, whether a deal can still be won, and where it was lost. */
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('en');

export const en = {
  couldBeWon: 'Could this deal be won?',
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
  looking: 'Looking for a hint…',
  hintPlay: (card: string, place: string) => `${card} to ${place}`,
  hintRun: (cards: number, card: string, place: string) =>
    `${count(cards, 'card', 'cards')} from ${card} to ${place}`,
  hintRemove: (cards: string) => `Remove ${cards}`,
  hintDraw: 'Deal from the stock',
  hintRedeal: 'Turn the waste over',
  hintPower: (label: string) => label,
  /** The announcement of a hint. The screen leaves the move out, because the table points at it. */
  hintSays: (move: string, reason: string) => `${move}. ${reason}`,
  hintWins: (n: number) => `Leads to a win in ${count(n, 'move', 'moves')}.`,
  hintAlso: (n: number) => `This wins, too, in ${count(n, 'move', 'moves')}.`,
  hintOnly: 'No other move was found to win.',
  hintBest: (worth: string, proved: boolean) =>
    `No win is left; leads to ${worth}, ${proved ? 'the best there is' : 'the best that was found'}.`,
  hintNoWin: 'No win is left from here.',
  worthPoints: (points: string) => `a score of ${points}`,
  worthCards: (n: number) => `${count(n, 'card', 'cards')} left over`,
  hintGuess: (seconds: number) =>
    `Only a guess: it could not be found out in ${count(seconds, 'second', 'seconds')}.`,
  hintChance: (won: number, low: number, high: number) =>
    `Played on simply, wins ${won} of 100 deals that look like this, between ${low} and ${high}.`,
  hintShort: (won: number, low: number, high: number) => `Wins ${won} of 100 such deals (${low}–${high}).`,
  hintBleak: (worlds: number) =>
    `Only a guess: played on simply, none of ${grouped(worlds)} deals that look like this was won.`,
  hintNone: 'There is no move to hint at.',
  stillAsked: 'Can this deal still be won?',
  stillHidden: 'Cards are still hidden: it would tell you what lies there.',
  stillNoted: 'The record will say that you looked.',
  lookAnyway: 'Look all the same',
  stillWinnable: (n: number) => `It can still be won: in ${count(n, 'move', 'moves')}.`,
  stillLost: 'It cannot be won from here, whatever is played.',
  hopeless: 'This deal can no longer be won.',
  whereLost: 'Where was it lost?',
  lostWith: (n: number, text: string) => `It was lost with move ${n}, ${text}. Before it, it could be won.`,
  lostBetween: (after: number, by: number) =>
    `It was lost between move ${after} and move ${by}; the search found out no more.`,
  lostAtDeal: 'It could not be won from the deal on.',
  lostUnknown: 'It could not be found out where it was lost.',
  notLost: 'It is not lost yet.',
  beforeIt: 'Go to before it',
  solutionTitle: 'Show a solution?',
  solutionText: 'The record will say so, and a win of this deal will not be counted.',
  solutionShow: 'Show it',
  solutionOnTable: 'Watch a solution',
} as const;
