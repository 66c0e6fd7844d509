/** "where Q": the places of a rank or a card, as far as the player can know, and how many are unseen. */
import {
  cardOf,
  faceOf,
  failWith,
  isKnown,
  makeCard,
  ok,
  parseCard,
  rankOf,
  type Card,
  type Game,
  type Result,
  type View,
} from '@cairn/engine';
import { seatName } from '@cairn/rulebook';

/** One line for each visible card, in the order of the piles; then the number of unseen ones. */
export const whereIs = (game: Game, view: View, what: string): Result<readonly string[]> => {
  const wanted = readWanted(what);
  if (wanted === null)
    return failWith(
      'where',
      '',
      `Cannot read "${what}": wanted a rank A 2…9 T J Q K, a card like QH, or * for jokers`,
    );
  const all = game.cards.filter(wanted).length;
  const seen = view.piles.flatMap((pile, i) =>
    pile.flatMap((seat, at) => (isKnown(seat) && wanted(cardOf(seat)) ? [seatName(game, view, i, at)] : [])),
  );
  if (all === 0) return ok([`This game has no ${what.toUpperCase()}.`]);
  const hidden = all - seen.length;
  return ok([...seen, ...(hidden === 0 ? [] : [`Not seen yet: ${hidden} of ${all}`])]);
};

const readWanted = (what: string): ((card: Card) => boolean) | null => {
  const card = parseCard(what);
  if (card.ok) return (other) => faceOf(other) === faceOf(card.value);
  const rank = parseCard(`${what}S`);
  if (!rank.ok || makeCard(rank.value) === '*') return null;
  return (other) => rankOf(other) === rankOf(rank.value);
};
