/** The actions that open the tree of moves and bookmark a position. */
import { bookmark } from './bookmark.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'moves',
    label: () => words.moves,
    icon: 'branch',
    key: 'm',
    menu: ['play', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'moves';
    },
  },
  {
    id: 'bookmark',
    label: () => words.bookmark,
    icon: 'mark',
    key: 'b',
    menu: ['play', 2],
    run: (shell, controller) => void bookmark(shell, controller),
  },
];
