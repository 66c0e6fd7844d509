/** German messages of the start screen. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');
const dateIn =
  (options: Intl.DateTimeFormatOptions) =>
  (date: Date): string =>
    date.toLocaleDateString('de', options);

export const messages: Catalogue<typeof en> = {
  title: 'Start',
  lead: (games) => `${games} Patiencen. Ohne Werbung, auch offline.`,
  search: 'Spiel suchen',
  statistics: 'Statistik',
  settings: 'Einstellungen',
  kinds: { welcome: 'Gleich spielen', continue: 'Weiterspielen', again: 'Noch einmal' },
  buttons: { welcome: 'Spielen', continue: 'Weiterspielen', again: 'Neu geben' },
  newDeal: 'Neu geben',
  howTo: 'So geht es',
  welcome: 'Lege jede Farbe vom Ass bis zum König ab.',
  today: 'Heute',
  todayAbout: 'Für alle die gleichen drei Blätter. Jedes lässt sich gewinnen.',
  streak: (days) => `${count(days, 'Tag', 'Tage')} in Folge`,
  earlier: 'Frühere Tage',
  states: { open: 'Zu gewinnen', won: 'Gewonnen', played: 'Noch nicht gewonnen' },
  wonWith: (score) => `Gewonnen · ${score}`,
  games: 'Spiele',
  allGames: (n) => `Alle ${n} Spiele`,
  grade: (difficulty, length) =>
    `${['Leicht', 'Ziemlich leicht', 'Mittel', 'Schwer', 'Sehr schwer'][difficulty - 1]} · ${{ short: '< 5', medium: '5–15', long: '15+' }[length]} min`,
  notPlayed: 'Noch nicht gespielt',
  record: (won, played) => `${won} von ${played} gewonnen`,
  ways: 'Mehr Arten zu spielen',
  way: {
    formats: { title: 'Herausforderungen', about: 'Neun Löcher Golf, ein Pfad mit 25 Etappen' },
    duplicate: { title: 'Gegen Freunde', about: 'Gleiche Blätter, dann vergleichen' },
    workshop: { title: 'Werkstatt', about: 'Ändere jede Regel jedes Spiels' },
    atlas: { title: 'Atlas', about: 'Wie schwer ist welches Spiel?' },
    club: { title: 'Klub', about: 'Die gleichen Blätter für alle, mit Rangliste' },
  },
  day: dateIn({ day: 'numeric', month: 'long' }),
  weekday: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  month: dateIn({ month: 'long', year: 'numeric' }),
  calendar: 'Blätter des Tages',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  wonOn: (date, won) => `${date}: ${won} von 3 gewonnen`,
};
