/** The menu: what is needed most, and every other action in groups under "More"; each with its key. */
import { words } from '../../i18n/words.ts';
import { MENU_GROUPS, useShell, type Action, type Actions, type MenuGroup } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moreIcon } from '../../ui/icons.ts';

const groupOf = (all: readonly Action[], group: MenuGroup): readonly Action[] =>
  all
    .flatMap((action) => (action.menu?.[0] === group ? [{ action, place: action.menu[1] }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ action }) => action);

const MORE = MENU_GROUPS.filter((group) => group !== 'main');

export const Menu = ({ actions }: { readonly actions: Actions }) => {
  const { dialogs, settings } = useShell();
  const close = (): void => {
    dialogs.open.value = null;
  };
  const keys = settings.value.keys === 'on';
  const all = actions.all();
  const list = (group: MenuGroup) => (
    <ul key={group}>
      {groupOf(all, group).map((action) => (
        <li key={action.id}>
          <button
            type="button"
            class="menu-item"
            disabled={!action.isEnabled()}
            data-test={`menu-${action.id}`}
            onClick={() => {
              close();
              action.run();
            }}
          >
            <Icon path={action.icon} />
            <span>{action.label}</span>
            {keys && action.key !== '' && <kbd>{action.key.toUpperCase()}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog title={words.label({ en: 'Menu', de: 'Menü' })} close={close} kind="sheet">
      <div class="menu">
        {list('main')}
        <details class="menu-more">
          <summary class="menu-item" data-test="menu-more">
            <Icon path={moreIcon} />
            <span>{words.label({ en: 'More', de: 'Mehr' })}</span>
          </summary>
          <div class="menu-groups">{MORE.map((group) => list(group))}</div>
        </details>
      </div>
    </Dialog>
  );
};
