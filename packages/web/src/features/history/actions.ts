/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { restartIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'history',
    label: () => pageWords.actions.history,
    icon: restartIcon,
    menu: ['pages', 4],
    run: () => {
      location.hash = pageHref('history');
    },
  },
];
