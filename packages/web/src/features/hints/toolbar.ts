/** The button that asks for a hint. */
import { words } from '../../i18n/words.ts';
import type { ToolbarButton } from '../../shell/shell.ts';
import { bulbIcon } from '../../ui/icons.ts';

export const toolbarButton: ToolbarButton = {
  id: 'hint',
  place: 2,
  icon: bulbIcon,
  key: 'h',
  label: () => words.label({ en: 'Hint', de: 'Tipp' }),
};
