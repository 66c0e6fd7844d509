/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { settingsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'settings',
    label: () => words.label({ en: 'Settings', de: 'Einstellungen' }),
    icon: settingsIcon,
    menu: ['main', 7],
    run: () => {
      location.hash = pageHref('settings');
    },
  },
];
