/** Decodes pictures while the browser is idle, so that a card that is turned up shows its face in the same frame. */
import { whenIdle } from '../dom/schedule.ts';
import { isCourtFace, type CardExtras } from './extras.ts';

export const createWarmer: CardExtras['createWarmer'] = (picture, figures) => {
  /** Images are referenced, so that the browser keeps them decoded. */
  const decoded = new Map<string, HTMLImageElement>();
  let waiting: (() => void)[] = [];

  const decode = (address: string): void => {
    if (decoded.has(address)) return;
    const image = new Image();
    image.src = address;
    decoded.set(address, image);
  };
  const next = (): void => {
    waiting.pop()?.();
    if (waiting.length > 0) whenIdle(next);
  };
  return (cards, looks) => {
    const idle = waiting.length === 0;
    waiting = looks.flatMap((look) =>
      cards.map((card) => () => {
        if (!isCourtFace(card, look) || figures.loaded(card) !== null) decode(picture(card, look));
      }),
    );
    if (idle) whenIdle(next);
  };
};
