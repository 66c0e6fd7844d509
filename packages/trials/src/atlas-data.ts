/**
 * The atlas as data: how often each game can be won, what others say about it, and whether our figures agree. The lab
 * makes it (`cairn atlas`), the app shows it; these are the types of atlas.json.
 */
import type { Numbering } from '@cairn/engine';
import type { Ask } from '@cairn/solver';

/** In the two languages of the app. */
export interface LocalizedText {
  readonly english: string;
  readonly german: string;
}

/** The game, rules and deals of an entry. */
interface AtlasSubject {
  /** The name of the stored survey, for instance `tripeaks-wrap-linear-greedy`. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The options that differ from the defaults, in words: "Kings and aces: are ends". */
  readonly rules: readonly (readonly [option: string, value: string])[];
  readonly options: Readonly<Record<string, string>>;
  readonly numbers: Numbering;
}

/** The figures of an entry. */
export interface AtlasFigures {
  readonly deals: number;
  readonly winnable: number;
  readonly unknown: number;
  /** 95 % by Wilson's formula; the low end counts undecided deals as lost, the high end as won. */
  readonly low: number;
  readonly high: number;
  /** Positions per deal on average; null if they were not counted. */
  readonly nodes: number | null;
  /** The best points or cards left that were found; null if only winning was asked. */
  readonly values: AtlasValues | null;
}

/**
 * How often a game can be won, or is won: by which player, with what information, in how many deals, and from which
 * source.
 */
export interface AtlasEntry extends AtlasSubject, AtlasFigures {
  readonly who: 'solver' | 'policy';
  /** The name of the policy; null for the solver. */
  readonly policy: string | null;
  readonly goal: Ask | null;
  /** open: all cards known. closed: what a player sees. */
  readonly information: 'open' | 'closed';
  /** The solver knows beforehand how cards are shuffled during the game as well. */
  readonly thoughtful?: true;
  readonly source: 'survey' | 'list' | 'fit';
  /** The number of deals that such a survey should have; null if none is planned. */
  readonly wanted: number | null;
}

export interface AtlasValues {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** Deals whose value is proved to be the best. */
  readonly proved: number;
}

/** A published statement about a game. */
export interface Claim {
  readonly game: string;
  readonly by: string;
  readonly title: string;
  readonly url: string | null;
  readonly says: LocalizedText;
  /** Null if it has no figure. */
  readonly percent: number | null;
  /** Half of a 95 % interval, in points. */
  readonly margin: number | null;
  readonly sample: number | null;
  readonly who: 'solver' | 'policy' | 'player';
  readonly information: 'open' | 'closed';
}

/** How a claim compares with our figures; `with` is the id of the entry it is compared with. */
export type Judgement =
  | { readonly kind: 'agrees'; readonly with: string }
  /** Ours is higher by this many points. */
  | { readonly kind: 'differs'; readonly with: string; readonly points: number }
  | { readonly kind: 'contradicted'; readonly with: string }
  /** A player cannot win more than can be won. The figures allow no further comparison. */
  | { readonly kind: 'possible'; readonly with: string }
  | { readonly kind: 'impossible'; readonly with: string }
  /** Not comparable: other rules, or another quantity. */
  | { readonly kind: 'other'; readonly why: LocalizedText }
  | { readonly kind: 'unmeasured' };

export interface JudgedClaim extends Claim {
  readonly gameTitle: string;
  readonly judgement: Judgement;
  /** The id of the entry it was compared with. */
  readonly ours: string | null;
}

/** What the figures show, in a few words, and how that is known. */
export interface AtlasFinding {
  readonly headline: LocalizedText;
  readonly says: LocalizedText;
}

/** atlas.json. */
export interface AtlasData {
  readonly entries: readonly AtlasEntry[];
  readonly claims: readonly JudgedClaim[];
  readonly published: readonly JudgedClaim[];
  readonly findings: readonly AtlasFinding[];
}
