/** Messages of the feature puzzles, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  title: 'Aufgaben',
  lead: 'Du kannst noch gewinnen, aber nur mit einem Zug. Findest du ihn?',
  leadActs:
    'Du darfst den Talon durchgehen und Karten hin und her legen. Von den Zügen, die sich nicht umkehren lassen, gewinnt aber nur einer. Findest du ihn?',
  which: 'Aufgabe',
  daily: 'Aufgabe des Tages',
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  heading: (title, deal, level) => `${title}, Blatt ${deal} (${level})`,
  rules: (title) => `So wird ${title} gespielt`,
  waste: (cards) => `Ablage, die oberste Karte zuerst: ${cards}`,
  stock: (cards) => `Talon, die nächste Karte zuerst: ${cards}`,
  rating: (rating, tried) =>
    tried === 1
      ? `Deine Wertung: ${rating}, nach einer Aufgabe`
      : `Deine Wertung: ${rating}, nach ${tried} Aufgaben`,
  unrated: 'Du hast noch keine Wertung.',
  right: 'Richtig. Jeder andere Zug verliert.',
  refuted: (moves) =>
    moves === 1
      ? 'Dieser Zug verliert. Danach geht nichts mehr.'
      : 'Dieser Zug verliert. Sieh zu, was passiert.',
  lost: 'Jetzt gibt es keinen guten Zug mehr.',
  answer: 'Das ist der Zug, der gewinnt.',
  restart: 'Von vorn',
  again: 'Noch einmal',
  show: 'Lösung',
  next: 'Weiter',
  failed: 'Die Aufgaben lassen sich nicht laden. Versuch es wieder, wenn du online bist.',
};
