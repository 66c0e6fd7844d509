/** English messages: the atlas. */
import type { AtlasEntry, AtlasValues, JudgedClaim, Judgement, LocalizedText } from '@cairn/trials';
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('en');
const places = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');

const judgements = {
  agrees: 'agrees',
  contradicted: 'contradicted',
  possible: 'possible: no more than can be won',
  impossible: 'impossible: more than can be won',
  unmeasured: 'not measured',
} as const;
const who = { solver: 'solver', policy: 'program', player: 'people' } as const;
const information = { open: 'all cards known', closed: 'sees what a player sees' } as const;

export const en = {
  title: 'The Atlas',
  lead: [
    'How often each game can be won, measured by Cairn on numbered deals, so that anybody can measure again. A solver knows every card; a named player sees what you see. These are no rates of people.',
    'The interval is for 95 %: its low end counts every undecided deal as lost, its high end as won.',
  ],
  rates: 'How often it is won',
  values: 'Scores and cards left',
  claims: 'What the sources of the rules say',
  published: 'Published figures',
  publishedText:
    'A share agrees when its interval and ours have something in common. Figures by “Cairn” are of another program, made before this one.',
  findings: 'Findings',
  head: {
    game: 'Game',
    who: 'Who',
    won: 'Won',
    interval: '95 %',
    deals: 'Deals',
    unknown: 'Undecided',
    nodes: 'Positions a deal',
    what: 'What',
    mean: 'Mean',
    range: 'Range',
    proved: 'Proved',
    says: 'What is said',
    by: 'By',
    ours: 'Ours',
    verdict: 'Verdict',
  },
  none: '–',
  standard: 'standard rules',
  numbers: { cairn: '', ms: 'deals of Microsoft', pysol: 'deals of PySolFC' },
  rule: (option: string, value: string) => `${option}: ${value}`,
  player: ({ policy }: AtlasEntry) =>
    policy === null ? `solver, ${information.open}` : `“${policy}”, ${information.closed}`,
  share: ({ winnable, deals }: AtlasEntry) => `${places((winnable / deals) * 100)}\u00A0%`,
  interval: ({ low, high }: AtlasEntry) => `${places(low * 100)} to ${places(high * 100)}\u00A0%`,
  deals: ({ deals, wanted }: AtlasEntry) =>
    wanted !== null && deals < wanted ? `${grouped(deals)} of ${grouped(wanted)}` : grouped(deals),
  goals: { win: '', shortest: 'fewest moves', score: 'best score', left: 'fewest cards left' },
  score: 'score',
  mean: ({ mean }: AtlasValues) => places(mean),
  range: ({ least, most }: AtlasValues) => `${grouped(least)} to ${grouped(most)}`,
  figure: ({ percent, margin, sample }: JudgedClaim) =>
    percent === null
      ? ''
      : `: ${percent} %${margin === null ? '' : ` ± ${margin}`}${sample === null ? '' : ` of ${grouped(sample)} deals`}`,
  claimant: (claim: JudgedClaim) => `${who[claim.who]}, ${information[claim.information]}`,
  said: ({ english }: LocalizedText) => english,
  judgement: (found: Judgement) => {
    if (found.kind === 'other') return found.why.english;
    if (found.kind !== 'differs') return judgements[found.kind];
    const { points } = found;
    return `differs: ours is ${places(Math.abs(points))} points ${points < 0 ? 'lower' : 'higher'}`;
  },
};
