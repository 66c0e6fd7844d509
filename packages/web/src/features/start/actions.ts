/** Goes to the start screen. */
import { START_HREF } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { homeIcon } from '../../ui/icons.ts';

export const actions: readonly ActionDefinition[] = [
  {
    id: 'home',
    label: () => words.label({ en: 'Start screen', de: 'Startseite' }),
    icon: homeIcon,
    menu: ['main', 1],
    run: () => {
      location.hash = START_HREF;
    },
  },
];
