/** The catalogue of games. Data only. */
export { games, presets } from './catalogue.ts';
export { absentGame } from './absent.ts';
export { emptyGames } from './empty.ts';
export { isOpenGame } from './open-game.ts';
export { findGame, lookUp, searchGames, type Found, type Hit } from './find.ts';
export { askedOptions, dailyGames, firstGame, popularGames, workshopIdeas } from './popular.ts';
export { tripeaksRules } from './peaks-rules.ts';
export { tripeaks } from './tripeaks.ts';
export { findNotes, type GameNotes, type NoteLanguage } from './notes/index.ts';
export { germanNotes } from './notes/german/index.ts';
export { loadGermanNotes, loadNotes } from './notes/load.ts';
