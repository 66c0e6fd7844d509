/** The action that opens the rules of the game on the table. */
import { changedOptions } from '@cairn/engine';
import { rulesHref } from '../../play/route.ts';
import { words } from '../../i18n/words.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { rulesIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'rules',
    label: () => words.label({ en: 'Rules', de: 'Regeln' }),
    icon: rulesIcon,
    menu: ['main', 5],
    run: (_, { position }) => {
      const { game } = position.session.value;
      location.hash = rulesHref(game.id, changedOptions(game.base, game.options));
    },
  },
];
