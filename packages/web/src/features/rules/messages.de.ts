/** Messages of the feature rules, in German. */
import { germanNotes } from '@cairn/games';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  change: 'Regeln ändern …',
  notes: germanNotes,
  rulesTitle: 'Regeln',
  rulesOf: (title) => `${title}: Regeln`,
  noSuchRules: 'Es gibt kein Spiel mit diesem Namen.',
  howToPlay: 'So wird gespielt',
  contents: 'Auf dieser Seite',
  picture: (down) =>
    down ? 'Der Aufbau. Blaue Karten liegen verdeckt.' : 'Der Aufbau. Alle Karten liegen offen.',
  lowersNames: false,
  exampleOn: (card, on) => `Beispiel: ${card} auf ${on}.`,
  exampleTo: (card, pile) => `Beispiel: ${card} auf ${pile}.`,
  exampleRemove: (cards) => `Beispiel: ${cards.join(' und ')} entfernen.`,
  examplePhase: { before: 'Vorher', after: 'Nachher' },
  showExample: 'Zeigen',
  allRules: 'Alle Regeln',
  canBeWon: (rate, deals) => `${rate} der Blätter sind zu gewinnen (von ${deals}, die wir gelöst haben).`,
  advisedWins: (rate) => `Wer allen Tipps folgt, gewinnt ${rate}.`,
  carelessWins: (rate) => `Ein sorgloser Spieler gewinnt ${rate}.`,
  inAtlas: 'Mehr im Atlas',
};
