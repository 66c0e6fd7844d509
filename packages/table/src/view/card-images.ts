/** The pictures in the images of cards: the face or back of each card, in the look of the last picture. */
import type { Card } from '@cairn/engine';
import type { CardExtras } from '../cards/extras.ts';
import { BROAD_FROM, faceStyleFor } from '../cards/face-style.ts';
import { createPack, type CardLook } from '../cards/pack.ts';
import { pileRect } from '../geometry/plan.ts';
import type { Rect } from '../geometry/rect.ts';
import type { CardElement } from './card-element.ts';
import type { BoardPicture } from './picture.ts';

export interface CardImages {
  /** Sets the picture whose palette, back and sizes are used from now on. */
  readonly use: (picture: BoardPicture) => void;
  readonly paint: (card: CardElement) => void;
  /** Paints cards a few at a time, each few in a task of their own, the largest first. */
  readonly paintSoon: (cards: readonly CardElement[]) => void;
  /** Shows a card's face in the plain style, in an image of a given size. */
  readonly paintPlain: (image: HTMLImageElement, card: Card, rect: Rect) => void;
  /** Decodes every card of the game in each size that cards have here, because any may be turned up next. */
  readonly warm: () => void;
  readonly extend: (extras: CardExtras) => void;
}

/** How many faces are made in one task while the first picture is drawn. */
const AT_ONCE = 3;

/** `repaint` is called when the pictures of all cards must be asked for again. */
export const createCardImages = (repaint: () => void): CardImages => {
  let shown: BoardPicture | null = null;
  /** The address in each image, because reading `src` would make the browser serialize the whole text. */
  const addresses = new WeakMap<HTMLImageElement, string>();

  const lookAt = ({ w, h }: Rect): CardLook => ({
    style: faceStyleFor(w, h / w, shown?.settings.indexSize === 'large'),
    aspect: Math.round((h / w) * 20) / 20,
    palette: shown?.palette ?? 'classic',
    back: shown?.settings.back,
    names: shown?.game.def.pack.names,
    broad: w >= BROAD_FROM,
  });
  const show = (image: HTMLImageElement, card: Card | null, look: CardLook): void => {
    const address = pack.picture(card, look);
    if (addresses.get(image) === address) return;
    addresses.set(image, address);
    image.src = address;
  };
  const warm = (): void => {
    if (shown === null) return;
    const { game, plan } = shown;
    const looks = new Map(
      plan.piles.map(lookAt).map((look) => [`${look.style} ${look.aspect}${look.broad}`, look]),
    );
    pack.warm(game.cards, [...looks.values()]);
  };
  const pack = createPack(() => {
    repaint();
    warm();
  });

  /**
   * A card has the picture of its pile's size. In an opened column the picture is enlarged, so no other picture is
   * made.
   */
  const paint = ({ face, back, instance, rect }: CardElement): void => {
    const look = lookAt(shown === null ? rect : pileRect(shown.plan, instance.pile));
    show(back, null, look);
    if (instance.card !== null) show(face, instance.card, look);
  };

  return {
    use: (picture) => {
      shown = picture;
    },
    paint,
    paintSoon: (cards) => {
      const waiting = cards.toSorted((a, b) => b.rect.w - a.rect.w);
      const next = (): void => {
        waiting.splice(0, AT_ONCE).forEach(paint);
        if (waiting.length > 0) setTimeout(next);
      };
      setTimeout(next);
    },
    paintPlain: (image, card, rect) => show(image, card, { ...lookAt(rect), style: 'plain' }),
    warm,
    extend: pack.extend,
  };
};
