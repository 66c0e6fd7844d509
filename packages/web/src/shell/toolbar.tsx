/** The toolbar: the few acts a hand wants at once. Along the top on a desk, in reach of the thumb on a phone. */
import type { ActId, Acts } from './acts.ts';
import type { GameController } from '../play/game-controller.ts';
import { useShell } from './shell.ts';
import { words } from '../i18n/words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly short?: string;
  readonly shortcut?: string;
  readonly class?: string;
  readonly pressed?: boolean;
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
    aria-label={label}
    aria-keyshortcuts={shortcut === '' ? undefined : shortcut === 'Z' ? 'Shift+Z' : shortcut}
    aria-pressed={pressed}
    aria-disabled={disabled}
    data-tip={words.withKey(label, shortcut === 'Z' ? 'Shift+Z' : shortcut.toUpperCase())}
    data-test={test}
    onClick={() => {
      if (!disabled) onClick();
    }}
  >
    <Icon name={icon} />
    <span class="label">{short ?? label}</span>
  </button>
);

export const Toolbar = ({
  controller,
  acts,
}: {
  readonly controller: GameController;
  readonly acts: Acts;
}) => {
  const shell = useShell();
  const { keys, tracker } = shell.settings.value;
  const button = (id: ActId, extra: Partial<ButtonProps> = {}) => {
    const act = acts[id];
    return (
      <BarButton
        icon={act.icon}
        label={act.label}
        shortcut={keys === 'on' ? act.key : ''}
        disabled={!act.enabled()}
        test={id}
        onClick={act.run}
        {...extra}
      />
    );
  };
  return (
    <nav class="toolbar" aria-label={words.toolbar}>
      <BarButton
        icon="menu"
        label={words.menu}
        test="menu"
        onClick={() => {
          shell.dialog.value = 'menu';
        }}
      />
      {button('undo')}
      {button('redo')}
      {button('new', { short: words.shortNew })}
      {controller.position.powers.value.map(({ power, left }) => (
        <BarButton
          key={power}
          icon="eye"
          label={words[power](left)}
          test={power}
          onClick={() => void controller.play({ kind: 'power', power })}
        />
      ))}
      {controller.position.legal.value.some(({ kind }) => kind === 'again') && (
        <BarButton
          icon="add"
          label={words.again}
          test="again"
          onClick={() => void controller.play({ kind: 'again' })}
        />
      )}
      {controller.position.session.value.game.byRole.hole.length > 0 &&
        button('tracker', { short: words.shortTracker, pressed: tracker === 'open' })}
      {button('hint')}
      {button('help', { icon: 'keys', label: words.keysLong, short: words.keysHint, class: 'for-keys' })}
    </nav>
  );
};
