/** Piles told by name: tops of foundations and holes, waste and reserve, the hand, what is left of the stock. */
import { rankLetter, type Position, type View, type ZoneRule } from '@cairn/engine';
import { zoneName } from '@cairn/rulebook';
import { face } from './pen.ts';
import { card, flowed, joined, pileOf, plain, type Piece, type Scene } from './scene.ts';

const NONE = plain('-');

/** "7♠ (5)": the last card and how many there are. */
const top = (scene: Scene, pile: number, counted = true): Piece => {
  const pileCards = pileOf(scene, pile);
  const last = pileCards.at(-1);
  if (last === undefined) return NONE;
  const count = counted && pileCards.length > 1 ? [plain(`(${pileCards.length})`)] : [];
  return joined([card(scene, last), ...count]);
};

/** "Foundations  f1 A♠  f2 -": the piles of a zone by the names moves are written with. */
export const named = (scene: Scene, zone: ZoneRule): string => {
  const title = zoneName(scene.game, zone.role);
  const counted = zone.role !== 'foundation';
  const piles = zone.piles.map((pile) =>
    joined([plain(scene.game.piles[pile]?.name ?? ''), top(scene, pile, counted)]),
  );
  return flowed([plain(title), ...piles], scene.columns, '  ', title.length + 2);
};

/** "Waste 5♦ 7♠ K♣ (12)": the cards of the last draw, the last of which can be played. */
export const single = (scene: Scene, zone: ZoneRule): Piece => {
  const [pile = 0] = zone.piles;
  const pileCards = pileOf(scene, pile);
  const draw = zone.role === 'waste' ? (scene.game.stockDef?.draw ?? 1) : 1;
  const under = pileCards.slice(-draw, -1).map((pileCard) => card(scene, pileCard));
  return joined([plain(zoneName(scene.game, zone.role)), ...under, top(scene, pile)]);
};

/** All cards of a pile any of which can be played, each with how many lie on it: "w_2 7♠" is the card moved by w_2. */
export const spread = (scene: Scene, zone: ZoneRule): string => {
  const [pile = 0] = zone.piles;
  const pileCards = pileOf(scene, pile);
  const name = scene.game.piles[pile]?.name ?? '';
  const title = zoneName(scene.game, zone.role);
  const cards = pileCards.map((pileCard, i) => {
    const on = pileCards.length - 1 - i;
    return joined([plain(on === 0 ? name : `${name}_${on}`), card(scene, pileCard)]);
  });
  return flowed(
    [plain(title), ...(cards.length === 0 ? [NONE] : cards)],
    scene.columns,
    '  ',
    title.length + 2,
  );
};

/** "Hand 7♠ -": cards that are played by their faces. */
export const hand = (scene: Scene, zone: ZoneRule): Piece =>
  joined([plain(zoneName(scene.game, zone.role)), ...zone.piles.map((pile) => top(scene, pile))]);

export const discard = (scene: Scene, zone: ZoneRule): Piece =>
  plain(
    `${zoneName(scene.game, zone.role)} ${zone.piles.reduce((sum, pile) => sum + pileOf(scene, pile).length, 0)}`,
  );

/** "Stock 23 (next: 7♠), pass 2 of 3" */
export const stock = (scene: Scene, zone: ZoneRule): Piece => {
  const { game, position } = scene;
  const count = zone.piles.reduce((sum, pile) => sum + pileOf(scene, pile).length, 0);
  const next = isView(position) ? position.next : null;
  const seen = next === null ? '' : ` (next: ${next.card === null ? rankText(next.rank) : face(next.card)})`;
  const { passes = 1 } = game.stockDef ?? {};
  const limit = passes === 'unlimited' || game.waste === null ? '' : ` of ${passes}`;
  const told = position.pass > 1 || (limit !== '' && passes !== 1);
  const pass = told ? `, pass ${position.pass}${limit}` : '';
  return plain(`${zoneName(game, 'stock')} ${count}${seen}${pass}`);
};

const rankText = (rank: number): string => (rankLetter(rank) === 'T' ? '10' : rankLetter(rank));

const isView = (position: Position): position is View => 'next' in position;
