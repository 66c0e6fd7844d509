/**
 * A rules page as data: sections of blocks, for any renderer (the web app draws it, `toText` and `toMarkdown` write
 * it). It says nothing about looks, and a link says what it means instead of giving an address.
 */

/** The meaning of a link. The renderer makes an address of it, or leaves it out. */
export type LinkTarget =
  /** Starts a game with these options. Options that are left out have their default. */
  | { readonly kind: 'play'; readonly game: string; readonly options: Readonly<Record<string, string>> }
  /** The rules page of another game. */
  | { readonly kind: 'rules'; readonly game: string }
  | { readonly kind: 'web'; readonly url: string };

export type Inline = string | { readonly kind: 'link'; readonly text: string; readonly target: LinkTarget };
export type TextLine = readonly Inline[];

/** One card of a picture; x in half cards, y in rows. A later card lies on an earlier one. */
export interface PictureCard {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly line: TextLine }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly TextLine[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly TextLine[])[];
    }
  | { readonly kind: 'picture'; readonly cards: readonly PictureCard[]; readonly caption: string }
  /** A term with its meaning, or a question with its answer. */
  | { readonly kind: 'terms'; readonly items: readonly { readonly term: string; readonly text: string }[] };

const SECTION_IDS = [
  'quick', 'players', 'cards', 'objective', 'setup', 'play', 'scoring', 'ending', 'options', 'presets', 'odds',
  'strategy', 'cases', 'house', 'glossary', 'trivia', 'history', 'sources', 'similar', 'references', 'names',
] as const; // prettier-ignore
export type SectionId = (typeof SECTION_IDS)[number];

export interface Section {
  readonly id: SectionId;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface RulesPage {
  /** Id of the game, and the options that differ from the defaults. */
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly title: string;
  /** One paragraph; '' if the game has no notes. */
  readonly summary: string;
  /** Header facts, in order: players, difficulty, length, cards. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly Section[];
}

export const paragraph = (...line: TextLine): Block => ({ kind: 'paragraph', line });
export const listBlock = (items: readonly TextLine[], ordered = false): Block => ({
  kind: 'list',
  ordered,
  items,
});
export const link = (text: string, target: LinkTarget): Inline => ({ kind: 'link', text, target });

/** A list with one section, or an empty list if there are no blocks. */
export const section = (id: SectionId, heading: string, blocks: readonly Block[]): Section[] =>
  blocks.length === 0 ? [] : [{ id, heading, blocks }];
