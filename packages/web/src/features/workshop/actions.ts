/** The action that opens the workshop with the game on the table. */
import { changedOptions } from '@cairn/engine';
import { words } from '../../i18n/words.ts';
import { workshopHref } from '../../play/route.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { settingsIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'change',
    label: () => words.label({ en: 'Change the rules…', de: 'Regeln ändern …' }),
    icon: settingsIcon,
    menu: ['play', 5],
    run: (_, { position }) => {
      const { game } = position.session.value;
      location.hash = workshopHref(game.id, changedOptions(game.base, game.options));
    },
  },
];
