/** The button that opens the menu, before all others. */
import { words } from '../../i18n/words.ts';
import type { ToolbarButton } from '../../shell/shell.ts';
import { menuIcon } from '../../ui/icons.ts';

export const toolbarButton: ToolbarButton = {
  id: 'menu',
  place: -1,
  icon: menuIcon,
  key: '',
  label: () => words.label({ en: 'Menu', de: 'Menü' }),
  run: ({ dialogs }) => {
    dialogs.open.value = 'menu';
  },
};
