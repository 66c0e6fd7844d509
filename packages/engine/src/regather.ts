/**
 * The power `regather`: the cards of a zone are gathered and dealt again, so many to a pile, as they lay or shuffled.
 * Nothing is drawn by lot unless they are shuffled, so that a use may then be taken back like any move.
 */
import { applyAutomaticMoves } from './automatic-moves.ts';
import { chanceOf, shuffled } from './chance.ts';
import type { Game } from './game.ts';
import type { Power, Refusal } from './move.ts';
import { pileAt } from './plays.ts';
import type { Pile, Position, State } from './state.ts';

/** Whether a use of this power stays used when it is undone: it has shown something, or chance had a part in it. */
export const staysUsed = ({ def }: Game, power: Power): boolean =>
  power !== 'regather' || isShuffled(def.powers?.regather);

const isShuffled = (rules?: { readonly order: string }): boolean => rules?.order === 'shuffled';

/**
 * The gathered piles as they are dealt again; the last gets all that is left. With `fromTop` cards are taken off the
 * gathered ones as packets, so that the first of a packet lies on top.
 */
const dealtAgain = (
  { def, zones }: Game,
  position: Position,
  mix: (cards: Pile) => Pile,
): readonly (readonly [pile: number, cards: Pile])[] => {
  const { regather: rules } = def.powers ?? {};
  const own = zones.find(({ id }) => id === rules?.zone)?.piles ?? [];
  const way = (cards: Pile): Pile => (rules?.order === 'fromTop' ? cards.toReversed() : cards);
  const cards = mix(own.flatMap((pile) => way(pileAt(position, pile))));
  const { deal = 0 } = rules ?? {};
  return own.map((pile, n) => [
    pile,
    way(cards.slice(n * deal, n + 1 < own.length ? (n + 1) * deal : undefined)),
  ]);
};

/** Why it may not be used now. It depends only on how many cards lie where. */
export const regatherRefusal = (game: Game, position: Position): Refusal | null => {
  const dealt = dealtAgain(game, position, (cards) => cards);
  if (isShuffled(game.def.powers?.regather))
    return dealt.flatMap(([, cards]) => cards).length < 2 ? { kind: 'nothing-to-shuffle' } : null;
  return dealt.every(([pile, cards]) => cards.length === pileAt(position, pile).length)
    ? { kind: 'lies-so' }
    : null;
};

/** The piles after it. */
export const regather = (game: Game, state: State): readonly Pile[] => {
  const piles = [...state.piles];
  const dealt = dealtAgain(game, state, (cards) =>
    isShuffled(game.def.powers?.regather) ? shuffled(cards, chanceOf(state, 'regather')) : cards,
  );
  for (const [pile, cards] of dealt) piles[pile] = cards;
  applyAutomaticMoves(
    game,
    piles,
    dealt.map(([pile]) => pile),
  );
  return piles;
};
