/**
 * A compiled game: a checked definition with its options applied, and with tables of what play often needs: numbered
 * piles, the covering relation, and for each build a table of what fits on what. Plain data, which can be cloned and
 * sent to a worker. Only compile.ts makes it.
 */
import type { Card, Rank } from './card.ts';
import type { Empty, GameDef, ScoreDef, StockDef, Zone } from './definition/index.ts';
import type { Composition } from './pack.ts';
import type { Role, Unit } from './terms.ts';

declare const rulesBrand: unique symbol;
/**
 * The rules hash: 16 hexadecimal digits that depend on everything that decides what is legal and what wins, but not
 * on scorings and texts.
 */
export type RulesHash = string & { readonly [rulesBrand]: true };

/** A table over faces: `fits[on * 128 + card]` is 1 when the card may lie on the other. */
export type Fits = Uint8Array;

/** What fits on what in the piles of a zone. */
interface ZoneFits {
  /** What fits on a pile that is not empty; null if nothing ever does. */
  readonly fits: Fits | null;
  /** The builds one by one. */
  readonly builds: readonly Fits[];
  /** What joins cards that move together: its `runs`, or else its builds. All cards of a run follow the same one. */
  readonly runs: readonly Fits[];
  /** Grids only: what fits on the card that fills a gap, by the card to the right of it; null if that never counts. */
  readonly before: Fits | null;
}

export interface ZoneRule extends ZoneFits {
  readonly id: string;
  readonly role: Role;
  /** Absent for the stock and the hand, which the compiler adds. */
  readonly def: Zone | null;
  /** Pile numbers, in order. */
  readonly piles: readonly number[];
  readonly give: readonly { readonly to: Role; readonly unit: Unit }[];
  /** The routes by pile, in the order of pile numbers. The pile itself may be among them. Empty in a row: see `rowSteps`. */
  readonly routes: readonly { readonly to: number; readonly unit: Unit }[];
  readonly empty: Empty;
  /** Whether its cards go on anything. */
  readonly wild: boolean;
  /** Most cards a pile can hold. */
  readonly full: number;
}

/** Where a place of a layout or a grid lies. */
interface PictureRule {
  /** Half-card column and row in the picture. */
  readonly x: number;
  readonly row: number;
  /** Grid places only: the places beside it; null at the ends of a row that is not joined to others. */
  readonly left: number | null;
  readonly right: number | null;
}

export interface PileRule extends PictureRule {
  readonly index: number;
  /** Its name in notation: "l19", "5", "h", "f2", "w", "s" (docs/notation.md). */
  readonly name: string;
  readonly zone: ZoneRule;
  /** Its number within the zone, from 0. */
  readonly place: number;
  /** Layout places only: piles that lie on this one, and piles this one lies on. */
  readonly coveredBy: readonly number[];
  readonly covers: readonly number[];
  /** Layout places only: piles that must be empty before this one can be played, wherever they lie. */
  readonly lockedBy: readonly number[];
  /** Layout places only: whether the card dealt here needs two plays, and whether it may be put into the hand. */
  readonly rough: boolean;
  readonly iron: boolean;
  /** The marks of the card dealt here: ROUGH, EVENT (state.ts). */
  readonly marks: number;
}

/** The definition a game was compiled from. */
interface GameSource {
  /** The definition with the chosen options applied. */
  readonly def: GameDef;
  /** The published definition, before options. */
  readonly base: GameDef;
  readonly id: string;
  /** Every option of the game and its value, `scoring` included. */
  readonly options: Readonly<Record<string, string>>;
  readonly rules: RulesHash;
  /** The name of the scoring chosen, and the scoring. */
  readonly scoring: string;
  readonly score: ScoreDef;
}

interface GameCards {
  readonly composition: Composition;
  readonly ranks: readonly Rank[];
  /** Every card of the game, in the start order of its pack. Cards that are not part of the pack come last. */
  readonly cards: readonly Card[];
  /** The cards that are not part of the pack, and the piles they start in. */
  readonly held: readonly { readonly pile: number; readonly card: Card }[];
}

interface GamePiles {
  readonly zones: readonly ZoneRule[];
  /** By pile number. */
  readonly piles: readonly PileRule[];
  /** Piles by role, in order; empty for a role that the game does not have. */
  readonly byRole: Readonly<Record<Role, readonly number[]>>;
  /** Pile numbers of the stock, the waste and the discard pile, or null. */
  readonly stock: number | null;
  readonly waste: number | null;
  readonly discard: number | null;
  /** Layout places that cover no other: the tops of the peaks. */
  readonly apexes: readonly number[];
}

/** A compiled game. Piles are named by their numbers: `piles[n]` and, in a position, `position.piles[n]`. */
export interface Game extends GameSource, GameCards, GamePiles {
  readonly stockDef: StockDef | null;
  /** Bonus for the first, second, … apex that goes. */
  readonly peaks: readonly number[];
  /** Whether there is chance after the deal. */
  readonly chance: boolean;
}

/** The piles that a draw goes to: those of one zone, or all of a role. */
export const drawPiles = ({ stockDef, zones, byRole }: Game): readonly number[] =>
  stockDef === null ? [] : (zones.find(({ id }) => id === stockDef.zone)?.piles ?? byRole[stockDef.to]);

/** Whether a draw gives one card to each of these piles. */
export const dealsRows = ({ to }: StockDef): boolean => to === 'tableau' || to === 'reserve';

/** How many places to its left a pile of a row may go; none in another zone. */
export const rowSteps = ({ def }: ZoneRule): readonly number[] => (def?.role === 'row' ? def.steps : []);

/** Zones whose cards are on the table to be played from, face down or up: layout, tableau, reserve. */
export const isTableZone = (zone: ZoneRule): boolean =>
  zone.role === 'layout' || zone.role === 'tableau' || zone.role === 'reserve';
