/** The button that opens the page of keys and help. */
import { words } from '../../i18n/words.ts';
import type { ToolbarButton } from '../../shell/shell.ts';
import { keysIcon } from '../../ui/icons.ts';

export const toolbarButton: ToolbarButton = {
  id: 'help',
  place: 3,
  icon: keysIcon,
  key: '?',
  label: () => words.label({ en: 'Keys and help', de: 'Tasten und Hilfe' }),
  short: () => words.label({ en: 'Keys', de: 'Tasten' }),
  class: 'for-keys',
};
