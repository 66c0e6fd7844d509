/**
 * The table without pixels: what lies there, what a press on a spot means, what is held and where it may go.
 * All of it follows from the view and the legal moves the app shows; the rules themselves are asked, never repeated.
 */
import { isDown, type Card, type Game, type Move, type Refusal, type View } from '@cairn/engine';
import type { Spot } from './spots.ts';

/** What the app shows the table. */
export interface Scene {
  readonly game: Game;
  readonly view: View;
  readonly legal: readonly Move[];
  /** Why a move is not allowed, null when it is. */
  readonly refusal: (move: Move) => Refusal | null;
}

/** Whether two games lie on the table alike: the same piles and the same cards, whatever else may be chosen. */
export const sameTable = (one: Game | undefined, other: Game): boolean =>
  one === other || (one?.id === other.id && one.rules === other.rules);

export type Play = Move & { readonly kind: 'play' };

/** Cards in the hand: `count` cards of a pile from a place on. */
export interface Held {
  readonly pile: number;
  readonly index: number;
  readonly count: number;
  /** Cards that lie on them and stay. */
  readonly skip: number;
  /** Where just these cards may be put down, the best first. */
  readonly landings: readonly Landing[];
}

/** A pile cards may be put down on, and the move that is: onto a partner or the discard pile, they leave the table. */
export interface Landing {
  readonly to: number;
  readonly move: Move;
}

const sizeOf = (scene: Scene, pile: number): number => scene.view.piles[pile]?.length ?? 0;

/** Legal plays whose first card is this one, the best first. */
export const playsFrom = (scene: Scene, pile: number, index: number): readonly Play[] => {
  const size = sizeOf(scene, pile);
  const plays = scene.legal.flatMap((move) =>
    move.kind === 'play' && move.from === pile && size - (move.skip ?? 0) - move.count === index
      ? [move]
      : [],
  );
  return plays.toSorted((a, b) => rank(scene, a) - rank(scene, b));
};

/** Home first, then on other cards, then to an empty pile; last what only moves a whole pile to another place. */
const rank = (scene: Scene, { from, to, count }: Play): number => {
  const role = scene.game.piles[to]?.zone.role;
  if (role === 'foundation' || role === 'hole') return 0;
  if (sizeOf(scene, to) > 0) return 1;
  const same = scene.game.piles[from]?.zone === scene.game.piles[to]?.zone;
  return same && count === sizeOf(scene, from) ? 3 : 2;
};

/** The piles a zone may give cards to at all, whatever the position. */
const takers = (scene: Scene, pile: number): readonly number[] => {
  const give = scene.game.piles[pile]?.zone.give ?? [];
  return give.flatMap(({ to }) => scene.game.byRole[to]).filter((to) => to !== pile);
};

/** Cards from a place on, or the one card alone where any may leave its pile. */
const unitAt = (scene: Scene, pile: number, index: number): { count: number; skip: number } => {
  const above = sizeOf(scene, pile) - index - 1;
  const alone = scene.game.piles[pile]?.zone.give.some(({ unit }) => unit === 'any') === true;
  return alone ? { count: 1, skip: above } : { count: above + 1, skip: 0 };
};

/** A play as the engine writes it: nothing is said of cards left lying where there are none. */
const playOf = (from: number, to: number, { count, skip }: { count: number; skip: number }): Play =>
  skip === 0 ? { kind: 'play', from, to, count } : { kind: 'play', from, to, count, skip };

/** Whether the last card of a pile may leave the table when it is put down on its partner, or on the discard pile. */
const leaves = ({ game }: Scene, pile: number): boolean => {
  const { remove } = game.def;
  const role = game.piles[pile]?.zone.role;
  if (remove === undefined || remove.kind === 'run' || role === undefined) return false;
  return remove.kind === 'pair' ? remove.from.includes(role) : role === 'tableau';
};

/** Removals as the putting down of one card: of a pair onto its partner, of a card that goes alone where it goes. */
const removalsBy = ({ game, legal }: Scene, pile: number): readonly Landing[] =>
  legal.flatMap((move) => {
    if (move.kind !== 'remove' || move.piles.length > 2 || !move.piles.includes(pile)) return [];
    const to = move.piles.find((other) => other !== pile) ?? game.discard;
    return to === null ? [] : [{ to, move }];
  });

/** Takes cards in hand; null when it is no card that ever moves, or lies under another. */
export const pickUp = (scene: Scene, spot: Spot): Held | null => {
  const { pile, index, strip } = spot;
  const seat = scene.view.piles[pile]?.[index];
  if (seat === undefined || isDown(seat) || !spot.free) return null;
  const alone = !strip && leaves(scene, pile);
  if (!alone && takers(scene, pile).length === 0) return null;
  const plays = playsFrom(scene, pile, index).map((move) => ({ to: move.to, move }));
  const landings = alone ? [...plays, ...removalsBy(scene, pile)] : plays;
  return { pile, index, ...unitAt(scene, pile, index), landings };
};

/** The move that puts the held cards on a pile, legal or not; null on the pile they come from. */
export const dropOn = (scene: Scene, held: Held, to: number): Move | null => {
  if (to === held.pile) return null;
  const legal = held.landings.find((landing) => landing.to === to);
  if (legal !== undefined) return legal.move;
  if (!leaves(scene, held.pile)) return playOf(held.pile, to, held);
  if (to === scene.game.discard) return { kind: 'remove', piles: [held.pile] };
  const pair = scene.game.def.remove?.kind === 'pair' && leaves(scene, to);
  return pair ? { kind: 'remove', piles: [held.pile, to] } : playOf(held.pile, to, held);
};

/** The piles cards may be let fall on, to move or to hear why not: any but places of a layout, except a partner's. */
export const reachable = (scene: Scene, held: Held): readonly number[] => {
  const pairs = scene.game.def.remove?.kind === 'pair' && leaves(scene, held.pile);
  return scene.game.piles.flatMap(({ index, zone }) =>
    index !== held.pile && (zone.role !== 'layout' || (pairs && sizeOf(scene, index) > 0)) ? [index] : [],
  );
};

/** What the stock is pressed for: its next cards; when it has run out, the waste turned over; after a clear, a new layout. */
export const stockMove = ({ game, view, legal }: Scene): Move => {
  const again = legal.find(({ kind }) => kind === 'again');
  if (again !== undefined) return again;
  const out = game.stock !== null && (view.piles[game.stock] ?? []).length === 0;
  return out && game.waste !== null ? { kind: 'redeal' } : { kind: 'draw' };
};

/** What a press on a spot asks for: moves the rules allow, the best first, or one they refuse and can explain. */
export interface Press {
  readonly moves: readonly Move[];
  readonly tried: Move;
}

/** Null for a press that asks for nothing. */
export const pressOn = (scene: Scene, spot: Spot): Press | null => {
  const { pile, index, empty } = spot;
  if (pile === scene.game.stock) {
    const tried = stockMove(scene);
    return { moves: scene.legal.filter((move) => move.kind === tried.kind), tried };
  }
  const [to] = takers(scene, pile);
  if (empty || to === undefined) return null;
  return { moves: playsFrom(scene, pile, index), tried: playOf(pile, to, unitAt(scene, pile, index)) };
};

/** A second press within this time, in milliseconds, asks for the next of several targets. */
export const CYCLE = 1200;

/** The last press that moved a card which had several targets. */
export interface Cycle {
  readonly card: Card;
  readonly at: number;
  readonly moves: readonly Move[];
  readonly next: number;
  /** The spot that had the focus after it: keys ask again from there. */
  readonly focus: string;
}

/** The move a further press on the same card asks for instead of the last one; null when there is none. */
export const cycleOn = (cycle: Cycle | null, card: Card | null, now: number): Move | null =>
  cycle === null || card !== cycle.card || now - cycle.at > CYCLE || cycle.moves.length < 2
    ? null
    : (cycle.moves[cycle.next % cycle.moves.length] ?? null);
