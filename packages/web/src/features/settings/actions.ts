/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
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
