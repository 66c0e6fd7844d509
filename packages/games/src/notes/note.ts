/**
 * What a definition cannot say about a game: strategy, history, where sources differ, who measured what. Data only,
 * in our own words; every figure and claim names the reference it comes from.
 */

interface Reference {
  readonly id: string;
  readonly title: string;
  readonly by?: string;
  readonly url?: string;
}

/** One published or measured rate, never a bare percentage. */
interface WinRate {
  /** The rules it is about, as options of the game; those left out are at their standard value. */
  readonly options: Readonly<Record<string, string>>;
  /** Rules in words, where options alone do not say it. */
  readonly rules: string;
  readonly percent: number;
  /** Half the width of the 95% interval in percentage points; null when it was not published. */
  readonly margin: number | null;
  /** solver: a deal counts when it can be won at all. policy: a program with a fixed rule. player: people. */
  readonly who: 'solver' | 'policy' | 'player';
  /** What is known while playing: every card, or what a player sees. */
  readonly information: 'open' | 'closed';
  /** Deals; null when it was not published. */
  readonly sample: number | null;
  /** Id of a reference. */
  readonly source: string;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

interface Disagreement {
  readonly question: string;
  readonly sources: string;
  readonly here: string;
}

interface Similar {
  readonly title: string;
  readonly text: string;
  /** Id of the game when it is one of these. */
  readonly game?: string;
}

/** The part of the notes that is text alone. */
interface NoteBody {
  /** Id of the game they are about. */
  readonly of: string;
  readonly summary: string;
  readonly tip: string;
  readonly strategy: readonly string[];
  readonly cases: readonly Question[];
  readonly house: readonly string[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  readonly trivia: readonly Question[];
  readonly history: readonly string[];
  readonly claims: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

export interface GameNotes extends NoteBody {
  /** Published and measured win rates. */
  readonly rates: readonly WinRate[];
  readonly similar: readonly Similar[];
  readonly references: readonly Reference[];
}

/**
 * Notes in another language: the texts alone, each list in the order of the English one. Rates, games and references
 * are those of the English notes.
 */
export interface NoteTexts extends NoteBody {
  /** The rules of each rate in words. */
  readonly rates: readonly string[];
  /** The text of each similar game. */
  readonly similar: readonly string[];
  /** Titles of references that are our own, by id; those of books and pages stay as they were published. */
  readonly references: Readonly<Record<string, string>>;
}

/** Gives notes in another language, where it has them; otherwise the same notes. */
export type NoteLanguage = (notes: GameNotes) => GameNotes;

/** The same notes in other words. */
export const retold = (notes: GameNotes, texts: NoteTexts): GameNotes => ({
  ...texts,
  rates: notes.rates.map((rate, i) => ({ ...rate, rules: texts.rates[i] ?? rate.rules })),
  similar: notes.similar.map((each, i) => ({ ...each, text: texts.similar[i] ?? each.text })),
  references: notes.references.map((each) => ({ ...each, title: texts.references[each.id] ?? each.title })),
});
