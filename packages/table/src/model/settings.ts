/** The settings of the table. Names and values are those that the app stores. */
import type { CardBack } from '../cards/back.ts';
import type { PaletteChoice } from '../cards/palette.ts';
import type { Handedness } from '../geometry/plan.ts';
import { NORMAL_SIZING, type Sizing } from '../geometry/sizing.ts';

export type AnimationSpeed = 'off' | 'fast' | 'normal' | 'slow';

export interface TableSettings extends Sizing {
  readonly cards: PaletteChoice;
  readonly back: CardBack;
  readonly speed: AnimationSpeed;
  /** The hand that holds a phone: stock and hole are on the side of its thumb. */
  readonly hand: Handedness;
  /** Single-letter keys. Arrows, Tab, Enter, Space and Escape always work. */
  readonly keys: 'on' | 'off';
  /** The player's own letters, by the kind of action. */
  readonly own: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: TableSettings = {
  ...NORMAL_SIZING,
  cards: 'auto',
  back: 'lattice',
  speed: 'normal',
  hand: 'right',
  keys: 'on',
  own: {},
};
