/** Goes to the Atlas. */
import { pageHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { chartIcon } from '../../ui/icons.ts';

export const actions: readonly ActionDefinition[] = [
  {
    id: 'atlas',
    label: () => words.label({ en: 'Atlas', de: 'Atlas' }),
    icon: chartIcon,
    menu: ['pages', 6],
    run: () => {
      location.hash = pageHref('atlas');
    },
  },
];
