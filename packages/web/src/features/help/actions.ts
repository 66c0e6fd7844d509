/** Goes to the page. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { helpIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'help',
    label: () => words.label({ en: 'Help and keys', de: 'Hilfe und Tasten' }),
    icon: helpIcon,
    key: '?',
    menu: ['pages', 8],
    run: () => {
      location.hash = pageHref('help');
    },
  },
];
