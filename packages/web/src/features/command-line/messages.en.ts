/** Messages of the feature command-line, in English. */

export const en = {
  nothingToUndo: 'Nothing to take back.',
  nothingToRedo: 'Nothing to make again.',
  commandLabel: 'Move or command',
  commandHint: 'A move like 7s, or d, undo 3, where q, moves, help',
  noMoves: 'No move is left.',
  movesNow: (texts: string) => `Moves: ${texts}`,
  whereNone: (name: string) => `No ${name} can be seen.`,
  whereUnseen: (n: number) => `${n} unseen.`,
  whereGone: (cards: string) => `On the waste: ${cards}.`,
  notNow: (label: string) => `${label}: not possible now.`,
  wrongCount: (text: string) => `Cannot read "${text}": wanted a whole number from 1`,
  wrongRank: (text: string) => `Cannot read "${text}": wanted a rank A 2…9 T J Q K, or a card like 7S`,
  commandTitle: 'The command line',
  commandHelp:
    'Moves: 7s plays the seven of spades, d deals a card, end ends the deal. ' +
    'Commands: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, winnable, hint, solution, help.',
} as const;
