/** A puzzle as the page poses it: its position, its answer, and the hidden cards in words. */
import {
  applyLegal,
  cardOf,
  rankLetter,
  rankOf,
  suitOf,
  type Game,
  type Move,
  type Pile,
  type Rank,
  type State,
} from '@cairn/engine';
import { asksForActs, choiceName, puzzlePosition, type ListedPuzzle } from '@cairn/puzzles';

export interface Posed {
  readonly state: State;
  readonly answer: readonly Move[];
  /** The name of the choice that wins. */
  readonly name: string;
}

export const posedOf = (game: Game, puzzle: ListedPuzzle): Posed => {
  const position = puzzlePosition(game, puzzle);
  const last = position.ok ? position.value.answer.at(-1) : undefined;
  if (!position.ok || last === undefined) throw new Error(`Puzzle ${puzzle.deal} is damaged`);
  const { state, answer } = position.value;
  const before = answer.slice(0, -1).reduce((now, move) => applyLegal(game, now, move), state);
  const name = choiceName(game, before, last);
  if (name === null) throw new Error(`The answer of puzzle ${puzzle.deal} can be taken back`);
  return { state, answer, name };
};

const PIPS = '♣♦♥♠';

/** As the cards on the table have it: 10, not T. */
const rankText = (rank: Rank): string => (rank === 10 ? '10' : rankLetter(rank));

const cardsText = (cards: Pile): string =>
  cards
    .map((card) => `${rankText(rankOf(cardOf(card)))}${PIPS[suitOf(cardOf(card))] ?? ''}`)
    .toReversed()
    .join(' ');

/** The cards of the stock, the next one first, with a dot between those that are not drawn together; '' if there is none. */
export const stockText = ({ stock, stockDef }: Game, { piles }: State): string => {
  const cards = stock === null ? [] : (piles[stock] ?? []);
  const draw = stockDef?.to === 'waste' ? stockDef.draw : cards.length;
  if (draw < 2) return cardsText(cards);
  const draws = Array.from({ length: Math.ceil(cards.length / draw) }, (_, i) => cards.length - i * draw);
  return draws.map((end) => cardsText(cards.slice(Math.max(0, end - draw), end))).join(' · ');
};

/** The cards of the waste, the last one first, where they come back as a stock; '' if they do not. */
export const wasteText = (game: Game, { piles }: State): string =>
  game.waste === null || !asksForActs(game) ? '' : cardsText(piles[game.waste] ?? []);
