/** Messages of the feature games, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  formats: 'Herausforderungen',
  rules: 'Regeln',
  goOn: 'Weiterspielen',
  goOnWith: (title, deal, moves) => `${title}, Blatt ${deal}, ${count(moves, 'Zug', 'Züge')}`,
  searchAll: (games) => `${games} Spiele durchsuchen …`,
  absent: (title) => `${title} gibt es bei Cairn noch nicht. Ähnlich sind:`,
  chips: {
    popular: 'Beliebt',
    easy: 'Leicht',
    hard: 'Schwer',
    short: 'Unter 5 Minuten',
    open: 'Alle Karten offen',
    packs: 'Zwei Kartenspiele',
    new: 'Noch nicht gespielt',
  },
  family: 'Familie',
  allFamilies: 'Alle Familien',
  sort: 'Ordnen:',
  sorts: {
    family: 'Familie',
    popular: 'Beliebt',
    easiest: 'Leichteste',
    shortest: 'Kürzeste',
    record: 'Deine Bilanz',
    title: 'A–Z',
  },
  minutes: { short: '< 5 min', medium: '5–15 min', long: '15+ min' },
  notPlayed: 'Noch nicht gespielt',
  record: (won, played) => `${won} von ${played} gewonnen`,
  asked: (option, value) =>
    option === 'draw'
      ? count(Number(value), 'Karte', 'Karten')
      : option === 'suits'
        ? count(Number(value), 'Farbe', 'Farben')
        : value,
  inFamily: (family, n) => `${family} (${n})`,
  gamesIn: (n) => count(n, 'Spiel', 'Spiele'),
  variations: (n) => count(n, 'Variante', 'Varianten'),
};
