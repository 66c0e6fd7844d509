/** The actions of the table and of every feature, as one file that is loaded after the first paint. */
import { actions as tableActions } from './shell/table-actions.ts';
import type { ActionDefinition, ActionsModule } from './shell/shell.ts';

const modules = import.meta.glob<ActionsModule>('./features/*/actions.ts', { eager: true });

export const allActions: readonly ActionDefinition[] = [
  ...tableActions,
  ...Object.values(modules).flatMap(({ actions }) => actions),
];
