/**
 * Where everything lies in the memory of a machine that searches among runs (alike.ts), in words. Names in _AT are
 * places in memory, the others places in a frame or values.
 *
 * Cards are `suit * 16 + rank`, ranks from 0 in the order of the foundations. A set of cards has two words. Of cards
 * alike the first stands for all.
 */

/** Where a card is: not played yet, lowest of a column, on another card, on its foundation. */
export const UNPLAYED = 0;
export const LOWEST = 1;
export const JOINED = 2;
export const UP = 3;

/** No card: the floor of a column, what a card fits on where it fits on none, the last card of an empty reserve. */
export const NO_CARD = 64;

/** By card: the first of those alike; the first of those it fits on, or NO_CARD. */
export const ALIKE_AT = 0;
export const CARRIER_AT = 64;
/** By card, as sets: those alike, where it is the first of them; those that fit on it. */
export const MEMBERS_AT = 128;
export const CARRIED_AT = 256;
/** By `card * 4 + place`: the two words that a card there adds to the key. */
export const LOW_AT = 384;
export const HIGH_AT = 640;
/** The cards of the stock by place, and by card its place there. */
export const STOCK_AT = 896;
export const PLACES_AT = 960;
/** The cards of the reserve from its bottom. */
export const RESERVE_AT = 1024;
/** Sets: the cards of the pack; those that a space takes. */
export const PACK_AT = 1088;
export const SPACE_CARDS_AT = 1090;
/** The rules: numbers, and 1 for yes (rules.ts has their meaning); -1 for passes without end. */
export const RANKS_AT = 1092;
export const TOTAL_AT = 1093;
export const COLUMNS_AT = 1094;
export const DRAW_AT = 1095;
export const PASSES_AT = 1096;
export const SET_AT = 1097;
export const REFILL_AT = 1098;
export const TABLEAU_SPACES_AT = 1099;
export const WASTE_SPACES_AT = 1100;
export const RESERVE_SPACES_AT = 1101;

/** By number below 65: what is left of so many cards after whole packets. */
export const REST_AT = 1104;

/** The board (board.ts). By card where it is; by the first of cards alike how many are in columns with nothing on them. */
export const WHERE_AT = 1176;
export const BARE_COUNTS_AT = 1240;
/** By suit: cards on the foundation. */
export const FOUND_AT = 1304;
/** Cards that are not played yet: of the reserve; of the stock by place, the first 32 and the others; its turn. */
export const RESERVED_AT = 1308;
export const MASK_AT = 1309;
export const LATER_AT = 1310;
export const TURN_AT = 1311;
/** Sets: the lowest cards of columns, and the other cards in columns. */
export const LOWEST_SET_AT = 1312;
export const JOINED_SET_AT = 1314;
/** Sets: cards that fit on the end of a column; and the first of cards alike of which one has nothing on it. */
export const OPEN_AT = 1316;
export const RUN_ENDS_AT = 1318;
/** Two sums over cards of words for where they are. */
export const KEY_AT = 1320;

/** The stock (stock.ts). Sets: the cards that can be played; all that are left. */
export const GIVEN_AT = 1322;
export const STOCKED_AT = 1324;
/** Cards left; cards on the waste; whether another pass is allowed. */
export const COUNT_AT = 1326;
export const WASTE_AT = 1327;
export const FURTHER_AT = 1328;
/** By place in the deal: the turn after it is played, and how many of the cards left lie before it; and the places left. */
export const TURNS_AT = 1332;
export const BEFORE_AT = 1396;
export const PLACES_LEFT_AT = 1460;

/** The relaxation: an easier game (relaxation.ts). By suit: cards that go up at some time. */
export const RELAXED_UP_AT = 1524;
/** A set: the first of cards alike of which one has nothing on it at some time. */
export const RELAXED_ENDS_AT = 1528;
/** The cards of the stock that leave it, by their place among those left. */
export const RELAXED_DRAWN_AT = 1532;
/** Sets: cards that are in columns at some time, and cards that fit somewhere at some time. */
export const RELAXED_IN_AT = 1534;
export const RELAXED_FITS_AT = 1536;
/** A set: the first of cards alike, of which only one is ever in a column, that a lowest card or one of the reserve goes on. */
export const RELAXED_WANTED_AT = 1538;
/** The cards of the reserve that don't leave it, from its bottom. */
export const RELAXED_RESERVE_AT = 1540;
/** Whether there is a space for other cards at some time; whether anything has changed. */
export const RELAXED_SPACE_AT = 1541;
export const CHANGED_AT = 1542;

/** The search (search.ts). Positions of the last call; those that the round has left. */
export const VISITS_AT = 1544;
export const ROUND_LEFT_AT = 1545;
/** The number of the round. In all but the first, scores have noise. */
export const ROUND_AT = 1546;
/** Frames in use, and frames that there is room for. */
export const FRAMES_USED_AT = 1547;
export const FRAMES_ROOM_AT = 1548;
/** The moves still to try, one depth after another: where they begin, where they end, and where their room ends. */
export const MOVES_AT = 1549;
export const MOVES_END_AT = 1550;
export const MOVES_ROOM_AT = 1551;
/** The table of positions (table.ts): where it lies, its size less one, entries, and entries that it may have. */
export const TABLE_AT = 1552;
export const TABLE_MASK_AT = 1553;
export const TABLE_ENTRIES_AT = 1554;
export const TABLE_ROOM_AT = 1555;

/** A move: `card | where << 6`, the turn after it, its score. */
export const MOVE_SIZE = 3;
/** No position has more moves: four cards go up, and any goes onto a card and to a space. */
export const MOST_MOVES = 4 + 2 * 64;
/** An entry of the table: the two words of the key, and the turns. */
export const ENTRY_SIZE = 3;

/**
 * The frames, by depth, from the first position on: where the moves of the position begin; its key; the play that led
 * to it; and for its undoing where the card was (and REFILLED), what was left of the stock and of the reserve.
 */
export const FRAMES_FROM = 1560;
export const FRAME_SIZE = 9;
export const BEGIN = 0;
export const FRAME_KEY = 1;
export const PLAY = 3;
export const FROM = 4;
export const OLD_MASK = 5;
export const OLD_LATER = 6;
export const OLD_TURN = 7;
export const OLD_RESERVED = 8;
/** The reserve filled the space. */
export const REFILLED = 256;
