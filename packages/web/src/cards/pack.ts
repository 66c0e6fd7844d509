/**
 * The pictures of a pack, as addresses for <img>. Each is made once, when it is first asked for, as a blob of SVG
 * text: no request, any palette, any shape of card. Court figures are one file, fetched after the first of them is
 * asked for; until it is there a court card shows its rank and a large suit.
 */
import { faceOf, rankLetter, rankOf, suitOf, type Card } from '@cairn/engine';
import { backSvg } from './back.ts';
import courtsFile from './courts.svg?url';
import { faceSvg, type Style } from './face.ts';
import type { Palette } from './palette.ts';

export interface Look {
  readonly style: Style;
  /** Height by width. */
  readonly aspect: number;
  readonly palette: Palette;
}

export interface Pack {
  /** The address of a face, or of the back for null. */
  picture(card: Card | null, look: Look): string;
  /** Forgets every picture; addresses given before are no longer good. */
  clear(): void;
}

const figureName = (card: Card): string => rankLetter(rankOf(card)) + ('CDHS'[suitOf(card)] ?? '');

/** Figures by name ("KS"), from the text of courts.svg. */
export const readFigures = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/<symbol id="(\w+)">(.*?)<\/symbol>/gs)].map(([, name = '', art = '']) => [name, art]),
  );

/** An empty pack; `changed` is called when the figures have come and the pictures should be asked for again. */
export const createPack = (changed: () => void): Pack => {
  const pictures = new Map<string, string>();
  let figures: ReadonlyMap<string, string> | null = null;
  let asked = false;

  const clear = (): void => {
    for (const address of pictures.values()) URL.revokeObjectURL(address);
    pictures.clear();
  };

  const fetchFigures = async (): Promise<void> => {
    const answer = await fetch(courtsFile);
    if (!answer.ok) throw new Error(`${courtsFile}: ${answer.status}`);
    figures = readFigures(await answer.text());
    clear();
    changed();
  };
  /** After the next paint, so that the first cards do not wait. Offline without the file, courts stay plain. */
  const askForFigures = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => setTimeout(() => fetchFigures().catch(() => (asked = false)), 0));
  };

  const svgOf = (card: Card, { style, aspect, palette }: Look): string => {
    const court = style === 'full' && rankOf(card) > 10;
    if (court && figures === null) askForFigures();
    return faceSvg(card, style, aspect, palette, (court && figures?.get(figureName(card))) || null);
  };

  return {
    picture: (card, look) => {
      const key =
        card === null
          ? `back ${look.aspect}`
          : `${faceOf(card)} ${look.style} ${look.aspect} ${look.palette}`;
      const known = pictures.get(key);
      if (known !== undefined) return known;
      const svg = card === null ? backSvg(look.aspect) : svgOf(card, look);
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      pictures.set(key, address);
      return address;
    },
    clear,
  };
};
