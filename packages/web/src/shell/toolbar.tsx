/** The toolbar: the actions that are used most. At the top on large screens, within reach of the thumb on phones. */
import { words } from '../i18n/words.ts';
import type { GameController } from '../play/game-controller.ts';
import { Icon } from '../ui/icon.tsx';
import { FIRST_ACTIONS } from './actions.ts';
import { useShell, type ToolbarButton, type Actions } from './shell.ts';
import { addIcon, eyeIcon, shuffleIcon } from '../ui/icons.ts';

interface ButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly short?: string | undefined;
  readonly shortcut?: string;
  readonly class?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  readonly test?: string;
  readonly onClick: () => void;
}

const BarButton = ({
  icon,
  label,
  short,
  shortcut = '',
  disabled = false,
  pressed,
  test,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    class={`icon-button ${rest.class ?? ''}`}
    // The name begins with the label on the screen, which voice control asks for.
    aria-label={short === undefined || label.includes(short) ? label : `${short} (${label})`}
    aria-keyshortcuts={shortcut === '' ? undefined : shortcut === 'Z' ? 'Shift+Z' : shortcut}
    aria-pressed={pressed}
    aria-disabled={disabled}
    data-tip={words.withKey(label, shortcut === 'Z' ? 'Shift+Z' : shortcut.toUpperCase())}
    data-test={test}
    onClick={() => {
      if (!disabled) onClick();
    }}
  >
    <Icon path={icon} />
    <span class="label">{short ?? label}</span>
  </button>
);

interface ToolbarProps {
  readonly controller: GameController;
  readonly actions: Actions;
}

export const Toolbar = ({ controller, actions }: ToolbarProps) => {
  const shell = useShell();
  const single = shell.settings.value.keys === 'on';
  const { position } = controller;
  /** A button for an action, which may not be loaded yet. */
  const actionButton = (button: Omit<ToolbarButton, 'isShown' | 'place'>) => {
    const { id, icon, label, short } = button;
    const action = actions.find(id);
    const instead = id === 'new' ? shell.actions.nextLabel.value : '';
    const key = action?.key ?? shell.actions.ownKeys.value[id] ?? button.key;
    return (
      <BarButton
        key={id}
        icon={icon}
        label={instead || label()}
        short={instead === '' ? short?.() : undefined}
        shortcut={single ? key : ''}
        class={button.class}
        disabled={action?.isEnabled() === false}
        pressed={button.isPressed?.(shell)}
        test={id}
        onClick={() => (button.run === undefined ? actions.run(id) : button.run(shell))}
      />
    );
  };
  const featureButtons = (side: -1 | 1) =>
    shell.features.toolbar.map(({ isShown, place, ...button }) =>
      Math.sign(place) !== side || isShown?.(controller) === false ? null : actionButton(button),
    );
  return (
    <nav class="toolbar" aria-label={words.toolbar}>
      {featureButtons(-1)}
      {FIRST_ACTIONS.map(({ id, icon, key = '', label, short }) =>
        actionButton({ id, icon, key, label, short }),
      )}
      {position.powers.value.map(({ power, left }) => (
        <BarButton
          key={power}
          icon={power === 'peek' ? eyeIcon : shuffleIcon}
          label={words[power](left)}
          test={power}
          onClick={() => void controller.play({ kind: 'power', power })}
        />
      ))}
      {position.legal.value.some(({ kind }) => kind === 'again') && (
        <BarButton
          icon={addIcon}
          label={words.again}
          test="again"
          onClick={() => void controller.play({ kind: 'again' })}
        />
      )}
      {featureButtons(1)}
    </nav>
  );
};
