/**
 * Names of cards, piles and seats in a position: a View, or a State whose hidden cards are not named. The facts are
 * computed here and in pile-facts.ts; the words are the catalogue's.
 */
import {
  isDown,
  lastOf,
  rankByInterval,
  type Card,
  type Game,
  type Position,
  type Role,
} from '@cairn/engine';
import { knownCard, pileFact, seatFact, apparentRole } from '../facts/pile-facts.ts';
import { currentNames } from '../current/names.ts';
import type { Language, NameWords } from '../words/words.ts';

/** The names of a language for the cards of a game. */
export const wordsOf = (game: Game, language: Language): NameWords => language(game.def.pack);

/** "Seven of spades", "Customer of combs", "Joker"; "Face-down card" for null. */
export const cardName = (game: Game, card: Card | null, language: Language = currentNames.now()): string =>
  wordsOf(game, language).cardName(card);

/** "Column 5", "Waste", "Row 3 card 4". */
export const pileName = (game: Game, pile: number, language: Language = currentNames.now()): string =>
  wordsOf(game, language).pileName(pileFact(game, pile));

/** All piles of a role: "Columns", "Stock". */
export const zoneName = (game: Game, role: Role, language: Language = currentNames.now()): string =>
  wordsOf(game, language).zoneName(apparentRole(game, role), game.byRole[role].length);

/** "Column 5, 12 cards, 9 face down", "Stock, 23 cards"; in Calculation with the rank that a foundation takes next. */
export const pileLabel = (
  game: Game,
  position: Position,
  pile: number,
  language: Language = currentNames.now(),
): string => {
  const seats = position.piles[pile] ?? [];
  const top = lastOf(seats);
  const shown = top === undefined || isDown(top) ? null : knownCard(top);
  const down = seats.filter(isDown).length;
  return wordsOf(game, language).pileLabel(pileFact(game, pile), {
    cards: seats.length,
    down,
    top: shown,
    next: rankByInterval(game, position, pile),
  });
};

/** Face-down cards that lie on one another, as one: "9 face-down cards, column 5". */
export const runName = (
  game: Game,
  pile: number,
  cards: number,
  language: Language = currentNames.now(),
): string => wordsOf(game, language).run(pileFact(game, pile), cards);

/** A card with its place; by default the last card of the pile: "Jack of diamonds, 4 of 4, column 5". */
export const seatName = (
  game: Game,
  position: Position,
  pile: number,
  index: number = (position.piles[pile]?.length ?? 0) - 1,
  language: Language = currentNames.now(),
): string => wordsOf(game, language).seat(seatFact(game, position, pile, index));
