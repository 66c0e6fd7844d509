/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'help',
    label: () => words.help,
    icon: 'help',
    key: '?',
    menu: ['pages', 7],
    run: () => {
      location.hash = pageHref('help');
    },
  },
];
