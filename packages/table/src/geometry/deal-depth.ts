/** How many cards each pile has when a deal begins, and whether columns can grow. The plan has room for them. */
import { lastUp, type Game, type Zone } from '@cairn/engine';

const perPile = (deal: number | readonly number[] | undefined, place: number): number =>
  typeof deal === 'object' ? (deal[place] ?? 0) : (deal ?? 0);

/** Cards dealt to one pile of a zone. */
export const cardsDealtTo = (def: Zone | null, place: number): number => {
  if (def === null || !('deal' in def || 'pull' in def)) return 0;
  const pulled = 'pull' in def && def.pull?.[place] !== undefined ? 1 : 0;
  return perPile('deal' in def ? def.deal : 0, place) + pulled;
};

/** Cards in the stock at the start; in a game without a stock, cards that are left for the waste. */
export const cardsLeftOver = (game: Game): number =>
  game.piles.reduce((left, { zone, place }) => {
    if (zone.role === 'layout' || (zone.role === 'hand' && zone.def === null)) return left - 1;
    return left - cardsDealtTo(zone.def, place);
  }, game.cards.length);

export interface ColumnDepth {
  readonly down: number;
  readonly up: number;
}

/** Face-down and face-up cards of a column at the start. */
export const columnDepth = (def: Zone | null, place: number): ColumnDepth => {
  const all = cardsDealtTo(def, place);
  if (def?.role !== 'tableau') return { down: 0, up: all };
  const { face } = def;
  const up =
    face === 'open'
      ? all
      : face === 'top'
        ? Math.min(1, all)
        : 'up' in face
          ? Math.min(lastUp(face, place), all)
          : all - face.down.length;
  return { down: all - up, up };
};

/** Whether columns can become longer than they were dealt. Without builds an empty one takes a single card. */
export const columnsGrow = (game: Game): boolean =>
  (game.stockDef?.to === 'tableau' && game.stockDef.when !== 'never') ||
  (game.zones.some(({ def }) => def?.role === 'tableau' && def.build.length > 0) &&
    game.zones.some(({ give }) => give.some(({ to }) => to === 'tableau')));
