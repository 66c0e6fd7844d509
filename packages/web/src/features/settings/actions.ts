/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { settingsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'settings',
    label: () => pageWords.actions.settings,
    icon: settingsIcon,
    menu: ['pages', 6],
    run: () => {
      location.hash = pageHref('settings');
    },
  },
];
