/** Goes to the page. */
import type { ActionDefinition } from '../../shell/actions.ts';
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
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
