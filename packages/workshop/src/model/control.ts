/**
 * A control: one property of a game that can be changed, as a value with its bounds, for any user interface. The
 * controls are computed from the definition, without those that make no sense for it. A new value gives another
 * definition, by edits like those of an option. A fault of the compiler finds its control by its path.
 */
import type { Rank, Role } from '@cairn/engine';
import type { ControlWord } from './words.ts';

export const TABS = [
  'structure',
  'deal',
  'tableau',
  'foundation',
  'stock',
  'waste',
  'goal',
  'score',
  'aids',
] as const;
export type Tab = (typeof TABS)[number];

/** The place of a control and the words of its label. */
export interface Label {
  /** The path in the definition that it changes; with another word if several controls share a path. */
  readonly id: string;
  readonly tab: Tab;
  readonly word: ControlWord;
  /** The zone that it belongs to. */
  readonly zone?: string;
  /** The role of that zone, or the role that cards go to or are counted in. */
  readonly role?: Role;
  /** With `role`: the role that those cards come from. */
  readonly from?: Role;
  /** Its number, from 1, among several of the same kind: builds of a zone, locks of a layout. */
  readonly nth?: number;
}

/** The smallest and largest length of a list. */
interface Length {
  readonly fewest: number;
  readonly longest: number;
}

/** The value of a control, and its bounds. */
export type Setting =
  /** A whole number, or one of the words that may replace it. */
  | {
      readonly kind: 'number';
      readonly value: number | ControlWord;
      readonly least: number;
      readonly most: number;
      readonly besides: readonly ControlWord[];
    }
  | { readonly kind: 'switch'; readonly value: boolean }
  | { readonly kind: 'choice'; readonly value: ControlWord; readonly choices: readonly ControlWord[] }
  /** A set of words, in their order, within the bounds of its size. */
  | ({
      readonly kind: 'words';
      readonly value: readonly ControlWord[];
      readonly among: readonly ControlWord[];
    } & Length)
  /** A set of ranks, in their order. */
  | ({ readonly kind: 'ranks'; readonly value: readonly Rank[]; readonly among: readonly Rank[] } & Length)
  /**
   * A list of whole numbers: one for each pile or rank (`fewest` equals `longest`), or of any length within the
   * bounds.
   */
  | ({
      readonly kind: 'numbers';
      readonly value: readonly number[];
      readonly least: number;
      readonly most: number;
    } & Length)
  /** Rows of '#' and '.', as in the definition; layout-grid.ts changes them card by card. */
  | { readonly kind: 'picture'; readonly value: readonly string[] }
  /** Cards by name, with spaces between them: "AC AD ?S". */
  | { readonly kind: 'cards'; readonly value: string; readonly most: number }
  /** One of the names in the definition: ids of zones or of scorings. */
  | {
      readonly kind: 'name';
      readonly of: 'zones' | 'scorings';
      readonly value: string;
      readonly among: readonly string[];
    };

export type Control = Label & Setting;
export type ControlValue = Control['value'];

const NAMED_CARD = /^([A2-9TJQK?][CDHSE~]|[A2-9TJQK][?])$/;
const ROW = /^[#.]{1,60}$/;
const MOST_ROWS = 20;

const isList = (value: ControlValue): value is readonly number[] | readonly string[] => Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isSome = (value: ControlValue, among: readonly unknown[], { fewest, longest }: Length): boolean =>
  isList(value) &&
  isWhole(value.length, fewest, longest) &&
  new Set<unknown>(value).size === value.length &&
  (value as readonly unknown[]).every((each) => among.includes(each));

/** The names of cards in a text, in capital letters. */
export const cardNames = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '');

/** Whether a value has the right kind and is within the bounds of a control. The engine may still refuse the game. */
export const admits = (control: Control, value: ControlValue): boolean => {
  switch (control.kind) {
    case 'number':
      return (
        isWhole(value, control.least, control.most) || (control.besides as readonly unknown[]).includes(value)
      );
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return (control.choices as readonly unknown[]).includes(value);
    case 'words':
    case 'ranks':
      return isSome(value, control.among, control);
    case 'numbers':
      return (
        isList(value) &&
        isWhole(value.length, control.fewest, control.longest) &&
        value.every((each) => isWhole(each, control.least, control.most))
      );
    case 'picture':
      return isList(value) && isWhole(value.length, 1, MOST_ROWS) && value.every((row) => ROW.test(`${row}`));
    case 'cards': {
      const names = typeof value === 'string' ? cardNames(value) : null;
      return names !== null && names.length <= control.most && names.every((name) => NAMED_CARD.test(name));
    }
    case 'name':
      return (control.among as readonly unknown[]).includes(value);
  }
};
