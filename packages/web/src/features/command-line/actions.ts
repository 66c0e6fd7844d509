/** The action that opens the command line. */
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { commandIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'command',
    label: () => pageWords.actions.commandLine,
    icon: commandIcon,
    key: 'c',
    menu: ['play', 7],
    run: (shell) => {
      shell.dialogs.commandLine.value = true;
    },
  },
];
