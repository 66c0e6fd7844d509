/** Cards that fly off the piles in the colours of the suits. They are drawn on one canvas, which is one layer. */
import { CARDS_MS } from './celebration-times.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FlyingCard extends Point {
  readonly right: number;
  readonly down: number;
  readonly turn: number;
  readonly colour: string;
}

/** The colours of the suits, and of a crown. */
const COLOURS = ['#c62828', '#1565c0', '#2e7d32', '#37474f', '#e0a526'];
const PAPER = '#fffefb';
const CARDS = 40;
/** The last part of the time, in which the cards fade. */
const FADE_MS = 250;
/** The time between two cards that leave. */
const APART_MS = 4;
/** Per second squared, as a share of the height of the canvas: the highest cards fall again in the time there is. */
const GRAVITY = 3.4;
/** Cards of a pile above this share of the height fall at once, because there is no room above. */
const HIGH = 0.3;

const between = (least: number, most: number): number => least + (most - least) * Math.random();

/** A card that leaves a pile: upwards as far as there is room, and to any place across the width. */
const thrown = (width: number, height: number, { x, y }: Point, i: number): FlyingCard => {
  const room = Math.min(y, height * 0.75);
  return {
    x,
    y,
    right: ((width * between(0, 1) - x) * 1000) / CARDS_MS,
    down:
      y < height * HIGH
        ? height * between(-0.2, 0.8)
        : -Math.sqrt(2 * GRAVITY * height * room) * between(0.4, 1),
    turn: between(-6, 6),
    colour: COLOURS[i % COLOURS.length] ?? PAPER,
  };
};

/** Makes a function that draws the cards as they are after so many milliseconds. `from` are the piles. */
export const flyingCards = (
  pen: CanvasRenderingContext2D,
  from: readonly Point[],
): ((ms: number) => void) => {
  const { width, height } = pen.canvas;
  const middle = { x: width / 2, y: height * 0.6 };
  const cards = Array.from({ length: CARDS }, (_, i) =>
    thrown(width, height, from[i % Math.max(1, from.length)] ?? middle, i),
  );
  const size = Math.min(32, Math.max(18, Math.min(width, height) / 22));
  return (ms) => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = Math.min(1, (CARDS_MS - ms) / FADE_MS);
    for (const [i, { x, y, right, down, turn, colour }] of cards.entries()) {
      const seconds = (ms - i * APART_MS) / 1000;
      if (seconds < 0) break;
      const [cos, sin] = [Math.cos(turn * seconds), Math.sin(turn * seconds)];
      const fallen = (GRAVITY * height * seconds * seconds) / 2;
      pen.setTransform(cos, sin, -sin, cos, x + right * seconds, y + down * seconds + fallen);
      pen.fillStyle = PAPER;
      pen.fillRect(size * -0.35, size * -0.5, size * 0.7, size);
      pen.fillStyle = colour;
      pen.fillRect(size * -0.27, size * -0.42, size * 0.54, size * 0.84);
    }
  };
};
