/** The action that plays the safe cards. */
import { words } from '../../i18n/words.ts';
import { tellFailure } from '../../shell/notices.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { nextIcon } from '../../ui/icons.ts';
export const actions: readonly ActionDefinition[] = [
  {
    id: 'safe',
    label: () => words.label({ en: 'All safe cards up', de: 'Alle sicheren Karten hoch' }),
    icon: nextIcon,
    key: 'a',
    run: (shell, controller) =>
      void shell.features.service('autoplay').then(
        (autoplay) => autoplay?.playSafe(controller),
        (error: unknown) => tellFailure(shell.notices, controller.announcer, error),
      ),
  },
];
