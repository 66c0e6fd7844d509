/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { gamesIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'games',
    label: () => words.label({ en: 'Games', de: 'Spiele' }),
    icon: gamesIcon,
    menu: ['main', 2],
    run: () => {
      location.hash = pageHref('games');
    },
  },
];
