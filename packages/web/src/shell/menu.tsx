/** The menu: every act that has no place in the toolbar, grouped, each with its key. */
import type { ActId, Acts } from './acts.ts';
import { useShell } from './shell.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { words } from '../i18n/words.ts';

const GROUPS: readonly (readonly ActId[])[] = [
  ['new', 'deal', 'next', 'previous', 'restart', 'end'],
  ['moves', 'bookmark', 'options', 'rules', 'change', 'tracker', 'command'],
  ['hint', 'winnable', 'solution'],
  ['palette', 'games', 'formats', 'history', 'statistics', 'settings', 'help'],
  ['copyLink', 'copyMoves', 'copyRecord'],
];

export const Menu = ({ acts }: { readonly acts: Acts }) => {
  const shell = useShell();
  const close = (): void => {
    shell.dialog.value = null;
  };
  const keys = shell.settings.value.keys === 'on';
  return (
    <Dialog title={words.menu} close={close} kind="sheet">
      <div class="menu">
        {GROUPS.map((ids) => (
          <ul key={ids[0]}>
            {ids
              .map((id) => acts[id])
              .map((act) => (
                <li key={act.id}>
                  <button
                    type="button"
                    class="menu-item"
                    disabled={!act.enabled()}
                    data-test={`menu-${act.id}`}
                    onClick={() => {
                      close();
                      act.run();
                    }}
                  >
                    <Icon name={act.icon} />
                    <span>{act.label}</span>
                    {keys && act.key !== '' && <kbd>{act.key.toUpperCase()}</kbd>}
                  </button>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </Dialog>
  );
};
