/**
 * Where the tables of a descent lie in one array of words, so that the loop in WebAssembly has them in its memory
 * (packages/solver/wasm/ring.ts has the same numbers, in bytes). Names in _AT are offsets.
 */

/** Columns are bits of a word; a column has fewer cards than ROOM. */
export const MOST_COLUMNS = 31;
export const ROOM = 64;
export const MOST_CARDS = 255;
/** Classes at most, the empty hole among them. */
export const MOST_RANKS = 16;

/** A cell, by column and height: what playing the card adds to the two words of the key, its rank, the rank under it. */
export const CELL_WORDS = 4;
export const COLUMN_WORDS = ROOM * CELL_WORDS;
export const [LOW, HIGH, RANK, BELOW] = [0, 1, 2, 3] as const;

/**
 * A frame, by depth: the rank on the hole; the columns still to try, of the better rank and of the other ones; the
 * column played last; the ranks that may come last; and the key.
 */
export const STACK_AT = (MOST_COLUMNS + 1) * COLUMN_WORDS;
export const FRAME_WORDS = 8;
export const [ON, FIRST, SECOND, PLAYED, LAST, KEY_LOW, KEY_HIGH] = [0, 1, 2, 3, 4, 5, 6] as const;

/** By rank: the columns that end in it, the cards left, how many columns it lies lowest in, its part of the key on the hole. */
export const TOPS_AT = STACK_AT + (MOST_CARDS + 1) * FRAME_WORDS;
export const LEFT_AT = TOPS_AT + MOST_RANKS;
export const BOTTOMS_AT = LEFT_AT + MOST_RANKS;
export const ON_HOLE_AT = BOTTOMS_AT + MOST_RANKS;
/** By place x: the crossings between x and x + 1 (walk.ts), and the ends left when no more are needed. */
export const CROSSINGS_AT = ON_HOLE_AT + MOST_RANKS;
export const ENDS_AT = CROSSINGS_AT + MOST_RANKS;
/** By rank on the hole: how many ranks it takes, then which; and by both ranks the pair that is crossed. */
export const NEAR_AT = ENDS_AT + MOST_RANKS;
export const EDGES_AT = NEAR_AT + MOST_RANKS * MOST_RANKS;
/** By column: its height. */
export const HEIGHTS_AT = EDGES_AT + MOST_RANKS * MOST_RANKS;
/** The columns of the longest line, from 1 on. */
export const BEST_AT = HEIGHTS_AT + MOST_COLUMNS + 1;

export const DEPTH_AT = BEST_AT + MOST_CARDS + 1;
/** Nodes of the last call. */
export const NODES_AT = DEPTH_AT + 1;
/** The columns of one card; the ranks that lie lowest in some column. */
export const BARE_AT = DEPTH_AT + 2;
export const ENDS_IN_AT = DEPTH_AT + 3;
/**
 * Cards in all; the ranks that may come last; the rank on the hole from which a first card begins the walk (the empty
 * hole, or MOST_RANKS where crossings are not counted); and whether the longest line is kept.
 */
export const CARDS_AT = DEPTH_AT + 4;
export const LASTS_AT = DEPTH_AT + 5;
export const BEGINS_AT = DEPTH_AT + 6;
export const MOST_AT = DEPTH_AT + 7;
/** Cards of the longest line. */
export const LONGEST_AT = DEPTH_AT + 8;
export const TABLE_WORDS = DEPTH_AT + 16;
