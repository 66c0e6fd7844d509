/** All members of `TableExtensions`, for games of every kind. The app loads this after the first picture. */
import { cardExtras } from './cards/card-extras.ts';
import { columnGeometry } from './geometry/column-geometry.ts';
import type { TableExtensions } from './input/context.ts';
import { dragInput } from './input/drag.ts';
import { shouldExpandColumn } from './input/expand-column.ts';
import { groupInput } from './input/group-input.ts';
import { keyboardInput } from './input/keyboard.ts';
import { growAreas } from './model/hit-growth.ts';
import { withSequences } from './model/sequences.ts';
import { createMotion } from './view/motion.ts';
import { signs } from './view/signs.ts';

export { cardExtras } from './cards/card-extras.ts';

export const allExtensions: TableExtensions = {
  cards: cardExtras,
  columns: columnGeometry,
  dragging: dragInput,
  createMotion,
  groups: groupInput,
  growAreas,
  keyboard: keyboardInput,
  shouldExpandColumn,
  signs,
  withSequences,
};
