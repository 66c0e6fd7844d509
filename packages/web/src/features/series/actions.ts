/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { branchIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'formats',
    label: () => pageWords.actions.formats,
    icon: branchIcon,
    menu: ['pages', 3],
    run: () => {
      location.hash = pageHref('formats');
    },
  },
];
