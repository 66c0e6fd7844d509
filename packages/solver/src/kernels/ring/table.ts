/**
 * The tables of a descent, in one array of words at fixed places, so that the loop in WebAssembly has them in its
 * memory and knows where they are (packages/solver/wasm/ring.ts has the same numbers).
 */

/** Columns are bits of a word; a column has fewer cards than ROOM. */
export const MOST_COLUMNS = 31;
export const ROOM = 64;
export const MOST_CARDS = 255;
/** Classes, the empty hole among them. */
export const RANKS = 16;

/** By column and height: what playing the card adds to the two words of the key, its rank, the rank under it. */
export const CELL = 4;
export const COLUMN = ROOM * CELL;
export const [LOW, HIGH, RANK, BELOW] = [0, 1, 2, 3] as const;

/**
 * By depth: the rank on the hole, the columns still to try of the better rank and of the other ones, the column
 * played last, the ranks that may come last, and the key.
 */
export const STACK = (MOST_COLUMNS + 1) * COLUMN;
export const FRAME = 8;
export const [ON, FIRST, SECOND, PLAYED, LAST, KEY_LOW, KEY_HIGH] = [0, 1, 2, 3, 4, 5, 6] as const;

/** By rank: the columns it ends, the cards left, the columns it lies lowest in, what it adds to the key on the hole. */
export const TOPS = STACK + (MOST_CARDS + 1) * FRAME;
export const LEFT = TOPS + RANKS;
export const BOTTOMS = LEFT + RANKS;
export const ON_HOLE = BOTTOMS + RANKS;
/** By place x: the crossings between x and x + 1, and the ends that are left when it needs none more. */
export const CROSSINGS = ON_HOLE + RANKS;
export const ENDS = CROSSINGS + RANKS;
/** By the rank on the hole: how many ranks it takes, then which; and by both ranks the pair that is crossed. */
export const NEAR = ENDS + RANKS;
export const EDGES = NEAR + RANKS * RANKS;
/** By column. */
export const HEIGHTS = EDGES + RANKS * RANKS;
/** The columns of the longest line, from 1 on. */
export const BEST = HEIGHTS + MOST_COLUMNS + 1;

export const DEPTH = BEST + MOST_CARDS + 1;
/** Nodes of this stretch. */
export const NODES = DEPTH + 1;
/** Columns of one card; ranks some column ends in. */
export const BARE = DEPTH + 2;
export const ENDS_IN = DEPTH + 3;
/**
 * Cards in all; the ranks that may come last; what lies on the hole when a card begins the walk: the empty hole, or
 * RANKS where crossings are not counted; and whether the longest line is kept.
 */
export const CARDS = DEPTH + 4;
export const LASTS = DEPTH + 5;
export const BEGINS = DEPTH + 6;
export const MOST = DEPTH + 7;
/** Cards of the longest line. */
export const LONGEST = DEPTH + 8;
export const WORDS = DEPTH + 16;
