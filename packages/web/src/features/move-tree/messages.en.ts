/** English messages: the moves of a game, its branches and bookmarks. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const en = {
  movesTitle: 'Moves',
  movesHelp: 'Use the arrow keys to browse, Right to open a branch, Enter to jump there.',
  dealtRow: 'Deal',
  hereRow: 'here',
  markedRow: 'bookmark',
  insteadRow: (n: number) => `another line, ${count(n, 'move', 'moves')}`,
  fates: { won: 'won', stuck: 'no moves left', resigned: 'ended', time: 'time is up' },
  goThere: 'Go there',
  markIt: 'Bookmark',
  unmarkIt: 'Remove',
  markName: 'Name of the bookmark',
  renameIt: 'Rename',
  marked: (move: number) => `Bookmarked move ${move}. You’ll find it in the list of moves.`,
  unmarked: (move: number) => `Bookmark removed from move ${move}.`,
} as const;
