/**
 * The catalogue of a rules page, as a type. Every entry gives whole sentences (or, where it says so, the parts of a
 * list); the facts it takes are counts and words of the vocabulary, never text. `english-rules.ts` is the first.
 */
import type {
  Build, Card, Empty, Ends, Family, JokerPlace, Length, Rank, Role, ScoreDef, Shown, StockDef, Unit as MoveUnit,
} from '@cairn/engine'; // prettier-ignore
import type { SectionId } from '../document.ts';
import type { Words } from './words.ts';

export interface PackFact {
  readonly packs: number;
  /** Cards without jokers. */
  readonly plain: number;
  /** Cards of one whole pack are the usual 52. */
  readonly usual: boolean;
  readonly jokers: number;
  readonly place: JokerPlace;
}

/** A zone as it is dealt. */
export type DealFact =
  | {
      readonly role: 'layout';
      readonly cards: number;
      /** From the top: cards, and how many of them face up. */
      readonly rows: readonly { readonly cards: number; readonly up: number }[];
      /** Places that cover nothing. */
      readonly tops: number;
    }
  | {
      readonly role: 'tableau';
      readonly lengths: readonly number[];
      /** Face-up cards of each column. */
      readonly up: readonly number[];
    }
  | {
      readonly role: 'hole' | 'foundation' | 'waste' | 'reserve';
      readonly piles: number;
      /** Cards taken out of the pack for it beforehand. */
      readonly pulled: readonly Card[];
      /** Cards dealt to each pile after that. */
      readonly dealt: number;
      readonly face: 'open' | 'top';
    };

export interface StockFact {
  /** Cards left over when all else is dealt. */
  readonly cards: number;
  /** Of these, turned up at once to start the hole. */
  readonly starter: number;
  readonly def: StockDef;
}

export interface GoalFact {
  readonly kind: 'clear' | 'gather';
  readonly role: Role;
  readonly cards: number;
  /** These are all the cards of the game. */
  readonly all: boolean;
  /** Where the cards of a zone to be cleared can go. */
  readonly to: readonly Role[];
}

/** What goes on a pile that is not empty. */
export interface TargetFact {
  readonly role: Role;
  readonly piles: number;
  readonly builds: readonly Build[];
}

/** What goes on the last and on the first rank: shows how the ends of the sequence are played. */
export interface EndsFact {
  readonly ends: Ends;
  readonly last: Rank;
  readonly onLast: readonly Rank[];
  readonly first: Rank;
  readonly onFirst: readonly Rank[];
}

export interface ScoringFact {
  readonly score: ScoreDef;
  /** Cards of the layout, and tops of peaks. */
  readonly cards: number;
  readonly tops: number;
  /** The game has a stock to turn. */
  readonly stock: boolean;
  /** The most a deal can bring. */
  readonly most: number;
}

export interface HeaderWords {
  readonly labels: Readonly<Record<'players' | 'difficulty' | 'length' | 'cards', string>>;
  readonly players: (count: number) => string;
  readonly difficulty: (level: number) => string;
  readonly length: (length: Length) => string;
  /** "52 and 2 jokers". */
  readonly cards: (pack: PackFact) => string;
  readonly family: (family: Family) => string;
}

export interface SetupWords {
  readonly alone: string;
  readonly pack: (pack: PackFact) => string;
  readonly suits: (matter: 'no' | 'colour' | 'suit') => string;
  readonly goal: (goal: GoalFact) => string;
  readonly shuffle: (pack: PackFact) => string;
  readonly deal: (deal: DealFact) => readonly string[];
  readonly hand: (jokers: number) => string;
  readonly stock: (stock: StockFact) => string;
  /** Under the picture of the deal. */
  readonly picture: string;
  /** One part of a short list: "28 cards in rows of 3, 6, 9 and 10"; "" for what is not worth a word. */
  readonly briefDeal: (deal: DealFact) => string;
  readonly briefHand: (jokers: number) => string;
  readonly briefStock: (stock: StockFact) => string;
}

export interface PlayWords {
  /** `to` is empty when the cards that can be played are the same wherever they go. */
  readonly available: (role: Role, unit: MoveUnit, to: readonly Role[]) => string;
  readonly routes: (from: Role, to: readonly Role[]) => string;
  readonly target: (target: TargetFact) => string;
  readonly ends: (ends: EndsFact) => string;
  readonly empty: (role: Role, piles: number, empty: Empty) => string;
  /** The hole starts empty and the stock has not been touched. */
  readonly headstart: (stock: boolean) => string;
  readonly stays: string;
  readonly turnedUp: string;
  readonly jokers: (jokers: number, place: JokerPlace, streaks: boolean) => string;
  readonly wildReserve: string;
  readonly draw: (stock: StockDef) => string;
  readonly passes: (passes: number | 'unlimited', to: StockDef['to']) => string;
  readonly show: (what: Shown, during: 'first' | 'always') => string;
  readonly peek: (uses: number | 'unlimited') => string;
  readonly won: (goal: GoalFact) => string;
  readonly lost: (stock: boolean) => string;
  readonly resign: (price: 'free' | 'charged') => string;
}

export interface ScoreWords {
  readonly none: string;
  readonly chain: (fact: ScoringFact) => readonly string[];
  readonly peaks: (fact: ScoringFact) => string;
  readonly clear: (fact: ScoringFact) => string;
  readonly draw: (fact: ScoringFact) => string;
  readonly left: (fact: ScoringFact) => readonly string[];
  readonly floor: (fact: ScoringFact) => string;
  readonly bankroll: string;
  readonly most: (fact: ScoringFact) => string;
  /** Parts of a short list. */
  readonly brief: (fact: ScoringFact) => readonly string[];
  /** Before the other scorings a game offers. */
  readonly others: string;
}

export interface RateFact {
  readonly percent: number;
  /** Half the width of the 95 % interval in percentage points; null when it was not published. */
  readonly margin: number | null;
  readonly who: 'solver' | 'policy' | 'player';
  readonly information: 'open' | 'closed';
  readonly sample: number | null;
}

export interface NoteWords {
  readonly quick: Readonly<Record<'goal' | 'setup' | 'turn' | 'scoring' | 'tip', string>>;
  readonly optionsLead: string;
  readonly standard: string;
  readonly thisPage: string;
  /** Sentences of the page that a choice takes away. */
  readonly leavesOut: (sentences: readonly string[]) => string;
  /** The choice changes the rules only together with another. */
  readonly onlyWith: string;
  readonly changesNothing: string;
  readonly rateHead: readonly string[];
  /** The cells of a rate after the first, which names the rules: who, information, rate, sample. */
  readonly rate: (rate: RateFact) => readonly string[];
  readonly sourcesHead: readonly string[];
  readonly aka: (names: readonly string[]) => string;
  readonly families: (names: readonly string[]) => string;
  readonly tags: (tags: readonly string[]) => string;
}

export interface RuleWords {
  readonly say: Words;
  readonly headings: Readonly<Record<SectionId, string>>;
  readonly header: HeaderWords;
  readonly setup: SetupWords;
  readonly play: PlayWords;
  readonly score: ScoreWords;
  readonly notes: NoteWords;
}
