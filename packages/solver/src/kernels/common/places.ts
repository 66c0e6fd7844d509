/** Where a card of a building game lies when it lies in no column: numbers that no column has. */
export const IN_STOCK = 254;
export const ON_FOUNDATION = 255;
