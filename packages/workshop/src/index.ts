/** The workshop: changed games, as data. */
export { difference, type Edits } from './difference.ts';
export { isPacked, packVariant, unpackVariant } from './link.ts';
export { isOwn, makeVariant, OWN, readVariant, type Variant } from './variant.ts';
