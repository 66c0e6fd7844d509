/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'history',
    label: () => words.history,
    icon: 'restart',
    menu: ['pages', 4],
    run: () => {
      location.hash = pageHref('history');
    },
  },
];
