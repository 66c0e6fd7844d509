/** The catalogue of games. Data only. */
export { games, presets } from './catalogue.ts';
export { findGame, searchGames, type Found } from './find.ts';
export { firstGame } from './first.ts';
export { findNotes, type GameNotes } from './notes/index.ts';
export { loadNotes } from './notes/load.ts';
