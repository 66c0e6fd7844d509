/**
 * The player's side of a sealed deal: from the view before an act, its text and what the server told of it, the view
 * after it, exactly as the server has it but for the copy numbers of equal cards. Those are given in the order in which
 * the cards were met. An act that shows nothing unknown needs nothing from the server.
 */
import { applyLegal } from './apply.ts';
import { faceOf, makeCard, parseCard, rankOf, type Card } from './card.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { refusal } from './moves.ts';
import { parseMove } from './notation.ts';
import { parseView } from './position.ts';
import { clip, failWith, fail, fault, ok, type Result } from './result.ts';
import { drawsLots, shownSeats, withNextSeen, type ActShown } from './shown.ts';
import { cardOf, isKnown, UNKNOWN, type Pile, type PileCard, type State, type View } from './state.ts';
import { view as viewOf } from './view.ts';

/** A move as the player can follow it. */
export interface Followed {
  readonly move: Move;
  readonly view: View;
  /** What the move showed, with what the player knew before. */
  readonly shown: ActShown;
}

/**
 * The view after a move in notation; null if it shows something unknown and `shown` is missing. Faults: the text is no
 * legal move in this view (as `parseMove` has them, or the kind of the refusal), or what was shown does not agree with it.
 */
export const follow = (game: Game, view: View, text: string, shown?: ActShown): Result<Followed | null> => {
  const move = parseMove(game, view, text);
  if (!move.ok) return move;
  const reason = refusal(game, view, move.value);
  if (reason !== null)
    return fail([fault(reason.kind, '', `Move "${clip(text)}" is not allowed (${reason.kind})`)]);
  return followMove(game, view, move.value, shown);
};

/** The same for a legal move. */
export const followMove = (game: Game, view: View, move: Move, shown?: ActShown): Result<Followed | null> => {
  if (shown?.kind === 'view') {
    const told = parseView(game, shown.text);
    return told.ok ? ok({ move, view: withCopiesOf(game, view, told.value), shown }) : told;
  }
  if (drawsLots(game, move)) return shown === undefined ? ok(null) : unlike(shown.cards, 'a view');
  // The rules read no hidden card, so a view can stand for its state until cards are turned up.
  const after = withNextSeen(game, applyLegal(game, view as unknown as State, move));
  const seats = shownSeats(view, after);
  if (shown === undefined && seats.some(({ seat }) => !isKnown(seat))) return ok(null);
  const given = shown?.cards ?? seats.map(({ seat }) => makeCard(cardOf(seat)));
  const cards = given.length === seats.length ? numbered(game, view, seats, given) : null;
  if (cards === null) return unlike(given, `${seats.length} cards`);
  const piles = [...after.piles];
  for (const [i, { pile, at, seat }] of seats.entries())
    piles[pile] = (piles[pile] ?? []).with(at, (seat & ~1023) | (cards[i] ?? 0));
  const next = nextOf(game, view, viewOf(game, { ...after, piles }));
  if (next === null) return shown === undefined ? ok(null) : unlike(given, 'a view');
  return ok({ move, view: next, shown: { kind: 'cards', cards: given } });
};

/**
 * The view while it is awaited what a legal move shows: everything lies where it will, and the cards that will be turned
 * up are still face down. It is for looking at; `followMove` does not go on from it.
 */
export const awaitedView = (game: Game, view: View, move: Move): View => {
  if (drawsLots(game, move)) return view;
  const after = withNextSeen(game, applyLegal(game, view as unknown as State, move));
  const piles = [...after.piles];
  for (const { pile, at, seat } of shownSeats(view, after))
    if (!isKnown(seat)) piles[pile] = (piles[pile] ?? []).with(at, seat | UNKNOWN);
  const awaited = viewOf(game, { ...after, piles });
  return awaited.next?.rank === UNKNOWN_RANK ? { ...awaited, next: null } : awaited;
};

const unlike = (cards: readonly string[], wanted: string): Result<never> =>
  failWith('shows', '', `The move is said to show "${clip(cards.join(','))}": wanted ${wanted}`);

/** The rank of an unknown card. */
const UNKNOWN_RANK = rankOf(cardOf(UNKNOWN));

/** The view with the rank that is shown of the next stock card; null if that is not known. */
const nextOf = (game: Game, before: View, after: View): View | null => {
  if (after.next?.rank !== UNKNOWN_RANK) return after;
  const sizes = [before, after].map(({ piles }) => piles[game.stock ?? 0]?.length);
  return before.next !== null && sizes[0] === sizes[1] ? { ...after, next: before.next } : null;
};

/** The cards of these faces, with copy numbers that no known card has; null if a face is not one that can lie there. */
const numbered = (
  game: Game,
  view: View,
  seats: readonly { readonly seat: PileCard }[],
  faces: readonly string[],
): readonly Card[] | null => {
  if (seats.length === 0) return [];
  const isFree = (card: Card): boolean =>
    !cards.includes(card) &&
    !view.piles.some((pile) => pile.some((seat) => isKnown(seat) && cardOf(seat) === card));
  const cards: Card[] = [];
  for (const [i, { seat }] of seats.entries()) {
    const face = parseCard(faces[i] ?? '');
    if (!face.ok) return null;
    if (isKnown(seat) && faceOf(cardOf(seat)) !== face.value) return null;
    const card = isKnown(seat)
      ? cardOf(seat)
      : game.cards.find((each) => faceOf(each) === face.value && isFree(each));
    if (card === undefined) return null;
    cards.push(card);
  }
  return cards;
};

/** A view in which equal cards keep their copy numbers where they lie as before. */
const withCopiesOf = (game: Game, before: View, told: View): View => {
  const free = new Set<Card>(game.cards);
  const stays = (pile: number, at: number, seat: PileCard): Card | null => {
    const old = before.piles[pile]?.[at];
    if (old === undefined || !isKnown(old) || !isKnown(seat)) return null;
    return faceOf(cardOf(old)) === faceOf(cardOf(seat)) ? cardOf(old) : null;
  };
  for (const [pile, seats] of told.piles.entries())
    for (const [at, seat] of seats.entries()) {
      const card = stays(pile, at, seat);
      if (card !== null) free.delete(card);
    }
  const taken = (seat: PileCard): Card => {
    const card = [...free].find((each) => faceOf(each) === faceOf(cardOf(seat))) ?? cardOf(seat);
    free.delete(card);
    return card;
  };
  const piles = told.piles.map((seats, pile): Pile =>
    seats.map((seat, at) => (isKnown(seat) ? (seat & ~1023) | (stays(pile, at, seat) ?? taken(seat)) : seat)),
  );
  const last = game.stock === null ? undefined : piles[game.stock]?.at(-1);
  const next =
    told.next === null || told.next.card === null || last === undefined
      ? told.next
      : { ...told.next, card: cardOf(last) };
  return { ...told, piles, next };
};
