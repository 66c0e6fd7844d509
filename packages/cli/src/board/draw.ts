/**
 * The board in a terminal. Every role has a drawer, so a game with other zones needs no more than its roles drawn;
 * what a zone looks like comes from the compiled game, what lies in it from the position it is given.
 */
import {
  isDown,
  lastOf,
  legalMoves,
  rankLetter,
  type Game,
  type Position,
  type Role,
  type Seat,
  type View,
  type ZoneRule,
} from '@cairn/engine';
import { pileName, zoneName } from '@cairn/rulebook';
import { CELL, cell, face, inked, type Mark, type Pen } from './pen.ts';

interface Scene {
  readonly game: Game;
  readonly position: Position;
  readonly pen: Pen;
  /** Piles some card of which can be played now. */
  readonly playable: ReadonlySet<number>;
}

type Drawer = (scene: Scene, zone: ZoneRule) => string;

/** Columns of the terminal to half a card of a layout. */
const HALF = 3;

/** The board as lines: layouts as pictures, other piles with their names. Give a View, unless all is to be shown. */
export const drawBoard = (game: Game, position: Position, pen: Pen): string => {
  const playable = new Set(
    legalMoves(game, position).flatMap((move) => (move.kind === 'play' ? [move.from] : [])),
  );
  const scene: Scene = { game, position, pen, playable };
  const blocks = game.zones
    .filter(({ role }) => DRAWERS[role].block)
    .map((zone) => DRAWERS[zone.role].draw(scene, zone));
  const line = game.zones
    .filter(({ role }) => !DRAWERS[role].block)
    .map((zone) => DRAWERS[zone.role].draw(scene, zone));
  return [...blocks, line.join('   ')].filter((part) => part !== '').join('\n\n');
};

const pileOf = ({ position }: Scene, pile: number): readonly Seat[] => position.piles[pile] ?? [];

/** Rows of a layout one below the other, half a card apart. */
const layout: Drawer = (scene, zone) => {
  const rules = zone.piles.flatMap((i) => scene.game.piles[i] ?? []);
  const rows = Math.max(...rules.map(({ row }) => row)) + 1;
  const lines = Array.from({ length: rows }, (_, row) => {
    let text = '';
    let column = 0;
    for (const { index, x } of rules.filter((rule) => rule.row === row).toSorted((a, b) => a.x - b.x)) {
      const seat = lastOf(pileOf(scene, index));
      if (seat === undefined) continue;
      text += ' '.repeat(x * HALF - column) + cell(scene.pen, seat, markOf(scene, index));
      column = x * HALF + CELL;
    }
    return text.trimEnd();
  });
  return lines.every((line) => line === '') ? '' : lines.join('\n');
};

const markOf = (scene: Scene, pile: number): Mark => {
  if (scene.playable.has(pile)) return 'playable';
  const covers = scene.game.piles[pile]?.coveredBy ?? [];
  return covers.some((i) => pileOf(scene, i).length > 0) ? 'covered' : 'free';
};

/** Every card of every pile, a line a pile, from the bottom. */
const fans: Drawer = (scene, zone) =>
  zone.piles.map((pile) => `${pileName(scene.game, pile)}: ${shown(scene, pileOf(scene, pile))}`).join('\n');

/** The last card of each pile on one line, and how many lie below. */
const tops: Drawer = (scene, zone) =>
  zone.piles
    .map((pile) => {
      const seats = pileOf(scene, pile);
      const count = seats.length > 1 ? ` (${seats.length})` : '';
      return `${pileName(scene.game, pile)} ${shown(scene, seats.slice(-1))}${count}`;
    })
    .join('   ');

/** What is left, and what is shown of the next card. */
const stock: Drawer = (scene, zone) => {
  const seats = zone.piles.flatMap((pile) => pileOf(scene, pile));
  const next = isView(scene.position) ? scene.position.next : null;
  const seen = next === null ? '' : ` (next: ${next.card === null ? nextRank(next.rank) : face(next.card)})`;
  return `${zoneName(scene.game, 'stock')} ${seats.length}${seen}`;
};

const nextRank = (rank: number): string => (rankLetter(rank) === 'T' ? '10' : rankLetter(rank));

const isView = (position: Position): position is View => 'next' in position;

/** All cards of the role side by side. */
const together: Drawer = (scene, zone) =>
  `${zoneName(scene.game, zone.role)} ${shown(
    scene,
    zone.piles.flatMap((pile) => pileOf(scene, pile)),
  )}`;

const shown = (scene: Scene, seats: readonly Seat[]): string =>
  seats.length === 0 ? '-' : seats.map((seat) => inked(scene.pen, seat, down(seat))).join(' ');

/** A card that lies face down but is known stands in parentheses. */
const down = (seat: Seat): string => (isDown(seat) && face(seat) !== '▒▒▒' ? `(${face(seat)})` : face(seat));

/** `block`: drawn by itself; the others share one line below. */
const DRAWERS: Readonly<Record<Role, { readonly draw: Drawer; readonly block: boolean }>> = {
  layout: { draw: layout, block: true },
  tableau: { draw: fans, block: true },
  reserve: { draw: fans, block: true },
  hole: { draw: tops, block: false },
  foundation: { draw: tops, block: false },
  waste: { draw: tops, block: false },
  hand: { draw: together, block: false },
  stock: { draw: stock, block: false },
};
