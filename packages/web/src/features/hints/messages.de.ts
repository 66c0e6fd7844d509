/** German messages: the solver's help. */
import type { en } from './messages.en.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  couldBeWon: 'War dieses Spiel zu gewinnen?',
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
  looking: 'Suche einen Tipp …',
  hintPlay: (card, place) => `${card}: ${place}`,
  hintRun: (n, card, place) => `${count(n, 'Karte', 'Karten')} ab ${card}: ${place}`,
  hintRemove: (list) => `Entfernen: ${list}`,
  hintDraw: 'Vom Talon geben',
  hintRedeal: 'Die Ablage umdrehen',
  hintPower: (label) => label,
  hintSays: (move, reason) => `${move}. ${reason}`,
  hintWins: (n) => `Führt in ${count(n, 'Zug', 'Zügen')} zum Sieg.`,
  hintAlso: (n) => `Auch das gewinnt, in ${count(n, 'Zug', 'Zügen')}.`,
  hintOnly: 'Ein anderer Zug, der gewinnt, hat sich nicht gefunden.',
  hintBest: (worth, proved) =>
    `Kein Sieg mehr möglich; führt zu ${worth}, ${proved ? 'mehr ist nicht zu erreichen' : 'dem Besten, was sich fand'}.`,
  hintNoWin: 'Ein Sieg ist nicht mehr möglich.',
  worthPoints: (points) => `einem Stand von ${points}`,
  worthCards: (n) => count(n, 'übrigen Karte', 'übrigen Karten'),
  hintGuess: (seconds) =>
    `Nur geraten: in ${count(seconds, 'Sekunde', 'Sekunden')} war es nicht herauszufinden.`,
  hintChance: (won, low, high) =>
    `Einfach weitergespielt, gewinnt das ${won} von 100 Spielen, die so aussehen, zwischen ${low} und ${high}.`,
  hintShort: (won, low, high) => `Gewinnt ${won} von 100 solchen Spielen (${low}–${high}).`,
  hintBleak: (worlds) =>
    `Nur geraten: von ${grouped(worlds)} Spielen, die so aussehen, war einfach weitergespielt keines zu gewinnen.`,
  hintNone: 'Es gibt keinen Zug, auf den zu zeigen wäre.',
  stillAsked: 'Ist dieses Spiel noch zu gewinnen?',
  stillHidden: 'Noch liegen Karten verdeckt: die Antwort verriete, was dort liegt.',
  stillNoted: 'In der Aufzeichnung steht dann, dass nachgesehen wurde.',
  lookAnyway: 'Trotzdem nachsehen',
  stillWinnable: (n) => `Noch zu gewinnen: in ${count(n, 'Zug', 'Zügen')}.`,
  stillLost: 'Von hier aus nicht mehr zu gewinnen, was auch gespielt wird.',
  hopeless: 'Dieses Spiel ist nicht mehr zu gewinnen.',
  whereLost: 'Wo ging es verloren?',
  lostWith: (n, text) => `Verloren ging es mit Zug ${n}, ${text}. Davor war es noch zu gewinnen.`,
  lostBetween: (after, by) =>
    `Verloren ging es zwischen Zug ${after} und Zug ${by}; mehr hat die Suche nicht ergeben.`,
  lostAtDeal: 'Es war von Anfang an nicht zu gewinnen.',
  lostUnknown: 'Wo es verloren ging, war nicht herauszufinden.',
  notLost: 'Es ist noch nicht verloren.',
  beforeIt: 'Zur Stellung davor',
  solutionTitle: 'Eine Lösung zeigen?',
  solutionText: 'In der Aufzeichnung steht es dann, und ein Sieg in diesem Spiel wird nicht gezählt.',
  solutionShow: 'Zeigen',
  solutionOnTable: 'Eine Lösung ansehen',
};
