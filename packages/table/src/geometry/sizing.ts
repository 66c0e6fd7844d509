/** How large a player wants things on the table. */
export interface Sizing {
  /** How much of the room the cards take. */
  readonly cardSize: 'small' | 'normal' | 'large';
  /** How much of a card its index takes. */
  readonly indexSize: 'normal' | 'large';
}

export const NORMAL_SIZING: Sizing = { cardSize: 'normal', indexSize: 'normal' };
