/** Goes to the page. */
import type { ActionDefinition } from '../../shell/actions.ts';
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'formats',
    label: () => words.formats,
    icon: 'branch',
    menu: ['pages', 3],
    run: () => {
      location.hash = pageHref('formats');
    },
  },
];
