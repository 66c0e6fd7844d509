/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { helpIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'help',
    label: () => pageWords.actions.help,
    icon: helpIcon,
    key: '?',
    menu: ['pages', 7],
    run: () => {
      location.hash = pageHref('help');
    },
  },
];
