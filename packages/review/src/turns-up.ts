/** Whether a move told the player anything: a card became known, or chance had a part in it. */
import { cardOf, isKnown, type Game, type Move, type View } from '@cairn/engine';

const knownCards = ({ piles }: View): ReadonlySet<number> =>
  new Set(piles.flat().filter(isKnown).map(cardOf));

/** Whether the view after some moves has something that could not be known before them. */
export const turnsUp = (game: Game, before: View, after: View, moves: readonly Move[]): boolean => {
  if (game.chance && moves.some(({ kind }) => kind === 'power' || kind === 'again')) return true;
  const known = knownCards(before);
  const now = knownCards(after);
  for (const card of now) if (!known.has(card)) return true;
  // Of the next stock card the rank alone may be shown.
  const { next } = after;
  return next !== null && next.card === null && (before.next?.rank !== next.rank || hasDrawn(before, after));
};

const hasDrawn = (before: View, after: View): boolean => before.draws !== after.draws;
