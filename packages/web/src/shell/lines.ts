/** What shows lines of play beside the one on the table: the tree of moves, and the games of others. One piece. */
export { Challenge } from '../features/challenge/challenge.tsx';
export { Moves } from '../features/move-tree/moves.tsx';
export { Rival } from '../features/challenge/rival-view.tsx';
