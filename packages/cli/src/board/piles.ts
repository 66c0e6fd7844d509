/** Piles drawn by name: tops of foundations and holes, waste and reserve, the hand, what is left of the stock. */
import { rankLetter, type Position, type View, type ZoneRule } from '@cairn/engine';
import { zoneName } from '@cairn/rulebook';
import { cardText } from './card-text.ts';
import {
  cardBoardText,
  wrapTexts,
  joinTexts,
  seatsOf,
  plainText,
  type BoardText,
  type BoardContext,
} from './board-text.ts';

const NONE = plainText('-');

/** "7♠ (5)": the last card and how many there are. */
const top = (scene: BoardContext, pile: number, counted = true): BoardText => {
  const pileCards = seatsOf(scene, pile);
  const last = pileCards.at(-1);
  if (last === undefined) return NONE;
  const count = counted && pileCards.length > 1 ? [plainText(`(${pileCards.length})`)] : [];
  return joinTexts([cardBoardText(scene, last), ...count]);
};

/** "Foundations  f1 A♠  f2 -": the piles of a zone by the names moves are written with. */
export const drawNamedPiles = (scene: BoardContext, zone: ZoneRule): string => {
  const title = zoneName(scene.game, zone.role);
  const counted = zone.role !== 'foundation';
  const piles = zone.piles.map((pile) =>
    joinTexts([plainText(scene.game.piles[pile]?.name ?? ''), top(scene, pile, counted)]),
  );
  return wrapTexts([plainText(title), ...piles], scene.columns, '  ', title.length + 2);
};

/** "Waste 5♦ 7♠ K♣ (12)": the cards of the last draw, the last of which can be played. */
export const drawSinglePile = (scene: BoardContext, zone: ZoneRule): BoardText => {
  const [pile = 0] = zone.piles;
  const pileCards = seatsOf(scene, pile);
  const draw = zone.role === 'waste' ? (scene.game.stockDef?.draw ?? 1) : 1;
  const under = pileCards.slice(-draw, -1).map((pileCard) => cardBoardText(scene, pileCard));
  return joinTexts([plainText(zoneName(scene.game, zone.role)), ...under, top(scene, pile)]);
};

/**
 * All cards of a pile from which any card can be played, each with the number of cards on it: "w_2 7♠" is the card
 * that w_2 moves.
 */
export const drawSpreadPile = (scene: BoardContext, zone: ZoneRule): string => {
  const [pile = 0] = zone.piles;
  const pileCards = seatsOf(scene, pile);
  const name = scene.game.piles[pile]?.name ?? '';
  const title = zoneName(scene.game, zone.role);
  const cards = pileCards.map((pileCard, i) => {
    const on = pileCards.length - 1 - i;
    return joinTexts([plainText(on === 0 ? name : `${name}_${on}`), cardBoardText(scene, pileCard)]);
  });
  return wrapTexts(
    [plainText(title), ...(cards.length === 0 ? [NONE] : cards)],
    scene.columns,
    '  ',
    title.length + 2,
  );
};

/** "Hand 7♠ -": cards that are played by their faces. */
export const drawHand = (scene: BoardContext, zone: ZoneRule): BoardText =>
  joinTexts([plainText(zoneName(scene.game, zone.role)), ...zone.piles.map((pile) => top(scene, pile))]);

export const drawDiscard = (scene: BoardContext, zone: ZoneRule): BoardText =>
  plainText(
    `${zoneName(scene.game, zone.role)} ${zone.piles.reduce((sum, pile) => sum + seatsOf(scene, pile).length, 0)}`,
  );

/** "Stock 23 (next: 7♠), pass 2 of 3" */
export const drawStock = (scene: BoardContext, zone: ZoneRule): BoardText => {
  const { game, position } = scene;
  const count = zone.piles.reduce((sum, pile) => sum + seatsOf(scene, pile).length, 0);
  const next = isView(position) ? position.next : null;
  const seen =
    next === null ? '' : ` (next: ${next.card === null ? rankText(next.rank) : cardText(next.card)})`;
  const { passes = 1 } = game.stockDef ?? {};
  const limit = passes === 'unlimited' || game.waste === null ? '' : ` of ${passes}`;
  const told = position.pass > 1 || (limit !== '' && passes !== 1);
  const pass = told ? `, pass ${position.pass}${limit}` : '';
  return plainText(`${zoneName(game, 'stock')} ${count}${seen}${pass}`);
};

const rankText = (rank: number): string => (rankLetter(rank) === 'T' ? '10' : rankLetter(rank));

const isView = (position: Position): position is View => 'next' in position;
