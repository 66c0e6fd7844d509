/** A small picture of a position: the cards and piles as on the table, without ranks and suits. */
import type { Game, Position } from '@cairn/engine';
import { miniatureOf } from '@cairn/table/miniature';
import { useMemo } from 'preact/hooks';
import './thumbnail.css';

type Rects = ReturnType<typeof miniatureOf>['layers'][number]['rects'];

/** Corners as a part of the width of a card. */
const CORNER = 0.1;

/** Rectangles with round corners as one path. */
export const shapeOf = (rects: Rects): string =>
  rects
    .map(({ x, y, w, h }) => {
      const r = Math.round(w * CORNER);
      return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 -${r} -${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} -${r}z`;
    })
    .join('');

interface Props {
  readonly game: Game;
  readonly position: Pick<Position, 'piles'>;
}

/** It fills the width and height that its class has. Screen readers skip it: the text beside it names the game. */
export const Thumbnail = ({ game, position }: Props) => {
  const { width, height, layers } = useMemo(() => miniatureOf(game, position), [game, position]);
  return (
    <span class="thumbnail" aria-hidden="true">
      <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`}>
        {layers.map(({ face, rects }, i) => (
          <path key={i} class={face} d={shapeOf(rects)} />
        ))}
      </svg>
    </span>
  );
};
