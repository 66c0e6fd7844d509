/**
 * A compiled game: a checked definition with its options applied, and with tables of what play needs often: numbered
 * piles, the covering relation, one table a build that says what fits on what. Plain data, which can be cloned and sent
 * to a worker. Made by compile.ts only.
 */
import type { Card, Rank } from './card.ts';
import type { Empty, GameDef, ScoreDef, StockDef, Zone } from './definition/index.ts';
import type { Composition } from './pack.ts';
import type { Role, Unit } from './terms.ts';

declare const rulesBrand: unique symbol;
/** 16 hexadecimal digits over everything that decides what is legal and what is won; not over scoring and text. */
export type RulesHash = string & { readonly [rulesBrand]: true };

/** A table over faces: `fits[on * 128 + card]` is 1 when the card may lie on the other. */
export type Fits = Uint8Array;

export interface ZoneRule {
  readonly id: string;
  readonly role: Role;
  /** Absent for the stock and the hand, which the compiler adds. */
  readonly def: Zone | null;
  /** Pile numbers, in order. */
  readonly piles: readonly number[];
  readonly give: readonly { readonly to: Role; readonly unit: Unit }[];
  /** The same by pile, in the order of pile numbers; the pile itself may be among them. */
  readonly routes: readonly { readonly to: number; readonly unit: Unit }[];
  /** What may be added to a pile that is not empty; null: nothing, ever. */
  readonly fits: Fits | null;
  /** The alternatives one by one: a run follows a single one of them all along. */
  readonly runs: readonly Fits[];
  readonly empty: Empty;
  /** Its cards go on anything. */
  readonly wild: boolean;
  /** Most cards a pile can hold. */
  readonly full: number;
}

export interface PileRule {
  readonly index: number;
  /** "l19", "5", "h", "f2", "w", "s": what the notation calls it (docs/notation.md). */
  readonly name: string;
  readonly zone: ZoneRule;
  /** Its number within the zone, from 0. */
  readonly place: number;
  /** Layout places only: piles that lie on this one, and piles this one lies on. */
  readonly coveredBy: readonly number[];
  readonly covers: readonly number[];
  /** Layout places only: piles that must be empty before this one can be played, though they do not lie on it. */
  readonly lockedBy: readonly number[];
  /** Layout places only: the card dealt here takes two plays; it may be put into the hand. */
  readonly rough: boolean;
  readonly iron: boolean;
  /** What the card dealt here is marked with: ROUGH, EVENT (state.ts). */
  readonly marks: number;
  /** Layout places only: half-card column and row in the picture. */
  readonly x: number;
  readonly row: number;
}

/** What a game was compiled from. */
interface GameSource {
  /** The definition with the chosen options applied. */
  readonly def: GameDef;
  /** The definition as published, before options. */
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
  /** Every card of the game, in the start order of its pack; those beyond the pack last. */
  readonly cards: readonly Card[];
  /** The cards beyond the pack, and where they lie at the start. */
  readonly held: readonly { readonly pile: number; readonly card: Card }[];
}

interface GamePiles {
  readonly zones: readonly ZoneRule[];
  /** By pile number. */
  readonly piles: readonly PileRule[];
  /** Piles by role, in order; a role the game lacks has none. */
  readonly byRole: Readonly<Record<Role, readonly number[]>>;
  /** Pile numbers of the stock, the waste and the discard pile, or null. */
  readonly stock: number | null;
  readonly waste: number | null;
  readonly discard: number | null;
  /** Layout places that cover nothing: the tops of the peaks. */
  readonly apexes: readonly number[];
}

/** A compiled game. Piles are named by their numbers: `piles[n]` and, in a position, `position.piles[n]`. */
export interface Game extends GameSource, GameCards, GamePiles {
  readonly stockDef: StockDef | null;
  /** Bonus for the first, second, … apex that goes. */
  readonly peaks: readonly number[];
  /** Whether chance plays a part after the deal. */
  readonly chance: boolean;
}

/** Zones whose cards lie on the table to be played off, face down or up: layout, tableau, reserve. */
export const isTableZone = (zone: ZoneRule): boolean =>
  zone.role === 'layout' || zone.role === 'tableau' || zone.role === 'reserve';
