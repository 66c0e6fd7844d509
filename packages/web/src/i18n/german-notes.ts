/** What people wrote about games, in German: long, and read on rules pages alone. */
export { germanNotes } from '@cairn/games';
