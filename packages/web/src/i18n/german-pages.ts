/** German messages of dialogs, results and pages. */
import { rateText } from '@cairn/trials';
import { germanFaults, germanRules, germanTitle, currentFaults, currentRules } from '@cairn/rulebook';
import { formatsOf } from './formats.ts';
import { sayPages, type PageWords } from './pages.ts';

const { amount, count, decimal, grouped } = formatsOf('de');
const cardCount = (n: number): string => count(n, 'Karte', 'Karten');

const page: PageWords = {
  save: 'Zu meinen Spielen',
  saved: (title) => `${title} gehört jetzt zu deinen Spielen.`,
  /** How a deal ended. */
  endings: {
    won: 'Gewonnen',
    stuck: 'Kein Zug mehr',
    resigned: 'Hier beendet',
    time: 'Die Zeit ist um',
  },
  titled: germanTitle,
  number: grouped,
  amount,
  /** Pages of information, and the heading of their list. */
  noSuchPage: 'Diese Seite gibt es hier nicht.',
  toTable: 'Zum Tisch',
  telling: {
    title: 'Mehr zu lesen',
    how: 'Wie man spielt',
    faq: 'Fragen',
    about: 'Über Cairn',
    atlas: 'Der Atlas',
    help: 'Tasten und Befehle',
  },
  /** Names of the table's own actions, other than those that the toolbar shows at once. */
  actions: {
    toStart: 'Zurück zum Anfang',
    toLatest: 'Vor bis zum letzten Zug',
    nextDeal: 'Nächste Nummer',
    previousDeal: 'Vorige Nummer',
    restart: 'Von vorn',
    endDeal: 'Spiel beenden …',
    copyLink: 'Link kopieren',
    copyMoves: 'Link mit Zügen kopieren',
    copyRecord: 'Aufzeichnung kopieren',
    readBoard: 'Tisch vorlesen',
    readScore: 'Stand vorlesen',
  },
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück zum Tisch',
  decimal,
  rate: (figures) => rateText(figures, 'de'),
  dealLabel: 'Nummer des Spiels',
  endPrice: (n, penalty, unit) =>
    penalty === 0
      ? `${cardCount(n)} übrig. Das kostet nichts.`
      : `${cardCount(n)} übrig: ${amount(penalty, unit)}`,
  keepPlaying: 'Weiterspielen',
  badLinkTitle: 'Dieser Link kann nicht gespielt werden',
  cardsLeft: (n) => `${cardCount(n)} übrig`,
  result: 'Ergebnis',
  searching: 'Suche …',
  gamesTitle: 'Spiele',
  findGame: 'Spiel suchen',
  gamesFound: (found, all) =>
    found === all
      ? count(all, 'Spiel', 'Spiele')
      : found === 0
        ? 'Kein Spiel passt'
        : `${found} von ${count(all, 'Spiel', 'Spielen')}`,
  play: 'Spielen',
  alsoKnown: (names) => `Auch bekannt als ${names}`,
  historyTitle: 'Gespielte Spiele',
  outcomes: {
    won: 'Gewonnen',
    stuck: 'Kein Zug mehr',
    resigned: 'Beendet',
    time: 'Zeit abgelaufen',
    left: 'Abgebrochen',
  },
  resetNow: 'Auf null setzen',
  whatCounts:
    'Ein Spiel zählt, wenn es gewonnen, verloren oder beendet ist. Wer es nach dem ersten Zug verlässt, beendet es, zum Preis des Beendens. ' +
    'Ein schon gespieltes oder angesehenes Spiel und Züge aus einem Link zählen nicht; ein Spiel gegen eines aus einem Link zählt. „Zurück“ nimmt ein Ergebnis zurück, bis das Spiel wieder endet.',
  notStored: 'Der Browser hat es nicht gespeichert: vielleicht fehlt der Platz.',
  wonAlready: 'Dieses Spiel ist zu gewinnen: du hast es gewonnen.',
  copyGame: 'Link zu diesem Spiel kopieren',
  shareGame: 'Teilen …',
  neither: 'Das ist weder eine Aufzeichnung, die mit [Game "…"] beginnt, noch ein Link mit #/',
  dealsGiven: 'Die Spiele einer Reihe stehen fest: Dieses wird zu Ende gespielt oder beendet.',
  noUndoHere: 'In dieser Reihe wird kein Zug zurückgenommen.',
  atMove: (move) => (move === 0 ? 'Am Anfang.' : `Bei Zug ${move}.`),
  wentUp: (cards) => `${count(cards, 'Karte liegt', 'Karten liegen')} jetzt auf den Grundstapeln.`,
};

/** Switches the app to German. */
export const speak = (): void => {
  sayPages(page);
  currentRules.use(germanRules);
  currentFaults.use(germanFaults);
};
