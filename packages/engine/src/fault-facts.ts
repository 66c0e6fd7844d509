/**
 * Facts of faults that a player can cause (the number of a deal, a link, a record, a typed move, changed rules), so
 * that each language can make a sentence of them.
 */
import type { RuleFaultFact } from './rule-fault-facts.ts';

/** Texts are quotations of the input, shortened if they are long. */
export type FaultFact =
  | RuleFaultFact
  /**
   * deal-cards: there is nothing after "cards:". The others: a bracket or brace in the moves of a record has no
   * partner.
   */
  | { readonly kind: 'deal-cards' | PlainStepFault }
  | {
      readonly kind:
        | 'card'
        | 'deal'
        | 'deal-id'
        | 'deal-sealed'
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
  /** A rule of a foreign file that the vocabulary cannot say. */
  | { readonly kind: 'lacking'; readonly text: string }
  | { readonly kind: 'deal-family'; readonly text: string; readonly family: string }
  | { readonly kind: 'deal-number'; readonly text: string; readonly last: string }
  /** The numbers of this numbering are for whole packs; `cards` is the size of this pack. */
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
  /** No visible card or pile has this name. */
  | { readonly kind: 'unseen'; readonly text: string; readonly name: string }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly ways: readonly string[] }
  /** A fault of one of several moves, counted from 1. */
  | { readonly kind: 'move-at'; readonly number: number; readonly fact: FaultFact };

type PlainStepFault =
  | 'brace-unopened'
  | 'comment-first'
  | 'comment-unclosed'
  | 'variation-first'
  | 'variation-unclosed'
  | 'variation-unopened';
