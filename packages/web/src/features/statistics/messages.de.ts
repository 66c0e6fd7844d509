/** Messages of the feature statistics, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count, grouped, percent } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  percent,
  statisticsTitle: 'Statistik',
  noResults: 'Noch ist nichts gezählt. Ein Spiel zählt, wenn es zu Ende ist.',
  wins: 'Gewonnen',
  wonOf: (won, played) => `${grouped(won)} von ${grouped(played)}`,
  winRate: 'Gewinnquote',
  total: 'Gesamtstand',
  totalBankroll: 'Kasse',
  best: 'Bestes Spiel',
  average: 'Durchschnitt',
  longest: 'Längste Serie',
  straight: 'Gewonnen, ohne zurückzunehmen',
  fastest: 'Schnellster Sieg',
  averageTime: 'Durchschnittliche Zeit eines Sieges',
  averageMoves: 'Durchschnittliche Züge eines Sieges',
  runNow: 'Siege in Folge, jetzt',
  runBest: 'Meiste Siege in Folge',
  plots: {
    rate: 'Gewinnquote, Spiel für Spiel, mit ihrem 95-%-Intervall',
    scores: 'Punkte eines Spiels',
    streaks: 'Längste Serie eines Spiels',
    times: 'Zeit eines Sieges',
    moves: 'Züge eines Sieges',
  },
  rateSummary: (won, of, low, high) =>
    `${grouped(won)} von ${grouped(of)} gewonnen, ${percent(won, of)}; wahrscheinlich sind ${percent(low, 1)} bis ${percent(high, 1)}.`,
  spreadSummary: (least, most, deals) => `Von ${least} bis ${most} in ${count(deals, 'Spiel', 'Spielen')}.`,
  lastResults: 'Die letzten Ergebnisse',
  movesMade: 'Züge',
  strike: 'Streichen',
  strikeOut: (deal) => `Spiel ${deal} streichen`,
  reset: 'Auf null setzen',
  resetTitle: (name) => `Die Statistik von ${name} auf null setzen?`,
  resetText: 'Gezählt wird von neuem. Das lässt sich nicht zurücknehmen.',
  standardRules: 'Grundregeln',
  scoredBy: (title) => `Zählung: ${title}`,
};
