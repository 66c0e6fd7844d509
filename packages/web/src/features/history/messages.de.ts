/** Messages of the feature history, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  noHistory: 'Noch nichts da. Was du zu Ende spielst, steht dann hier.',
  date: (at) =>
    new Date(at).toLocaleDateString('de', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  more: 'Mehr',
  whichGame: 'Spiel',
  allGames: 'Alle Spiele',
  whichOutcome: 'Ergebnis',
  allOutcomes: 'Alle Ergebnisse',
  noneFits: 'Keine passenden Blätter.',
  open: 'Öffnen',
  copyGameOf: (game, deal) => `Link zu ${game}, Blatt ${deal}, kopieren`,
  importAny: 'Aufzeichnung oder Link öffnen',
  anyText: 'Aufzeichnung oder Link',
};
