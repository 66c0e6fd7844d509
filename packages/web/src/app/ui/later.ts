/**
 * What the table needs only once a player asks for it, in one piece: it is fetched after the first paint, so that
 * the table can be played sooner and nothing is waited for later.
 */
export { BadLink } from '../dialogs/bad-link.tsx';
export { DealDialog } from '../dialogs/deal-dialog.tsx';
export { Menu } from '../dialogs/menu.tsx';
export { OptionsDialog } from '../dialogs/options-dialog.tsx';
export { Question } from '../dialogs/question.tsx';
export { settle } from '../settle.ts';
export { CommandLine } from './command.tsx';
export { Finish } from './finish.tsx';
export { Notices } from './notices.tsx';
export { Result } from './result.tsx';
export { Tracker } from './tracker.tsx';
