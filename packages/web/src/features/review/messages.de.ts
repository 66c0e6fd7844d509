/** Messages of the feature review, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count, grouped } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  review: 'Rückblick',
  title: (game, deal) => `Rückblick: ${game}, Blatt ${deal}`,
  working: (done, of) => `Entscheidung ${Math.min(done + 1, of)} von ${of} wird angesehen …`,
  average: 'Wie schwer dieses Spiel ist, wird ermittelt …',
  missing: 'Diese Partie ist nicht auf diesem Gerät gespeichert.',
  none: 'Es gibt keine Züge, auf die du zurückblicken könntest.',
  still: 'Auf dieses Blatt kannst du zurückblicken, sobald es zu Ende ist.',
  endless: 'Für Spiele, die nach einem Sieg weitergehen, gibt es noch keinen Rückblick.',
  tryAgain: 'Noch einmal',
  headlines: {
    wonWell: 'Gewonnen, und gut gespielt.',
    wonLucky: 'Gewonnen, mit einer guten Portion Glück.',
    wonDespite: 'Gewonnen, trotz einiger teurer Züge.',
    lostSkill: 'Das hast du mit deinen eigenen Zügen verloren.',
    lostDeal: 'Das Blatt war von Anfang an schwer.',
    lostCards: 'Die Karten waren gegen dich.',
    lostStopped: 'Du hast aufgehört, als noch etwas zu holen war.',
    lost: 'Viel hättest du nicht machen können.',
    lostMove: (move) => `Zug ${move} hat das Blatt verloren. Bis dahin war es noch zu gewinnen.`,
    noLoss: 'Als du aufgehört hast, war das Blatt noch zu gewinnen.',
    neverWinnable: 'Dieses Blatt war von Anfang an nicht zu gewinnen.',
  },
  chart: 'Deine Gewinnchance, Zug für Zug',
  chartSummary: (from, to, costly) =>
    `Sie begann bei ${from} von 100 und endete bei ${to}. ${count(costly, 'teurer Zug ist', 'teure Züge sind')} markiert.`,
  averageDeal: (share) => `mittleres Blatt: ${share}`,
  dealt: 'Anfang',
  theEnd: 'Ende',
  position: 'Zug',
  point: (move, chance, verdict) => `${move}: ${chance} von 100. ${verdict}`,
  moveAt: (at, name) => `Zug ${at}: ${name}`,
  endAt: (isWon) => (isWon ? 'Das Ende: gewonnen.' : 'Das Ende: nicht gewonnen.'),
  chance: (share, low, high) =>
    low === high
      ? `Wer von hier an dem Rat folgt, gewinnt ${share} von 100 solchen Blättern.`
      : `Wer von hier an dem Rat folgt, gewinnt ${share} von 100 solchen Blättern (${low} bis ${high}).`,
  canBeWon: 'Von hier aus war das Blatt zu gewinnen.',
  cannotBeWon: 'Von hier aus war das Blatt nicht mehr zu gewinnen.',
  cost: (points) => `Dein Zug hat dich ${points} von 100 gekostet.`,
  costAll: 'Dein Zug hat das Blatt verloren.',
  better: (move) => `Besser: ${move}.`,
  asGood: 'Etwa so gut wie der beste Zug.',
  bestMove: 'Kein Zug war besser.',
  given: 'Hier hast du das Blatt beendet.',
  turnedUp: (points, isGood) =>
    isGood
      ? `Was danach aufgedeckt wurde, war ${points} von 100 wert.`
      : `Was danach aufgedeckt wurde, hat dich ${points} von 100 gekostet.`,
  previousCostly: 'Voriger teurer Zug',
  nextCostly: 'Nächster teurer Zug',
  stepBack: 'Zurück',
  stepOn: 'Weiter',
  costly: 'Teure Züge',
  costlyNone: 'Keine teuren Züge: Nichts, was du gespielt hast, war klar schlechter als der beste Zug.',
  costlyUnsure: 'Keine, bei denen wir sicher sind: Für dieses Spiel sind die Zahlen noch zu grob.',
  costlyRow: (move, points) => `${move} hat dich ${points} von 100 gekostet.`,
  costlyLost: (move) => `${move} hat das Blatt verloren.`,
  sums: 'So kam es zusammen',
  sumsNote: 'In Siegen auf 100 Blätter.',
  rows: {
    average: 'Ein mittleres Blatt',
    deal: 'Glück mit dem Blatt',
    cards: 'Glück mit den Karten',
    play: 'Dein Spiel',
    stopped: 'Zu früh beendet',
    result: 'Dieses Blatt',
  },
  resultOf: (isWon) => (isWon ? 'gewonnen' : 'nicht gewonnen'),
  plain: (points) =>
    `Zählt man auch jeden kleinen Verlust dazu, der Zufall sein kann, kommt dein Spiel auf ${points}.`,
  rough: 'Eine grobe Schätzung: Der Coach ist auf dieses Spiel noch nicht eingestellt.',
  worlds: (worlds) =>
    `Jede Zahl stammt aus mindestens ${count(worlds, 'Blatt, das für dich genauso aussah', 'Blättern, die für dich genauso aussahen')}.`,
  watch: 'Partie ansehen',
  noteCost: (points, better) => `Hat dich ${points} von 100 gekostet. Besser: ${better}.`,
  number: grouped,
};
