/** Goes to the puzzles. */
import { words } from '../../i18n/words.ts';
import { pageHref } from '../../play/route.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { searchIcon } from '../../ui/icons.ts';

export const actions: readonly ActionDefinition[] = [
  {
    id: 'puzzles',
    label: () => words.label({ en: 'Puzzles', de: 'Aufgaben' }),
    icon: searchIcon,
    menu: ['pages', 5],
    run: () => {
      location.hash = pageHref('puzzles');
    },
  },
];
