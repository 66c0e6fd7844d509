/** German messages: boards that several people play and compare. */
import type { Measure } from '@cairn/formats';
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';
import { formatsOf } from '../../../i18n/formats.ts';

const { count, decimal, grouped, percent, amount } = formatsOf('de');

const signed = (n: number): string => `${n > 0 ? '+' : ''}${decimal(n)}`;
const results = (n: number): string => count(n, 'Ergebnis', 'Ergebnisse');
const UNITS = {
  strokes: ['Schlag', 'Schläge'],
  groups: ['Gruppe', 'Gruppen'],
  cards: ['Karte', 'Karten'],
  left: ['Karte', 'Karten'],
} as const;
const size = (n: number, unit: Measure['unit']): string =>
  unit === 'points' || unit === 'dollars' ? amount(n, unit) : count(n, UNITS[unit][0], UNITS[unit][1]);

export const messages: Catalogue<typeof en> = {
  title: 'Duplikat',
  text: 'Alle spielen dieselben Boards, jeder für sich, und dann wird verglichen. Dazu genügen Links und Dateien; jedes Ergebnis wird nachgespielt, bevor es zählt.',
  yours: 'Eigene Duplikate',
  boards: (n) => count(n, 'Board', 'Boards'),
  board: (n) => `Board ${grouped(n)}`,
  boardOf: (n, game, deal) => `Board ${grouped(n)}: ${game}, Spiel ${deal}`,
  open: 'Öffnen',
  openOf: (title) => `${title} öffnen`,
  make: 'Eines anlegen',
  name: 'Titel',
  nameHelp: 'Nach Belieben.',
  list: 'Boards',
  listHelp:
    'Je Zeile eines: ein Link zu einem Spiel oder ein Spiel und eine Nummer wie tripeaks/49621. Auch ein Link zu einem Duplikat oder eine ganze Datei ist recht.',
  addDeal: 'Weiteres Spiel der letzten Art anfügen',
  fromFile: 'Datei öffnen …',
  create: 'Anlegen',
  invited:
    'Jemand lädt zu diesen Boards ein. Was andere aus einem Board gemacht haben, ist erst zu sehen, wenn das eigene Spiel zu Ende ist.',
  begin: 'Mitspielen',
  goOn: 'Weiterspielen',
  rules: 'Kein Zug wird zurückgenommen, und die Uhr läuft weiter, wenn der Tisch nicht zu sehen ist.',
  you: 'Ich',
  yourName: 'Eigener Name',
  yourNameHelp: 'Er steht neben den eigenen Ergebnissen.',
  rename: 'Ändern',
  renamed: 'Geändert.',
  play: (n) => `Board ${grouped(n)} spielen`,
  allPlayed: 'Alle Boards sind gespielt.',
  toPlay: 'noch nicht gespielt',
  stopped: 'nicht gespielt',
  sealedResults: (n) =>
    n === 1
      ? 'Ein fremdes Ergebnis bleibt versiegelt, bis das eigene Spiel auf dem Board zu Ende ist.'
      : `${results(n)} anderer bleiben versiegelt, bis das eigene Spiel auf den Boards zu Ende ist.`,
  alone: 'Noch ist kein Ergebnis von anderen da.',
  totals: 'Alle Boards',
  totalsOf: (title) => `${title}: alle Boards zusammen`,
  tableOf: (title) => `Ergebnisse von ${title}`,
  rank: 'Rang',
  ranked: (rank, tied) => `${grouped(rank)}${tied ? '=' : ''}`,
  player: 'Spieler',
  played: 'Boards',
  won: 'Gewonnen',
  sum: 'Summe',
  result: 'Ergebnis',
  time: 'Zeit',
  share: 'Übertroffen',
  shareHelp: 'Übertroffen: der Anteil der anderen, die schlechter waren; wer gleich gut war, zählt halb.',
  percent: (n) => percent(n, 100),
  imps: 'IMPs',
  impsHelp: 'IMPs: das Mittel der Matchpunkte gegen jeden der anderen, nach der Skala des Bridge.',
  datum: 'Butler',
  datumHelp: (datum, span) =>
    `Butler: Matchpunkte gegen das Mittel aller, ${datum}. Ein Unterschied von ${span} ist ein ganzes Spiel: 14 IMPs.`,
  datumTotal: 'Butler: dasselbe gegen das Mittel jedes Boards.',
  signed,
  value: (n, unit) => (unit !== 'left' ? size(n, unit) : n === 0 ? 'abgeräumt' : `${size(n, unit)} übrig`),
  size,
  aided: 'mit Hinweisen',
  look: 'Ansehen',
  lookAt: (player, n) => `${player} auf Board ${grouped(n)} ansehen`,
  others: 'Ergebnisse anderer',
  othersText: 'Eine Datei, eine Aufzeichnung oder ein Link zu ihrem Spiel',
  othersFile: 'Datei öffnen …',
  theirName: 'Wer gespielt hat, wo es nicht dabeisteht',
  add: 'Aufnehmen',
  added: (n) => `${results(n)} aufgenommen.`,
  nothingNew: 'Diese Ergebnisse sind schon da.',
  pass: 'Weitergeben',
  copyLink: 'Link zu den Boards kopieren',
  shareLink: 'Link teilen …',
  copyOwn: 'Eigene Ergebnisse kopieren',
  saveOwn: 'Eigene Ergebnisse speichern',
  saveAll: 'Alles Sichtbare speichern',
  notTaken: 'Nichts wurde aufgenommen; alles ist wie zuvor.',
  untrue: (place) => `Eine Aufzeichnung stimmt nicht${place === '' ? '' : ` (${place})`}`,
  faults: {
    duplicate: () => 'Das ist kein Duplikat: eine Datei beginnt mit [Duplicate "…"] und [Boards "…"]',
    'duplicate-size': () => 'Die Datei ist zu lang',
    board: () => 'Ein Board ist ein Spiel und eine Nummer, etwa tripeaks/49621',
    'board-none': () => 'Es ist kein Board darin',
    'board-many': () => 'Das sind mehr Boards, als gespielt werden können',
    'board-twice': () => 'Ein Board steht doppelt da',
    'board-number': () => 'Ein Ergebnis gehört zu einem anderen Board, als es angibt',
    'board-other': () => 'Ein Ergebnis gehört zu keinem dieser Boards',
    'board-rules': () => 'Ein Board wurde unter anderen Regeln angelegt, als sein Spiel jetzt hat',
    player: () => 'Zu einem Ergebnis gehört der Name des Spielers, 1 bis 40 Zeichen lang',
    'result-twice': (player) => `${player} hat auf einem Board ein anderes Ergebnis: das erste zählt`,
    'result-many': () => 'Das sind mehr Ergebnisse, als behalten werden können',
    unfinished: () => 'Ein Spiel ist nicht zu Ende',
    undone: () => 'Karten wurden aufgedeckt und zurückgenommen; das ist hier nicht erlaubt',
    'own-name': (player) => `${player} heißt hier schon jemand`,
    nameless: () => 'Zuerst braucht es einen Namen: er gehört zu Ergebnissen',
    'no-game': () => 'Der Link enthält keine Züge',
  },
};
