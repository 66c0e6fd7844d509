/**
 * The court figures: twelve files, each loaded when its card is first asked for. Until then the card shows its rank
 * and a large suit, and offline it may stay like that.
 */
import { rankLetter, rankOf, suitOf, type Card } from '@cairn/engine';
import { afterPaint } from '../dom/schedule.ts';
import type { CourtFigures } from './extras.ts';

const nameOf = (card: Card): string => rankLetter(rankOf(card)) + ('CDHS'[suitOf(card)] ?? '');

/** The addresses of the figures, by the path of their file. */
const FILES = import.meta.glob<string>('./courts/*.svg', { query: '?url', import: 'default', eager: true });

/** The figure in the text of its file; null when there is none. */
export const readFigure = (text: string): string | null =>
  /<symbol[^>]*>(.*)<\/symbol>/s.exec(text)?.[1] ?? null;

export const createCourtFigures = (changed: (card: Card) => void): CourtFigures => {
  const figures = new Map<string, string>();
  const requested = new Set<string>();

  const fetchFigure = async (card: Card): Promise<void> => {
    const file = FILES[`./courts/${nameOf(card)}.svg`] ?? '';
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const figure = readFigure(await answer.text());
    if (figure === null) return;
    figures.set(nameOf(card), figure);
    changed(card);
  };
  /** Loads after the next paint, so that the cards themselves do not wait. */
  const request = (card: Card): void => {
    const name = nameOf(card);
    if (requested.has(name)) return;
    requested.add(name);
    afterPaint(() => void fetchFigure(card).catch(() => requested.delete(name)));
  };
  const loaded = (card: Card): string | null => figures.get(nameOf(card)) ?? null;

  return {
    loaded,
    figureOf: (card) => {
      const figure = loaded(card);
      if (figure === null) request(card);
      return figure;
    },
  };
};
