/** The actions that open the dialogs about a deal: its number, its options. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { numberIcon, optionsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'deal',
    label: () => words.label({ en: 'Deal number…', de: 'Nummer des Blatts …' }),
    icon: numberIcon,
    menu: ['deal', 2],
    run: (shell) => {
      shell.dialogs.open.value = 'deal';
    },
  },
  {
    id: 'options',
    label: () => words.label({ en: 'Game options…', de: 'Spieloptionen …' }),
    icon: optionsIcon,
    menu: ['main', 4],
    run: (shell) => {
      shell.dialogs.open.value = 'options';
    },
  },
];
