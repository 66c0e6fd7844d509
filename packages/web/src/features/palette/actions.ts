/** The action that opens the palette. */
import { pageWords } from '../../i18n/pages.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { searchIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'palette',
    label: () => pageWords.actions.palette,
    icon: searchIcon,
    key: '/',
    menu: ['pages', 1],
    run: (shell) => {
      shell.dialogs.open.value = 'palette';
    },
  },
];
