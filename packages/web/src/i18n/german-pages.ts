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
    how: 'So wird gespielt',
    faq: 'Fragen',
    about: 'Über Cairn',
    atlas: 'Der Atlas',
    coach: 'Woher der Coach das weiß',
    help: 'Tasten und Befehle',
  },
  /** Names of the table's own actions, other than those that the toolbar shows at once. */
  actions: {
    toStart: 'Zurück zum Anfang',
    toLatest: 'Zum letzten Zug',
    nextDeal: 'Nächstes Blatt',
    previousDeal: 'Voriges Blatt',
    restart: 'Von vorn',
    endDeal: 'Blatt beenden …',
    copyLink: 'Link kopieren',
    copyMoves: 'Link mit Zügen kopieren',
    copyRecord: 'Partie als Text kopieren',
    readBoard: 'Tisch vorlesen',
    readScore: 'Stand vorlesen',
  },
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück zum Tisch',
  decimal,
  rate: (figures) => rateText(figures, 'de'),
  dealLabel: 'Nummer des Blatts',
  endFree: (n) => `${cardCount(n)} übrig. Das kostet nichts.`,
  endScore: (n, score) => `${cardCount(n)} übrig, dein Stand ist dann ${score}.`,
  endCost: (n, cost, score) => `${cardCount(n)} übrig: das kostet ${cost}, dein Stand ist dann ${score}.`,
  keepPlaying: 'Weiterspielen',
  badLinkTitle: 'Dieser Link lässt sich nicht spielen',
  cardsLeft: (n) => `${cardCount(n)} übrig`,
  result: 'Ergebnis',
  searching: 'Suche …',
  gamesTitle: 'Spiele',
  findGame: 'Spiel suchen',
  gamesFound: (found, all) =>
    found === all
      ? count(all, 'Spiel', 'Spiele')
      : found === 0
        ? 'Keine passenden Spiele'
        : `${found} von ${count(all, 'Spiel', 'Spielen')}`,
  play: 'Spielen',
  alsoKnown: (names) => `Auch bekannt als ${names}`,
  historyTitle: 'Verlauf',
  outcomes: {
    won: 'Gewonnen',
    stuck: 'Kein Zug mehr',
    resigned: 'Beendet',
    time: 'Zeit abgelaufen',
    left: 'Abgebrochen',
  },
  resetNow: 'Auf null setzen',
  whatCounts:
    'Ein Blatt zählt, sobald du es gewinnst, verlierst oder beendest. Wenn du es nach dem ersten Zug verlässt, ist es beendet. ' +
    'Wiederholungen und Partien mit fremden Zügen zählen nicht; ein Blatt, das du gegen eine fremde Partie spielst, zählt. „Rückgängig“ nimmt ein Ergebnis zurück, bis das Blatt wieder endet.',
  notStored: 'Der Browser konnte es nicht speichern. Vielleicht fehlt Platz.',
  wonAlready: 'Dieses Blatt ist zu gewinnen: Du hast es gewonnen.',
  copyGame: 'Link zu dieser Partie kopieren',
  shareGame: 'Teilen …',
  neither: 'Das ist weder eine Aufzeichnung, die mit [Game "…"] beginnt, noch ein Link mit #/',
  dealsGiven: 'Die Blätter einer Herausforderung stehen fest. Spiel dieses zu Ende oder beende es.',
  noUndoHere: 'Kein Rückgängig in dieser Herausforderung.',
  atMove: (move) => (move === 0 ? 'Am Anfang.' : `Bei Zug ${move}.`),
  moves: {
    play: (card, place) => `${card}: ${place}`,
    toFoundation: 'Grundstapel',
    place: (name) => name,
    run: (n, card, place) => `${count(n, 'Karte', 'Karten')} ab ${card}: ${place}`,
    remove: (list) => `Entfernen: ${list}`,
    draw: 'Vom Talon geben',
    redeal: 'Die Ablage umdrehen',
    power: (label) => label,
  },
  advice: {
    wins: (won, low, high) =>
      low === high
        ? `Wenn du ab hier dem Rat folgst, gewinnst du ${won} von 100 solchen Blättern.`
        : `Wenn du ab hier dem Rat folgst, gewinnst du etwa ${won} von 100 solchen Blättern (${low} bis ${high}).`,
    certain: 'Wenn du ab hier dem Rat folgst, gewinnst du dieses Blatt.',
    rough: 'Für diese Regeln ist das nur eine grobe Schätzung.',
  },
  wentUp: (cards) => `${count(cards, 'Karte liegt', 'Karten liegen')} jetzt auf den Grundstapeln.`,
};

/** Switches the app to German. */
export const speak = (): void => {
  sayPages(page);
  currentRules.use(germanRules);
  currentFaults.use(germanFaults);
};
