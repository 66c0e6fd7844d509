/** Decodes pictures while the browser is idle, so that a card that is turned up shows its face in the same frame. */
import { whenIdle } from '../dom/schedule.ts';

/**
 * Each call of the returned function replaces the list. An entry returns an address, or null if there is no picture
 * yet.
 */
export const createWarmer = (): ((pictures: readonly (() => string | null)[]) => void) => {
  /** Images are referenced, so that the browser keeps them decoded. */
  const decoded = new Map<string, HTMLImageElement>();
  let waiting: (() => string | null)[] = [];

  const decode = (address: string | null): void => {
    if (address === null || decoded.has(address)) return;
    const image = new Image();
    image.src = address;
    decoded.set(address, image);
  };
  const next = (): void => {
    decode(waiting.pop()?.() ?? null);
    if (waiting.length > 0) whenIdle(next);
  };
  return (pictures) => {
    const idle = waiting.length === 0;
    waiting = [...pictures];
    if (idle) whenIdle(next);
  };
};
