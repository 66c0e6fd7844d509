/**
 * What is wrong with something a player gave (the number of a deal, a link, a record, a typed move, changed
 * rules) as facts, so that each language can make a sentence of them.
 */
import type { RuleFaultFact } from './rule-fault-facts.ts';

/** Texts are quoted from what was given, and cut where they are long. */
export type FaultFact =
  | RuleFaultFact
  /** deal-cards: nothing after "cards:". The others: something in the moves of a record that opens or closes nothing. */
  | { readonly kind: 'deal-cards' | PlainStepFault }
  | {
      readonly kind:
        | 'card'
        | 'deal'
        | 'group-unseen'
        | 'header'
        | 'header-option'
        | 'link'
        | 'link-pair'
        | 'move'
        | 'not-allowed'
        | 'score'
        | 'step';
      readonly text: string;
    }
  | {
      readonly kind: 'header-missing' | 'header-option-twice' | 'header-twice' | 'link-twice' | 'no-game';
      readonly name: string;
    }
  | { readonly kind: 'deal-family'; readonly text: string; readonly family: string }
  | { readonly kind: 'deal-number'; readonly text: string; readonly last: string }
  /** The numbers of this family are for whole packs; `cards` is how many this odd one has. */
  | { readonly kind: 'deal-pack'; readonly text: string; readonly family: string; readonly cards: number }
  | { readonly kind: 'foreign-card'; readonly card: string }
  | { readonly kind: 'duplicate-card'; readonly card: string; readonly got: number; readonly wanted: number }
  | {
      readonly kind: 'missing-card';
      readonly got: number;
      readonly size: number;
      readonly missing: readonly string[];
    }
  | {
      readonly kind: 'option';
      /** Title of the game. */
      readonly game: string;
      readonly name: string;
      readonly known: readonly string[];
    }
  | {
      readonly kind: 'option-value';
      readonly name: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'link-size' | 'record-size'; readonly length: number; readonly most: number }
  | { readonly kind: 'variation-deep'; readonly most: number }
  /** No card or pile of this name is in sight. */
  | { readonly kind: 'unseen'; readonly text: string; readonly name: string }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly ways: readonly string[] }
  /** Something is wrong with one of several moves, counted from 1. */
  | { readonly kind: 'move-at'; readonly number: number; readonly fact: FaultFact };

type PlainStepFault =
  | 'brace-unopened'
  | 'comment-first'
  | 'comment-unclosed'
  | 'variation-first'
  | 'variation-unclosed'
  | 'variation-unopened';
