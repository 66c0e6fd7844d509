/** The actions that open the dialogs about a deal: its number, its options. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'deal',
    label: () => words.dealByNumber,
    icon: 'number',
    menu: ['deal', 2],
    run: (shell) => {
      shell.dialogs.open.value = 'deal';
    },
  },
  {
    id: 'options',
    label: () => words.options,
    icon: 'options',
    menu: ['play', 3],
    run: (shell) => {
      shell.dialogs.open.value = 'options';
    },
  },
];
