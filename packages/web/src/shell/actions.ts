/**
 * Everything a player can do except moving cards: a definition for each action, with its name, icon, key and place in
 * the menu. Toolbar, menu, keyboard, command line, palette and help read them. Undo, redo and new deal are there from
 * the first paint. All others are loaded after it, and a key that is pressed before is kept until then.
 */
import { signal } from '@preact/signals';
import type { GameController } from '../play/game-controller.ts';
import type { OwnKeys } from '../play/own-keys.ts';
import { words } from '../i18n/words.ts';
import { tellFailure } from './notices.ts';
import { askToLeave } from './questions.ts';
import type { Action, ActionDefinition, ActionOverrides, ActionRegistry, Actions, Shell } from './shell.ts';
import { addIcon, redoIcon, undoIcon } from '../ui/icons.ts';

/** The actions of the first paint, which have a button in the toolbar. */
export const FIRST_ACTIONS: readonly ActionDefinition[] = [
  {
    id: 'undo',
    label: () => words.undo,
    short: () => words.shortUndo,
    icon: undoIcon,
    key: 'z',
    isEnabled: (_, { history }) => history.canUndo.value,
    run: (_, { history }) => history.undo(),
  },
  {
    id: 'redo',
    label: () => words.redo,
    short: () => words.shortRedo,
    icon: redoIcon,
    key: 'Z',
    isEnabled: (_, { history }) => history.canRedo.value,
    run: (_, { history }) => history.redo(),
  },
  {
    id: 'new',
    label: () => words.newDeal,
    short: () => words.shortNew,
    icon: addIcon,
    key: 'n',
    menu: ['deal', 1],
    run: (shell, controller) => askToLeave(shell, controller, () => controller.deals.newDeal()),
  },
];

export const createActionRegistry = (more: () => Promise<readonly ActionDefinition[]>): ActionRegistry => {
  const definitions = signal(FIRST_ACTIONS);
  return {
    definitions,
    overrides: signal<ActionOverrides>({}),
    nextLabel: signal(''),
    ownKeys: signal<OwnKeys>({}),
    load: async () => {
      const loaded = await more();
      if (definitions.value === FIRST_ACTIONS) definitions.value = [...FIRST_ACTIONS, ...loaded];
    },
  };
};

/** The actions for a deal on the table. */
export const createActions = (shell: Shell, controller: GameController): Actions => {
  const { definitions, overrides, nextLabel, ownKeys, load } = shell.actions;
  const bound = (definition: ActionDefinition): Action => {
    const { id, label, icon, key = '', menu, isEnabled, run } = definition;
    return {
      id,
      label: (id === 'new' && nextLabel.value) || label(),
      icon,
      key: ownKeys.value[id] ?? key,
      menu,
      isEnabled: () => id in overrides.value || isEnabled?.(shell, controller) !== false,
      run: () => (overrides.value[id] ?? (() => run(shell, controller)))(),
    };
  };
  const all = (): readonly Action[] => definitions.value.map(bound);
  const find = (id: string): Action | undefined => all().find((action) => action.id === id);
  const whenLoaded = (go: () => void): void =>
    void load().then(go, (error: unknown) => tellFailure(shell.notices, controller.announcer, error));
  const runNow = (action: Action | undefined): void => {
    if (action?.isEnabled() === true) action.run();
  };
  return {
    all,
    find,
    run: (id) => {
      const action = find(id);
      if (action !== undefined) runNow(action);
      else whenLoaded(() => runNow(find(id)));
    },
    forKey: (key, found) => {
      const look = (): Action | undefined =>
        all().find((action) => action.key === key) ??
        all().find((action) => action.key === key.toLowerCase());
      const action = look();
      if (action !== undefined) found(action);
      else if (definitions.value === FIRST_ACTIONS)
        whenLoaded(() => {
          const late = look();
          if (late !== undefined) found(late);
        });
      return action !== undefined;
    },
  };
};
