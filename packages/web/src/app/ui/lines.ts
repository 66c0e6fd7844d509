/** What shows lines of play beside the one on the table: the tree of moves, and the games of others. One piece. */
export { Challenge } from '../dialogs/challenge.tsx';
export { Moves } from '../dialogs/moves.tsx';
export { Rival } from './rival.tsx';
