/**
 * Where everything lies in the memory of a machine, in words. Names in _AT are places in memory, the others places in a
 * position or values.
 *
 * Cards are `suit * 16 + rank`, ranks from 0 in the order of the foundations. What became of a card is its fate, a number
 * of four bits: it lies where the deal has it, at the foot of a column, loose, on one of the cards it fits on, or on its
 * foundation. A set of cards has two words.
 */

/** Fates. From ON_CARD on: on the first, second, … card that the card fits on. */
export const DEALT = 0;
export const FOOT = 1;
export const SET_ASIDE = 2;
export const ON_CARD = 3;
export const HOME = 15;
/** What a card may lie on if that is no card. */
export const AT_FOOT = 64;
export const IN_RESERVE = 65;
export const NO_PLACE = 66;

/** By `card * 16 + fate`: what it lies on; the two words of the key; what it adds to the estimate. */
export const BELOW_AT = 0;
export const KEYS_AT = 1024;
export const COSTS_AT = 3072;
/** By card: how many cards it fits on (their fates begin at ON_CARD); how many fit on it, and by `card * 8 + i` which. */
export const FITS_AT = 4096;
export const GUESTS_AT = 4160;
export const GUEST_AT = 4224;
/** By card: whether it may lie at the foot of a column. */
export const FOOT_TAKES_AT = 4736;
/** By free places: what they add to the estimate. */
export const FREE_COSTS_AT = 4800;
export const MOST_FREE = 31;
/** By suit: its cards in the pack. */
export const SIZES_AT = 4832;
/** The rules: numbers, and 1 for yes (rules.ts has their meaning). */
export const CELLS_AT = 4840;
export const MERGED_AT = 4841;
export const RUNS_AT = 4842;
export const RETURNS_AT = 4843;
/** Whether a card that was placed from the reserve has to be used at once (idle-cards.ts). */
export const USED_AT_ONCE_AT = 4844;
/** Whether runs moved card by card over free places are tried as one move. */
export const LONG_MOVES_AT = 4846;
/** Whether positions that are lost in an easier game are left out (relaxation.ts). */
export const RELAXED_AT = 4839;
/** The counters of the search (search.ts). */
export const VISITED_AT = 4850;
/** Positions, and entries, that are in the pool. */
export const USED_AT = 4851;
export const ENTRIES_AT = 4852;
export const POOL_AT = 4853;
/** The end of the pool. */
export const END_AT = 4847;
/** Where the next child is made. */
export const OUT_AT = 4854;
/** The number of the position that is expanded, as the parent of its children; whether they get entries. */
export const PARENT_AT = 4848;
export const LISTED_AT = 4849;
export const WON_AT = 4855;
export const LOWEST_AT = 4856;
export const CLOSED_AT = 4857;
export const CLOSED_MASK_AT = 4858;
export const CLOSED_SIZE_AT = 4859;
export const DIVE_AT = 4860;
export const STACK_USED_AT = 4861;
export const STACK_ROOM_AT = 4862;
export const LOST_SOME_AT = 4863;
/** A list of cards, for the safe moves and the relaxation. */
export const LIST_AT = 4864;
/** By how much higher a card's rank is than its foundation's: what each card, and each break, above it adds. */
export const DEPTH_COSTS_AT = 4928;
export const BREAK_COSTS_AT = 4944;
/** Of a move, in quarters. */
export const DEEP_AT = 4960;
/** By how much it grows when the nodes have doubled, and the nodes at which it does next. */
export const DEEPER_AT = 4961;
export const DEEPER_NODES_AT = 4962;
export const DEEPEST_AT = 4963;
/** What is added for a position that waits for its late moves. */
export const LATE_AT = 4964;
/** By estimate: the last entry with it, as its number + 1. */
export const BUCKETS_AT = 4968;
export const BUCKETS = 4096;
/** The buckets that are not empty, as a set. */
export const FILLED_AT = BUCKETS_AT + BUCKETS;
/** A position that is a child until it is known to be new. */
export const SCRATCH_AT = FILLED_AT + BUCKETS / 32;
/** Sets of cards, for the relaxation. */
export const SETS_AT = SCRATCH_AT + 28;
export const TABLES_END = SETS_AT + 8;

/** A position: eight fates in each of eight words. */
export const FATES = 0;
/** The last cards of columns, the loose cards, the cards in the reserve. */
export const LASTS = 8;
export const LOOSES = 10;
export const RESERVES = 12;
/** By suit, in bytes: the cards on its foundation. */
export const FOUND = 14;
/** Cards that are not on the foundations; empty columns; loose cards. */
export const CARDS_LEFT = 15;
export const EMPTIES = 16;
export const LOOSE_COUNT = 17;
export const KEY = 18;
/** The sum of the costs of its cards. */
export const COST = 20;
/** The number of the position before it, and the move that led here: `card | fate << 8 | last card moved << 12`. */
export const PARENT = 21;
export const MOVE = 22;
/** On the stack: the estimate, or that the children are known. */
export const NEXT = 23;
/** Moves from the first position. */
export const DEPTH = 24;
/** What cards that lie above others add to the estimate (estimate.ts). */
export const BURDEN = 25;
/** 1 where only the late moves are still to be tried (children.ts). */
export const LATE = 26;
/** The card that the next move has to lay a card on, + 1; 0 where there is none (idle-cards.ts). */
export const PENDING = 27;
/** Words of a position: they are copied four at a time. */
export const POSITION = 28;

/**
 * An entry stands for a position that waits: its parent and the move from it. Positions are made when they are expanded,
 * so that those which never are take little room. Entries lie at the end of the pool, the last one first.
 */
export const ENTRY_WORDS = 4;
/** The number of the position before it, and the move; where the move is NO_MOVE, the number of the position itself. */
export const ENTRY_PARENT = 0;
export const ENTRY_MOVE = 1;
export const NO_MOVE = -1;
/** The next entry with the same estimate, as its number + 1. */
export const ENTRY_NEXT = 2;
/** The estimate without the moves made, in quarters. */
export const ENTRY_BASE = 3;

/** The most children of a position. */
export const MOST_CHILDREN = 700;
