/**
 * Frontier: ten stages for dollars. A card brings $5, the last card of a column or the top of a peak $10, and every
 * card of a streak after the fifth a tenth more. Irons can be bought between stages. A stage needs dollars, a long
 * streak, or a clear. A player who sees what you see passes nearly every deal of the first stage and a quarter of
 * those of the last (fixtures/pars). The bonus for passing a stage replaces the shooting games of the commercial
 * model.
 */
import type { FormatDef, LegDef, Pass } from '../definition/def.ts';
import { takeback } from './shared.ts';

const BONUS = 50;
const IRON = 60;

const stage = (game: string, ...pass: readonly Pass[]): LegDef => ({
  game,
  options: { scoring: 'frontier' },
  pass,
  prize: BONUS,
});

const dollars = (least: number): Pass => ({ by: 'score', least });
const run = (least: number): Pass => ({ by: 'chain', least });
const CLEAR: Pass = { by: 'won' };

export const frontier: FormatDef = {
  id: 'frontier',
  title: 'Frontier',
  aka: ['Gunslinger Solitaire'],
  about:
    'Ten stages for dollars: long streaks pay more, you can buy irons between stages, and every stage has its own goal.',
  family: 'stages',
  unit: 'stage',
  legs: [
    stage('foothills', dollars(105)),
    stage('palisade', run(8)),
    stage('tripeaks', dollars(150)),
    stage('bellows', run(6)),
    stage('mesa', dollars(165)),
    stage('staircase', run(7)),
    stage('brickwork', dollars(180)),
    stage('saddle', run(7)),
    stage('three-gems', CLEAR),
    stage('fortress', dollars(200)),
  ],
  times: 1,
  deals: 'consecutive',
  flow: 'until-passed',
  counts: 'sum',
  purse: { start: 60 },
  undo: 'none',
  clock: 'off',
  carries: 'irons',
  shop: [{ item: 'iron', price: IRON }],
  options: {
    bonus: {
      title: 'For passing a stage',
      standard: '50',
      values: {
        50: { title: '$50', set: {} },
        0: { title: 'nothing', set: { 'legs.*.prize': 0 } },
      },
    },
    takeback: takeback('none'),
  },
};
