/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'games',
    label: () => words.games,
    icon: 'games',
    menu: ['pages', 2],
    run: () => {
      location.hash = pageHref('games');
    },
  },
];
