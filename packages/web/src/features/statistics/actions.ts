/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { chartIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'statistics',
    label: () => pageWords.actions.statistics,
    icon: chartIcon,
    menu: ['pages', 5],
    run: () => {
      location.hash = pageHref('statistics');
    },
  },
];
