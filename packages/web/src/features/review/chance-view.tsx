/**
 * The chance move by move: a picture, and below its plot a slider with which keys and screen readers go through the moves. A
 * tap on the picture goes to the move there.
 */
import { chanceChart, CHANCE_SIZE } from '@cairn/charts';
import type { Session } from '@cairn/engine';
import type { Review } from '@cairn/review';
import { useRef } from 'preact/hooks';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';
import { pointText } from './telling.ts';

export interface ChanceProps {
  readonly session: Session;
  readonly review: Review;
  /** The index of a decision; the number of decisions for the end. */
  readonly selected: number;
  readonly select: (i: number) => void;
}

const { left, right, width } = CHANCE_SIZE;

const chartOf = ({ review, selected }: ChanceProps): string => {
  const { moves, result, average } = review;
  const say = (share: number): string => reviewWords.number(of100(share));
  const points = [
    ...moves.map(({ chance: y, low, high, isMistake: isMarked }) => ({ y, low, high, isMarked })),
    { y: result, low: result, high: result, isMarked: false },
  ];
  return chanceChart({
    title: reviewWords.chart,
    summary: reviewWords.chartSummary(
      say(points[0]?.y ?? 0),
      say(result),
      moves.filter(({ isMistake }) => isMistake).length,
    ),
    points,
    selected,
    reference: { y: average, label: reviewWords.averageDeal(say(average)) },
    ends: [reviewWords.dealt, reviewWords.theEnd],
    say,
  });
};

export const ChanceView = (props: ChanceProps) => {
  const { session, review, selected, select } = props;
  const slider = useRef<HTMLInputElement>(null);
  const last = review.moves.length;
  /** Goes to the decision under the pointer. */
  const point = (event: PointerEvent): void => {
    if (event.buttons === 0 || !(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const i = Math.round(((x - left) / (right - left)) * last);
    select(Math.min(last, Math.max(0, i)));
    slider.current?.focus({ preventScroll: true });
  };
  return (
    <figure class="review-figure">
      <figcaption class="quiet">{reviewWords.chart}</figcaption>
      {/* @cairn/charts escapes all text in its SVG. */}
      <div
        class="review-picture"
        data-test="chance-chart"
        onPointerDown={point}
        onPointerMove={point}
        dangerouslySetInnerHTML={{ __html: chartOf(props) }}
      />
      <input
        ref={slider}
        class="review-slider"
        type="range"
        min={0}
        max={last}
        value={selected}
        aria-label={reviewWords.position}
        aria-valuetext={pointText(session, review, selected)}
        data-test="chance-slider"
        onInput={({ currentTarget }) => select(Number(currentTarget.value))}
      />
    </figure>
  );
};
