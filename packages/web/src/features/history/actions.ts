/** Goes to the page. */
import type { ActionDefinition } from '../../shell/actions.ts';
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
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
