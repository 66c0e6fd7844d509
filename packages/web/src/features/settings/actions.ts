/** Goes to the page. */
import type { ActionDefinition } from '../../shell/actions.ts';
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'settings',
    label: () => words.settings,
    icon: 'settings',
    menu: ['pages', 6],
    run: () => {
      location.hash = pageHref('settings');
    },
  },
];
