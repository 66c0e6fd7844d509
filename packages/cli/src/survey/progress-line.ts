/** The progress line of a survey: deals done, deals per second, time left, and the share won so far. */
import { percent, type DealCounts, type SurveyPlan } from '@cairn/lab';
import { shareOf } from '@cairn/stats';
import type { Terminal } from '../terminal/terminal.ts';

const OFTEN_MS = 1000;
const SELDOM_MS = 15_000;

const span = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '?';
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/**
 * "120,000 of 1,000,000, 5,214/s, 2:49 to go: 97.05% [96.95% to 97.15%] winnable, 0 unknown"; "won" for a policy.
 */
const progressLine = (
  { done, winnable, unknown }: DealCounts,
  total: number,
  rate: number,
  solved: boolean,
): string => {
  const number = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 1 : 0 });
  const share = shareOf(winnable, done, unknown);
  const [low, high] = share.wilson.map(percent);
  const what = solved ? `winnable, ${number(unknown)} unknown` : 'won';
  const found = done === 0 ? '' : `: ${percent(winnable / done)} [${low} to ${high}] ${what}`;
  return `${number(done)} of ${number(total)}, ${number(rate)}/s, ${span((total - done) / rate)} to go${found}`;
};

/**
 * Writes the progress line: for a person once a second on the same line, for a file every 15 seconds on a new line.
 */
export const progressReporter = (
  terminal: Terminal,
  { first, last, question }: SurveyPlan,
  before: number,
) => {
  const [total, solved] = [last - first + 1, question.kind === 'solve'];
  const began = terminal.now();
  const { interactive } = terminal;
  let said = began;
  return (counts: DealCounts, over = false): void => {
    const now = terminal.now();
    if (!over && now - said < (interactive ? OFTEN_MS : SELDOM_MS)) return;
    said = now;
    const rate = (counts.done - before) / ((now - began) / 1000);
    const line = progressLine(counts, total, rate, solved);
    terminal.err(interactive ? `\r\u001B[K${line}${over ? '\n' : ''}` : `${line}\n`);
  };
};
