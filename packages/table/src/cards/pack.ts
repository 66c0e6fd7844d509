/**
 * The pictures of a pack, as addresses for <img>. Each is made once, when it is first asked for, as a data address of
 * SVG text: no request, any palette, any shape of card, and shown in the frame in which it is set once it is warm.
 * Each court figure is a file of its own, fetched after it is first asked for; until it is there the card shows its
 * rank and a large suit.
 */
import { faceOf, rankLetter, rankOf, suitOf, type Card } from '@cairn/engine';
import { afterPaint } from '../paint.ts';
import { backSvg, type Back } from './back.ts';
import { faceSvg, type PackNames, type Style } from './face.ts';
import type { Palette } from './palette.ts';

export interface Look {
  readonly style: Style;
  /** Height by width. */
  readonly aspect: number;
  readonly palette: Palette;
  readonly back?: Back | undefined;
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

/** The addresses of the figures, by the name of their file. */
const FILES = import.meta.glob<string>('./courts/*.svg', { query: '?url', import: 'default', eager: true });

/** The figure in the text of its file; null when there is none. */
export const readFigure = (text: string): string | null =>
  /<symbol[^>]*>(.*)<\/symbol>/s.exec(text)?.[1] ?? null;

const hasFigure = (card: Card, style: Style, names: PackNames | undefined): boolean =>
  style === 'full' && rankOf(card) > 10 && names === undefined;

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
  const figures = new Map<string, string>();
  const asked = new Set<string>();

  const fetchFigure = async (card: Card): Promise<void> => {
    const name = figureName(card);
    const file = FILES[`./courts/${name}.svg`] ?? '';
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const figure = readFigure(await answer.text());
    if (figure === null) return;
    figures.set(name, figure);
    for (const key of pictures.keys()) if (key.startsWith(`${faceOf(card)} `)) pictures.delete(key);
    changed();
  };
  /** After the next paint, so that the first cards do not wait. Offline without the file, the card stays plain. */
  const askForFigure = (card: Card): void => {
    const name = figureName(card);
    if (asked.has(name)) return;
    asked.add(name);
    afterPaint(() => void fetchFigure(card).catch(() => asked.delete(name)));
  };

  const svgOf = (card: Card, { style, aspect, palette, names }: Look): string => {
    const figure = hasFigure(card, style, names) ? (figures.get(figureName(card)) ?? null) : null;
    if (figure === null && hasFigure(card, style, names)) askForFigure(card);
    return faceSvg(card, style, aspect, palette, figure, names);
  };

  const picture: Pack['picture'] = (card, look) => {
    const { style, aspect, palette, back, names } = look;
    const own = names === undefined ? '' : JSON.stringify(names);
    const key = card === null ? `${back} ${aspect}` : `${faceOf(card)} ${style} ${aspect} ${palette}${own}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const svg = card === null ? backSvg(aspect, back) : svgOf(card, look);
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, address);
    return address;
  };

  const warmOne = (card: Card, look: Look): void => {
    // A figure is fetched for the player who sees it, not ahead.
    if (hasFigure(card, look.style, look.names) && !figures.has(figureName(card))) return;
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
