/** A small picture of a position: the cards and piles as on the table, without ranks and suits. */
import type { Game, Position } from '@cairn/engine';
import { miniatureOf } from '@cairn/table/miniature';
import { useMemo } from 'preact/hooks';
import './thumbnail.css';

type Layer = ReturnType<typeof miniatureOf>['layers'][number];
type Rects = Layer['rects'];

/** Corners as a part of the width of a card. */
const CORNER = 0.1;

/** Rectangles with round corners as one path. */
const shapeOf = (rects: Rects): string =>
  rects
    .map(({ x, y, w, h }) => {
      const r = Math.round(w * CORNER);
      return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 -${r} -${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} -${r}z`;
    })
    .join('');

/** A diamond in the middle of each rectangle, as a part of its width and height. */
const SIGN = 0.22;

const signsOf = (rects: Rects): string =>
  rects
    .map(({ x, y, w, h }) => {
      const dx = Math.round(w * SIGN);
      const dy = Math.round(h * SIGN);
      return `M${Math.round(x + w / 2)} ${Math.round(y + h / 2) - dy}l${dx} ${dy}l-${dx} ${dy}l-${dx} -${dy}z`;
    })
    .join('');

/** The shape of a layer. A foundation without cards has a sign, as on the table. */
export const layerShape = ({ face, rects }: Layer): string =>
  shapeOf(rects) + (face === 'foundation' ? signsOf(rects) : '');

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
        {layers.map((layer, i) => (
          <path key={i} class={layer.face} d={layerShape(layer)} />
        ))}
      </svg>
    </span>
  );
};
