/** German messages: deals in a row (rounds, trails, sessions). */
import { germanTitle } from '@cairn/rulebook';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatAbouts, formatTitles } from './titles.de.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { amount, count, grouped } = formatsOf('de');

/** Title, singular, plural, and the dative plural that follows a number. */
const UNITS = {
  deal: ['Spiel', 'Spiel', 'Spiele', 'ein Spiel', 'dem ersten Spiel, das nicht bestanden ist'],
  hole: ['Loch', 'Loch', 'Löcher', 'ein Loch', 'dem ersten Loch, das nicht bestanden ist'],
  level: ['Stufe', 'Stufe', 'Stufen', 'eine Stufe', 'der ersten Stufe, die nicht bestanden ist'],
  stage: ['Etappe', 'Etappe', 'Etappen', 'eine Etappe', 'der ersten Etappe, die nicht bestanden ist'],
  round: ['Runde', 'Runde', 'Runden', 'eine Runde', 'der ersten Runde, die nicht bestanden ist'],
} as const;
type Unit = keyof typeof UNITS;

const NEXT = {
  deal: 'Nächstes Spiel',
  hole: 'Nächstes Loch',
  level: 'Nächste Stufe',
  stage: 'Nächste Etappe',
  round: 'Nächste Runde',
} as const;

const signed = (n: number): string => (n === 0 ? '±0' : n < 0 ? `−${grouped(-n)}` : `+${grouped(n)}`);
/** With a true minus sign: "3 points", "−3 points". */
const counted = (n: number, one: string, many: string): string => count(n, one, many).replace('-', '−');
const units = (unit: Unit, n: number): string => count(n, UNITS[unit][1], UNITS[unit][2]);
const date = (at: number): string => new Date(at).toLocaleDateString('de', { dateStyle: 'medium' });
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const messages: Catalogue<typeof en> = {
  duplicateInvite: 'Duplikat: dieselben Spiele für alle',
  title: 'Herausforderungen',
  text: 'Spiele hintereinander, gemeinsam gezählt. Beliebig viele können zugleich unterwegs sein; jede Reihe wartet dort, wo sie verlassen wurde.',
  titled: (title) => formatTitles[title] ?? germanTitle(title),
  about: (text) => formatAbouts[text] ?? '',
  units,
  place: (unit, n, of) => `${UNITS[unit][0]} ${grouped(n)}${of === null ? '' : ` von ${grouped(of)}`}`,
  unitTitle: (unit) => UNITS[unit][0],
  toPar: signed,
  standardRules: 'Grundregeln',
  figures: { played: 'Zu Ende gespielt', best: 'Bestes', average: 'Durchschnitt' },
  purse: (money) => `Börse ${amount(money, 'dollars')}`,
  stopPrice: (price) => `Aufhören: ${amount(-price, 'dollars')}`,
  points: (n, unit) =>
    unit === 'dollars'
      ? amount(n, unit)
      : unit === 'strokes'
        ? counted(n, 'Schlag', 'Schläge')
        : counted(n, 'Punkt', 'Punkte'),
  wins: (n) => `${grouped(n)} gewonnen`,
  best: (n) => `bestes Spiel ${n}`,
  terms: {
    albatross: 'Albatros',
    eagle: 'Eagle',
    birdie: 'Birdie',
    par: 'Par',
    bogey: 'Bogey',
    'double-bogey': 'Doppelbogey',
  },
  overPar: (n) => `${signed(n)} zum Par`,
  try: (n) => `${grouped(n)}. Versuch`,
  manyOf: (unit, n, game) => `${units(unit, n)} ${game} hintereinander.`,
  endlessOf: (game) => `${game}, Spiel um Spiel, solange du magst.`,
  endlessRound: (n) => `${count(n, 'Auslage', 'Auslagen')} reihum, solange du magst.`,
  sessionOf: (game) => `${game} in Folge`,
  manyLayouts: (unit, n) => `${units(unit, n)}, jedes Mal mit eigener Auslage.`,
  manyRules: (unit, n, game) => `${units(unit, n)} ${game}, jedes Mal nach eigenen Regeln.`,
  countsBy: {
    sum: 'Die Punkte aller Spiele werden zusammengezählt.',
    best: 'Das beste Spiel zählt.',
    wins: 'Gezählt werden gewonnene Spiele.',
    strokes: 'Jedes Spiel zählt in Schlägen gegen sein Par, und weniger sind besser.',
  },
  countsPurse: (start) =>
    `Jedes Spiel füllt die Börse oder leert sie; am Anfang sind ${amount(start, 'dollars')} darin, und sie darf unter null fallen.`,
  flows: {
    'until-passed': (unit) =>
      `${capital(UNITS[unit][3])} ist erst geschafft, wenn die Bedingung erfüllt ist; jeder Versuch hat andere Karten.`,
    'while-passed': (unit) => `Es endet mit ${UNITS[unit][4]}.`,
  },
  firstTo: (total) => `Bei ${total} ist es zu Ende.`,
  noUndo: 'Kein Zug wird zurückgenommen.',
  inSeconds: (time) => `Für alles zusammen bleiben ${time}.`,
  under: 'Unterwegs',
  startDeal: 'Erstes Spiel',
  anyDeal: 'irgendeines',
  aNumber: 'eine Zahl',
  optionsOf: 'Regeln und erstes Spiel',
  startHelp:
    'Eine Nummer gibt dieselben Spiele noch einmal, hier und überall; ohne Nummer werden sie ausgelost.',
  ofGame: 'Spiel',
  start: 'Beginnen',
  closed: (title: string) =>
    `Geschlossen, bis das Ziel von ${title} erreicht ist. Beginnen darfst du trotzdem.`,
  startAnyway: 'Trotzdem beginnen',
  startSame: 'Mit diesen Spielen beginnen',
  goOn: 'Weiter',
  goOnWith: (title, where) => `Weiter mit ${title}, ${where}`,
  card: 'Spielkarte',
  cardAndShop: 'Spielkarte und Laden',
  cardOf: (title, where) => `Spielkarte von ${title}, ${where}`,
  remove: 'Löschen',
  removeOf: (title, where) => `${title} löschen, ${where}`,
  removeTitle: (title) => `${title} löschen?`,
  removeText:
    'Die Spielkarte und ihre Aufzeichnungen werden gelöscht. Die Ergebnisse der Spiele bleiben in der Statistik.',
  finished: 'Zu Ende',
  began: (at) => `begonnen am ${date(at)}`,
  noFormat: (name) => `Es gibt keine Herausforderung namens „${name}“.`,
  invitedText: 'Wer von diesem Link aus beginnt, spielt dieselben Spiele.',
  line: 'Reihe',
  next: (unit) => NEXT[unit],
  tryAgain: 'Noch ein Versuch',
  dealtOnce: 'Ein Spiel einer Reihe wird einmal gegeben; es beginnt nicht von vorn.',
  rulesGiven: 'Die Herausforderung legt die Regeln dieses Blatts fest.',
  dealCounts: 'Dieses Spiel zählt. Ist das nächste gegeben, lässt es sich nicht mehr zurücknehmen.',
  cannotClear: 'Ganz abräumen geht hier nicht mehr.',
  finish: (unit, total) => `${UNITS[unit][0]} beenden${total === '' ? '' : `: ${total}`}`,
  endTitle: 'Dieses Spiel beenden?',
  endText: 'Es zählt in seiner Reihe so, wie es steht.',
  endNow: 'Beenden',
  stop: 'Hier aufhören',
  stopTitle: 'Mit dieser Reihe aufhören?',
  stopText: 'Was gespielt ist, zählt; der Rest wird nicht gespielt.',
  stopDeal: (price) => `Das Spiel auf dem Tisch endet jetzt. ${price}.`,
  stopPurse: (money) => `In der Börse sind dann ${amount(money, 'dollars')}.`,
  stopNow: 'Aufhören',
  over: {
    done: 'Alles gespielt',
    target: 'Das Ziel ist erreicht',
    failed: 'Nicht bestanden: hier ist Schluss',
    stopped: 'Aufgehört',
    time: 'Die Zeit ist um',
  },
  passed: 'bestanden',
  notPassed: 'nicht bestanden',
  fates: { passed: 'bestanden', played: 'gespielt', here: 'als Nächstes', locked: 'noch nicht erreicht' },
  noSeries:
    'Diese Reihe gibt es hier nicht. Vielleicht ist sie gelöscht oder auf einem anderen Gerät gespielt.',
  broken: 'Mit dieser Reihe geht es nicht weiter. Sie bleibt, wie sie ist.',
  standsAt: (total) => `Stand: ${total}`,
  columns: {
    number: 'Nr.',
    purse: 'Börse',
    deal: 'Spiel',
    name: 'Name',
    result: 'Ergebnis',
    points: 'Punkte',
    strokes: 'Schläge',
    par: 'Par',
    toPar: '± Par',
    running: 'Stand',
    record: 'Aufzeichnung',
  },
  tableOf: (title) => `Spielkarte: ${title}`,
  mapOf: (title) => `Karte von ${title}`,
  allLegs: (unit) => `Alle ${UNITS[unit][2]} mit Namen`,
  legLine: (place, facts) => `${place}: ${facts}`,
  from: (began, deal) => `${began}, erstes Spiel ${deal}`,
  totalRow: 'Zusammen',
  nothingPlayed: 'Noch ist kein Spiel zu Ende.',
  look: 'Ansehen',
  lookAt: (place) => `Aufzeichnung von ${place} ansehen`,
  shop: 'Laden',
  shopText: 'Was gekauft ist, kommt in die Tasche und bleibt dort, bis es gespielt wird.',
  bag: (items) => (items === '' ? 'Die Tasche ist leer.' : `In der Tasche: ${items}.`),
  buy: (rank, price) => `Eine ${rank} für ${amount(price, 'dollars')}`,
  pass: 'Weitergeben',
  copyLink: 'Link zu denselben Spielen kopieren',
  shareLink: 'Link teilen …',
  copyText: 'Als Text kopieren',
  saveFile: 'Als Datei speichern',
  bring: 'Eine Reihe aus einer Datei oder als Text öffnen',
  bringText: 'Eine Reihe als Text',
  bringFile: 'Datei öffnen …',
  bringIt: 'Öffnen',
  notBrought: 'Sie wurde nicht übernommen; alles ist, wie es war.',
};
