/** What a player may choose about the table. The names are those the app stores. */
import type { Back } from './cards/back.ts';
import type { Palette } from './cards/palette.ts';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** How large things are shown. */
export interface Sizing {
  /** How much of the room the cards take. */
  readonly cardSize: 'small' | 'normal' | 'large';
  /** How much of a card its index takes. */
  readonly indexSize: 'normal' | 'large';
}
export const NORMAL: Sizing = { cardSize: 'normal', indexSize: 'normal' };

export interface TableSettings extends Sizing {
  readonly cards: Palette;
  readonly back: Back;
  readonly speed: Speed;
  /** The hand the table is held with: stock and hole are put where its thumb is. */
  readonly hand: 'left' | 'right';
  /** Single-letter keys; arrows, Tab, Enter, Space and Escape always work. */
  readonly keys: 'on' | 'off';
  /** Single letters other than the usual ones, by the kind of act. */
  readonly own: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: TableSettings = {
  ...NORMAL,
  cards: 'classic',
  back: 'lattice',
  speed: 'normal',
  hand: 'right',
  keys: 'on',
  own: {},
};
