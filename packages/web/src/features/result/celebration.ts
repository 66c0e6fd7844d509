/**
 * The celebration of a win: cards fly off in the colours of the suits, for about a second. It is drawn on one canvas, so
 * that a slow phone draws one layer and not forty.
 */

/** The colours of the suits, and of paper. */
const COLOURS = ['#c62828', '#1565c0', '#2e7d32', '#37474f', '#fffefb', '#e0a526'];
const CARDS = 40;
const LASTS_MS = 950;
/** Pixels per second, and per second squared. */
const SPEED = 620;
const GRAVITY = 900;

interface FlyingCard {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly down: number;
  readonly turn: number;
  readonly colour: string;
}

const thrown = (width: number, height: number, i: number): FlyingCard => {
  const angle = Math.PI * (0.15 + 0.7 * Math.random());
  const speed = SPEED * (0.6 + 0.7 * Math.random());
  return {
    x: width * (0.25 + 0.5 * Math.random()),
    y: height * 0.6,
    right: Math.cos(angle) * speed,
    down: -Math.sin(angle) * speed,
    turn: (Math.random() - 0.5) * 12,
    colour: COLOURS[i % COLOURS.length] ?? '',
  };
};

const draw = (pen: CanvasRenderingContext2D, cards: readonly FlyingCard[], seconds: number): void => {
  const { width, height } = pen.canvas;
  pen.clearRect(0, 0, width, height);
  pen.globalAlpha = Math.min(1, ((LASTS_MS / 1000 - seconds) * 1000) / 250);
  for (const { x, y, right, down, turn, colour } of cards) {
    pen.save();
    pen.translate(x + right * seconds, y + down * seconds + (GRAVITY * seconds * seconds) / 2);
    pen.rotate(turn * seconds);
    pen.fillStyle = colour;
    pen.fillRect(-7, -10, 14, 20);
    pen.restore();
  }
};

/** Draws until the end or until the signal aborts; then `done` is called, once. */
export const celebrate = (canvas: HTMLCanvasElement, signal: AbortSignal, done: () => void): void => {
  const pen = canvas.getContext('2d');
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const cards = Array.from({ length: CARDS }, (_, i) => thrown(canvas.width, canvas.height, i));
  let began: number | null = null;
  const frame = (now: number): void => {
    began ??= now;
    if (pen === null || signal.aborted || now - began > LASTS_MS) return done();
    draw(pen, cards, (now - began) / 1000);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};
