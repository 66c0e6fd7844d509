/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { gamesIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'games',
    label: () => pageWords.actions.games,
    icon: gamesIcon,
    menu: ['pages', 2],
    run: () => {
      location.hash = pageHref('games');
    },
  },
];
