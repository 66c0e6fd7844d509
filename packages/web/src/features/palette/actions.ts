/** The action that opens the palette. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
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
