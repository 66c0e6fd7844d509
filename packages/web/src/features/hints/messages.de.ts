/** German messages: the solver's help. */
import type { en } from './messages.en.ts';
import { germanReasons } from '@cairn/rulebook';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  couldBeWon: 'War dieses Blatt zu gewinnen?',
  searched: (n) => `Suche: ${count(n, 'Stellung', 'Stellungen')} angesehen`,
  winnable: (n) => `Dieses Blatt ist zu gewinnen: in ${count(n, 'Zug', 'Zügen')}.`,
  unwinnable: 'Dieses Blatt ist nicht zu gewinnen, was du auch spielst.',
  undecided: (limit) => `Wir konnten es nicht klären: ${limit}.`,
  limits: {
    time: 'die Suche endete nach 10 Sekunden',
    bytes: 'die Suche endete bei 64 MB Speicher',
    nodes: 'die Suche endete an ihrer Grenze von Stellungen',
    aborted: 'die Suche wurde abgebrochen',
  },
  showMoves: 'Die Züge zeigen',
  looking: 'Suche einen Tipp …',
  hintMove: (move) => `${move}.`,
  hintSays: (move, reason) => `${move}. ${reason}`,
  hintWins: (n) => `Führt in ${count(n, 'Zug', 'Zügen')} zum Sieg.`,
  hintAlso: (n) => `Auch das gewinnt, in ${count(n, 'Zug', 'Zügen')}.`,
  hintOnly: 'Kein anderer Gewinnzug gefunden.',
  hintBest: (worth, proved) =>
    `Gewinnen kannst du nicht mehr. Das führt zu ${worth}, ${proved ? 'mehr geht nicht' : 'mehr fand sich nicht'}.`,
  hintNoWin: 'Gewinnen kannst du nicht mehr.',
  worthPoints: (points) => `einem Stand von ${points}`,
  worthCards: (n) => count(n, 'übrigen Karte', 'übrigen Karten'),
  hintGuess: 'Nur geraten: Die Zeit hat nicht gereicht.',
  hintWhy: germanReasons,
  hintClose: (move) => `Etwa gleich gut: ${move}.`,
  why: 'Warum?',
  hintBleak: (worlds) =>
    `Versuch das, auch wenn es schlecht aussieht: kein Sieg in ${grouped(worlds)} ähnlichen Blättern.`,
  hintVague: (worlds) =>
    `Nur geraten: ${grouped(worlds)} schnelle Versuche in ähnlichen Blättern gewannen nichts.`,
  hintNone: 'Kein Vorschlag: Es gibt keinen Zug mehr.',
  stillAsked: 'Ist dieses Blatt noch zu gewinnen?',
  stillHidden: 'Manche Karten liegen verdeckt. Die Antwort würde verraten, wo sie sind.',
  stillChance: 'Später werden Karten gemischt. Die Antwort würde verraten, wie.',
  knowingChance: (answer) => `Wer schon weiß, wie gemischt wird: ${answer}`,
  stillNoted: 'In der Aufzeichnung steht dann, dass du nachgesehen hast.',
  lookAnyway: 'Trotzdem zeigen',
  stillWinnable: (n) => `Du kannst noch gewinnen, in ${count(n, 'Zug', 'Zügen')}.`,
  stillLost: 'Von hier aus ist es nicht mehr zu gewinnen, was du auch spielst.',
  hopeless: 'Dieses Blatt ist nicht mehr zu gewinnen.',
  whereLost: 'Wo ging es verloren?',
  lostWith: (n, text) => `Zug ${n} (${text}) hat es verloren. Davor konntest du noch gewinnen.`,
  lostBetween: (after, by) => `Verloren ging es irgendwo zwischen Zug ${after} und Zug ${by}.`,
  lostAtDeal: 'Es war von Anfang an nicht zu gewinnen.',
  lostUnknown: 'Wir konnten nicht herausfinden, wo es verloren ging.',
  notLost: 'Du kannst noch gewinnen.',
  beforeIt: 'Zur Stellung davor',
  solutionTitle: 'Eine Lösung zeigen?',
  solutionText: 'In der Aufzeichnung steht es dann, und ein Sieg mit diesem Blatt zählt nicht.',
  solutionShow: 'Zeigen',
  solutionOnTable: 'Eine Lösung ansehen',
};
