/** Messages of the feature review, in German. */
import { germanReasons } from '@cairn/rulebook';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count, decimal, grouped } = formatsOf('de');

/** „2,3 Siege“, „1 Sieg“. */
const sayWins = (n: number): string => `${decimal(n)} ${decimal(n) === '1' ? 'Sieg' : 'Siege'}`;

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
    lostSkill: 'Das haben dich deine eigenen Züge gekostet.',
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
  moveAt: (at, name) => `Zug ${at} („${name}“)`,
  endAt: (isWon) => (isWon ? 'Das Ende: gewonnen.' : 'Das Ende: nicht gewonnen.'),
  canBeWon: 'Von hier aus war das Blatt zu gewinnen.',
  cannotBeWon: 'Von hier aus war das Blatt nicht mehr zu gewinnen.',
  cost: (points) => `Dein Zug hat dich ${points} von 100 gekostet.`,
  costAll: 'Dein Zug hat das Blatt verloren.',
  better: (move) => `Besser wäre „${move}“.`,
  why: germanReasons,
  asGood: 'Etwa so gut wie der beste Zug.',
  bestMove: 'Kein Zug war besser.',
  given: 'Hier hast du das Blatt beendet.',
  turnedUp: (points, isGood) =>
    isGood
      ? `Was danach aufgedeckt wurde, war ${points} von 100 wert.`
      : `Was danach aufgedeckt wurde, hat dich ${points} von 100 gekostet.`,
  bestStop: (move, now, onward, score) =>
    `Bester Moment zum Aufhören: nach Zug ${move}, bei einem Stand von ${now}. Weiterzuspielen war im Mittel etwa ${onward} wert. Am Ende hattest du ${score}.`,
  stoppedBest: (now, onward) =>
    `Du hast im besten Moment aufgehört, bei einem Stand von ${now}. Weiterzuspielen war im Mittel etwa ${onward} wert.`,
  neverStop: 'Früher aufzuhören hätte nie mehr gebracht als weiterzuspielen.',
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
  rough: 'Nur grob geschätzt: Auf diese Regeln ist der Coach noch nicht eingestellt.',
  worlds: (worlds) =>
    `Jede Zahl stammt aus mindestens ${count(worlds, 'Blatt, das für dich genauso aussah', 'Blättern, die für dich genauso aussahen')}.`,
  watch: 'Partie ansehen',
  watchWith: 'Als Text mit Anmerkungen kopieren',
  luckTitle: 'Glück und Können',
  noReviews: 'Sieh dir einen Rückblick an, dann steht hier, wie viel Glück dabei war.',
  luckTotal: (luck, deals) =>
    luck > 0
      ? `Du hattest Glück: In ${count(deals, 'Blatt', 'Blättern')} mit Rückblick war es ${sayWins(luck)} wert.`
      : `Du hattest Pech: In ${count(deals, 'Blatt', 'Blättern')} mit Rückblick hat es dich ${sayWins(-luck)} gekostet.`,
  evenLuck: (deals) =>
    `In ${count(deals, 'Blatt', 'Blättern')} mit Rückblick haben sich Glück und Pech ausgeglichen.`,
  skillTotal: (lost) => `Deine eigenen Züge haben dich ${sayWins(lost)} auf 100 Blätter gekostet.`,
  trend: 'Siege auf 100 Blätter, die deine Züge dich kosteten, in den letzten 10 Rückblicken',
  trendSummary: (wins) => `Zuletzt sind es ${wins}.`,
  moreReviews: (n) => `Noch ${count(n, 'Rückblick', 'Rückblicke')}, dann siehst du, wohin es geht.`,
  reviewMany: (n) =>
    n === 1 ? 'Auf mein letztes Blatt zurückblicken' : `Auf meine letzten ${n} Blätter zurückblicken`,
  reviewing: (at, of) => `Blatt ${at} von ${of} wird angesehen …`,
  coachSections: [
    {
      heading: 'Was eine Zahl bedeutet',
      text: [
        'Angenommen, der Coach gibt dir 62 von 100. Dann gewinnen von 100 Leuten, die genau das sehen, was du siehst, bei denen die verdeckten Karten aber jedes Mal anders liegen, 62, wenn alle bis zum Ende seinem Rat folgen.',
        'Für dein Blatt verspricht das nichts. Und es ist nicht, was du selbst gewinnst, denn du spielst vielleicht besser oder schlechter als der Rat.',
      ],
    },
    {
      heading: 'Woher sie kommt',
      text: [
        'Der Coach sieht nie eine verdeckte Karte an. Die Karten, die du nicht siehst, verteilt er viele Male zufällig und probiert jeden Zug in denselben Blättern aus. Der Anteil, den er gewinnt, ist die Zahl.',
        'Ist keine Karte mehr verdeckt, bleibt nichts zu raten. Dann rechnet der Löser aus, ob das Blatt sicher zu gewinnen ist, und der Rückblick nennt den Zug, mit dem es verloren ging.',
      ],
    },
    {
      heading: 'Warum ein Bereich dabeisteht',
      text: [
        'Eine Zahl stammt aus einer Stichprobe, wie bei einer Umfrage. In 95 von 100 Fällen liegt die wahre Zahl in dem Bereich dahinter. In einem schnellen Spiel wie TriPeaks sind es tausend Blätter. In einem großen Spiel sind es viel weniger, und der Bereich ist breit.',
      ],
    },
    {
      heading: 'Wann ein Zug teuer heißt',
      text: [
        'Nur wenn ein anderer Zug in denselben Blättern mindestens 3 von 100 mehr gewonnen hat und der Unterschied zu groß für Zufall ist. Kleinere Verluste werden dir nicht angerechnet: Mit ihnen sähe sogar jemand schlecht aus, der perfekt spielt.',
      ],
    },
    {
      heading: 'Glück und dein Spiel',
      text: [
        'Wird eine Karte aufgedeckt, springt deine Chance. Diese Sprünge sind das Glück mit den Karten. Was deine Züge verschenkt haben, ist dein Spiel. Das Glück mit dem Blatt sagt, wie gut deine Karten am Anfang waren, verglichen mit einem mittleren Blatt.',
        'Zu einem mittleren Blatt dazugezählt ergeben sie genau dein Ergebnis: 100, wenn du gewonnen hast, und 0, wenn nicht.',
      ],
    },
    {
      heading: 'Was er nicht wissen kann',
      text: [
        'Er weiß nicht, was du vorhattest oder was du gesehen hast, bevor du einen Zug rückgängig gemacht hast. Er spielt nach einfachen Faustregeln und kann sich irren, wo es einen langen Plan braucht. Ist er auf die Regeln eines Spiels noch nicht eingestellt, schätzt er nur grob und sagt das dazu. Dann kannst du das Spiel auf dieser Seite messen lassen.',
      ],
    },
  ],
  reliabilityTitle: 'Wie oft er recht hatte',
  reliabilityText:
    'Jeder Punkt steht für Schätzungen, die etwa gleich ausfielen. Weiter rechts gab der Coach eine bessere Chance an, weiter oben wurden mehr der Blätter gewonnen, zu denen sie gehören. Auf der gestrichelten Linie ist beides gleich.',
  notMeasured: 'Für diese Fassung des Coachs ist das noch nicht gemessen.',
  judgedGame: 'Spiel',
  allGames: (games) => `Alle Spiele (${games})`,
  measuredOn: (deals) => `gemessen an ${count(deals, 'Blatt', 'Blättern')}`,
  said: 'gesagt, von 100',
  happened: 'gewonnen, von 100',
  saidWon: (said, won) => `Gesagt ${said}, gewonnen ${won}.`,
  fit: {
    rough:
      'Auf diese Regeln ist der Coach noch nicht eingestellt. Seine Zahlen sind deshalb nur grobe Schätzungen.',
    how: (deals) =>
      `Cairn kann das Spiel auf diesem Gerät messen: Es spielt ${deals} Blätter nach dem Rat des Coachs und vergleicht, was er gesagt hat, mit dem, was herauskam. Bei einem schnellen Spiel dauert das eine Minute, bei einem großen eine Stunde oder länger.`,
    start: 'Dieses Spiel messen',
    goOn: 'Weitermessen',
    measures: (game) => `${game} wird gemessen`,
    begins: 'Gleich geht es los …',
    running: (done, of, minutes) =>
      `${done} von ${of} Blättern${minutes === null ? '' : `, noch etwa ${count(minutes, 'Minute', 'Minuten')}`}`,
    playOn:
      'Du kannst diese Seite verlassen und weiterspielen. Wenn du Cairn schließt, kannst du später weitermessen.',
    stop: 'Anhalten',
    stopAndUse: 'Anhalten und das Ergebnis bis hier verwenden',
    stopped: (played, of) => `Bisher sind ${played} von ${of} Blättern gespielt.`,
    measured: (deals, won) =>
      `Auf diesem Gerät an ${count(deals, 'Blatt', 'Blättern')} gemessen: Wenn du dem Rat folgst, gewinnst du im Schnitt ${won} von 100.`,
    done: (game) => `${game} ist gemessen. Die Zahlen sind nicht mehr nur grob geschätzt.`,
  },
  noteCost: (points, better) => `Hat dich ${points} von 100 gekostet. Besser wäre „${better}“.`,
  number: grouped,
};
