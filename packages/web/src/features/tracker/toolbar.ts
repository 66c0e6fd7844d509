/** The button that opens and closes the card tracker. */
import { words } from '../../i18n/words.ts';
import type { ToolbarButton } from '../../shell/shell.ts';
import { trackerIcon } from '../../ui/icons.ts';

export const toolbarButton: ToolbarButton = {
  id: 'tracker',
  place: 1,
  icon: trackerIcon,
  key: 't',
  label: () => words.label({ en: 'Card tracker', de: 'Kartenzähler' }),
  short: () => words.label({ en: 'Tracker', de: 'Zähler' }),
  isShown: ({ position }) => position.session.value.game.byRole.hole.length > 0,
  isPressed: ({ settings }) => settings.value.tracker === 'open',
};
