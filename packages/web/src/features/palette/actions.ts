/** Opens the palette. */
import type { ActionDefinition } from '../../shell/actions.ts';
import { words } from '../../i18n/words.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'palette',
    label: () => words.palette,
    icon: 'search',
    key: '/',
    menu: ['pages', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'palette';
    },
  },
];
