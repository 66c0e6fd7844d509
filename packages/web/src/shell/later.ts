/**
 * What the table needs only once a player asks for it, in one piece: it is fetched after the first paint, so that
 * the table can be played sooner and nothing is waited for later.
 */
export { BadLink } from './bad-link.tsx';
export { DealDialog } from '../features/deal-dialogs/deal-dialog.tsx';
export { Menu } from './menu.tsx';
export { OptionsDialog } from '../features/deal-dialogs/options-dialog.tsx';
export { Question } from './question.tsx';
export { settle } from './settle.ts';
export { CommandLine } from '../features/command-line/command.tsx';
export { Finish } from '../features/autoplay/finish.tsx';
export { Notices } from './notices.tsx';
export { Result } from '../features/result/result.tsx';
export { Tracker } from '../features/tracker/tracker-view.tsx';
