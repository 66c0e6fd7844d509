/** The action that opens and closes the card tracker. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { trackerIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'tracker',
    label: () => words.label({ en: 'Card tracker', de: 'Kartenzähler' }),
    icon: trackerIcon,
    key: 't',
    menu: ['play', 6],
    run: ({ settings, preferences }) =>
      preferences.set('tracker', settings.value.tracker === 'open' ? 'closed' : 'open'),
  },
];
