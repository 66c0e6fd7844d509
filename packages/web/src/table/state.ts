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

export type Play = Move & { readonly kind: 'play' };

/** Cards in the hand: the last `count` of a pile, or one from among them. */
export interface Held {
  readonly pile: number;
  readonly index: number;
  readonly count: number;
  /** Legal plays of just these cards. */
  readonly plays: readonly Play[];
}

const sizeOf = (scene: Scene, pile: number): number => scene.view.piles[pile]?.length ?? 0;

/** Legal plays whose first card is this one. */
export const playsFrom = (scene: Scene, pile: number, index: number): readonly Play[] =>
  scene.legal.flatMap((move) =>
    move.kind === 'play' &&
    move.from === pile &&
    sizeOf(scene, pile) - (move.skip ?? 0) - move.count === index
      ? [move]
      : [],
  );

/** The piles a zone may give cards to at all, whatever the position. */
const takers = (scene: Scene, pile: number): readonly number[] => {
  const give = scene.game.piles[pile]?.zone.give ?? [];
  return give.flatMap(({ to }) => scene.game.byRole[to]).filter((to) => to !== pile);
};

/** Takes a card in hand; null when it is no card that ever moves, or lies under another. */
export const pickUp = (scene: Scene, spot: Spot): Held | null => {
  const { pile, index } = spot;
  const seat = scene.view.piles[pile]?.[index];
  if (seat === undefined || isDown(seat) || !spot.free || takers(scene, pile).length === 0) return null;
  const plays = playsFrom(scene, pile, index);
  return { pile, index, count: plays[0]?.count ?? sizeOf(scene, pile) - index, plays };
};

/** The play that puts the held cards on a pile, legal or not; null on the pile they come from. */
export const dropOn = (held: Held, to: number): Play | null =>
  to === held.pile
    ? null
    : (held.plays.find((play) => play.to === to) ?? { kind: 'play', from: held.pile, to, count: held.count });

/** What a press on a spot asks for: a move the rules allow, or one they refuse and can explain; null for nothing. */
export const pressOn = (
  scene: Scene,
  spot: Spot,
): { readonly moves: readonly Move[]; readonly tried: Move } | null => {
  const { pile, index, empty } = spot;
  if (pile === scene.game.stock) {
    const tried: Move = !empty || scene.game.waste === null ? { kind: 'draw' } : { kind: 'redeal' };
    return { moves: scene.legal.filter((move) => move.kind === tried.kind), tried };
  }
  const [to] = takers(scene, pile);
  if (empty || to === undefined) return null;
  const tried: Play = { kind: 'play', from: pile, to, count: sizeOf(scene, pile) - index };
  return { moves: playsFrom(scene, pile, index), tried };
};

/** A second press within this time, in milliseconds, asks for the next of several targets. */
export const CYCLE = 1200;

/** The last press that moved a card which had several targets. */
export interface Cycle {
  readonly card: Card;
  readonly at: number;
  readonly moves: readonly Move[];
  readonly next: number;
}

/** The move a further press on the same card asks for instead of the last one; null when there is none. */
export const cycleOn = (cycle: Cycle | null, card: Card | null, now: number): Move | null =>
  cycle === null || card !== cycle.card || now - cycle.at > CYCLE || cycle.moves.length < 2
    ? null
    : (cycle.moves[cycle.next % cycle.moves.length] ?? null);
