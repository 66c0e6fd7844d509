/**
 * The features of a move: what it does that a player can see, in a fixed dictionary for all games. They are read from the
 * compiled rules and the position, never from the id of a game. A policy is a weight for each.
 */

export const FEATURES = [
  /** It turns up at least one card; at least two. */
  'turns-up',
  'turns-up-two',
  /** A card in sight that could not be played can be played afterwards; at least two. */
  'frees',
  'frees-two',
  /** How many cards it leaves in its column, or directly beneath its place in the layout. */
  'buried',
  /** It goes to a foundation or hole, or leaves the table in a group. */
  'to-goal',
  'from-waste',
  /** It comes from a reserve, cell or hand. */
  'from-reserve',
  'from-foundation',
  /** It goes to a cell or hand. */
  'stores',
  /** It empties a column. */
  'empties',
  /** It fills an empty column. */
  'fills',
  /** It breaks a run. */
  'takes-from-run',
  /** It makes a run longer; and in suit. */
  'joins-run',
  'joins-suit',
  /** How many cards that can be played would go on it next. */
  'follows',
  /** How many unseen cards would go on it, or of a group: with one of its cards. */
  'partners',
  /** How many other cards that can be played have its rank. */
  'equals',
  /** How many face-down cards lie in the column it goes to. */
  'covers',
  /** It is the top of a peak: nothing lies under it. */
  'apex',
  'draws',
  'redeals',
  /** It takes the last move back. */
  'undoes',
  /** It goes from column to column and turns up nothing; and the stock has brought nothing for a while. */
  'shifts',
  'shifts-late',
  /** It shifts a card like one that has been shifted in vain, and nothing else was done since (recent.ts). */
  'shifts-again',
  /** It deals cards of the stock onto the columns, where they cover what was there. */
  'deals',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Weights by feature; those left out are 0. Whole numbers, so that a policy adds up alike on every machine. */
export type PolicyWeights = Readonly<Partial<Record<Feature, number>>>;

/** The index of a feature in lists of values. */
export const FEATURE = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<Feature, number>
>;

/** Weights as a list in the order of `FEATURES`. */
export const weightList = (weights: PolicyWeights): Int32Array =>
  Int32Array.from(FEATURES, (feature) => weights[feature] ?? 0);
