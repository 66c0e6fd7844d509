/**
 * The atlas as a Markdown page, docs/atlas/README.md. Every figure says who plays, what they know, and how many deals
 * there were.
 */
import {
  GRADE_BOUNDS,
  rateOf,
  rateText,
  type AtlasEntry,
  type JudgedClaim,
  type Judgement,
} from '@cairn/trials';
import { percent } from '../report/text.ts';
import type { Atlas } from './atlas.ts';
import type { Difficulty } from './difficulty.ts';

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** No point figure where too many deals are undecided, and small samples are called rough (trials/atlas-rate.ts). */
const won = (entry: AtlasEntry): string => {
  const { point, isRough } = rateOf(entry);
  return point === null || isRough ? rateText(entry) : percent(point);
};
const rules = ({ rules: said, numbers }: AtlasEntry): string =>
  [
    ...said.map(([option, value]) => `${option}: ${value}`),
    ...(numbers === 'cairn' ? [] : [`deals of ${numbers}`]),
  ].join('; ');
const who = ({ policy, thoughtful }: AtlasEntry): string =>
  policy === null ? `solver, ${thoughtful === true ? 'thoughtful' : 'open'}` : `${policy}, closed`;

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const entryRow = (entry: AtlasEntry): readonly string[] => [
  entry.title,
  rules(entry),
  who(entry),
  won(entry),
  `${percent(entry.low)} to ${percent(entry.high)}`,
  grouped(entry.deals) +
    (entry.wanted !== null && entry.deals < entry.wanted ? ` of ${grouped(entry.wanted)}` : ''),
  entry.who === 'solver' ? grouped(entry.unknown) : '–',
  entry.nodes === null ? '–' : grouped(entry.nodes),
  entry.source,
];

const difficultyRow = ({
  title,
  careless,
  advised,
  open,
  middle,
  grade,
  easiest,
  hardest,
}: Difficulty): string[] => [
  title,
  percent(careless),
  advised === null ? '' : `${won(advised)} (${percent(advised.low)} to ${percent(advised.high)})`,
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
    : `${said}%${margin === null ? '' : ` ± ${margin}`}${sample === null ? '' : ` of ${grouped(sample)}`}`;

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
      ours === undefined ? '–' : `${won(ours)} of ${grouped(ours.deals)}, ${who(ours)}`,
      judged(claim.judgement),
    ];
  });

const CLAIM_HEAD = ['game', 'claim', 'figure', 'who', 'by', 'ours', 'verdict'];

/** The whole page. */
export const atlasPage = ({ entries, difficulties, claims, published, findings }: Atlas): string =>
  `# The Atlas

How often each game can be won. \`cairn atlas\` makes this page from the surveys in [packages/lab/atlas](../../packages/lab/atlas) and
the lists of verdicts in [packages/verdicts/data](../../packages/verdicts/data); \`npm run surveys\` makes the surveys
([survey.md](../survey.md)).

*Solver, open*: how many deals can be won by somebody who knows every card. *Solver, thoughtful*: the same where cards are shuffled during the
game, for somebody who also knows how they will be. A named player, *closed*, is a program that sees what a player
sees ([survey.md](../survey.md) describes each); people win less often than the solver. The interval is Wilson's 95% interval. Undecided
deals count as lost at its low end and as won at its high end. “N of M” deals means that the survey is unfinished and should have M.
*Source* is a survey, a list of verdicts, which has no positions, or the deals on which the adviser's numbers were judged
(\`cairn fit\`, [coach.md](../coach.md)).

![How often each game can be won: a careless player, what is proven, and what is undecided](chances.svg)

![Luck or skill: what a careless player wins, and what can be won](luck-or-skill.svg)

![What one rule is worth](rules.svg)

Where more than 2% of deals are undecided, *won* is the range of the interval; a sample under 1,000 deals is called rough.

## How often each game can be won

${table(
  ['game', 'rules', 'who, information', 'won', '95%', 'deals', 'undecided', 'positions per deal', 'source'],
  entries.filter(({ goal }) => goal === 'win' || goal === null).map(entryRow),
)}

## Scores and cards left

The best result of a deal for somebody who knows every card, and the results of players. *Proved* counts deals for which no better result exists.

${table(
  ['game', 'rules', 'who, information', 'what', 'mean', 'range', 'proved', 'deals'],
  entries.filter(({ values }) => values !== null).map(valueRow),
)}

## How hard each game is

How often people win is not known. It is between what *greedy* wins, a careless player who sees what people see, and what can be won by
somebody who knows every card; undecided deals count half. The grade is that of the middle of the two: 1 from ${GRADE_BOUNDS.map((bound, i) => `${bound * 100}%${i < GRADE_BOUNDS.length - 1 ? `, ${i + 2} from ` : ''}`).join('')},
otherwise 5, by the default rules. In brackets are the grades that the 95% intervals of both allow. The grade is the difficulty in the
list of games. *Advice wins* is what somebody wins who sees what people see and always follows the advice ([coach.md](../coach.md)); where
it is empty it has not been measured, or no card is hidden.

${table(['game', 'greedy wins', 'advice wins', 'can be won', 'middle', 'grade'], difficulties.map(difficultyRow))}

## What the sources of the rules say

${table(CLAIM_HEAD, claimRows(claims, entries))}

## Published figures

Two shares *agree* if their 95% intervals overlap; a share without an interval is taken as exact to its last digit. “Cairn” stands for
measurements by an earlier program.

${table(CLAIM_HEAD, claimRows(published, entries))}

## Findings

${findings.map(({ headline, says }) => `- **${headline.english}.** ${says.english}`).join('\n')}
`;

/** The same as data, for the app. */
export const atlasJson = (atlas: Atlas): string => `${JSON.stringify(atlas)}\n`;
