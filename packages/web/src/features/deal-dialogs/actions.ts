/** The actions that open the dialogs about a deal: its number, its options. */
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { numberIcon, optionsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'deal',
    label: () => pageWords.actions.dealByNumber,
    icon: numberIcon,
    menu: ['deal', 2],
    run: (shell) => {
      shell.dialogs.open.value = 'deal';
    },
  },
  {
    id: 'options',
    label: () => pageWords.actions.options,
    icon: optionsIcon,
    menu: ['play', 3],
    run: (shell) => {
      shell.dialogs.open.value = 'options';
    },
  },
];
