/** The sizes that a player has chosen. */
export interface Sizing {
  /** How much of the space the cards take. */
  readonly cardSize: 'small' | 'normal' | 'large';
  /** How much of a card its index takes. */
  readonly indexSize: 'normal' | 'large';
}

export const NORMAL_SIZING: Sizing = { cardSize: 'normal', indexSize: 'normal' };
