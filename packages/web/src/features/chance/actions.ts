/** The action that shows and hides the winning chance. */
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { chanceIcon } from '../../ui/icons.ts';
import { mayShow, toggleChance } from '../../shell/chance-games.ts';

export const actions: readonly ActionDefinition[] = [
  {
    id: 'chance',
    label: () => words.label({ en: 'Winning chance', de: 'Gewinnchance' }),
    icon: chanceIcon,
    menu: ['play', 7],
    isEnabled: (_, controller) => mayShow(controller),
    run: toggleChance,
  },
];
