/** The action that opens the command line. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'command',
    label: () => words.commandLine,
    icon: 'command',
    key: 'c',
    menu: ['play', 7],
    run: (shell) => {
      shell.dialogs.commandLine.value = true;
    },
  },
];
