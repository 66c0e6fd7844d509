/** Messages of the feature command-line, in English. */

export const en = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  commandLabel: 'Move or command',
  commandHint: 'A move like 7s, or d, undo 3, where q, moves, help',
  noMoves: 'No moves left.',
  movesNow: (texts: string) => `Moves: ${texts}`,
  whereNone: (name: string) => `There’s no ${name} in sight.`,
  whereUnseen: (n: number) => `${n} unseen.`,
  whereGone: (cards: string) => `In the waste: ${cards}.`,
  notNow: (label: string) => `${label}: you can’t do that now.`,
  wrongCount: (text: string) => `Can’t read "${text}": expected a whole number, 1 or more`,
  wrongRank: (text: string) => `Can’t read "${text}": expected a rank (A 2…9 T J Q K) or a card like 7S`,
  commandTitle: 'The command line',
  commandHelp:
    'Moves: 7s plays the seven of spades, d deals a card, end ends the deal. ' +
    'Commands: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, winnable, hint, solution, help.',
} as const;
