/**
 * What happens at the table, said in words: cards, piles, seats and moves. The facts are worked out here, from a
 * position the player may know (a View, or a State whose hidden cards stay unsaid); the sentences are the catalogue's.
 */
import {
  isDown,
  lastOf,
  type Card,
  type Game,
  type Move,
  type Position,
  type Role,
  type Seat,
  type View,
} from '@cairn/engine';
import { knownCard, pileFact, seatFact, type SeatFact } from './facts.ts';
import { english } from './words/english.ts';
import type { MoveFact, Words } from './words/words.ts';

/** "Seven of spades", "Joker"; "Face-down card" for null. */
export const cardName = (card: Card | null, words: Words = english): string => words.cardName(card);

/** "Column 5", "Waste", "Row 3 card 4". */
export const pileName = (game: Game, pile: number, words: Words = english): string =>
  words.pileName(pileFact(game, pile));

/** The piles of a role together: "Columns", "Stock". */
export const zoneName = (game: Game, role: Role, words: Words = english): string => {
  const [first] = game.byRole[role];
  return words.zoneName(first === undefined ? role : pileFact(game, first).role, game.byRole[role].length);
};

/** "Column 5, 12 cards, 9 face down", "Stock, 23 cards". */
export const pileLabel = (game: Game, position: Position, pile: number, words: Words = english): string => {
  const seats = position.piles[pile] ?? [];
  const top = lastOf(seats);
  const shown = top === undefined || isDown(top) ? null : knownCard(top);
  return words.pileLabel(pileFact(game, pile), seats.length, seats.filter(isDown).length, shown);
};

/** A card with its place, by default the last of the pile: "Jack of diamonds, 4 of 4, column 5". */
export const seatName = (
  game: Game,
  position: Position,
  pile: number,
  index: number = (position.piles[pile]?.length ?? 0) - 1,
  words: Words = english,
): string => words.seat(seatFact(game, position, pile, index));

/** What a legal move did: "Moved seven of spades to the waste. Turned up jack of diamonds, row 3 card 4." */
export const moveSentence = (
  game: Game,
  before: Position,
  move: Move,
  after: Position,
  words: Words = english,
): string => words.move(moveFact(game, before, move, after));

/** The same move taken back; `before` is where play stands again. */
export const undoSentence = (
  game: Game,
  before: Position,
  move: Move,
  after: Position,
  words: Words = english,
): string => words.undone(moveFact(game, before, move, after));

const NONE: readonly Seat[] = [];
const pileOf = (position: Position, pile: number): readonly Seat[] => position.piles[pile] ?? NONE;

const moveFact = (game: Game, before: Position, move: Move, after: Position): MoveFact => {
  const nothing: MoveFact = {
    kind: move.kind,
    cards: [],
    from: null,
    to: null,
    turned: [],
    pass: after.pass,
    shown: null,
    why: null,
  };
  switch (move.kind) {
    case 'play': {
      const source = pileOf(before, move.from);
      const end = source.length - (move.skip ?? 0);
      return {
        ...nothing,
        cards: source.slice(end - move.count, end).map(knownCard),
        from: pileFact(game, move.from),
        to: pileFact(game, move.to),
        turned: turnedUp(game, before, after),
      };
    }
    case 'draw': {
      const piles = game.stockDef === null ? [] : game.byRole[game.stockDef.to];
      const dealt = piles.map((pile) => pileOf(after, pile).slice(pileOf(before, pile).length));
      const [first] = piles;
      return {
        ...nothing,
        cards: dealt.flat().map(knownCard),
        to: first === undefined ? null : pileFact(game, first),
        turned: turnedUp(game, before, after),
      };
    }
    case 'power':
      return { ...nothing, shown: nextCard(game, after) };
    case 'end':
      return { ...nothing, why: move.why };
    case 'redeal':
    case 'spent':
      return nothing;
  }
};

/** Cards that lay face down before and lie face up in the same seat now. */
const turnedUp = (game: Game, before: Position, after: Position): SeatFact[] =>
  before.piles.flatMap((seats, pile) =>
    seats.flatMap((seat, index) => {
      const now = pileOf(after, pile)[index];
      return isDown(seat) && now !== undefined && !isDown(now) ? [seatFact(game, after, pile, index)] : [];
    }),
  );

/** The next stock card, as far as the player has been shown it. */
const nextCard = (game: Game, position: Position): Card | null => {
  if (isView(position)) return position.next?.card ?? null;
  const next = game.stock === null ? undefined : lastOf(pileOf(position, game.stock));
  return next === undefined ? null : knownCard(next);
};

const isView = (position: Position): position is View => 'next' in position;
