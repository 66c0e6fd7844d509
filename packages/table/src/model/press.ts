/**
 * What a press on a target means: the moves it makes, the cards it picks up and the piles these may go to. All of it
 * is computed from the view and the legal moves of the scene, without repeating rules.
 */
import { cardsInOrder, isDown, type Move } from '@cairn/engine';
import type { HitTarget } from './hit-targets.ts';
import type { TableScene } from './scene.ts';

export type PlayMove = Move & { readonly kind: 'play' };

/** Cards that have been picked up: `count` cards of a pile from a place on. */
export interface HeldCards {
  readonly pile: number;
  readonly index: number;
  readonly count: number;
  /** The number of cards that lie on them and stay. */
  readonly skip: number;
  /** Where exactly these cards may be put down, the best place first. */
  readonly landings: readonly Landing[];
}

/** A pile on which cards may be put down, and the move. On a partner or the discard pile they leave the table. */
export interface Landing {
  readonly to: number;
  readonly move: Move;
}

export const pileSize = (scene: TableScene, pile: number): number => scene.view.piles[pile]?.length ?? 0;

/** Legal plays whose first card is this one, the best first. */
export const playsFrom = (scene: TableScene, pile: number, index: number): readonly PlayMove[] => {
  const size = pileSize(scene, pile);
  const plays = scene.legal.flatMap((move) =>
    move.kind === 'play' && move.from === pile && size - (move.skip ?? 0) - move.count === index
      ? [move]
      : [],
  );
  return plays.toSorted((a, b) => preference(scene, a) - preference(scene, b));
};

/**
 * First foundations and holes, then other cards, then an empty pile; last, moves that only put a whole pile
 * elsewhere.
 */
const preference = (scene: TableScene, { from, to, count }: PlayMove): number => {
  const role = scene.game.piles[to]?.zone.role;
  if (role === 'foundation' || role === 'hole') return 0;
  if (pileSize(scene, to) > 0) return 1;
  const same = scene.game.piles[from]?.zone === scene.game.piles[to]?.zone;
  return same && count === pileSize(scene, from) ? 3 : 2;
};

/** The piles that cards of a zone may ever go to. */
const takers = (scene: TableScene, pile: number): readonly number[] => {
  const give = scene.game.piles[pile]?.zone.give ?? [];
  return give.flatMap(({ to }) => scene.game.byRole[to]).filter((to) => to !== pile);
};

/** The first card that moves with the card of a target: in a row the whole pile does. */
const firstOf = ({ game }: TableScene, { pile, index }: HitTarget): number =>
  game.piles[pile]?.zone.role === 'row' ? 0 : index;

/** All cards from an index on; or one card, if any card may leave its pile. */
const unitAt = (scene: TableScene, pile: number, index: number): { count: number; skip: number } => {
  const above = pileSize(scene, pile) - index - 1;
  const alone = scene.game.piles[pile]?.zone.give.some(({ unit }) => unit === 'any') === true;
  return alone ? { count: 1, skip: above } : { count: above + 1, skip: 0 };
};

/** A play in the form of the engine: without `skip` if it is 0. */
export const playOf = (
  from: number,
  to: number,
  { count, skip }: { count: number; skip: number },
): PlayMove => (skip === 0 ? { kind: 'play', from, to, count } : { kind: 'play', from, to, count, skip });

/** Whether the last card of a pile may leave the table by being put on its partner or on the discard pile. */
export const leavesTable = ({ game }: TableScene, pile: number): boolean => {
  const { remove } = game.def;
  const role = game.piles[pile]?.zone.role;
  if (remove === undefined || remove.kind === 'run' || role === undefined) return false;
  return remove.kind === 'pair' || remove.kind === 'match' ? remove.from.includes(role) : role === 'tableau';
};

/** Removals as landings of one card: a pair on the partner, a card that leaves alone on the discard pile. */
const removalsBy = ({ game, legal }: TableScene, pile: number): readonly Landing[] =>
  legal.flatMap((move) => {
    if (move.kind !== 'remove' || move.piles.length > 2 || !move.piles.includes(pile)) return [];
    const to = move.piles.find((other) => other !== pile) ?? game.discard;
    return to === null ? [] : [{ to, move }];
  });

/** Picks up the cards of a target; null for a card that never moves, or that is covered. */
export const pickUpFrom = (scene: TableScene, target: HitTarget): HeldCards | null => {
  const { pile, strip } = target;
  const index = firstOf(scene, target);
  const seat = scene.view.piles[pile]?.[index];
  if (seat === undefined || isDown(seat) || !target.free) return null;
  const alone = !strip && leavesTable(scene, pile);
  if (!alone && takers(scene, pile).length === 0) return null;
  const plays = playsFrom(scene, pile, index).map((move) => ({ to: move.to, move }));
  const landings = alone ? [...plays, ...removalsBy(scene, pile)] : plays;
  return { pile, index, ...unitAt(scene, pile, index), landings };
};

/** The move of a press on the stock: a draw; with an empty stock, a redeal; after a clear, a new layout. */
export const stockMove = ({ game, view, legal }: TableScene): Move => {
  const again = legal.find(({ kind }) => kind === 'again');
  if (again !== undefined) return again;
  const out = game.stock !== null && (view.piles[game.stock] ?? []).length === 0;
  return out && game.waste !== null ? { kind: 'redeal' } : { kind: 'draw' };
};

/** The moves of a press: legal ones, the best first; if there are none, one that is refused. */
export interface Press {
  readonly moves: readonly Move[];
  readonly tried: Move;
}

/** Null for a target on which a press means nothing. */
export const pressOn = (scene: TableScene, target: HitTarget): Press | null => {
  const { pile, empty } = target;
  const index = firstOf(scene, target);
  if (pile === scene.game.stock) {
    const tried = stockMove(scene);
    return { moves: scene.legal.filter((move) => move.kind === tried.kind), tried };
  }
  const [to] = takers(scene, pile);
  const inGrid = scene.game.piles[pile]?.zone.role === 'grid';
  if (empty && inGrid) return pressOnGap(scene, pile);
  if (empty || to === undefined) return null;
  const unit = unitAt(scene, pile, index);
  const own = inGrid || (scene.sequences === true && unit.count > 1);
  const tried = playOf(pile, own ? pile : to, unit);
  return { moves: playsFrom(scene, pile, index), tried };
};

/** A press on a gap moves a card there: one that is not in order yet, if there is one. */
const pressOnGap = ({ game, view, legal }: TableScene, pile: number): Press | null => {
  const zone = game.piles[pile]?.zone;
  if (zone === undefined) return null;
  const inOrder = new Set(cardsInOrder(game, view, zone));
  const moves = legal.filter((move): move is PlayMove => move.kind === 'play' && move.to === pile);
  const other = zone.piles.find((place) => view.piles[place]?.length === 1);
  if (other === undefined) return null;
  return {
    moves: moves.toSorted((a, b) => Number(inOrder.has(a.from)) - Number(inOrder.has(b.from))),
    tried: playOf(other, pile, { count: 1, skip: 0 }),
  };
};
