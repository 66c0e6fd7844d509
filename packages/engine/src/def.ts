/**
 * The vocabulary: a game is one `GameDef`, plain JSON data, and nothing else says what its rules are.
 * Words are small and orthogonal: a zone says how it is dealt, what it takes and what it gives; an option is a
 * list of edits to the definition. The engine interprets a definition, the solver compiles it, the rules page is
 * written from it. `schema.ts` states the same shape as JSON Schema and is what checks data from outside.
 */
import type { Rank } from './card.ts';
import type { Ends, Family, JokerPlace, Length, Shown, Unit } from './terms.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What the cards are. The order of a shuffled pack belongs to the deal, not to the definition. */
export interface PackDef {
  /** Equal packs shuffled together. */
  readonly packs: number;
  /** Jokers: go on anything and take anything. */
  readonly jokers?: number;
  /** Where jokers go: only into the stock, anywhere in the deal, or into the player's hand. */
  readonly jokerPlace?: JokerPlace;
  /** Suits of one pack; default the usual four. */
  readonly suits?: readonly number[];
  /** Ranks of one suit; default 1..13. */
  readonly ranks?: readonly Rank[];
  /** Suitless odd cards: a rank and how many. */
  readonly extras?: readonly { readonly rank: Rank; readonly count: number }[];
  /** What odd ranks and suits are called: "Customer", "brushes". Notation keeps the usual letters. */
  readonly names?: { readonly ranks?: Readonly<Record<string, string>>; readonly suits?: readonly string[] };
}

/** How PySolFC deals this game, where it differs; used for its deal numbers only, so that they give its layouts. */
export interface PysolDeal {
  /** Rows are dealt from the right. */
  readonly rows?: 'right';
  /** The zone that is dealt before the others. */
  readonly first?: string;
  /** These cards are moved to the end of the pack. */
  readonly last?: readonly string[];
}

/** When one card may lie on another. Several builds in a list are alternatives. */
export type Build = StepBuild | PairBuild;

/** A step in rank, with a condition on the suits. */
export interface StepBuild {
  readonly kind: 'step';
  readonly rank: 'up' | 'down' | 'either' | 'equal' | 'any';
  readonly suit: 'any' | 'same' | 'alternating';
  readonly ends: Ends;
  /** Ranks in order when some are left out of the sequence; default the ranks of the pack. */
  readonly ring?: readonly Rank[];
}
/** These ranks may lie on those, whatever the step; a list left out means every rank. */
export interface PairBuild {
  readonly kind: 'pair';
  readonly cards?: readonly Rank[];
  readonly on?: readonly Rank[];
}

export const ROLES = [
  'layout',
  'tableau',
  'hole',
  'foundation',
  'waste',
  'reserve',
  'hand',
  'discard',
  'stock',
] as const;
export type Role = (typeof ROLES)[number];

/** To which roles cards may be played, and in what units. A role left out gets nothing. */
export type Give = { readonly [role in Role]?: Unit };

/** What an empty pile takes. */
export interface Empty {
  /** nothing; anything; the base rank of the game; or one of these ranks. */
  readonly takes: 'nothing' | 'anything' | 'base' | readonly Rank[];
  /** Only from these roles; default from every zone that may give to this one. */
  readonly from?: readonly Role[];
  /** A pile of the same zone that it comes from must keep this many cards. */
  readonly keeps?: number;
  /**
   * An empty pile is filled at once, in the same step. reserve: by the last card of the reserve, while there is one.
   * next: by all face-up cards of the pile to its right, which may empty that one in turn.
   */
  readonly refill?: 'reserve' | 'next';
}

export interface LayoutZone {
  readonly role: 'layout';
  /** The picture: '#' is a card at that half-card column; a card covers the one or two above it within half a card. */
  readonly rows: readonly string[];
  /** open: all face up. closed: covered cards face down. {openRows}: that many rows from the bottom face up. */
  readonly face: 'open' | 'closed' | { readonly openRows: number };
  readonly give: Give;
  /** Places, from 1, that can't be played before all the others named are empty (sand, water). */
  readonly locks?: readonly { readonly places: readonly number[]; readonly until: readonly number[] }[];
  /** Places, from 1, whose card takes two plays: the first only clears the rough away. */
  readonly rough?: readonly number[];
  /** Places, from 1, whose card may be put into the hand when its rank allows it. */
  readonly irons?: readonly number[];
  /** Places, from 1, whose card, once nothing lies on it, asks for a choice before anything else: to pay, or chance. */
  readonly events?: readonly number[];
}

export interface TableauZone {
  readonly role: 'tableau';
  readonly piles: number;
  /** Cards dealt to each pile, row by row. */
  readonly deal: number | readonly number[];
  /**
   * open: all face up. top: only the last card. {up}: the last so many, of all columns or by column. {down}: these
   * places, from the bottom, are down.
   */
  readonly face:
    'open' | 'top' | { readonly up: number | readonly number[] } | { readonly down: readonly number[] };
  /** The last so many cards of every column are dealt last, row by row. */
  readonly lastRows?: number;
  /** Cards taken out of the pack for it before the deal, one to a pile: "QC", or "?C" for the first club. */
  readonly pull?: readonly string[];
  /** When face-down cards turn up. exposed: each when nothing lies on it. together: all at once, when no face-up card lies on any. */
  readonly turn?: 'exposed' | 'together';
  readonly build: readonly Build[];
  readonly empty: Empty;
  readonly give: Give;
}

/** Cards enter and never leave; players call it the waste. */
export interface HoleZone {
  readonly role: 'hole';
  readonly piles: number;
  readonly deal: number;
  /** Cards taken out of the pack for it before the deal, one to a pile. */
  readonly pull?: readonly string[];
  readonly build: readonly Build[];
  readonly empty: Empty;
}

export interface FoundationZone {
  readonly role: 'foundation';
  readonly piles: number;
  readonly deal?: number | readonly number[];
  readonly pull?: readonly string[];
  readonly build: readonly Build[];
  readonly empty: Empty;
  readonly give?: Give;
}

export interface WasteZone {
  readonly role: 'waste';
  /** In a game without a stock all cards left over lie here, spread. */
  readonly rest?: boolean;
  readonly give: Give;
}

export interface ReserveZone {
  readonly role: 'reserve';
  readonly piles: number;
  readonly deal: number;
  readonly face: 'open' | 'top';
  readonly give: Give;
  /** Its cards go on anything. */
  readonly wild?: boolean;
}

/** Cards the player holds: they go on anything. Jokers in hand lie in a hand of their own. */
export interface HandZone {
  readonly role: 'hand';
  readonly piles: number;
  readonly pull?: readonly string[];
  /** Cards beyond the pack that lie in it from the start, one to a pile: of these ranks and of no suit. */
  readonly holds?: readonly Rank[];
  readonly empty: Empty;
  readonly give: Give;
}

/** Where removed cards go. */
export interface DiscardZone {
  readonly role: 'discard';
}

export type Zone =
  LayoutZone | TableauZone | HoleZone | FoundationZone | WasteZone | ReserveZone | HandZone | DiscardZone;

/** Cards that leave the table together, each the last of its pile. They go to the discard pile. */
export type Remove =
  /** Two cards whose ranks make the sum, or one card of a rank that goes alone. */
  | {
      readonly kind: 'pair';
      readonly sum: number;
      readonly alone: readonly Rank[];
      readonly from: readonly Role[];
      /** Whether a card may pair with the last one that covers it. */
      readonly coverer: boolean;
    }
  /** Cards of consecutive, distinct ranks, all of them available beforehand, one a pile. */
  | { readonly kind: 'run'; readonly min: number; readonly ends: 'linear' | 'circular' }
  /** A card lower than another available card of its suit, in this order of ranks. */
  | { readonly kind: 'lower'; readonly order: readonly Rank[] };

/** The cards left over. They are dealt on during the game. */
export interface StockDef {
  /** Draws go here: on the hole, on the waste, or one to each column. */
  readonly to: 'hole' | 'waste' | 'tableau';
  /** Cards a draw. */
  readonly draw: number;
  readonly passes: number | 'unlimited';
  /** any: at any time. stuck: only when no card of the layout or tableau can be played. */
  readonly when: 'any' | 'stuck';
  /** What is shown of the next card, until the first draw or always. */
  readonly show?: { readonly what: Shown; readonly while: 'first' | 'always' };
}

export type Goal =
  /** Nothing is left in the zone. */
  | { readonly kind: 'clear'; readonly zone: string }
  /** This many cards, or every card of the game, lie in the zone. */
  | { readonly kind: 'gather'; readonly zone: string; readonly cards: number | 'all' }
  /** Every pile of the zone is empty or a whole suit, from the last rank down to the first. */
  | { readonly kind: 'suits'; readonly zone: string };

/** After a clear all cards are shuffled and a new layout is dealt; the score goes on. */
export type Again = 'reshuffle';

/** Acts beside the plain moves, each with a number of uses a deal. */
export interface Powers {
  /** Shows the next stock card until it is drawn. */
  readonly peek?: { readonly uses: Uses };
  /** The cards left in the layout change places; face up and face down stay where they are. */
  readonly reshuffle?: { readonly uses: Uses };
  /** Half of the cards under the top of the hole, taken at random, go back to the stock and are shuffled in. */
  readonly restock?: { readonly uses: Uses };
  /** What a card of `events` asks: a stroke is paid … */
  readonly pay?: { readonly uses: Uses };
  /** … or one of the game's events comes, each as likely as any other. */
  readonly chance?: { readonly uses: Uses };
}
export type Uses = number | 'unlimited';

/** What chance may bring; nothing happens where it finds nothing to do. */
export type EventDef =
  /** So many strokes are paid. */
  | { readonly kind: 'strokes'; readonly strokes: number }
  /** So many strokes are given back. */
  | { readonly kind: 'gift'; readonly strokes: number }
  /** The next stock card is shown until it is drawn. */
  | { readonly kind: 'peek' }
  /** A card that is free, and that others wait for, goes under the hole. */
  | { readonly kind: 'unlock' }
  /** All rough is cleared. */
  | { readonly kind: 'mow' }
  /** The next card of the stock that fits into an empty place of the hand goes there. */
  | { readonly kind: 'iron' }
  /** The card that asked lies in the rough. */
  | { readonly kind: 'rough' }
  /** The next cards of the stock go under the hole. */
  | { readonly kind: 'lose'; readonly cards: number };

/** Limits a deal is played under; kept by whoever runs the clock and the undo key. */
export interface Limits {
  /** Seconds from the deal to its end. */
  readonly seconds?: number;
  /** How often a move may be taken back. */
  readonly undo?: number;
}

/** Points, dollars or strokes: what the score fold adds, and when. Signs are as added. */
export interface ScoreDef {
  readonly title: string;
  readonly unit: 'points' | 'dollars' | 'strokes' | 'groups' | 'cards';
  /** Whether less is better. */
  readonly low?: boolean;
  /** What a deal starts with. */
  readonly start?: number;
  /**
   * The n-th layout card since the last draw. count: is worth n. {doubles}: 1 for the first so many, 2 for as many
   * more, then 4, 8, …; `peaks` multiplies by how many apexes are gone, this card included. {pays}: so much each, an
   * apex `apex`, and after the first `from` of a run a tenth more for each further card; halves are rounded up.
   */
  readonly chain?:
    | 'count'
    | { readonly doubles: number; readonly peaks?: readonly number[] }
    | { readonly pays: number; readonly apex: number; readonly from: number };
  /** Bonus for a run that reaches so many cards; once a run. */
  readonly drive?: { readonly cards: number; readonly points: number };
  /** For each stroke that cards of `events` cost; strokes given back are taken off. */
  readonly penalty?: number;
  /** Bonus for the first, second, … apex that goes to the hole. thirds: 15 at a third and two thirds, 30 for the last. */
  readonly peaks?: readonly number[] | 'thirds';
  /** Bonus for reaching the goal; a list gives it by the pass of the stock it is reached in. */
  readonly clear?: number | readonly number[];
  /** For each stock card after the first, which is free. */
  readonly draw?: number;
  /** For each card played from the reserve. */
  readonly reserve?: number;
  /** For a card played to the hole, by its rank ("1" to "13"). */
  readonly ranks?: Readonly<Record<string, number>>;
  /** For each card left. stock: when the deal is ended while stock remains. lost: whenever it is not won. */
  readonly left?: {
    readonly each: number;
    readonly when: 'stock' | 'lost';
    readonly roles?: readonly Role[];
  };
  /** For each card left in these roles when the goal is reached. */
  readonly spare?: { readonly [role in Role]?: number };
  /** For each card that lies in a role now. */
  readonly cards?: { readonly role: Role; readonly each: number };
  /** For a play from one role to another ("waste>foundation"), and for a tableau card it turns up ("turn"). */
  readonly moves?: Readonly<Record<string, number>>;
  /** For each pass of the stock after the free ones. */
  readonly pass?: { readonly each: number; readonly free: number };
  /** For each group removed. */
  readonly groups?: number;
  /** For each second left on the clock when the goal is reached. */
  readonly second?: number;
  /** What a good player makes of a deal. */
  readonly par?: number;
  /** The score never falls below this. */
  readonly floor?: number;
  /** Once the deal is over the score is at least this. */
  readonly least?: number;
  /** The total is carried from deal to deal. */
  readonly bankroll?: boolean;
}

export interface OptionValue {
  readonly title: string;
  /** Edits: dotted path in the definition to its new value; null takes the entry away. */
  readonly set: { readonly [path: string]: Json };
}

/** A named choice. The value `standard` names what the definition says when nothing is chosen. */
export interface OptionDef {
  readonly title: string;
  readonly standard: string;
  readonly values: { readonly [value: string]: OptionValue };
}

export interface GameDef {
  readonly id: string;
  readonly title: string;
  readonly aka?: readonly string[];
  readonly families: readonly Family[];
  readonly tags: readonly string[];
  readonly info: { readonly difficulty: 1 | 2 | 3 | 4 | 5; readonly length: Length };
  readonly pack: PackDef;
  readonly pysol?: PysolDeal;
  /** In the order they are dealt. What is left over is the stock. */
  readonly zones: { readonly [id: string]: Zone };
  readonly stock?: StockDef;
  readonly remove?: Remove;
  readonly powers?: Powers;
  readonly events?: readonly EventDef[];
  readonly limits?: Limits;
  readonly goal: Goal;
  readonly again?: Again;
  /** The scoring used unless another is chosen: a key of `scorings`. */
  readonly scoring: string;
  readonly scorings: { readonly [id: string]: ScoreDef };
  readonly options: { readonly [id: string]: OptionDef };
}

/** The name of one game with one choice of options: a link with a title of its own. */
export interface Preset {
  readonly id: string;
  readonly of: string;
  readonly title: string;
  readonly aka?: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}
