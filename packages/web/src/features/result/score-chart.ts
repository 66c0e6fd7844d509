/** The chart of a result: how the player's scores are spread, with this one marked. */
import { distribution } from '@cairn/charts';
import type { Game } from '@cairn/engine';
import { pageWords } from '../../i18n/pages.ts';
import '../../ui/chart.css';
import { resultWords } from './messages.ts';

/** The chart as SVG. `scores` has at least one score. */
export const scoreChart = (game: Game, scores: readonly number[], score: number): string => {
  const say = (points: number): string => pageWords.amount(points, game.score.unit);
  return distribution({
    title: resultWords.yourScores,
    summary: resultWords.scoresSummary(say(Math.min(...scores)), say(Math.max(...scores)), say(score)),
    values: scores,
    marked: score,
    say,
    sayMedian: resultWords.median,
  });
};
