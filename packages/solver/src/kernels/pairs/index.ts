/**
 * Pyramid and its kin: pairs of cards leave a layout and a stock that is turned card by card. Depth first over the cards
 * left, where each move is a pair with the draws that bring its cards (search.ts).
 */
import { cardOf, legalMoves, rankOf, type Game, type Move, type State } from '@cairn/engine';
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { searchOfDescent } from '../common/descent.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { FIRST_STOCK_CARD, PAIRS_WORDS, readPairsRules, readPairsStart, type PairsRules } from './rules.ts';
import { PairsDescent } from './search.ts';

export const pairsKernel: Kernel = {
  name: 'pairs',
  knows: PAIRS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readPairsRules(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const start = readPairsStart(game, rules, state);
        if (start === null) return 'the stock is too large, or no play leads to this position';
        const descent = new PairsDescent(rules, start, bytes);
        return searchOfDescent(
          descent,
          () => descent.bytes,
          () => movesOf(game, rules, state, descent.line),
        );
      },
    };
  },
};

/** Plays the pairs in the engine: draws until both cards are free, and takes cards that go alone as soon as they are. */
const movesOf = (
  game: Game,
  rules: PairsRules,
  state: State,
  removed: readonly number[],
): readonly Move[] => {
  const line = new MoveWriter(game, state);
  const { stock, waste } = game;
  const pileOf = (pile: number | null): readonly number[] =>
    pile === null ? [] : (line.state.piles[pile] ?? []);
  const order = [...pileOf(waste), ...pileOf(stock).toReversed()]
    .map(cardOf)
    .filter((card) => !rules.alone.includes(rankOf(card)));
  const turn = (): void => line.make(pileOf(stock).length > 0 ? { kind: 'draw' } : { kind: 'redeal' });
  const lone = (): void => {
    for (;;) {
      const move = legalMoves(game, line.state).find((m) => m.kind === 'remove' && m.piles.length === 1);
      if (move === undefined) return;
      line.make(move);
    }
  };
  /** The pile whose last card is a card of the line, or null. */
  const pileWith = (card: number): number | null =>
    card < FIRST_STOCK_CARD
      ? rules.layout[card]
      : ([waste, stock].find((pile) => cardOf(pileOf(pile).at(-1) ?? 0) === order[card - FIRST_STOCK_CARD]) ??
        null);
  lone();
  for (const pair of removed) {
    for (;;) {
      const wanted = [pileWith(pair >> 6), pileWith(pair & 63)];
      const move = legalMoves(game, line.state).find(
        (m) =>
          m.kind === 'remove' &&
          m.piles.length === 2 &&
          wanted.every((pile) => m.piles.includes(pile ?? NaN)),
      );
      if (move !== undefined) {
        line.make(move);
        break;
      }
      turn();
      lone();
    }
    lone();
  }
  // Where all cards must go, cards that go alone may still lie in the stock.
  while (rules.strict && pileOf(stock).length > 0) {
    turn();
    lone();
  }
  return line.moves;
};
