/** A move that shows how a game is played: one of the first moves of a deal, made by the engine. */
import {
  applyLegal,
  cairnDeal,
  cardOf,
  isDown,
  lastOf,
  legalMoves,
  start,
  type Card,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';

/** A card that moves, with the number of cards in its pile. */
export interface MovingCard {
  readonly card: Card;
  readonly pile: number;
  readonly cards: number;
}

export interface ExampleMove {
  readonly before: State;
  readonly after: State;
  readonly moving: readonly MovingCard[];
  /** The pile it goes to, and the card that lies there; null for cards that are removed. */
  readonly to: { readonly pile: number; readonly cards: number; readonly on: Card | null } | null;
}

/** Deals that are tried. */
const DEALS = 40;

const lastCard = (state: State, pile: number): Card | null => {
  const seat = lastOf(state.piles[pile] ?? []);
  return seat === undefined || isDown(seat) ? null : cardOf(seat);
};

/** Whether the move turns up a card. */
const turnsUp = (state: State, pile: number): boolean => {
  const below = state.piles[pile]?.at(-2);
  return below !== undefined && isDown(below);
};

/** How much a move says about its game; 0 for a move that is no example. */
const worthOf = (game: Game, state: State, move: Move): number => {
  if (move.kind === 'remove') return move.piles.length > 1 ? 4 : 1;
  if (move.kind !== 'play' || move.count > 1 || move.skip !== undefined) return 0;
  const role = game.piles[move.to]?.zone.role;
  if (role === 'hand' || role === 'discard') return 0;
  if (lastCard(state, move.to) === null) return role === 'foundation' ? 2 : 1;
  return (role === 'foundation' ? 3 : 4) + (turnsUp(state, move.from) ? 1 : 0);
};
const BEST = 5;

const exampleOf = (game: Game, state: State, move: Move): ExampleMove | null => {
  const after = applyLegal(game, state, move);
  const from = move.kind === 'remove' ? move.piles : move.kind === 'play' ? [move.from] : [];
  const moving = from.flatMap((pile): readonly MovingCard[] => {
    const card = lastCard(state, pile);
    return card === null ? [] : [{ card, pile, cards: state.piles[pile]?.length ?? 0 }];
  });
  if (moving.length < from.length) return null;
  const to =
    move.kind === 'play'
      ? { pile: move.to, cards: state.piles[move.to]?.length ?? 0, on: lastCard(state, move.to) }
      : null;
  return { before: state, after, moving, to };
};

interface Example {
  readonly worth: number;
  readonly state: State;
  readonly move: Move;
}

/** The most telling move of the first deals, at the start or after the first draw. */
const bestMove = (game: Game, drawn: boolean): Example | null => {
  let best: Example | null = null;
  for (let number = 1; number <= DEALS && (best?.worth ?? 0) < BEST; number++) {
    const begun = start(game, cairnDeal(number));
    if (!begun.ok) return null;
    const draw = legalMoves(game, begun.value).find(({ kind }) => kind === 'draw');
    const state = drawn && draw !== undefined ? applyLegal(game, begun.value, draw) : begun.value;
    for (const move of legalMoves(game, state)) {
      const worth = worthOf(game, state, move);
      if (worth > (best?.worth ?? 0)) best = { worth, state, move };
    }
  }
  return best;
};

/** The most telling first move; where nothing can be played before a card is drawn, the first after it. */
export const exampleMove = (game: Game): ExampleMove | null => {
  const best = bestMove(game, false) ?? bestMove(game, true);
  return best === null ? null : exampleOf(game, best.state, best.move);
};
