/** English messages: the atlas. */
import type { AtlasEntry, AtlasValues, JudgedClaim, Judgement, LocalizedText } from '@cairn/trials';
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('en');
const places = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');

const judgements = {
  agrees: 'agrees',
  contradicted: 'contradicted',
  possible: 'possible',
  impossible: 'more than can be won',
  unmeasured: 'not measured',
} as const;
const who = { solver: 'Solver', policy: 'Program', player: 'People' } as const;
const information = { open: 'sees every card', closed: 'sees only open cards' } as const;
const players: Readonly<Record<string, string>> = {
  greedy: 'Careless player',
  random: 'Random player',
  'long-chains': 'Player who goes for long streaks',
  coach: 'Player who follows the advice',
  'turn-up': 'Player who turns cards up',
};
const signed = (value: number): string => grouped(value).replace('-', '−');

export const en = {
  title: 'Atlas',
  lead: (deals: number) =>
    `How hard is each game? We solved or played ${Math.floor(deals / 1e6)} million deals to find out.`,
  chances: 'How often each game can be won',
  legend: {
    careless: 'careless player',
    proven: 'proven winnable',
    undecided: 'not yet decided',
    own: 'you',
  },
  sort: 'Sort:',
  orders: {
    easiest: 'Most winnable',
    hardest: 'Hardest',
    gap: 'Biggest gap',
    title: 'A–Z',
    mine: 'My games',
  },
  showAll: (games: number) => `Show all ${games}`,
  carelessWins: (rate: string) => `, a careless player wins ${rate}`,
  youWin: (share: number) => `, you win ${Math.round(share * 100)}%`,
  luck: 'Luck or skill?',
  luckText: 'Far above the line, thinking pays.',
  luckSummary: (games: number) =>
    `${games} games by what a careless player wins and what can be won. The figures are in the list before this chart.`,
  luckX: 'A careless player wins',
  luckY: 'Can be won',
  luckRegions: { skill: 'Skill: thinking wins', easy: 'Relaxing', hard: 'Brutal' },
  luckEqual: 'no skill: careless = best',
  ladders: 'What one rule is worth',
  laddersText: 'The same game with one rule changed.',
  scores: 'Scores',
  scoresText: 'From the worst deal to the best, with the mean. The diamond is your best.',
  scoreRange: ({ least, most }: AtlasValues) => `${signed(least)} to ${signed(most)}`,
  scoreMean: ({ mean }: AtlasValues) => `, mean ${places(mean)}`,
  books: 'Ours against the books',
  booksText: 'The dot is what others have published, the bar is our 95% interval.',
  onlyDiffering: 'Only disagreements',
  saidBy: (by: string, says: string) => `${by}: ${says}`,
  percentOf: (percent: number) => `${percent}%`,
  /** How a verdict is drawn. */
  mark: {
    agrees: 'agrees',
    possible: 'agrees',
    differs: 'differs',
    contradicted: 'differs',
    impossible: 'impossible',
    other: 'other',
    unmeasured: 'other',
  },
  howWeKnow: 'How we know',
  figures: 'All figures',
  figuresText: [
    'How often each game can be won, measured on numbered deals so anyone can check. The solver sees every card; the other players see only what you would. People win less often than this.',
    'The range is a 95% interval. Deals we couldn’t decide count as lost at the low end and as won at the high end. Where more than 2% are undecided, we give the range only; fewer than 1,000 deals are called rough.',
  ],
  searchRows: 'Search games and rules',
  byGame: 'Games together',
  download: 'Download as CSV',
  rates: 'How often each game can be won',
  values: 'Scores and cards left',
  claims: 'What the rule books say',
  published: 'Published figures',
  publishedText:
    'Two figures agree when their ranges overlap. Figures by “Cairn” are from our own earlier program.',
  findings: 'Findings',
  head: {
    game: 'Game',
    who: 'Who',
    won: 'Won',
    interval: '95%',
    deals: 'Deals',
    unknown: 'Undecided',
    nodes: 'Positions per deal',
    what: 'Measured',
    mean: 'Mean',
    range: 'Range',
    proved: 'Proved',
    says: 'Claim',
    by: 'By',
    ours: 'Ours',
    verdict: 'Verdict',
    command: 'To repeat it',
  },
  none: '–',
  standard: 'standard rules',
  numbers: { cairn: '', ms: 'Microsoft’s deals', pysol: 'PySolFC’s deals' },
  rule: (option: string, value: string) => `${option}: ${value}`,
  player: ({ policy, thoughtful }: AtlasEntry) =>
    policy === null
      ? `Solver (${information.open}${thoughtful === true ? ' and every shuffle to come' : ''})`
      : `${players[policy] ?? policy} (${information.closed})`,
  share: ({ winnable, deals }: AtlasEntry) => `${places((winnable / deals) * 100)}%`,
  interval: ({ low, high }: AtlasEntry) => `${places(low * 100)} to ${places(high * 100)}%`,
  deals: ({ deals, wanted }: AtlasEntry) =>
    wanted !== null && deals < wanted ? `${grouped(deals)} of ${grouped(wanted)}` : grouped(deals),
  goals: { win: '', shortest: 'fewest moves', score: 'best score', left: 'fewest cards left' },
  score: 'score',
  mean: ({ mean }: AtlasValues) => places(mean),
  range: ({ least, most }: AtlasValues) => `${grouped(least)} to ${grouped(most)}`,
  figure: ({ percent, margin, sample }: JudgedClaim) =>
    percent === null
      ? ''
      : `: ${percent}%${margin === null ? '' : ` ± ${margin}`}${sample === null ? '' : ` of ${grouped(sample)} deals`}`,
  claimant: (claim: JudgedClaim) => `${who[claim.who]}, ${information[claim.information]}`,
  said: ({ english }: LocalizedText) => english,
  judgement: (found: Judgement) => {
    if (found.kind === 'other') return found.why.english;
    if (found.kind !== 'differs') return judgements[found.kind];
    const { points } = found;
    return `ours is ${places(Math.abs(points))} points ${points < 0 ? 'lower' : 'higher'}`;
  },
};
