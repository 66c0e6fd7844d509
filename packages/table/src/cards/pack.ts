/**
 * The pictures of a pack, as addresses for <img>. Each is made when it is first asked for, as a data address of SVG
 * text. This needs no request, works for any palette and any shape of card, and a decoded picture is shown in the
 * frame in which it is set.
 */
import { faceOf, type Card } from '@cairn/engine';
import { backSvg, type CardBack } from './back.ts';
import { isCourtFace, type CardExtras, type CourtFigures } from './extras.ts';
import { faceSvg, type FaceLook } from './face.ts';

export interface CardLook extends FaceLook {
  readonly back?: CardBack | undefined;
}

export interface CardPack {
  /** The address of a face, or of the back for null. */
  readonly picture: (card: Card | null, look: CardLook) => string;
  /** Decodes these pictures while the browser is idle. */
  readonly warm: (cards: readonly Card[], looks: readonly CardLook[]) => void;
  /** Adds the extras, and draws every picture again. A picture that is the same keeps its address. */
  readonly extend: (extras: CardExtras) => void;
}

/** An empty pack; `changed` is called when pictures should be asked for again. */
export const createPack = (changed: () => void): CardPack => {
  const pictures = new Map<string, string>();
  let extras: CardExtras | null = null;
  let figures: CourtFigures | null = null;
  let warmUp: CardPack['warm'] | null = null;
  let toWarm: Parameters<CardPack['warm']> = [[], []];

  /** Forgets the pictures whose key has this beginning. */
  const forget = (start: string): void => {
    for (const key of pictures.keys()) if (key.startsWith(start)) pictures.delete(key);
    changed();
  };

  const picture: CardPack['picture'] = (card, look) => {
    const { style, aspect, palette, back, names, broad } = look;
    const own = names === undefined ? '' : JSON.stringify(names);
    const key =
      card === null ? `${back} ${aspect}` : `${faceOf(card)} ${style} ${aspect} ${palette}${broad}${own}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const figure = card !== null && isCourtFace(card, look) ? figures?.figureOf(card) : null;
    const svg =
      card === null ? backSvg(aspect, back) : faceSvg(card, look, figure ?? null, extras?.faces ?? null);
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, address);
    return address;
  };

  return {
    picture,
    warm: (...list) => {
      toWarm = list;
      warmUp?.(...list);
    },
    extend: (more) => {
      extras = more;
      figures = more.createCourtFigures((card) => forget(`${faceOf(card)} `));
      warmUp = more.createWarmer(picture, figures);
      forget('');
      warmUp(...toWarm);
    },
  };
};
