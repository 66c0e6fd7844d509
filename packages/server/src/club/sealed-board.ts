/**
 * Boards whose cards stay here. A board is a pack drawn by the random numbers of the system, never a number: the deal
 * behind a number can be found from the cards that lie open. A commitment to it is published with the contest, and
 * opened at the close, so that anyone can check that the board was fixed before it was played.
 */
import { createHash, randomInt } from 'node:crypto';
import { canonical, dealOfCards, makeDeal, type Deal, type Game } from '@cairn/engine';
import { commitmentText } from '@cairn/formats';
import { ID_BYTES, randomToken } from '../random-token.ts';

/** A board as the database has it. */
export interface SealedBoard {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  /** Those that differ from the defaults, as JSON with their names in order. */
  readonly options: string;
  /** Rules hash of the game with these options. */
  readonly rules: string;
  /** In notation. */
  readonly deal: string;
  readonly salt: string;
}

const SALT_BYTES = 18;

/**
 * A pack of the game, every order equally likely (Fisher and Yates).
 * @param below a whole number from 0, less than its argument; default: by the random numbers of the system.
 */
export const drawDeal = (game: Game, below: (count: number) => number = randomInt): Deal => {
  const cards = [...game.cards];
  const held = new Set(game.held.map(({ card }) => card));
  const pack = cards.filter((card) => !held.has(card));
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const [card, swapped] = [pack[last], pack[other]];
    if (card === undefined || swapped === undefined) continue;
    pack[last] = swapped;
    pack[other] = card;
  }
  return dealOfCards(pack);
};

/** A new board of a game with options; `deal` if it was chosen, for instance because it can be won. */
export const newBoard = (
  game: Game,
  options: Readonly<Record<string, string>>,
  deal: Deal = drawDeal(game),
): SealedBoard => ({
  id: randomToken(ID_BYTES),
  game: game.id,
  options: canonical(options),
  rules: game.rules,
  deal: makeDeal(deal),
  salt: randomToken(SALT_BYTES),
});

/** The commitment to a board, in hexadecimal digits: SHA-256 of its parts, one a line. */
export const commitmentOf = (board: SealedBoard): string =>
  createHash('sha256').update(commitmentText(board)).digest('hex');
