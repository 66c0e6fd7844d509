/** The actions that open the dialogs about a deal: its number, its options. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { numberIcon, optionsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'deal',
    label: () => words.label({ en: 'Deal by number…', de: 'Spiel nach Nummer …' }),
    icon: numberIcon,
    menu: ['deal', 2],
    run: (shell) => {
      shell.dialogs.open.value = 'deal';
    },
  },
  {
    id: 'options',
    label: () => words.label({ en: 'Rules of this deal…', de: 'Regeln dieses Spiels …' }),
    icon: optionsIcon,
    menu: ['play', 3],
    run: (shell) => {
      shell.dialogs.open.value = 'options';
    },
  },
];
