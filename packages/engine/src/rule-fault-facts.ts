/**
 * Facts of the faults of a definition: of its form (validate.ts, json.ts), of its numbers and names (check/,
 * picture.ts, options.ts) and of its goal (reach.ts). Zones are given by their ids; ranks are 1 to 13.
 */
import type { Role } from './terms.ts';

export type RuleFaultFact = ShapeFact | PartFact | SumFact | GoalFact;

type ShapeFact =
  | { readonly kind: 'not-json' | 'no-name' | 'link-rules' }
  | { readonly kind: 'too-deep' | 'too-many'; readonly most: number }
  | { readonly kind: 'misfit' | 'twice'; readonly text: string }
  | { readonly kind: 'type'; readonly text: string; readonly type: string }
  | { readonly kind: 'no-word'; readonly text: string; readonly known: readonly string[] }
  | { readonly kind: 'too-small'; readonly text: string; readonly least: number }
  | { readonly kind: 'too-large'; readonly text: string; readonly most: number }
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'too-few-entries'; readonly count: number; readonly least: number }
  | { readonly kind: 'too-many-entries'; readonly count: number; readonly most: number }
  | { readonly kind: 'path'; readonly path: string };

type PartFact =
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'no-zone' | 'no-scoring'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'rank-twice'; readonly rank: number }
  | { readonly kind: 'no-role'; readonly role: Role }
  | {
      readonly kind:
        | 'waste-twice'
        | 'chance-events'
        | 'events-pay'
        | 'no-picture'
        | 'base-pull'
        | 'no-opening';
    }
  | {
      readonly kind:
        | 'filled-columns'
        | 'placed-waste'
        | 'never-fills'
        | 'no-match'
        | 'leave-suit'
        | 'sink-open';
    }
  | { readonly kind: 'draw-role'; readonly zone: string; readonly role: Role; readonly wanted: Role }
  | { readonly kind: 'order-grid'; readonly zone: string }
  | { readonly kind: 'uneven-rows'; readonly row: number; readonly places: number; readonly first: number }
  | { readonly kind: 'first-places'; readonly cards: number; readonly rows: number }
  | { readonly kind: 'row-steps'; readonly step: number; readonly piles: number }
  | {
      readonly kind: 'few-piles' | 'never-fewer';
      readonly zone: string;
      readonly piles: number;
      readonly most: number;
    }
  | { readonly kind: 'regather-columns'; readonly zone: string }
  | { readonly kind: 'regather-room'; readonly cards: number; readonly room: number }
  | {
      readonly kind: 'need';
      readonly part: 'remove' | 'reshuffle' | 'restock' | 'refill' | 'gaps';
      readonly role: Role;
    }
  | { readonly kind: 'no-place'; readonly place: number; readonly most: number }
  | { readonly kind: 'locked-out'; readonly places: readonly number[] }
  | { readonly kind: 'side-by-side'; readonly row: number }
  | { readonly kind: 'pack-size'; readonly cards: number; readonly most: number }
  /** Too many piles that take cards, or columns whose last cards may make runs. */
  | { readonly kind: 'taking-piles' | 'run-columns'; readonly piles: number; readonly most: number };

type SumFact =
  | { readonly kind: 'no-card'; readonly card: string }
  /** A list is for another number of piles than there are. */
  | { readonly kind: 'pile-list'; readonly got: number; readonly piles: number }
  | { readonly kind: 'pulled'; readonly cards: number; readonly piles: number }
  | { readonly kind: 'overdealt'; readonly dealt: number; readonly size: number }
  | { readonly kind: 'left-over'; readonly cards: number }
  | { readonly kind: 'empty-stock' };

type GoalFact =
  | { readonly kind: 'clear-already' | 'never-clear' | 'never-fed'; readonly zone: string }
  | {
      readonly kind: 'no-goal';
      readonly cards: number;
      readonly dealt: number;
      readonly zone: string;
      readonly size: number;
    }
  | { readonly kind: 'goal-room'; readonly zone: string; readonly room: number; readonly cards: number }
  /** How many cards have ranks in odd and in even places. */
  | { readonly kind: 'parity'; readonly odd: number; readonly even: number }
  | { readonly kind: 'no-partner'; readonly ranks: readonly number[]; readonly sum: number }
  /** Ranks that match nothing. */
  | { readonly kind: 'lonely'; readonly ranks: readonly number[] };
