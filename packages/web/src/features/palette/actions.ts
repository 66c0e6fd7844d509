/** The action that opens the palette. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { searchIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'palette',
    label: () => words.label({ en: 'Go to a game…', de: 'Zu einem Spiel …' }),
    icon: searchIcon,
    key: '/',
    menu: ['pages', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'palette';
    },
  },
];
