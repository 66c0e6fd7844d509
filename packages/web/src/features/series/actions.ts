/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { branchIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'formats',
    label: () => words.label({ en: 'Challenges', de: 'Herausforderungen' }),
    icon: branchIcon,
    menu: ['pages', 3],
    run: () => {
      location.hash = pageHref('formats');
    },
  },
];
