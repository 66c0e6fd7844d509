/**
 * The server's side of a sealed deal. A move is read and refused by the player's view and made in the state, so that no
 * answer depends on a card that the player does not know: read in the state, "xKD" would tell in some games whether the
 * next stock card is the king of diamonds.
 */
import { applyLegal } from './apply.ts';
import { faceOf, type Card } from './card.ts';
import { followMove } from './follow.ts';
import type { Game } from './game.ts';
import type { Move, Refusal } from './move.ts';
import { legalMoves, refusal } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { fail, failWith, ok, type Fault, type Result } from './result.ts';
import { drawsLots, shownBy, shownView, withNextSeen, type ActShown } from './shown.ts';
import type { Pile, State, View } from './state.ts';
import { view as viewOf } from './view.ts';

/** A move that was made. */
export interface AcceptedMove {
  readonly move: Move;
  /** The move in canonical notation. */
  readonly text: string;
  readonly state: State;
  readonly shown: ActShown;
}

/** Why a text is not a move that can be made here: it cannot be read, or the move is not allowed. */
export type Objection =
  | { readonly kind: 'fault'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** Characters; no move of any game is as long. */
const LONGEST = 200;

/**
 * Makes a move in notation and tells what it showed. Objections depend on the view alone. Cards in a refusal have copy
 * number 0.
 */
export const judge = (game: Game, state: State, text: string): Result<AcceptedMove, Objection> => {
  const view = viewOf(game, state);
  const move = readMove(game, { view, legal: legalMoves(game, view) }, text);
  if (!move.ok) return move;
  const after = applyLegal(game, state, move.value);
  const shown = shownOf(game, { state, view }, move.value, { state: after, view: viewOf(game, after) });
  return ok({ move: move.value, text: makeMove(game, view, move.value), state: after, shown });
};

/** The legal move that a text means in a view with these legal moves. */
export const readMove = (
  game: Game,
  { view, legal }: { readonly view: View; readonly legal: readonly Move[] },
  text: string,
): Result<Move, Objection> => {
  const parsed = text.length > LONGEST ? tooLong(text.length) : parseMove(game, view, text, legal);
  if (!parsed.ok) return fail({ kind: 'fault', faults: parsed.error });
  if (legal.includes(parsed.value)) return parsed;
  const reason = refusal(game, view, parsed.value);
  return reason === null ? parsed : fail({ kind: 'refusal', refusal: withoutCopies(reason) });
};

interface Known {
  readonly state: State;
  readonly view: View;
}

/** What a move showed: the cards where the player's side can follow by them, else the whole view. */
export const shownOf = (game: Game, before: Known, move: Move, after: Known): ActShown => {
  if (drawsLots(game, move)) return shownView(game, after.view);
  const shown: ActShown = {
    kind: 'cards',
    cards: shownBy(withNextSeen(game, before.state), withNextSeen(game, after.state)),
  };
  const followed = followMove(game, before.view, move, shown);
  const follows = followed.ok && followed.value !== null && looksAlike(followed.value.view, after.view);
  return follows ? shown : shownView(game, after.view);
};

/** The bits of a card with its copy number. */
const COPY_BITS = 0b111 << 7;

/** Whether two views are the same but for the copy numbers of equal cards. */
const looksAlike = (one: View, other: View): boolean => {
  const { next, used } = one;
  const sameNext =
    next === null || other.next === null
      ? next === other.next
      : next.rank === other.next.rank && faceOrNull(next.card) === faceOrNull(other.next.card);
  const counts = Object.entries(used);
  return (
    sameNext &&
    one.pass === other.pass &&
    one.draws === other.draws &&
    one.ended === other.ended &&
    counts.length === Object.keys(other.used).length &&
    counts.every(([name, count]) => other.used[name] === count) &&
    one.piles.every((pile, i) => sameFaces(pile, other.piles[i] ?? []))
  );
};

const faceOrNull = (card: Card | null): number | null => (card === null ? null : faceOf(card));

const sameFaces = (one: Pile, other: Pile): boolean =>
  one === other ||
  (one.length === other.length && one.every((seat, i) => ((seat ^ (other[i] ?? 0)) & ~COPY_BITS) === 0));

const tooLong = (length: number): Result<never> =>
  failWith('size', '', `The move is ${length} characters long: at most ${LONGEST} can be read`);

/** Copy numbers depend on the order of the pack, so no answer may have them. */
const withoutCopies = (reason: Refusal): Refusal => {
  const plain = (card: Card): Card => faceOf(card) as Card;
  if (reason.kind === 'does-not-fit') return { ...reason, card: plain(reason.card), on: plain(reason.on) };
  if (reason.kind === 'suit-begun') return { ...reason, card: plain(reason.card) };
  if (reason.kind === 'not-a-group') return { ...reason, cards: reason.cards.map(plain) };
  return reason;
};
