/**
 * The table without a framework: an element that shows a view of a game and asks for moves, and the card faces it
 * draws. It knows the engine and no other package of Cairn. Its folders import in one direction, each only those before
 * it: dom, cards, geometry, model, view, a11y, input, then the files beside this one.
 */
export { BROAD_FROM, faceStyleFor } from './cards/face-style.ts';
export { createPack } from './cards/pack.ts';
export { inkOf, inksOf, paletteFor } from './cards/palette.ts';
export { afterPaint, whenIdle } from './dom/schedule.ts';
export { ACTION_LETTERS, COLUMN_KEYS } from './input/keys.ts';
export type { MoveRequest, TableCallbacks, TableExtensions } from './input/context.ts';
export type { TableParts, TablePartsSource } from './late-parts.ts';
export { createTable, type SceneUpdate, type Table } from './table.ts';
export type { TableWords } from './a11y/table-words.ts';
export { landed, startWave, type Wave } from './view/wave.ts';
