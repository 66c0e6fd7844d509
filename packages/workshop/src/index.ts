/** The workshop: changed games, as data. */
export {
  admits,
  TABS,
  type Control,
  type Label,
  type Setting,
  type Tab,
  type ControlValue,
} from './model/control.ts';
export { difference, type Edits } from './model/difference.ts';
export {
  cardOnGrid,
  HIGHEST,
  isFree,
  addCard,
  moveCard,
  resize,
  placesOf,
  removeCard,
  trim,
  WIDEST,
  type Rows,
  type GridPlace,
} from './model/layout-grid.ts';
export { packVariant, unpackVariant } from './link.ts';
export { isOwn, isPacked, OWN } from './model/names.ts';
export { emptyStarts, editorStart, type Start } from './start.ts';
export {
  controlsOf,
  faultsAt,
  compileFaults,
  readShape,
  refusedBy,
  applyControl,
  type PlacedFault,
} from './apply-control.ts';
export { isSolvitaireRules, readSolvitaireRules } from './import/solvitaire.ts';
export { changeDef, makeVariant, readVariant, type Variant } from './variant.ts';
export { CONTROL_WORDS, type ControlWord } from './model/words.ts';
