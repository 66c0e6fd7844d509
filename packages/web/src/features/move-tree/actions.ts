/** The actions that open the tree of moves and bookmark a position. */
import { bookmark } from './bookmark.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { branchIcon, markIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'moves',
    label: () => words.label({ en: 'Move history…', de: 'Zugverlauf …' }),
    icon: branchIcon,
    key: 'm',
    menu: ['play', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'moves';
    },
  },
  {
    id: 'bookmark',
    label: () => words.label({ en: 'Bookmark', de: 'Lesezeichen' }),
    icon: markIcon,
    key: 'b',
    menu: ['play', 2],
    run: (shell, controller) => void bookmark(shell, controller),
  },
];
