/**
 * What a thread does that measures a game: it is told the game once and then pieces of work, one after another, each some
 * deals and the question to put to them. Whoever wants it to stop ends the thread, and its memory goes with it.
 */
import { compileGame, faultText, type Game, type GameDef } from '@cairn/engine';
import { trialOf, type Outcome, type Piece } from '@cairn/trials';

export type Order =
  | {
      readonly kind: 'game';
      readonly def: GameDef;
      readonly options: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'piece'; readonly piece: Piece };

let game: Game | null = null;

/** The trials of a piece, each with the time it took by the clock, dealing and replaying included. */
const outcomes = (on: Game, { question, deals }: Piece): readonly Outcome[] => {
  const attempt = trialOf(on, 'cairn', question);
  return deals.map((deal) => {
    const began = performance.now();
    const { verdict, moves } = attempt(deal);
    return { verdict, moves, ms: performance.now() - began };
  });
};

/** What comes of an order; null where nothing does. Throws when the game is none: the page has compiled it before. */
export const obey = (order: Order): readonly Outcome[] | null => {
  if (order.kind === 'piece') return game === null ? null : outcomes(game, order.piece);
  const made = compileGame(order.def, order.options);
  if (!made.ok) throw new Error(faultText(made.error));
  game = made.value;
  return null;
};
