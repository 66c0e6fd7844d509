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
  title: 'Gegen Freunde spielen',
  text: 'Ihr spielt dieselben Blätter und vergleicht. Ein Link genügt, ein Konto braucht niemand. Jedes Ergebnis wird nachgespielt, bevor es zählt.',
  challenge: 'Freunde herausfordern',
  whichGame: 'Spiel',
  otherGame: 'Anderes Spiel',
  howMany: 'Blätter',
  deals: (n) => count(n, 'Blatt', 'Blätter'),
  sendLink: 'Link senden',
  challengeTitle: 'Ich fordere dich bei Cairn heraus',
  answerTitle: 'Meine Ergebnisse bei Cairn',
  ownBoards: 'Für Kenner: Blätter selbst wählen',
  advanced: 'Für Kenner: Dateien und Ergebnisse von Hand',
  yours: 'Mit Freunden',
  challenged: 'Vergleich mit Freunden',
  boards: (n) => count(n, 'Board', 'Boards'),
  board: (n) => `Board ${grouped(n)}`,
  boardOf: (n, game, deal) => `${grouped(n)}. ${game}, Blatt ${deal}`,
  openOf: (title) => `${title} öffnen`,
  make: 'Blätter wählen',
  name: 'Titel',
  nameHelp: 'Freiwillig.',
  list: 'Boards',
  listHelp:
    'Eines pro Zeile: ein Link zu einem Blatt oder Spiel und Nummer wie tripeaks/49621. Auch der Link einer Herausforderung oder eine ganze Datei geht.',
  addDeal: 'Noch ein Blatt des letzten Spiels',
  fromFile: 'Datei öffnen …',
  create: 'Anlegen',
  invitedTitle: 'Du wirst herausgefordert!',
  invited: (n) =>
    n === 1
      ? 'Spiele dieses Blatt, dann vergleicht ihr.'
      : `Spiele diese ${grouped(n)} Blätter, dann vergleicht ihr.`,
  havePlayed: (names) =>
    `Schon gespielt: ${names.join(', ')}. Die Ergebnisse siehst du, wenn du fertig bist.`,
  begin: 'Annehmen',
  goOn: 'Weiterspielen',
  rules: 'Kein Rückgängig, und die Uhr läuft weiter, auch wenn du wegschaust.',
  you: 'Ich',
  yourName: 'Dein Name',
  yourNameHelp: 'Er steht neben deinen Ergebnissen.',
  rename: 'Ändern',
  renamed: 'Geändert.',
  play: (n) => (n === 1 ? 'Spielen' : 'Nächstes Blatt spielen'),
  allPlayed: 'Du hast alle gespielt.',
  toPlay: 'noch nicht gespielt',
  stopped: 'nicht gespielt',
  sealedResults: (n) =>
    n === 1
      ? 'Ein weiteres Ergebnis siehst du, wenn du sein Blatt gespielt hast.'
      : `${results(n)} anderer siehst du, wenn du ihre Blätter gespielt hast.`,
  alone: 'Noch hat sonst niemand ein Ergebnis geschickt.',
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
  shareHelp: 'Übertroffen: wie viele der anderen schlechter waren. Gleichstand zählt halb.',
  percent: (n) => percent(n, 100),
  imps: 'IMPs',
  impsHelp: 'IMPs: dein Durchschnitt gegen alle anderen auf der Bridge-Skala.',
  datum: 'Butler',
  datumHelp: (datum, span) =>
    `Butler: Matchpunkte gegen das Mittel aller, ${datum}. Ein Unterschied von ${span} ist ein ganzes Blatt: 14 IMPs.`,
  datumTotal: 'Butler: dasselbe gegen das Mittel jedes Boards.',
  signed,
  value: (n, unit) => (unit !== 'left' ? size(n, unit) : n === 0 ? 'abgeräumt' : `${size(n, unit)} übrig`),
  size,
  aided: 'mit Hinweisen',
  look: 'Ansehen',
  lookAt: (player, n) => `${player} auf Board ${grouped(n)} ansehen`,
  others: 'Ergebnisse anderer',
  othersText: 'Eine Datei, ein Spieltext oder ein Link zu ihrem Spiel',
  othersFile: 'Datei öffnen …',
  theirName: 'Wer gespielt hat, falls es nicht dabeisteht',
  add: 'Hinzufügen',
  added: (n) => `${results(n)} hinzugefügt.`,
  nothingNew: 'Diese Ergebnisse sind schon da.',
  pass: 'Weitere Freunde einladen',
  copyLink: 'Link kopieren',
  files: 'Deine Ergebnisse als Datei',
  sendResults: 'Ergebnisse senden',
  sendResultsText: 'Wer den Link öffnet, sieht beide Ergebnisse nebeneinander.',
  copyResults: 'Link zu deinen Ergebnissen kopieren',
  copyOwn: 'Deine Ergebnisse kopieren',
  saveOwn: 'Deine Ergebnisse speichern',
  saveAll: 'Alle Ergebnisse speichern, die hier stehen',
  notTaken: 'Nichts wurde hinzugefügt. Deine Ergebnisse sind unverändert.',
  untrue: (place) => `Eine Aufzeichnung stimmt nicht${place === '' ? '' : ` (${place})`}`,
  faults: {
    duplicate: () => 'Das ist keine Duplikat-Datei: sie beginnt mit [Duplicate "…"] und [Boards "…"]',
    'duplicate-size': () => 'Die Datei ist zu lang',
    board: () => 'Ein Board ist ein Spiel und eine Nummer, etwa tripeaks/49621',
    'board-none': () => 'Es enthält keine Boards',
    'board-many': () => 'Das sind mehr Boards, als gespielt werden können',
    'board-twice': () => 'Ein Board steht doppelt da',
    'board-number': () => 'Ein Ergebnis gehört zu einem anderen Board, als es angibt',
    'board-other': () => 'Ein Ergebnis gehört zu keinem dieser Boards',
    'board-rules': () => 'Ein Board wurde unter anderen Regeln angelegt, als sein Spiel jetzt hat',
    player: () => 'Zu einem Ergebnis gehört der Name des Spielers, 1 bis 40 Zeichen lang',
    'result-twice': (player) => `${player} hat auf einem Board ein anderes Ergebnis: das erste zählt`,
    'result-many': () => 'Das sind mehr Ergebnisse, als gespeichert werden können',
    unfinished: () => 'Ein Blatt ist nicht zu Ende gespielt',
    undone: () =>
      'Züge, die eine Karte gezeigt hatten, wurden rückgängig gemacht; das ist hier nicht erlaubt',
    'own-name': (player) => `Hier heißt schon jemand ${player}`,
    nameless: () => 'Gib zuerst deinen Namen ein, damit klar ist, wessen Ergebnisse es sind',
    'no-game': () => 'Der Link enthält keine Züge',
    answer: () => 'Die Ergebnisse in diesem Link sind beschädigt. Lass ihn dir noch einmal schicken',
    'answer-long': () => 'Deine Ergebnisse passen nicht in einen Link. Speichere sie unten als Datei',
  },
};
