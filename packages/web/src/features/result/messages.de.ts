/** Messages of the feature result, in German. */
import { formatsOf } from '../../i18n/formats.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
  parts: {
    chain: 'Serien',
    peak: 'Gipfel',
    drive: 'Lange Schläge',
    penalty: 'Ereigniskarten',
    clear: 'Abgeräumt',
    draw: 'Gegebene Karten',
    play: 'Gespielte Karten',
    turn: 'Aufgedeckte Karten',
    pass: 'Durchgänge des Talons',
    spare: 'Übrige Karten im Talon',
    floor: 'Untergrenze',
    leftover: 'Übrige Karten',
  },
  bestStreak: 'Längste Serie',
  endings: {
    won: 'Gewonnen!',
    stuck: 'Kein Zug mehr',
    resigned: 'Hier beendet',
    time: 'Die Zeit ist um',
  },
  moves: (n) => count(n, 'Zug', 'Züge'),
  newBest: (was) => `Neuer Rekord (vorher ${was})`,
  firstWin: (game) => `Erster Sieg in ${game}!`,
  winsInARow: (n) => `${n} in Folge`,
  time: 'Zeit',
  row: 'Siege in Folge',
  average: 'Durchschnitt',
  rate: 'Siegquote',
  winShare: (share) => `${Math.round(share * 100)} %`,
  betterThan: (n, of) => `Besser als ${n} deiner ${of === 1 ? 'anderen Partie' : `${of} anderen Partien`}.`,
  place: (n) => (n === 1 ? 'so gut wie dein bestes' : `dein ${n}.-bestes Ergebnis`),
  yourScores: 'Deine Punktzahlen',
  scoresSummary: (least, most, mine) => `Von ${least} bis ${most}; dieses Blatt: ${mine}.`,
  median: (text) => `Mitte ${text}`,
  watch: 'Noch einmal ansehen',
  share: 'Teilen',
  shareText: 'Als Text kopieren',
  shareDeal: 'Link zu diesem Blatt',
  replay: 'Dieses Blatt noch einmal',
  next: 'Nächstes Blatt',
  another: 'Anderes Spiel',
  undo: 'Rückgängig',
  whereFrom: 'Woher die Punkte kommen',
  hideResult: 'Den Tisch ansehen',
  hintsUsed: 'Tipps',
};
