/** The charts of the atlas as SVG files for docs/atlas: the same charts as in the app, with their own colours. */
import { dumbbell, scatter } from '@cairn/charts';
import { popularGames } from '@cairn/games';
import { atlasRows, rateText, ruleLadders, type AtlasEntry } from '@cairn/trials';

const STYLE = `<style>
text{font:12px system-ui,sans-serif;fill:#1e2622}.mark{fill:#56605a;font-size:11px}
.grid{stroke:#d6d5cb;fill:none}.span{stroke:#a9c4b7;stroke-width:6}
.undecided{stroke:#56605a;stroke-width:8;stroke-dasharray:2 3}path.undecided{stroke-width:1.5;stroke-dasharray:none}
.careless{fill:#fffefb;stroke:#b3761e;stroke-width:2.2}.proven{fill:#276749}.equal{stroke:#b3761e;stroke-dasharray:4 4}.leader{stroke:#56605a;stroke-width:.8}.region{fill:#276749;font-weight:700}
</style><rect width="100%" height="100%" fill="#fffefb"/>`;

/** An SVG element as a file. */
const file = (svg: string): string =>
  `${svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `>${STYLE}`)}\n`;

const LEGEND = { careless: 'careless player', proven: 'proven winnable', undecided: 'not yet decided' };

const percent = (of100: number): string => `${of100}%`;
/** The games that most people know come first. */
const rank = (game: string): number => {
  const place = popularGames.indexOf(game);
  return place < 0 ? popularGames.length : place;
};
const share = ({ winnable, deals }: AtlasEntry): number => winnable / deals;
const possible = ({ winnable, unknown, deals }: AtlasEntry): number => (winnable + unknown) / deals;

/** By the names of their files. */
export const atlasCharts = (entries: readonly AtlasEntry[]): Readonly<Record<string, string>> => {
  const rows = atlasRows(entries).toSorted((a, b) => share(b.solver) - share(a.solver));
  const chances = dumbbell({
    title: 'How often each game can be won',
    summary: `${rows.length} games by their standard rules. The figures are in the table below.`,
    legend: LEGEND,
    percent,
    rows: rows.map(({ title, solver, careless }) => ({
      label: title,
      value: rateText(solver),
      proven: share(solver),
      possible: possible(solver),
      careless: careless === null ? null : share(careless),
    })),
  });
  // Labels are placed in this order.
  const known = rows.toSorted((a, b) => rank(a.game) - rank(b.game));
  const luck = scatter({
    title: 'Luck or skill?',
    summary: 'Each game by what a careless player wins and by what can be won.',
    important: popularGames.length,
    points: known.flatMap(({ title, solver, careless }) =>
      careless === null
        ? []
        : [{ label: title, x: share(careless), low: share(solver), high: possible(solver) }],
    ),
    x: 'A careless player wins',
    y: 'Can be won',
    equal: 'no skill: careless = best',
    regions: { skill: 'Skill: thinking wins', easy: 'Relaxing', hard: 'Brutal' },
    percent,
  });
  const rules = dumbbell({
    title: 'What one rule is worth',
    summary: 'The same game with one rule changed. The figures are in the table below.',
    legend: LEGEND,
    percent,
    rows: ruleLadders(entries).flatMap(({ title, option, steps }) =>
      steps.map(({ value, entry }) => ({
        label: value === null ? title : `${option}: ${value}`.slice(0, 34),
        value: rateText(entry),
        proven: share(entry),
        possible: possible(entry),
        careless: null,
      })),
    ),
  });
  return { 'chances.svg': file(chances), 'luck-or-skill.svg': file(luck), 'rules.svg': file(rules) };
};
