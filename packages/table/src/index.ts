/**
 * The table without a framework: an element that shows a view of a game and asks for moves, and the card faces it
 * draws. It knows the engine and nothing else of Cairn.
 */
export { styleFor } from './cards/face.ts';
export { createPack } from './cards/pack.ts';
export { COLUMNS, LETTERS } from './keys.ts';
export { afterPaint } from './paint.ts';
export { loadParts } from './parts.ts';
export { createTable, type Table, type TableCallbacks } from './table.ts';
export type { TableWords } from './words.ts';
