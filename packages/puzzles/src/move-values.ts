/**
 * How much a simple player likes each move. Grades measure a puzzle against such a player: a puzzle is easy where it
 * likes the right move best. Any policy that values moves can take its place.
 */
import { cardOf, faceOf, isDown, isKnown, lastOf, type Game, type Move, type View } from '@cairn/engine';
import { greedyValue, type Observation } from '@cairn/trials';

/** What a simple player knows when it values moves. */
export type Prospect = Omit<Observation, 'random'>;

/** The value of each move, in the order of `moves`. The same prospect has the same values; less than 0: never made. */
export type MoveValues = (prospect: Prospect) => readonly number[];

const GREEDY = 1000;
const FREES = 20;

/** Greedy; among moves that gain the same it likes the one that uncovers most, then the one that more cards follow. */
export const plainValues: MoveValues = (prospect) =>
  prospect.moves.map((move) => {
    const gain = greedyValue(prospect, move);
    if (gain < 0 || move.kind !== 'play') return gain * GREEDY;
    const { game, view } = prospect;
    return gain * GREEDY + freed(game, view, move.from) * FREES + following(game, view, move);
  });

const isEmpty = (view: View, pile: number): boolean => (view.piles[pile] ?? []).length === 0;

/** Layout places that nothing covers once this one is empty. */
const freed = (game: Game, view: View, from: number): number =>
  (game.piles[from]?.covers ?? []).filter((pile) =>
    (game.piles[pile]?.coveredBy ?? []).every((other) => other === from || isEmpty(view, other)),
  ).length;

/** Cards in sight that fit on the moved card. */
const following = (game: Game, view: View, move: Move & { readonly kind: 'play' }): number => {
  const fits = game.piles[move.to]?.zone.fits ?? null;
  const moved = lastOf(view.piles[move.from] ?? []);
  if (fits === null || moved === undefined || !isKnown(moved)) return 0;
  const row = faceOf(cardOf(moved)) * 128;
  let count = 0;
  for (const pile of [...game.byRole.layout, ...game.byRole.tableau]) {
    const cards = view.piles[pile] ?? [];
    const card = pile === move.from ? cards[cards.length - 1 - move.count] : lastOf(cards);
    if (card === undefined || isDown(card) || !isKnown(card)) continue;
    const free = (game.piles[pile]?.coveredBy ?? []).every((other) => isEmpty(view, other));
    if (free && fits[row + faceOf(cardOf(card))] === 1) count += 1;
  }
  return count;
};
