/**
 * What a game in progress needs from the rest of the app. The composition root supplies it, so that play/ depends on
 * no feature, no language and no screen.
 */
import type { Deal, Game, GameDef, Result, Session } from '@cairn/engine';
import type { LazyModule } from '../platform/lazy-module.ts';
import type { Attempt, KeptAttempt } from './attempt.ts';

/** All games; loaded when one of them is needed. */
export interface CataloguePort {
  /** Restores a stored attempt. Faults: its game, an option or its deal no longer exists. */
  readonly restore: (stored: KeptAttempt) => Result<Attempt>;
}

/** What can be done with the attempt on the table after its first move; loaded after the first paint. */
export interface AttemptPort {
  /** The attempt of a first visit, whose game was compiled without its options, with the whole game. */
  readonly withOptions: (first: KeptAttempt) => Result<Attempt>;
  readonly compileTrusted: (def: GameDef, options: Readonly<Record<string, string>>) => Result<Game>;
  /** The deal `by` numbers further on, where there is one. */
  readonly dealAtOffset: (deal: Deal, by: number) => Deal | undefined;
  /** The attempt `now` with the line of `was`, if that was abandoned, as a variation. */
  readonly keepVariation: (was: Attempt, now: Attempt) => Attempt;
  readonly recordText: (attempt: Attempt) => string;
}

/** Sentences about moves, loaded after the first paint. */
export interface MoveSentences {
  readonly stepSentence: (from: Session, to: Session) => string;
  readonly backSentence: (from: Session, to: Session, moves: number) => string;
  readonly onSentence: (from: Session, to: Session, moves: number) => string;
}

/** Short texts in the language of the page. */
export interface PlayTexts {
  /** Something is not loaded yet. */
  failedToLoad(): string;
  /** Something could not be loaded, or has failed. */
  failure(error: unknown): string;
  backAt(deal: Deal): string;
  dealtAnew(game: Game, deal: Deal): string;
  noUndos(): string;
  noRestart(): string;
  restarted(): string;
}

export interface PlayPorts {
  readonly catalogue: LazyModule<CataloguePort>;
  readonly attempt: LazyModule<AttemptPort>;
  readonly sentences: LazyModule<MoveSentences>;
  readonly texts: PlayTexts;
  /** The game of a first visit. */
  readonly firstGame: () => Game;
}
