/** The actions of the solver's help. Their code is loaded when one is first used. */
import type { GameController } from '../../play/game-controller.ts';
import { recordHref } from '../../play/route.ts';
import type { ActionDefinition, Services, Shell } from '../../shell/shell.ts';
import { tellFailure } from '../../shell/notices.ts';
import { words } from '../../i18n/words.ts';
import { bulbIcon, eyeIcon, helpIcon } from '../../ui/icons.ts';
const notWon = ({ position }: GameController): boolean => position.step.value.status !== 'won';

const withHints = (
  { features, notices }: Shell,
  { announcer }: GameController,
  use: (hints: Services['hints']) => unknown,
): void =>
  void features.service('hints').then(
    (hints) => hints !== null && use(hints),
    (error: unknown) => tellFailure(notices, announcer, error),
  );

export const actions: readonly ActionDefinition[] = [
  {
    id: 'hint',
    label: () => words.label({ en: 'Hint', de: 'Tipp' }),
    icon: bulbIcon,
    key: 'h',
    menu: ['help', 1],
    isEnabled: (_, { position }) => position.step.value.status === 'playing',
    run: (shell, controller) =>
      withHints(shell, controller, ({ hint }) => {
        const countHint = (): void => controller.amend((now) => ({ ...now, hints: (now.hints ?? 0) + 1 }));
        hint(shell, { ...controller, countHint });
      }),
  },
  {
    id: 'winnable',
    label: () => words.label({ en: 'Can it still be won?', de: 'Noch zu gewinnen?' }),
    icon: helpIcon,
    menu: ['help', 2],
    isEnabled: (_, controller) => notWon(controller),
    run: (shell, controller) =>
      withHints(shell, controller, ({ canStillWin }) => canStillWin(shell, controller)),
  },
  {
    id: 'solution',
    label: () => words.label({ en: 'Show a solution…', de: 'Eine Lösung zeigen …' }),
    icon: eyeIcon,
    menu: ['help', 3],
    // It is shown in the viewer.
    isEnabled: ({ features }, controller) => features.leadsTo(recordHref('')) && notWon(controller),
    run: (shell, controller) =>
      withHints(shell, controller, ({ showSolution }) => showSolution(shell, controller)),
  },
];
