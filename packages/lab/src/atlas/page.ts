/**
 * The atlas as a Markdown page, docs/atlas/README.md. Every figure says who plays, what they know, and how many deals
 * there were.
 */
import { GRADE_BOUNDS, type AtlasEntry, type JudgedClaim, type Judgement } from '@cairn/trials';
import { percent } from '../report/text.ts';
import type { Atlas } from './atlas.ts';
import type { Difficulty } from './difficulty.ts';

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
const share = ({ winnable, deals }: AtlasEntry): string => percent(winnable / deals);
const rules = ({ rules: said, numbers }: AtlasEntry): string =>
  [
    ...said.map(([option, value]) => `${option}: ${value}`),
    ...(numbers === 'cairn' ? [] : [`deals of ${numbers}`]),
  ].join('; ');
const who = ({ policy }: AtlasEntry): string => (policy === null ? 'solver, open' : `${policy}, closed`);

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const entryRow = (entry: AtlasEntry): readonly string[] => [
  entry.title,
  rules(entry),
  who(entry),
  share(entry),
  `${percent(entry.low)} to ${percent(entry.high)}`,
  grouped(entry.deals) +
    (entry.wanted !== null && entry.deals < entry.wanted ? ` of ${grouped(entry.wanted)}` : ''),
  entry.who === 'solver' ? grouped(entry.unknown) : '–',
  entry.nodes === null ? '–' : grouped(entry.nodes),
  entry.source,
];

const difficultyRow = ({ title, careless, open, middle, grade, easiest, hardest }: Difficulty): string[] => [
  title,
  percent(careless),
  percent(open),
  percent(middle),
  `${grade}${easiest === hardest ? '' : ` (${easiest} to ${hardest})`}`,
];

const GOALS = { win: '', shortest: 'fewest moves', score: 'best score', left: 'fewest cards left' } as const;

const valueRow = (entry: AtlasEntry): readonly string[] => {
  const { values, goal, deals } = entry;
  return [
    entry.title,
    rules(entry),
    who(entry),
    goal === null ? 'score' : GOALS[goal],
    ...(values === null
      ? ['–', '–', '–']
      : [
          values.mean.toFixed(2),
          `${values.least} to ${values.most}`,
          goal === null ? '–' : grouped(values.proved),
        ]),
    grouped(deals),
  ];
};

const judged = (judgement: Judgement): string => {
  switch (judgement.kind) {
    case 'agrees':
      return 'agrees';
    case 'differs':
      return `differs: ours is ${judgement.points.toFixed(2)} points ${judgement.points < 0 ? 'lower' : 'higher'}`.replace(
        '-',
        '',
      );
    case 'contradicted':
      return 'contradicted';
    case 'possible':
      return 'possible: no more than can be won';
    case 'impossible':
      return 'impossible: more than can be won';
    case 'other':
      return judgement.why.english;
    case 'unmeasured':
      return 'not measured';
  }
};

const figure = ({ percent: said, margin, sample }: JudgedClaim): string =>
  said === null
    ? '–'
    : `${said} %${margin === null ? '' : ` ± ${margin}`}${sample === null ? '' : ` of ${grouped(sample)}`}`;

const claimRows = (
  claims: readonly JudgedClaim[],
  entries: readonly AtlasEntry[],
): readonly (readonly string[])[] =>
  claims.map((claim) => {
    const ours = entries.find(({ id }) => id === claim.ours);
    return [
      claim.gameTitle,
      claim.says.english,
      figure(claim),
      `${claim.who}, ${claim.information}`,
      claim.url === null ? claim.by : `[${claim.by}](${claim.url})`,
      ours === undefined ? '–' : `${share(ours)} of ${grouped(ours.deals)}, ${who(ours)}`,
      judged(claim.judgement),
    ];
  });

const CLAIM_HEAD = ['game', 'what is said', 'figure', 'who', 'by', 'ours', 'verdict'];

/** The whole page. */
export const atlasPage = ({ entries, difficulties, claims, published, findings }: Atlas): string =>
  `# The Atlas

How often each game can be won. This page is made by \`cairn atlas\` from the surveys in [packages/lab/atlas](../../packages/lab/atlas)
and the lists of verdicts in [packages/verdicts/data](../../packages/verdicts/data); \`npm run surveys\` makes the surveys again
([survey.md](../survey.md)).

*Solver, open*: the deal can be won by somebody who knows every card. A named player, *closed*, sees what a player sees, and does
what [survey.md](../survey.md) tells of him. These are no rates of people. The interval is Wilson's for 95 %; its low end counts every
undecided deal as lost, its high end as won. Where the sample reads “N of M”, M deals are what the survey is meant to have.
*Source* is a survey, or a list of verdicts, which tells no positions.

## How often it is won

${table(
  ['game', 'rules', 'who, information', 'won', '95 %', 'deals', 'undecided', 'positions a deal', 'source'],
  entries.filter(({ goal }) => goal === 'win' || goal === null).map(entryRow),
)}

## Scores and cards left

The best that can be had of a deal by somebody who knows every card, and what players make. *Proved* counts deals of which nothing better exists.

${table(
  ['game', 'rules', 'who, information', 'what', 'mean', 'range', 'proved', 'deals'],
  entries.filter(({ values }) => values !== null).map(valueRow),
)}

## How hard it is

What people win nobody knows. It lies between what *greedy* wins, who is careless and sees what they see, and what can be won by
somebody who knows every card; undecided deals count half. The grade is that of the middle of the two: 1 from ${GRADE_BOUNDS.map((bound, i) => `${bound * 100} %${i < GRADE_BOUNDS.length - 1 ? `, ${i + 2} from ` : ''}`).join('')},
else 5, by the standard rules. In brackets are the grades that the 95 % intervals of both leave room for. It is the difficulty in the
list of games.

${table(['game', 'greedy wins', 'can be won', 'middle', 'grade'], difficulties.map(difficultyRow))}

## What the sources of the rules say

${table(CLAIM_HEAD, claimRows(claims, entries))}

## Published figures

A share *agrees* when its 95 % interval and ours have something in common; one without an interval is taken to be right to its last
digit. “Cairn” are measurements by another program, made before this one was written.

${table(CLAIM_HEAD, claimRows(published, entries))}

## Findings

${findings.map(({ english }) => `- ${english}`).join('\n')}
`;

/** The same as data, for the app. */
export const atlasJson = (atlas: Atlas): string => `${JSON.stringify(atlas)}\n`;
