/** Messages of the feature statistics, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count, grouped, percent } = formatsOf('de');

const hours = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

export const messages: Catalogue<typeof en> = {
  percent,
  statisticsTitle: 'Statistik',
  noResults: 'Noch ist nichts gezählt. Ein Blatt zählt, sobald du es gewinnst, verlierst oder beendest.',
  allGames: 'Alle Spiele',
  deals: 'Blätter',
  won: 'Gewonnen',
  days: 'Tage in Folge',
  timePlayed: 'Spielzeit',
  hours,
  calendar: 'Die letzten zwölf Wochen',
  calendarSummary: (deals, days, wonOn) =>
    `${count(deals, 'Blatt', 'Blätter')} an ${count(days, 'Tag', 'Tagen')}; an ${grouped(wonOn)} davon hast du gewonnen.`,
  calendarKey: 'Kräftiger: mehr Blätter. Umrandet: ein Sieg.',
  weekdays: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
  month: (date) => date.toLocaleDateString('de', { month: 'short' }),
  dayLabel: (date, deals, won) =>
    `${date.toLocaleDateString('de', { day: 'numeric', month: 'long' })}: ${deals === 0 ? 'nichts gespielt' : `${count(deals, 'Blatt', 'Blätter')}, ${grouped(won)} gewonnen`}`,
  wonOf: (won, played) => `${grouped(won)} von ${grouped(played)}`,
  bestScore: (score) => `Bestwert ${score}`,
  lastTwenty: 'Deine letzten Blätter, das neueste rechts',
  lastTwentySummary: (won, of) => `${grouped(won)} der letzten ${grouped(of)} gewonnen.`,
  wins: 'Gewonnen',
  winRate: 'Gewinnquote',
  total: 'Gesamtstand',
  totalBankroll: 'Kasse',
  best: 'Beste Punktzahl',
  average: 'Punkte im Schnitt',
  longest: 'Längste Serie',
  straight: 'Siege ohne Spicken',
  straightMeans: 'Siege, in denen du keinen Zug rückgängig gemacht hast, der eine Karte aufgedeckt hatte.',
  fastest: 'Schnellster Sieg',
  averageTime: 'Zeit bis zum Sieg',
  averageMoves: 'Züge bis zum Sieg',
  runNow: 'Siege in Folge, jetzt',
  runBest: 'Meiste Siege in Folge',
  plots: {
    rate: 'Gewinnquote deiner letzten 20 Blätter',
    scores: 'Deine Punktzahlen',
    times: 'Zeit deiner Siege, der Reihe nach',
  },
  rateSummary: (share, window) =>
    `Von deinen letzten ${grouped(window)} Blättern hast du ${percent(share, 1)} gewonnen.`,
  canBeWon: (rate) => `zu gewinnen: ${rate}`,
  careless: (rate) => `sorgloser Spieler: ${rate}`,
  scoresSummary: (least, median, most) =>
    `Von ${least} bis ${most}; die Hälfte liegt bei mindestens ${median}.`,
  scoresSummaryLow: (least, median, most) =>
    `Von ${least} bis ${most}; die Hälfte liegt bei höchstens ${median}.`,
  median: (text) => `Mitte ${text}`,
  lastMarked: 'Blau: dein letztes Blatt.',
  timesSummary: (fastest, last) => `Der schnellste dauerte ${fastest}, der letzte ${last}.`,
  moreDeals: (n) => `Noch ${count(n, 'Blatt', 'Blätter')}, dann siehst du einen Verlauf.`,
  moreFigures: 'Mehr Zahlen',
  lastResults: 'Die letzten Ergebnisse',
  movesMade: 'Züge',
  strike: 'Streichen',
  strikeOut: (deal) => `Blatt ${deal} streichen`,
  reset: 'Auf null setzen',
  resetTitle: (name) => `Die Statistik von ${name} auf null setzen?`,
  resetText: 'Gezählt wird von neuem. Das lässt sich nicht rückgängig machen.',
  standardRules: 'Grundregeln',
  scoredBy: (title) => `Zählung: ${title}`,
  whatCountsTitle: 'Was zählt?',
};
