/**
 * The pictures of a pack, as addresses for <img>. Each is made once, when it is first asked for, as a data address of
 * SVG text: no request, any palette, any shape of card, and shown in the frame in which it is set once it is warm.
 * Court figures are one file, fetched after the first of them is asked for; until it is there a court card shows its
 * rank and a large suit.
 */
import { faceOf, rankLetter, rankOf, suitOf, type Card } from '@cairn/engine';
import { backSvg } from './back.ts';
import courtsFile from './courts.svg?url';
import { faceSvg, type PackNames, type Style } from './face.ts';
import type { Palette } from './palette.ts';

export interface Look {
  readonly style: Style;
  /** Height by width. */
  readonly aspect: number;
  readonly palette: Palette;
  /** Of a pack with names of its own. */
  readonly names?: PackNames | undefined;
}

export interface Pack {
  /** The address of a face, or of the back for null. */
  readonly picture: (card: Card | null, look: Look) => string;
  /** Decodes pictures while nothing else is to do, so that a card turned up shows its face at once. */
  readonly warm: (cards: readonly Card[], looks: readonly Look[]) => void;
}

const figureName = (card: Card): string => rankLetter(rankOf(card)) + ('CDHS'[suitOf(card)] ?? '');

/** Figures by name ("KS"), from the text of courts.svg. */
export const readFigures = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/<symbol id="(\w+)">(.*?)<\/symbol>/gs)].map(([, name = '', art = '']) => [name, art]),
  );

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 40);
};

/** An empty pack; `changed` is called when the figures have come and the pictures should be asked for again. */
export const createPack = (changed: () => void): Pack => {
  const pictures = new Map<string, string>();
  /** Images kept so that the browser keeps them decoded. */
  const warmed = new Map<string, HTMLImageElement>();
  let cold: (() => void)[] = [];
  let figures: ReadonlyMap<string, string> | null = null;
  let asked = false;

  const fetchFigures = async (): Promise<void> => {
    const answer = await fetch(courtsFile);
    if (!answer.ok) throw new Error(`${courtsFile}: ${answer.status}`);
    figures = readFigures(await answer.text());
    pictures.clear();
    warmed.clear();
    changed();
  };
  /** After the next paint, so that the first cards do not wait. Offline without the file, courts stay plain. */
  const askForFigures = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => setTimeout(() => fetchFigures().catch(() => (asked = false)), 0));
  };

  const svgOf = (card: Card, { style, aspect, palette, names }: Look): string => {
    const court = style === 'full' && rankOf(card) > 10 && names === undefined;
    if (court && figures === null) askForFigures();
    return faceSvg(card, style, aspect, palette, (court && figures?.get(figureName(card))) || null, names);
  };

  const picture: Pack['picture'] = (card, look) => {
    const { style, aspect, palette, names } = look;
    const own = names === undefined ? '' : JSON.stringify(names);
    const key = card === null ? `back ${aspect}` : `${faceOf(card)} ${style} ${aspect} ${palette}${own}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const svg = card === null ? backSvg(aspect) : svgOf(card, look);
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, address);
    return address;
  };

  const warmOne = (card: Card, look: Look): void => {
    const address = picture(card, look);
    if (warmed.has(address)) return;
    const image = new Image();
    image.src = address;
    warmed.set(address, image);
  };
  const warmNext = (): void => {
    cold.pop()?.();
    if (cold.length > 0) whenIdle(warmNext);
  };

  return {
    picture,
    warm: (cards, looks) => {
      const idle = cold.length === 0;
      cold = looks.flatMap((look) => cards.map((card) => () => warmOne(card, look)));
      if (idle) whenIdle(warmNext);
    },
  };
};
