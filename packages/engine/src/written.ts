/**
 * The text of moves (docs/notation.md): piles by name ("5>9*3"), or the card itself where it has only one place to
 * go ("7S"). `makeMove` writes the canonical form; `parseMove` (notation.ts) reads that and what people type.
 */
import { faceOf, makeCard, type Card } from './card.ts';
import type { Game, PileRule } from './game.ts';
import type { Move } from './move.ts';
import { cardOf, isDown, isKnown, lastOf, type Position } from './state.ts';

export type PlayMove = Move & { readonly kind: 'play' };

/** The canonical text of a move in a position. */
export const makeMove = (game: Game, position: Position, move: Move): string => {
  switch (move.kind) {
    case 'draw':
      return 'd';
    case 'redeal':
      return 'rd';
    case 'power':
      return move.power;
    case 'spent':
      return `${move.power}!`;
    case 'end':
      return move.why === 'resigned' ? 'end' : 'time';
    case 'again':
      return 'again';
    case 'remove':
      return makeGroup(game, position, move.piles);
    case 'play':
      return makePlay(game, position, move);
  }
};

export const makePlay = (game: Game, position: Position, move: PlayMove): string => {
  const from = game.piles[move.from];
  const to = game.piles[move.to];
  if (from === undefined || to === undefined) throw new Error(`No such pile in ${JSON.stringify(move)}`);
  const skip = move.skip === undefined ? '' : `_${move.skip}`;
  const times = move.count === 1 ? '' : `*${move.count}`;
  if (destinations(from).length > 1 || skip + times !== '') return `${from.name}${skip}>${to.name}${times}`;
  const last = lastOf(position.piles[move.from] ?? []);
  const card = last !== undefined && isKnown(last) ? cardOf(last) : null;
  const unique = card !== null && leading(game, position, card).length === 1;
  return unique ? makeCard(card) : `${from.name}>${to.name}`;
};

/** "5D+6C": the cards of a group in its order; a group of one is written "x5D". A card met twice is named by its pile. */
const makeGroup = (game: Game, position: Position, piles: readonly number[]): string => {
  const faces = game.piles
    .map(({ index }) => lastOf(position.piles[index] ?? []))
    .filter((pileCard) => pileCard !== undefined);
  const names = piles.map((i) => {
    const last = lastOf(position.piles[i] ?? []);
    const twice =
      faces.filter((pileCard) => last !== undefined && faceOf(cardOf(pileCard)) === faceOf(cardOf(last)))
        .length > 1;
    return last === undefined || !isKnown(last) || twice
      ? (game.piles[i]?.name ?? '')
      : makeCard(cardOf(last));
  });
  return names.length === 1 ? `x${names.join('')}` : names.join('+');
};

/** The piles a pile may give to at all. */
export const destinations = (from: PileRule): readonly number[] =>
  from.zone.routes.flatMap(({ to }) => (to === from.index ? [] : [to]));

/** Piles whose last card is face up, has this face and may be played at all. */
export const leading = (game: Game, position: Position, card: Card): readonly PileRule[] =>
  game.piles.filter((pile) => {
    const last = lastOf(position.piles[pile.index] ?? []);
    return (
      pile.zone.give.length > 0 &&
      last !== undefined &&
      !isDown(last) &&
      faceOf(cardOf(last)) === faceOf(card)
    );
  });
