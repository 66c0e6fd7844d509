/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { chartIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'statistics',
    label: () => words.label({ en: 'Statistics', de: 'Statistik' }),
    icon: chartIcon,
    menu: ['main', 6],
    run: () => {
      location.hash = pageHref('statistics');
    },
  },
];
