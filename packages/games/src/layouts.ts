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

/** 4 + 8 + 12 + 13 = 37. */
export const FOUR_PEAKS = [
  '...#.....#.....#.....#...',
  '..#.#...#.#...#.#...#.#..',
  '.#.#.#.#.#.#.#.#.#.#.#.#.',
  '#.#.#.#.#.#.#.#.#.#.#.#.#',
] as const;

/** 1 + 2 + … + 7 = 28. */
export const PYRAMID = [
  '......#......',
  '.....#.#.....',
  '....#.#.#....',
  '...#.#.#.#...',
  '..#.#.#.#.#..',
  '.#.#.#.#.#.#.',
  '#.#.#.#.#.#.#',
] as const;

/** Three peaks with a fifth row of eight, the middle left open: 36. */
export const GARDEN_36 = [...THREE_PEAKS, '.#.#.#.#...#.#.#.#.'] as const;

/** The same with nine: 37. */
export const GARDEN_37 = [...THREE_PEAKS, '.#.#.#.#.#.#.#.#.#.'] as const;
