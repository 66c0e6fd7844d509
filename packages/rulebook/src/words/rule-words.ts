/**
 * The catalogue of a rules page, as a type. An entry returns whole sentences or, if it says so, parts of a list. Its
 * facts are numbers and words of the definition language, never text. english/rules.ts is an example.
 */
import type { Family, JokerPlace, Length, PackDef } from '@cairn/engine';
import type { SectionId } from '../document/document.ts';
import type { DealFact, LayoutDeal, PackFact, ZoneFact, StockFact } from '../facts/deal-facts.ts';
import type { GridFact } from '../facts/grid-facts.ts';
import type {
  BuildFact,
  EmptyFact,
  EndingFact,
  EndsFact,
  FoundationFact,
  GoalFact,
  MatterFact,
  PowerFact,
  RemoveFact,
  RowFact,
  ScoringFact,
  SourceFact,
  StepFact,
  StockPlay,
  UnitFact,
} from '../facts/rule-facts.ts';

type Sentences = readonly string[];

export interface HeaderWords {
  readonly labels: Readonly<Record<'players' | 'difficulty' | 'length' | 'cards', string>>;
  readonly players: (count: number) => string;
  readonly difficulty: (level: number) => string;
  readonly length: (length: Length) => string;
  /** "52 and 2 jokers". */
  readonly cards: (pack: PackFact) => string;
  readonly family: (family: Family) => string;
}

/** The deal as a short list, for the quick reference. */
export interface BriefSetupWords {
  /** A part of a short list: "28 cards in rows of 3, 6, 9 and 10"; "" for none. */
  readonly briefDeal: (deal: DealFact) => string;
  readonly briefHand: (jokers: number) => string;
  readonly briefStock: (stock: StockFact) => string;
  readonly briefRest: (cards: number) => string;
  readonly briefAside: (cards: number) => string;
}

export interface SetupWords extends BriefSetupWords {
  readonly alone: string;
  readonly pack: (pack: PackFact) => Sentences;
  readonly matter: (matter: MatterFact) => string;
  readonly goal: (goal: GoalFact) => string;
  /** `rest`: whether some cards have been taken out of the pack before. */
  readonly shuffle: (pack: PackFact, rest: boolean) => string;
  /** Cards taken out of the pack for a zone before the deal. */
  readonly pull: (deal: DealFact) => Sentences;
  readonly deal: (deal: DealFact) => Sentences;
  /** Jokers the player holds. */
  readonly hand: (jokers: number, stock: boolean) => string;
  readonly stock: (stock: StockFact) => Sentences;
  /** The cards that are left are spread on the waste. */
  readonly rest: (cards: number) => string;
  /** The cards that are left take no part. */
  readonly aside: (cards: number) => string;
  /** Under the picture of the deal. */
  readonly picture: (down: boolean) => string;
}

/** Which cards go on which. */
export interface BuildWords {
  readonly build: (fact: BuildFact) => Sentences;
  /** The pairs of a build, after the sentences on its steps. */
  readonly pairs: (fact: BuildFact) => Sentences;
  readonly gaps: (step: StepFact) => Sentences;
  readonly ends: (ends: EndsFact) => string;
  /** How the piles of a row go onto one another. */
  readonly row: (fact: RowFact) => Sentences;
  readonly foundation: (fact: FoundationFact) => Sentences;
  /** The player chooses the first card of the foundations from these places. */
  readonly begins: (from: readonly ZoneFact[]) => string;
  /** What fills a gap of a grid. */
  readonly grid: (fact: GridFact) => Sentences;
  /** A sentence that holds of some of the columns, by their numbers. */
  readonly ofColumns: (first: number, last: number, sentence: string) => string;
}

/** Sentences on the stock. */
export interface StockWords {
  readonly draw: (stock: StockPlay) => string;
  readonly passes: (stock: StockPlay) => string;
  readonly show: (stock: StockPlay) => Sentences;
}

/** Sentences on powers, a clock, counted undos, and hazards of a layout. */
export interface AidWords {
  readonly power: (fact: PowerFact) => Sentences;
  readonly seconds: (seconds: number) => string;
  readonly undo: (times: number) => string;
  readonly hazards: (fact: LayoutDeal) => Sentences;
}

export interface PlayWords extends BuildWords, StockWords, AidWords {
  /** Which cards can be played, in games in which all cards go to one place. */
  readonly available: (source: SourceFact) => string;
  /** Which cards may go to a place. */
  readonly route: (to: ZoneFact, from: readonly SourceFact[]) => Sentences;
  readonly units: (fact: UnitFact) => string;
  readonly empty: (fact: EmptyFact) => Sentences;
  readonly stays: (place: ZoneFact) => string;
  readonly turnedUp: (when: 'exposed' | 'together') => string;
  readonly jokers: (jokers: number, place: JokerPlace, streaks: boolean) => Sentences;
  /** Cards of the reserve or of the hand that go on anything. `streaks`: whether the scoring counts streaks. */
  readonly wild: (place: ZoneFact, streaks: boolean) => string;
  readonly remove: (fact: RemoveFact) => Sentences;
}

export interface EndWords {
  readonly won: (fact: EndingFact) => Sentences;
  readonly lost: (fact: EndingFact) => Sentences;
  readonly resign: (fact: EndingFact) => string;
}

export interface ScoreWords {
  readonly none: string;
  /** All sentences of a scoring. */
  readonly all: (fact: ScoringFact) => Sentences;
  /** Its consequences: a sum, how to read the status line, the highest score. */
  readonly examples: (fact: ScoringFact) => Sentences;
  /** Parts of a short list. */
  readonly brief: (fact: ScoringFact) => Sentences;
  /** "Hogue scoring:" */
  readonly title: (title: string) => string;
  /** The sentences of a scoring that differ from those of the page. */
  readonly more: (sentences: Sentences) => string;
  /** The heading of the other scorings of a game. */
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

/** The table of options and named variations. */
export interface OptionWords {
  readonly optionsLead: string;
  readonly standard: string;
  readonly thisPage: string;
  /** Sentences of the page that do not hold under a choice. */
  readonly leavesOut: (sentences: Sentences) => string;
  /** The choice has an effect only together with another. */
  readonly onlyWith: string;
  readonly changesNothing: string;
  /** A named variation that has no options. */
  readonly same: string;
}

export interface NoteWords extends OptionWords {
  readonly quick: Readonly<Record<'goal' | 'setup' | 'turn' | 'spaces' | 'scoring' | 'tip', string>>;
  readonly rateHead: readonly string[];
  /** The cells of a rate after the first, which names the rules: player, information, rate, sample. */
  readonly rate: (rate: RateFact) => readonly string[];
  readonly sourcesHead: readonly string[];
  readonly aka: (names: readonly string[]) => string;
  readonly families: (names: readonly string[]) => string;
  readonly tags: (tags: readonly string[]) => string;
}

export interface RuleWords {
  /** A title in a definition: of an option, a value, a scoring or a category. */
  readonly titled: (title: string) => string;
  readonly headings: Readonly<Record<SectionId, string>>;
  readonly header: HeaderWords;
  readonly setup: SetupWords;
  readonly play: PlayWords;
  readonly end: EndWords;
  readonly score: ScoreWords;
  readonly notes: NoteWords;
}

/** A language: its catalogue for the cards of a pack. */
export type RuleLanguage = (pack: PackDef) => RuleWords;
