/** What a player may choose about the table. The names are those the app stores. */
import type { Palette } from '../cards/palette.ts';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

export interface TableSettings {
  readonly cards: Palette;
  readonly speed: Speed;
  /** The hand the table is held with: stock and hole are put where its thumb is. */
  readonly hand: 'left' | 'right';
  /** Single-letter keys; arrows, Tab, Enter, Space and Escape always work. */
  readonly keys: 'on' | 'off';
}

export const DEFAULT_SETTINGS: TableSettings = {
  cards: 'classic',
  speed: 'normal',
  hand: 'right',
  keys: 'on',
};
