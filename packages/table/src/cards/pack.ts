/**
 * The pictures of a pack, as addresses for <img>. Each is made when it is first asked for, as a data address of SVG
 * text. This needs no request, works for any palette and any shape of card, and a decoded picture is shown in the
 * frame in which it is set.
 */
import { faceOf, rankOf, type Card } from '@cairn/engine';
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
  /** Adds the extras. Faces that were drawn without them are drawn again. */
  readonly extend: (extras: CardExtras) => void;
}

/** Whether a face looks different with the extras: all except plain and full faces of the standard pack. */
const needsExtras = (card: Card, { style, names }: FaceLook): boolean =>
  names !== undefined || style === 'slim' || style === 'low' || isCourtFace(rankOf(card), style, names);

/** An empty pack; `changed` is called when pictures should be asked for again. */
export const createPack = (changed: () => void): CardPack => {
  const pictures = new Map<string, string>();
  /** Keys of the faces that were drawn without extras. */
  const lacking = new Set<string>();
  let extras: CardExtras | null = null;
  let figures: CourtFigures | null = null;
  let warmUp: ReturnType<CardExtras['createWarmer']> | null = null;
  let toWarm: readonly (() => string | null)[] = [];

  const forget = (keys: Iterable<string>): void => {
    for (const key of keys) pictures.delete(key);
    changed();
  };

  const picture: CardPack['picture'] = (card, look) => {
    const { style, aspect, palette, back, names } = look;
    const own = names === undefined ? '' : JSON.stringify(names);
    const key = card === null ? `${back} ${aspect}` : `${faceOf(card)} ${style} ${aspect} ${palette}${own}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    if (card !== null && extras === null && needsExtras(card, look)) lacking.add(key);
    const figure = card !== null && isCourtFace(rankOf(card), style, names) ? figures?.figureOf(card) : null;
    const svg =
      card === null ? backSvg(aspect, back) : faceSvg(card, look, figure ?? null, extras?.faces ?? null);
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, address);
    return address;
  };

  /** A court figure is loaded when the player first sees it, not before. */
  const isReady = (card: Card, { style, names }: FaceLook): boolean =>
    !isCourtFace(rankOf(card), style, names) || (figures !== null && figures.loaded(card) !== null);

  return {
    picture,
    warm: (cards, looks) => {
      toWarm = looks.flatMap((look) =>
        cards.map((card) => () => (isReady(card, look) ? picture(card, look) : null)),
      );
      warmUp?.(toWarm);
    },
    extend: (more) => {
      extras = more;
      figures = more.createCourtFigures((card) =>
        forget([...pictures.keys()].filter((key) => key.startsWith(`${faceOf(card)} `))),
      );
      warmUp = more.createWarmer();
      if (lacking.size > 0) forget(lacking);
      lacking.clear();
      if (toWarm.length > 0) warmUp(toWarm);
    },
  };
};
