/** The actions that open the tree of moves and bookmark a position. */
import { bookmark } from './bookmark.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { branchIcon, markIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'moves',
    label: () => pageWords.actions.moves,
    icon: branchIcon,
    key: 'm',
    menu: ['play', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'moves';
    },
  },
  {
    id: 'bookmark',
    label: () => pageWords.actions.bookmark,
    icon: markIcon,
    key: 'b',
    menu: ['play', 2],
    run: (shell, controller) => void bookmark(shell, controller),
  },
];
