/** The workshop: changed games, as data. */
export { admits, TABS, type Control, type Label, type Setting, type Tab, type Value } from './control.ts';
export { difference, type Edits } from './difference.ts';
export {
  cardAt,
  HIGHEST,
  isFree,
  lay,
  move,
  resize,
  spotsOf,
  take,
  trim,
  WIDEST,
  type Rows,
  type Spot,
} from './draw.ts';
export { packVariant, unpackVariant } from './link.ts';
export { isOwn, isPacked, OWN } from './names.ts';
export { emptyStarts, startFrom, type Start } from './start.ts';
export { controlsOf, faultsAt, faultsOf, readShape, refusedBy, turn, type PlacedFault } from './turn.ts';
export { changeDef, makeVariant, readVariant, type Variant } from './variant.ts';
export { WORDS, type Word } from './words.ts';
