/**
 * The celebration of a win: when the last card has landed, the piles fan their cards once in a wave, then cards fly off
 * them. The wave needs no script while it runs; the rest of the result is built meanwhile.
 */
import { landed, startWave } from '@cairn/table';
import { CARDS_MS, WAVE_MS } from './celebration-times.ts';
import { flyingCards } from './flying-cards.ts';

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Resolves at the end, or soon after the signal aborts. */
export const celebrate = async (
  board: Element,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> => {
  const isOver = (): boolean => signal.aborted;
  // The move that won is painted first. Its flight begins with that frame.
  await nextFrame();
  await landed(board);
  if (isOver()) return;
  // A card that has landed may have hidden those below it.
  await nextFrame();
  if (isOver()) return;
  const { piles, animations } = startWave(board, WAVE_MS);
  signal.addEventListener('abort', () => animations.forEach((animation) => animation.cancel()));
  const { x, y, width, height } = canvas.getBoundingClientRect();
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (isOver() || pen === null) return;
  const draw = flyingCards(
    pen,
    piles.map((pile) => ({ x: pile.x - x, y: pile.y - y })),
  );
  const began = await nextFrame();
  for (let now = began; !isOver() && now - began < CARDS_MS; now = await nextFrame()) draw(now - began);
};
