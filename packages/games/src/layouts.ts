/**
 * Pictures of layouts: '#' is a card at that half-card column, rows from the top of the peaks down. The covering
 * relation follows from the picture (a card covers those of the row above within half a card), so it is written once.
 */

/** 3 + 6 + 9 + 10 = 28: three peaks on a shared base row. */
export const THREE_PEAKS = [
  '...#.....#.....#...',
  '..#.#...#.#...#.#..',
  '.#.#.#.#.#.#.#.#.#.',
  '#.#.#.#.#.#.#.#.#.#',
] as const;
