/**
 * Rafts: cards that go from one pile to another together fly as one thing. Each on its own would be a layer of its own,
 * and all of them are painted before the first picture of the flight (docs/decisions/0010-picture-first.md).
 */
import { EASE } from './anim.ts';
import { samePlace, type Figure } from './figure.ts';
import { centre, type Rect } from './rect.ts';
import { make } from './slots.ts';

/** A card that is to fly. It lies at its end already. */
export interface Leg {
  readonly figure: Figure;
  readonly from: Rect;
  /** The pile it leaves for another. */
  readonly leaves?: number;
  readonly ms: number;
  readonly delay?: number;
  readonly turns?: boolean;
  /** It was carried and has been put down. */
  readonly put?: boolean;
  /** Of the flight; 0 for a card that only shifts in its heap. */
  readonly height: number;
}

/** Fewer fly by themselves. */
const LEAST = 3;

/** More that only move up within their pile, or open up, do so at once. */
const MOST = 6;

/**
 * Puts those that travel together on rafts, which set out at once, and gives back those that fly by themselves. A run
 * that was put down by hand is where it was put.
 */
export const embark = (
  board: HTMLElement,
  legs: readonly Leg[],
  landed: (figure: Figure) => void,
): readonly Leg[] => {
  const parties = new Map<string, Leg[]>();
  for (const leg of legs) {
    const { figure, leaves, delay = 0, turns = false } = leg;
    const way = `${leaves} ${figure.piece.pile}`;
    if (!turns && delay === 0) parties.set(way, [...(parties.get(way) ?? []), leg]);
  }
  const done = new Set<Leg>();
  for (const party of parties.values()) {
    const { height = 0, put = false } = party[0] ?? {};
    if (height === 0 ? party.length <= MOST : party.length < LEAST || !isSpread(party)) continue;
    if (height > 0 && !put) setOut(board, party, landed);
    party.forEach((leg) => done.add(leg));
  }
  return legs.filter((leg) => !done.has(leg));
};

/** Cards that come to lie on one another in a heap come from different places to the same one. */
const isSpread = ([first, second]: readonly Leg[]): boolean =>
  first !== undefined && second !== undefined && !samePlace(first.figure.rect, second.figure.rect);

const setOut = (board: HTMLElement, party: readonly Leg[], landed: (figure: Figure) => void): void => {
  const [{ figure: first, from, ms, height }] = party as readonly [Leg, ...Leg[]];
  const raft = make('div', 'table-raft', board);
  raft.style.zIndex = String(height);
  raft.append(...party.map(({ figure }) => figure.element));
  for (const { figure } of party) {
    figure.state = 'flies';
    figure.motion = [];
  }
  // How far apart they lie is that of their end from the start on.
  const [a, b] = [centre(from), centre(first.rect)];
  raft.style.transformOrigin = `${b.x}px ${b.y}px`;
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${from.w / first.rect.w})`;
  const animation = raft.animate([{ transform: start }, { transform: 'none' }], {
    duration: ms,
    easing: EASE,
  });
  const land = (): void => {
    for (const { figure } of party)
      if (figure.element.parentElement === raft) {
        board.append(figure.element);
        landed(figure);
      }
    raft.remove();
  };
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
};
