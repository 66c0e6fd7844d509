/**
 * The figures of the game that is being edited. Measuring begins when edits pause and ends with the next edit. The
 * figures on the page change at most once a second, and only milestones are announced.
 */
import type { Game } from '@cairn/engine';
import { GOOD_HALF_WIDTH, type GameFigures, type ShareEstimate } from '@cairn/trials';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { logBug } from '../../platform/errors.ts';
import { measure } from '../../workers/measure.ts';

/** Milliseconds without an edit before measuring begins. */
const PAUSE_MS = 250;
/** Milliseconds between two changes of the figures; faster ones cannot be read. */
const PACE_MS = 1000;

/** How well the winnable share is known: at all, within ±3 points, or as well as it will be. */
type Stage = 'first' | 'good' | 'over';

/** A stage, and the solver's estimate when it was reached. */
interface Milestone {
  readonly stage: Stage;
  readonly solver: ShareEstimate;
}

export type FiguresState =
  /** There is no game; no figures yet; measuring failed. */
  | { readonly kind: 'none' | 'waiting' | 'failed' }
  | { readonly kind: 'told'; readonly figures: GameFigures; readonly milestone: Milestone | null };

const milestoneOf = ({ estimates: [solver], over }: GameFigures): Milestone | null => {
  if (solver?.question.kind !== 'solve') return null;
  const good = (solver.high - solver.low) / 2 <= GOOD_HALF_WIDTH;
  return { stage: over ? 'over' : good ? 'good' : 'first', solver };
};

/** Measures a game for as long as it is shown. Null stands for no game. */
export const useFigures = (game: Game | null): ReadonlySignal<FiguresState> => {
  const live = useSignal<FiguresState>({ kind: 'waiting' });
  useEffect(() => {
    live.value = { kind: game === null ? 'none' : 'waiting' };
    if (game === null) return undefined;
    let end = (): void => undefined;
    let reached: Milestone | null = null;
    let shown = 0;
    let late: number | undefined;
    const show = (figures: GameFigures): void => {
      window.clearTimeout(late);
      shown = performance.now();
      const milestone = milestoneOf(figures);
      if (milestone?.stage !== reached?.stage) reached = milestone;
      live.value = { kind: 'told', figures, milestone: reached };
    };
    const told = (figures: GameFigures): void => {
      window.clearTimeout(late);
      const wait = shown + PACE_MS - performance.now();
      if (wait <= 0 || milestoneOf(figures)?.stage !== reached?.stage) show(figures);
      else late = window.setTimeout(() => show(figures), wait);
    };
    const failed = (error: unknown): void => {
      logBug(error);
      window.clearTimeout(late);
      live.value = { kind: 'failed' };
    };
    const pause = window.setTimeout(() => {
      end = measure(game, { told, failed });
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(pause);
      window.clearTimeout(late);
      end();
    };
    // Equal rules have equal figures, whatever the title.
  }, [game?.rules ?? null]);
  return live;
};
