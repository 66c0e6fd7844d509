/** What dialogs, results and pages say, in German. */
import { germanFaults, germanRules, germanTitle, currentFaults, currentRules } from '@cairn/rulebook';
import { challengeWords } from '../features/challenge/messages.de.ts';
import { duplicateWords } from '../features/duplicate/messages.de.ts';
import { formatsOf } from './formats.ts';
import { ownWords } from '../features/custom-games/messages.de.ts';
import { proved } from '../features/winnable-deals/messages.de.ts';
import { aidWords } from '../features/hints/messages.de.ts';
import { moveWords } from '../features/move-tree/messages.de.ts';
import { safeWords } from '../features/autoplay/messages.de.ts';
import { sayArticles, sayNotes, sayPages, sayWorkshop, type PageWords } from './pages.ts';
import { seriesWords } from '../features/series/messages.de.ts';
import { settings, settingsPage } from '../features/settings/messages.de.ts';

const { amount, count, decimal, grouped, percent } = formatsOf('de');
const cards = (n: number): string => count(n, 'Karte', 'Karten');

const page: PageWords['page'] = {
  ...challengeWords,
  ...proved,
  ...moveWords,
  ...aidWords,
  ...safeWords,
  own: ownWords,
  series: seriesWords,
  duplicate: duplicateWords,
  titled: germanTitle,
  number: grouped,
  amount,
  /** The pages that tell how things are, and what the list of them is called. */
  telling: {
    title: 'Mehr zu lesen',
    how: 'Wie man spielt',
    faq: 'Fragen',
    about: 'Über Cairn',
    atlas: 'Der Atlas',
    help: 'Tasten und Befehle',
  },
  cancel: 'Abbrechen',
  back: 'Zurück zum Tisch',
  decimal,
  percent,
  signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
  nothingToUndo: 'Nichts zurückzunehmen.',
  nothingToRedo: 'Nichts zu wiederholen.',

  notCopied: 'Dieser Browser lässt Cairn nicht kopieren. Hier ist der Text:',
  notKept:
    'In diesem Browser kann Cairn nichts behalten: Spiel und Statistik dauern so lange wie dieser Tab.',
  full: 'Der Browser hat für Cairn keinen Platz mehr: Was jetzt geschieht, bleibt erst erhalten, wenn wieder Platz ist.',
  elsewhereTitle: 'Cairn ist in einem anderen Tab offen',
  elsewhere: 'Dort geht das Spiel weiter, damit nichts durcheinander gerät.',
  playHere: 'Hier spielen',
  newVersion: 'Eine neue Fassung von Cairn liegt bereit.',
  reload: 'Neu laden',
  later: 'Später',
  understood: 'In Ordnung',

  dealTitle: 'Spiel nach Nummer',
  dealLabel: 'Nummer des Spiels',
  dealHelp:
    'Eine Nummer wie 49621, ms:617 oder pysol:32000, wie andere Programme zählen, oder cards: und das ganze Spiel Karten.',
  dealIt: 'Geben',
  dontAsk: 'Nicht mehr fragen',
  optionsTitle: 'Regeln dieses Spiels',
  optionsHelp:
    'Eine Änderung gibt dieselbe Nummer unter der neuen Regel. „Zurück“ bringt dieses Spiel wieder.',

  endTitle: 'Das Spiel jetzt beenden?',
  endNow: 'Beenden',
  endPrice: (n, penalty, unit) =>
    `${cards(n)} übrig: ${penalty === 0 ? 'kostet nichts' : amount(penalty, unit)}`,
  keepPlaying: 'Weiterspielen',
  leaveTitle: 'Dieses Spiel verlassen?',
  leave: 'Verlassen',
  leaveText: 'Es zählt als beendet, bis „Zurück“ es wiederbringt.',
  badLinkTitle: 'Dieser Link kann nicht gespielt werden',
  badLink: 'Der Tisch ist, wie er war.',
  toTable: 'Zum Tisch',
  cardsLeft: (n) => `${cards(n)} übrig`,

  result: 'Ergebnis',
  won: 'Gewonnen',
  stuck: 'Kein Zug mehr',
  resigned: 'Beendet',
  time: 'Die Zeit ist um',
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
  replay: 'Noch einmal spielen',
  hideResult: 'Den Tisch ansehen',
  couldBeWon: 'War dieses Spiel zu gewinnen?',
  searching: 'Suche …',
  searched: (n) => `Suche: ${count(n, 'Stellung', 'Stellungen')} angesehen`,
  winnable: (n) => `Dieses Spiel ist zu gewinnen: in ${count(n, 'Zug', 'Zügen')}.`,
  unwinnable: 'Dieses Spiel ist nicht zu gewinnen, was auch gespielt wird.',
  undecided: (limit) => `Unentschieden: ${limit}.`,
  limits: {
    time: 'die Suche endete nach 10 Sekunden',
    bytes: 'die Suche endete bei 64 MB Speicher',
    nodes: 'die Suche endete an ihrer Grenze von Stellungen',
    aborted: 'die Suche wurde abgebrochen',
  },
  showMoves: 'Die Züge zeigen',

  trackerRank: 'Rang',
  unseen: 'ungesehen',
  insight: 'in Sicht',
  gone: 'auf der Ablage',
  trackerRow: (unseen, insight, gone) => `${unseen} ungesehen, ${insight} in Sicht, ${gone} auf der Ablage`,
  remaining: (n, unseen) => `noch ${cards(n)}, davon ${unseen} ungesehen`,

  gamesTitle: 'Spiele',
  gamesText: 'Jede Auslage hat eine Nummer, die für immer gilt.',
  goOn: 'Weiterspielen',
  goOnWith: (title, deal, moves) => `${title}, Spiel ${deal}, ${count(moves, 'Zug', 'Züge')}`,
  filters: 'Auswahl',
  anyValue: 'alle',
  facets: {
    family: 'Familie',
    tag: 'Gruppe',
    packs: 'Kartenspiele',
    difficulty: 'Schwierigkeit',
    length: 'Dauer',
    cards: 'Karten am Anfang',
    jokers: 'Joker',
  },
  cardsAtFirst: { open: 'alle offen', closed: 'einige verdeckt' },
  yesNo: { yes: 'ja', no: 'nein' },
  noFilters: 'Auswahl aufheben',
  palette: 'Zu einem Spiel',
  paletteHint: 'Ein Spiel, eine Abart oder ein anderer Name',
  nothingFound: 'Nichts dieses Namens.',
  findGame: 'Spiel suchen',
  variations: (n) => `${n} Abarten`,
  gamesFound: (found, all) =>
    found === all
      ? count(all, 'Spiel', 'Spiele')
      : found === 0
        ? 'Kein Spiel passt'
        : `${found} von ${count(all, 'Spiel', 'Spielen')}`,
  play: 'Spielen',
  alsoKnown: (names) => `Auch bekannt als ${names}`,
  historyTitle: 'Gespielte Spiele',
  noHistory: 'Noch ist kein Spiel zu Ende.',
  look: 'Ansehen',
  lookAt: (title, deal) => `${title}, Spiel ${deal}, ansehen`,
  more: 'Mehr',
  open: 'Öffnen',
  noRecord: 'Von diesem Spiel gibt es hier keine Aufzeichnung.',
  viewerTitle: (title, deal) => `${title}, Spiel ${deal}`,
  scrubber: 'Zug',
  moveOf: (at, of, text) => `Zug ${at} von ${of}${text === '' ? '' : `: ${text}`}`,
  toStart: 'Zum Anfang',
  toEnd: 'Zum Ende',
  stepBack: 'Einen Zug zurück',
  stepOn: 'Einen Zug weiter',
  run: 'Abspielen',
  halt: 'Anhalten',
  pace: 'Tempo',
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell' },
  playDeal: 'Dieses Spiel spielen',
  statisticsTitle: 'Statistik',
  noResults: 'Noch ist nichts gezählt. Ein Spiel zählt, wenn es zu Ende ist.',
  played: 'Gespielt',
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
  outcomes: {
    won: 'Gewonnen',
    stuck: 'Kein Zug mehr',
    resigned: 'Beendet',
    time: 'Die Zeit ist um',
    left: 'Verlassen',
  },
  reset: 'Auf null setzen',
  resetTitle: (name) => `Die Statistik von ${name} auf null setzen?`,
  resetText: 'Gezählt wird von neuem. Das lässt sich nicht zurücknehmen.',
  resetNow: 'Auf null setzen',
  whatCounts:
    'Ein Spiel zählt, wenn es gewonnen, verloren oder beendet ist. Wer es nach dem ersten Zug verlässt, beendet es, zum Preis des Beendens. ' +
    'Ein schon gespieltes oder angesehenes Spiel und Züge aus einem Link zählen nicht; ein Spiel gegen eines aus einem Link zählt. „Zurück“ nimmt ein Ergebnis zurück, bis das Spiel wieder endet.',
  standardRules: 'Grundregeln',
  scoredBy: (title) => `Zählung: ${title}`,
  ...settingsPage,
  dataTitle: 'Deine Daten',
  dataText:
    'Einstellungen, Ergebnisse und Aufzeichnungen deiner Spiele bleiben in diesem Browser. Eine Datei nimmt sie mit.',
  exportAll: 'Alles exportieren',
  importFile: 'Datei importieren …',
  imported: (added, known) =>
    `${count(added, 'Ergebnis', 'Ergebnisse')} hinzugefügt${known === 0 ? '' : `, ${grouped(known)} waren schon da`}. Es gelten die Einstellungen der Datei.`,
  notStored: 'Der Browser hat es nicht gespeichert: vielleicht fehlt der Platz.',
  notImported: 'Diese Datei wurde nicht importiert; alles ist, wie es war.',
  badBackup: {
    json: (found) => `Das ist kein JSON: ${found}`,
    backup: (found) => `Verlangt ist eine Datei, die Cairn exportiert hat; da steht ${found || 'nichts'}`,
    version: (found) =>
      `Verlangt ist eine Fassung, die dieses Cairn lesen kann; da steht ${found || 'keine'}`,
    result: (found) => `Verlangt ist ein Ergebnis; da steht ${found || 'nichts'}`,
    results: (found) => `Verlangt ist eine Liste von Ergebnissen; da steht ${found || 'nichts'}`,
    series: (found) => `Verlangt ist eine Reihe von Spielen; da steht ${found || 'nichts'}`,
    game: () => 'Das ist kein eigenes Spiel, das sich spielen lässt:',
    games: (found) => `Verlangt ist eine Liste von Spielen; da steht ${found || 'nichts'}`,
    value: (found) => `Das kann hier nicht stehen: ${found || 'nichts'}`,
    names: (found) => `Verlangt sind Einträge mit Namen; da steht ${found || 'nichts'}`,
  },
  erase: 'Alles löschen, was Cairn hier behält',
  eraseTitle: 'Alles löschen?',
  eraseText:
    'Das Spiel, die Einstellungen und alle Statistik in diesem Browser werden gelöscht. Das lässt sich nicht zurücknehmen.',
  eraseNow: 'Löschen',
  helpTitle: 'Hilfe',
  rulesTitle: 'Regeln',
  rulesOf: (title) => `${title}: Regeln`,
  noSuchRules: 'Regeln dieses Namens gibt es nicht.',
  picture: (n) => `Bild der Auslage, ${n} Karten`,

  commandLabel: 'Zug oder Befehl',
  commandHint: 'Ein Zug wie 7s, oder d, undo 3, where q, moves, help',
  commandHelp:
    'Züge: 7s spielt die Pik Sieben, d gibt eine Karte, end beendet das Spiel. ' +
    'Befehle: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, winnable, hint, solution, help.',
  noMoves: 'Kein Zug ist mehr möglich.',
  movesNow: (texts) => `Züge: ${texts}`,
  whereNone: (name) => `${name} ist nirgends zu sehen.`,
  whereUnseen: (n) => `${n} ungesehen.`,
  whereGone: (list) => `Auf der Ablage: ${list}.`,
  notNow: (label) => `${label}: jetzt nicht möglich.`,
  wonAlready: 'Dieses Spiel ist zu gewinnen: du hast es gewonnen.',
  wrongCount: (text) => `„${text}“ ist nicht zu verstehen: verlangt ist eine ganze Zahl ab 1`,
  wrongRank: (text) =>
    `„${text}“ ist nicht zu verstehen: verlangt ist ein Rang A 2…9 T J Q K oder eine Karte wie 7S`,
};

const help: PageWords['help'] = {
  handTitle: 'Mit der Hand',
  hand: [
    'Tippe eine Karte an, um sie zu spielen. Oder zieh sie dorthin, wo sie hin soll: Plätze, die sie nehmen, leuchten auf. Tippe den Talon an, um zu geben.',
    'Eine Karte, die nicht gespielt werden kann, sagt, warum. Alles lässt sich zurücknehmen, bis zum ersten Zug und darüber hinaus: „Zurück“ nach neuem Geben bringt das alte Spiel wieder.',
    'Was versucht und verlassen wurde, bleibt: Die Liste der Züge zeigt jeden Zweig, führt zu jeder Stellung und gibt ihr ein Lesezeichen.',
  ],
  keysTitle: 'Tasten',
  keysAreOff: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet.',
  tableKeys: [
    { keys: ['←', '→', '↑', '↓'], label: 'Von Karte zu Karte' },
    { keys: ['Tab'], label: 'Zur nächsten Gruppe von Stapeln' },
    {
      keys: ['1', '…', '9', '0', '-', '='],
      label: 'Zur Spalte oder freien Karte dieser Nummer, von links',
    },
    { keys: ['Strg', 'Pos1', 'Ende'], label: 'Zur ersten Karte, zum Talon' },
    { keys: ['Eingabe', 'Leertaste'], label: 'Karte aufnehmen; hinlegen' },
    { keys: ['Umschalt', 'Eingabe'], label: 'Karte gleich spielen' },
    { keys: ['D'], label: 'Vom Talon geben' },
    { keys: ['F'], label: 'Auf einen Grundstapel' },
    { keys: ['V'], label: 'Stapel vorlesen' },
    { keys: ['Esc'], label: 'Abbrechen, schließen' },
  ],
  commandTitle: 'Die Befehlszeile',
  countTitle: 'Was gezählt wird',
};

/** Makes the app speak it. */
export const speak = (): void => {
  sayPages({ page, settings, help });
  sayArticles(async () => (await import('../features/help/articles-german.ts')).articles);
  sayWorkshop(async () => (await import('../features/workshop/messages.de.ts')).workshopWords);
  currentRules.use(germanRules);
  currentFaults.use(germanFaults);
  sayNotes(async () => (await import('./german-notes.ts')).germanNotes);
};
