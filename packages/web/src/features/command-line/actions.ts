/** The action that opens the command line. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { commandIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'command',
    label: () => words.label({ en: 'Command line', de: 'Befehlszeile' }),
    icon: commandIcon,
    key: 'c',
    menu: ['copy', 4],
    run: (shell) => {
      shell.dialogs.commandLine.value = true;
    },
  },
];
