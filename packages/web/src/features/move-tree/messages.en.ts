/** English messages: the moves of a game, its branches and bookmarks. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const en = {
  movesTitle: 'Moves',
  movesHelp: 'Use the arrow keys to browse, Right to open a branch, Enter to jump there.',
  dealtRow: 'Deal',
  hereRow: 'here',
  markedRow: 'bookmark',
  insteadRow: (n: number) => `instead, ${count(n, 'move', 'moves')}`,
  fates: { won: 'won', stuck: 'no move left', resigned: 'ended', time: 'time is up' },
  goThere: 'Go there',
  markIt: 'Bookmark',
  unmarkIt: 'Remove',
  markName: 'Name of the bookmark',
  renameIt: 'Rename',
  marked: (move: number) => `Bookmark at move ${move}. It is in the list of moves.`,
  unmarked: (move: number) => `No bookmark at move ${move} any more.`,
} as const;
