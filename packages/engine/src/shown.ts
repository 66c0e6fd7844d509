/**
 * What a server tells of an act besides its text: the faces of the cards that the act turned up or showed, as records
 * have them (docs/notation.md), or the whole view where the faces do not determine it. Copy numbers are never told: in
 * games of several packs they depend on the order of the pack.
 */
import { makeCard, type Card } from './card.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { makePosition } from './position.ts';
import { staysUsed } from './regather.ts';
import {
  cardOf,
  isDown,
  isHidden,
  isKnown,
  lastOf,
  SEEN,
  type PileCard,
  type Position,
  type View,
} from './state.ts';
import { shownWhat } from './view.ts';

export type ActShown =
  /** Cards in notation, by pile and from the bottom. */
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  /** A position in notation. */
  | { readonly kind: 'view'; readonly text: string };

/** Writes what an act showed: "" for nothing, "4C,5H", or the text of a view, which has several lines. */
export const makeShown = (shown: ActShown): string =>
  shown.kind === 'view' ? shown.text : shown.cards.join(',');

/** Reads what `makeShown` wrote. Cards and positions are not checked; `follow` does it. */
export const parseShown = (text: string): ActShown =>
  text.includes('\n') ? { kind: 'view', text } : { kind: 'cards', cards: text === '' ? [] : text.split(',') };

/** The whole view as an act shows it. */
export const shownView = (game: Game, view: View): ActShown => ({
  kind: 'view',
  text: makePosition(game, view),
});

/** Whether chance has a part in a move, so that not even the cards it turns up tell what it did. */
export const drawsLots = (game: Game, move: Move): boolean =>
  move.kind === 'again' ||
  (move.kind === 'power' && move.power !== 'peek' && move.power !== 'pay' && staysUsed(game, move.power));

/**
 * The seats after a move whose cards it turned up or showed, by pile and from the bottom: those of cards that were face
 * down or hidden before, and those of unknown cards that are not hidden any more.
 */
export const shownSeats = (before: Position, after: Position): readonly ShownSeat[] => {
  // A pile that a move leaves alone is the same list.
  const changed = after.piles.flatMap((pile, index) => (pile === before.piles[index] ? [] : [index]));
  const lay = (card: Card, how: (seat: PileCard) => boolean): boolean =>
    changed.some((index) =>
      (before.piles[index] ?? []).some((seat) => isKnown(seat) && cardOf(seat) === card && how(seat)),
    );
  const shown: ShownSeat[] = [];
  for (const pile of changed) {
    const old = before.piles[pile] ?? [];
    after.piles[pile]?.forEach((seat, at) => {
      // What lies as it lay is not shown by this move.
      if (isHidden(seat) || seat === old[at]) return;
      if (!isKnown(seat) || lay(cardOf(seat), isDown(seat) ? isHidden : isDown))
        shown.push({ pile, at, seat });
    });
  }
  return shown;
};

interface ShownSeat {
  readonly pile: number;
  readonly at: number;
  readonly seat: PileCard;
}

/** The position with the next stock card marked as seen where the rules show it. */
export const withNextSeen = <Each extends Position>(game: Game, position: Each): Each => {
  const { stock } = game;
  const next = stock === null ? undefined : lastOf(position.piles[stock] ?? []);
  if (stock === null || next === undefined || !isHidden(next) || shownWhat(game, position) !== 'card')
    return position;
  return {
    ...position,
    piles: position.piles.with(stock, [...(position.piles[stock] ?? []).slice(0, -1), next | SEEN]),
  };
};

/** The cards that a move turned up or showed to the player, in notation, by pile and from the bottom. */
export const shownBy = (before: Position, after: Position): readonly string[] =>
  shownSeats(before, after).map(({ seat }) => makeCard(cardOf(seat)));
