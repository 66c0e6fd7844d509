/** What can be done at the table of a sealed board beside moving cards: buttons, and their keys. */
import type { Game } from '@cairn/engine';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { powersNow } from '../../play/powers.ts';
import { ask } from '../../shell/questions.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  addIcon,
  bulbIcon,
  endIcon,
  eyeIcon,
  redoIcon,
  restartIcon,
  shuffleIcon,
  trackerIcon,
  undoIcon,
  upIcon,
} from '../../ui/icons.ts';
import { clubWords } from './messages.ts';
import type { PlayedTable, SealedTable } from './sealed-table.ts';

export interface BarAction {
  readonly id: string;
  readonly label: string;
  /** Below the icon on a phone; `label` by default. */
  readonly short?: string;
  readonly icon: string;
  /** As in KeyboardEvent.key. */
  readonly shortcut?: string;
  readonly isEnabled?: boolean;
  readonly isPressed?: boolean;
  readonly run: () => void;
}

export const BarButton = ({
  id,
  label,
  short = label,
  icon,
  shortcut = '',
  isEnabled = true,
  isPressed,
  run,
}: BarAction) => (
  <button
    type="button"
    class="icon-button"
    // The name begins with the label on the screen, which voice control asks for.
    aria-label={label.includes(short) ? label : `${short} (${label})`}
    aria-disabled={!isEnabled}
    aria-pressed={isPressed}
    data-tip={words.withKey(label, shortcut === 'Z' ? 'Shift+Z' : shortcut.toUpperCase())}
    data-test={id}
    onClick={() => {
      if (isEnabled) run();
    }}
  >
    <Icon path={icon} />
    <span class="label">{short}</span>
  </button>
);

/** A hint is noted at the club before it is worked out, so that nothing hides it. */
const showHint = async (shell: Shell, table: SealedTable): Promise<void> => {
  const hints = await shell.features.service('hints');
  if (hints === null || !table.acts.noteHint()) return;
  hints.hint(shell, { ...table, countHint: () => undefined });
};

/** Whether there is a card tracker: where cards come to a hole, and not all of them are seen from the start. */
export const hasTracker = (game: Game, { followed }: SealedTable): boolean =>
  game.byRole.hole.length > 0 && followed.value.state.policy.cards === 'sealed';

/** Whether the card tracker is open. */
export const isTracked = ({ settings }: Shell): boolean => settings.value.tracker === 'open';

/** What can be done beside moving cards. */
export const useBarActions = ({ game, table }: PlayedTable): readonly BarAction[] => {
  const shell = useShell();
  const { policy } = table.followed.value.state;
  const { view, status } = table.position.step.value;
  const isOpen = !table.isOver.value;
  const { ownKeys } = shell.actions;
  const undoes = policy.undo || game.def.limits?.undo !== undefined;
  const end = (): void => {
    const { title, line, yes } = clubWords.ending;
    ask(shell, {
      about: { title, lines: [line], yes, no: pageWords.keepPlaying },
      run: table.acts.end,
    });
  };
  const actions: readonly BarAction[] = [
    ...(undoes
      ? [
          {
            id: 'undo',
            label: words.undo,
            short: words.shortUndo,
            icon: undoIcon,
            shortcut: 'z',
            isEnabled: table.acts.mayUndo.value,
            run: table.acts.undo,
          },
          {
            id: 'redo',
            label: words.redo,
            short: words.shortRedo,
            icon: redoIcon,
            shortcut: 'Z',
            isEnabled: table.acts.mayRedo.value,
            run: table.acts.redo,
          },
          ...(policy.cards === 'open' && game.def.limits?.undo === undefined
            ? [
                {
                  id: 'restart',
                  label: pageWords.actions.restart,
                  icon: restartIcon,
                  isEnabled: table.acts.mayUndo.value,
                  run: table.acts.restart,
                },
              ]
            : []),
        ]
      : []),
    ...powersNow(game, view, table.position.legal.value).map(({ power, left }) => ({
      id: power,
      label: words[power](left),
      icon: power === 'peek' ? eyeIcon : shuffleIcon,
      run: () => void table.play({ kind: 'power', power }),
    })),
    ...(table.position.legal.value.some(({ kind }) => kind === 'again')
      ? [{ id: 'again', label: words.again, icon: addIcon, run: () => void table.play({ kind: 'again' }) }]
      : []),
    ...(game.byRole.foundation.length > 0
      ? [
          {
            id: 'safe',
            label: clubWords.allSafe,
            icon: upIcon,
            shortcut: 'a',
            isEnabled: isOpen,
            run: () => {
              if (!table.acts.playSafe()) shell.notices.toast.value = clubWords.noneSafe;
            },
          },
        ]
      : []),
    ...(hasTracker(game, table)
      ? [
          {
            id: 'tracker',
            label: clubWords.tracker,
            short: clubWords.trackerShort,
            icon: trackerIcon,
            shortcut: 't',
            isPressed: isTracked(shell),
            run: () => shell.preferences.set('tracker', isTracked(shell) ? 'closed' : 'open'),
          },
        ]
      : []),
    ...(policy.hints
      ? [
          {
            id: 'hint',
            label: clubWords.hint,
            icon: bulbIcon,
            shortcut: 'h',
            isEnabled: isOpen && status === 'playing',
            run: () => void showHint(shell, table),
          },
        ]
      : []),
    {
      id: 'end',
      label: clubWords.end,
      icon: endIcon,
      isEnabled: isOpen && status === 'playing',
      run: end,
    },
  ];
  // The player's own keys, as at the table.
  return actions.map((action) => {
    const shortcut = ownKeys.value[action.id] ?? action.shortcut;
    return shortcut === undefined ? action : { ...action, shortcut };
  });
};
