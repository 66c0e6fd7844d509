/** German messages: the atlas. */
import type { en } from './messages.en.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('de');
const places = (value: number): string =>
  value.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');
const decimal = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 4 });

const judgements = {
  agrees: 'stimmt',
  contradicted: 'widerlegt',
  possible: 'möglich',
  impossible: 'mehr, als zu gewinnen ist',
  unmeasured: 'nicht gemessen',
} as const;
const who = { solver: 'Löser', policy: 'Programm', player: 'Menschen' } as const;
const information = { open: 'sieht alle Karten', closed: 'sieht nur offene Karten' } as const;
const players: Readonly<Record<string, string>> = {
  greedy: 'Sorgloser Spieler',
  random: 'Zufallsspieler',
  'long-chains': 'Spieler, der lange Serien sucht',
  'turn-up': 'Spieler, der Karten aufdeckt',
  coach: 'Spieler, der dem Rat folgt',
};
const signed = (value: number): string => grouped(value).replace('-', '−');

export const messages: Catalogue<typeof en> = {
  title: 'Atlas',
  lead: (deals) =>
    `Wie schwer ist welches Spiel? Wir haben dafür ${Math.floor(deals / 1e6)} Millionen Blätter gelöst oder gespielt.`,
  chances: 'Wie oft jedes Spiel zu gewinnen ist',
  legend: {
    careless: 'sorgloser Spieler',
    proven: 'bewiesen gewinnbar',
    undecided: 'noch offen',
    own: 'du',
  },
  sort: 'Ordnen:',
  orders: {
    easiest: 'Am häufigsten zu gewinnen',
    hardest: 'Schwerste',
    gap: 'Größter Abstand',
    title: 'A–Z',
    mine: 'Meine Spiele',
  },
  showAll: (games) => `Alle ${games} zeigen`,
  carelessWins: (rate) => `, ein sorgloser Spieler gewinnt ${rate}`,
  youWin: (share) => `, du gewinnst ${Math.round(share * 100)} %`,
  luck: 'Glück oder Können?',
  luckText: 'Weit über der Linie lohnt sich das Nachdenken.',
  luckSummary: (games) =>
    `${games} Spiele danach, was ein sorgloser Spieler gewinnt und was zu gewinnen ist. Die Zahlen stehen in der Liste davor.`,
  luckX: 'Ein sorgloser Spieler gewinnt',
  luckY: 'Zu gewinnen',
  luckRegions: { skill: 'Können: Denken hilft', easy: 'Entspannt', hard: 'Gnadenlos' },
  luckEqual: 'kein Können: sorglos = bestes Spiel',
  ladders: 'Was eine Regel wert ist',
  laddersText: 'Dasselbe Spiel, mit einer Regel anders.',
  scores: 'Punkte',
  scoresText: 'Vom schlechtesten Blatt bis zum besten, mit dem Mittel. Die Raute ist dein bestes Ergebnis.',
  scoreRange: ({ least, most }) => `${signed(least)} bis ${signed(most)}`,
  scoreMean: ({ mean }) => `, im Mittel ${places(mean)}`,
  books: 'Unsere Zahlen und die der anderen',
  booksText: 'Der Punkt ist, was andere veröffentlicht haben, der Balken unser 95-%-Intervall.',
  onlyDiffering: 'Nur Abweichungen',
  saidBy: (by, says) => `${by}: ${says}`,
  percentOf: (percent) => `${decimal(percent)}\u00A0%`,
  mark: {
    agrees: 'agrees',
    possible: 'agrees',
    differs: 'differs',
    contradicted: 'differs',
    impossible: 'impossible',
    other: 'other',
    unmeasured: 'other',
  },
  howWeKnow: 'Woher wir das wissen',
  figures: 'Alle Zahlen',
  figuresText: [
    'Wie oft jedes Spiel zu gewinnen ist, gemessen an nummerierten Blättern, damit jeder nachmessen kann. Der Löser sieht alle Karten; die anderen Spieler sehen nur, was du sehen würdest. Menschen gewinnen seltener.',
    'Die Spanne ist ein 95-%-Intervall. Blätter, die wir nicht entscheiden konnten, zählen am unteren Ende als verloren und am oberen als gewonnen. Sind mehr als 2 % offen, nennen wir nur die Spanne; weniger als 1.000 Blätter heißen grob.',
  ],
  searchRows: 'Spiele und Regeln suchen',
  byGame: 'Nach Spielen',
  download: 'Als CSV herunterladen',
  rates: 'Wie oft jedes Spiel zu gewinnen ist',
  values: 'Punkte und übrige Karten',
  claims: 'Was die Regelbücher sagen',
  published: 'Veröffentlichte Zahlen',
  publishedText:
    'Zwei Zahlen stimmen überein, wenn sich ihre Spannen überlappen. Zahlen von „Cairn“ stammen von unserem eigenen früheren Programm.',
  findings: 'Befunde',
  head: {
    game: 'Spiel',
    who: 'Wer',
    won: 'Gewonnen',
    interval: '95 %',
    deals: 'Blätter',
    unknown: 'Offen',
    nodes: 'Stellungen je Blatt',
    what: 'Gemessen',
    mean: 'Mittel',
    range: 'Spanne',
    proved: 'Bewiesen',
    says: 'Behauptung',
    by: 'Von',
    ours: 'Bei uns',
    verdict: 'Urteil',
    command: 'Zum Nachmessen',
  },
  none: '–',
  standard: 'übliche Regeln',
  numbers: { cairn: '', ms: 'Blätter von Microsoft', pysol: 'Blätter von PySolFC' },
  rule: (option, value) => `${option}: ${value}`,
  player: ({ policy, thoughtful }) =>
    policy === null
      ? `Löser (${information.open}${thoughtful === true ? ' und weiß, wie gemischt wird' : ''})`
      : `${players[policy] ?? policy} (${information.closed})`,
  share: ({ winnable, deals }) => `${places((winnable / deals) * 100)}\u00A0%`,
  interval: ({ low, high }) => `${places(low * 100)} bis ${places(high * 100)}\u00A0%`,
  deals: ({ deals, wanted }) =>
    wanted !== null && deals < wanted ? `${grouped(deals)} von ${grouped(wanted)}` : grouped(deals),
  goals: { win: '', shortest: 'wenigste Züge', score: 'beste Punktzahl', left: 'wenigste übrige Karten' },
  score: 'Punkte',
  mean: ({ mean }) => places(mean),
  range: ({ least, most }) => `${grouped(least)} bis ${grouped(most)}`,
  figure: ({ percent, margin, sample }) =>
    percent === null
      ? ''
      : `: ${decimal(percent)} %${margin === null ? '' : ` ± ${decimal(margin)}`}${sample === null ? '' : ` von ${grouped(sample)} Blättern`}`,
  claimant: (claim) => `${who[claim.who]}, ${information[claim.information]}`,
  said: ({ german }) => german,
  judgement: (found) => {
    if (found.kind === 'other') return found.why.german;
    if (found.kind !== 'differs') return judgements[found.kind];
    const { points } = found;
    return `unsere liegt ${places(Math.abs(points))} Punkte ${points < 0 ? 'tiefer' : 'höher'}`;
  },
};
