/** German messages: deals in a row (rounds, trails, sessions). */
import { germanTitle } from '@cairn/rulebook';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatAbouts, formatTitles } from './titles.de.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { amount, count, grouped } = formatsOf('de');

/** Title, singular, plural, and the dative plural that follows a number. */
const UNITS = {
  deal: ['Blatt', 'Blatt', 'Blätter', 'Blatt', 'ersten Blatt, das du nicht schaffst'],
  hole: ['Loch', 'Loch', 'Löcher', 'Loch', 'ersten Loch, das du nicht schaffst'],
  level: ['Stufe', 'Stufe', 'Stufen', 'Stufe', 'ersten Stufe, die du nicht schaffst'],
  stage: ['Etappe', 'Etappe', 'Etappen', 'Etappe', 'ersten Etappe, die du nicht schaffst'],
  round: ['Runde', 'Runde', 'Runden', 'Runde', 'ersten Runde, die du nicht schaffst'],
} as const;
type Unit = keyof typeof UNITS;

const NEXT = {
  deal: 'Nächstes Blatt',
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

export const messages: Catalogue<typeof en> = {
  duplicateInvite: 'Gegen Freunde spielen: gleiche Blätter, dann vergleichen',
  title: 'Herausforderungen',
  text: 'Spiele mehrere Blätter auf eine Wertung. Du kannst beliebig viele Herausforderungen zugleich spielen; wir merken uns, wo du bist.',
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
  best: (n) => `Bestwert ${n}`,
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
  endlessOf: (game) => `${game}, Blatt um Blatt, solange du magst.`,
  endlessRound: (n) => `${count(n, 'Auslage', 'Auslagen')} reihum, solange du magst.`,
  sessionOf: (game) => `${game} in Folge`,
  manyLayouts: (unit, n) => `${units(unit, n)}, jedes Mal mit eigener Auslage.`,
  manyRules: (unit, n, game) => `${units(unit, n)} ${game}, jedes Mal nach eigenen Regeln.`,
  countsBy: {
    sum: 'Deine Punkte werden zusammengezählt.',
    best: 'Dein bestes Blatt zählt.',
    wins: 'Jeder Sieg zählt.',
    strokes: 'Jedes Blatt zählt in Schlägen gegen sein Par. Weniger ist besser.',
  },
  countsPurse: (start) =>
    `Jedes Blatt füllt deine Börse oder leert sie. Du beginnst mit ${amount(start, 'dollars')} und darfst Schulden machen.`,
  flows: {
    'until-passed': (unit) =>
      `Du bleibst bei jeder Aufgabe (${UNITS[unit][3]}), bis du sie schaffst. Jeder Versuch hat neue Karten.`,
    'while-passed': (unit) =>
      `Es endet mit ${unit === 'deal' || unit === 'hole' ? 'dem' : 'der'} ${UNITS[unit][4]}.`,
  },
  firstTo: (total) => `Bei ${total} ist es zu Ende.`,
  noUndo: 'Kein Rückgängig.',
  inSeconds: (time) => `Du hast ${time} für alles.`,
  under: 'Begonnen',
  startDeal: 'Erstes Blatt',
  anyDeal: 'irgendeines',
  aNumber: 'eine Zahl',
  optionsOf: 'Regeln und erstes Blatt',
  startHelp: 'Mit einer Nummer spielst du dieselben Blätter wie jemand anders. Ohne Nummer sind es neue.',
  ofGame: 'Spiel',
  start: 'Beginnen',
  closed: (title: string) =>
    `Gesperrt, bis du das Ziel von ${title} erreicht hast. Beginnen kannst du trotzdem.`,
  startAnyway: 'Trotzdem beginnen',
  startSame: 'Mit diesen Blättern beginnen',
  goOn: 'Weiter',
  goOnWith: (title, where) => `Weiter mit ${title}, ${where}`,
  card: 'Wertung',
  cardAndShop: 'Wertung und Laden',
  cardOf: (title, where) => `Wertung von ${title}, ${where}`,
  remove: 'Löschen',
  removeOf: (title, where) => `${title} löschen, ${where}`,
  removeTitle: (title) => `${title} löschen?`,
  removeText: 'Das löscht ihre Wertung und ihre Partien. Die Ergebnisse bleiben in deiner Statistik.',
  finished: 'Zu Ende',
  began: (at) => `begonnen am ${date(at)}`,
  noFormat: (name) => `Es gibt keine Herausforderung namens „${name}“.`,
  invitedText: 'Wer mit diesem Link beginnt, spielt dieselben Blätter.',
  line: 'Herausforderung',
  next: (unit) => NEXT[unit],
  tryAgain: 'Noch ein Versuch',
  dealtOnce: 'In einer Herausforderung spielst du jedes Blatt einmal; es beginnt nicht von vorn.',
  rulesGiven: 'Die Herausforderung legt die Regeln dieses Blatts fest.',
  dealCounts: 'Dieses Blatt zählt. Rückgängig geht nur, bis das nächste gegeben ist.',
  cannotClear: 'Ganz abräumen geht hier nicht mehr.',
  finish: (unit, total) => `${UNITS[unit][0]} beenden${total === '' ? '' : `: ${total}`}`,
  endTitle: 'Dieses Blatt beenden?',
  endText: 'Es zählt so, wie es steht.',
  endNow: 'Beenden',
  stop: 'Hier aufhören',
  stopTitle: 'Mit dieser Herausforderung aufhören?',
  stopText: 'Was du gespielt hast, zählt. Der Rest entfällt.',
  stopDeal: (price) => `Das beendet das Blatt auf dem Tisch. ${price}.`,
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
    'Diese Herausforderung ist nicht auf diesem Gerät. Vielleicht wurde sie gelöscht oder anderswo gespielt.',
  broken: 'Diese Herausforderung kann nicht weitergehen. Deine Ergebnisse bleiben.',
  standsAt: (total) => `Stand: ${total}`,
  columns: {
    number: 'Nr.',
    purse: 'Börse',
    deal: 'Blatt',
    name: 'Name',
    result: 'Ergebnis',
    points: 'Punkte',
    strokes: 'Schläge',
    par: 'Par',
    toPar: '± Par',
    running: 'Stand',
    record: 'Aufzeichnung',
  },
  tableOf: (title) => `Wertung: ${title}`,
  mapOf: (title) => `Karte von ${title}`,
  allLegs: (unit) => `Alle ${UNITS[unit][2]} mit Namen`,
  legLine: (place, facts) => `${place}: ${facts}`,
  from: (began, deal) => `${began}, erstes Blatt ${deal}`,
  totalRow: 'Zusammen',
  nothingPlayed: 'Du hast noch kein Blatt zu Ende gespielt.',
  look: 'Ansehen',
  lookAt: (place) => `${place} ansehen`,
  shop: 'Laden',
  shopText: 'Gekaufte Karten bleiben in deiner Tasche, bis du sie spielst.',
  bag: (items) => (items === '' ? 'Die Tasche ist leer.' : `In der Tasche: ${items}.`),
  buy: (rank, price) => `Eine ${rank} für ${amount(price, 'dollars')}`,
  pass: 'Weitergeben',
  copyLink: 'Link zu denselben Blättern kopieren',
  shareLink: 'Link teilen …',
  copyText: 'Als Text kopieren',
  saveFile: 'Als Datei speichern',
  bring: 'Herausforderung aus Datei oder Text öffnen',
  bringText: 'Eine Herausforderung als Text',
  bringFile: 'Datei öffnen …',
  bringIt: 'Öffnen',
  notBrought: 'Nichts wurde geöffnet. Deine Herausforderungen sind unverändert.',
};
