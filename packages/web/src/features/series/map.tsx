/**
 * The map of a series whose legs differ: a winding path with a stone for every leg, which is finished, due or
 * not reached yet. The picture is for sighted players; a list with names and results says the same.
 */
import { legsOf, standingOf, type StandingRow } from '@cairn/formats';
import type { LoadedSeries } from './loaded-series.ts';
import { legTitle, formatTitle, worthOf } from './telling.ts';
import { seriesWords } from './messages.ts';

/** Stones per row, and the distance between them. */
const ACROSS = 5;
const STEP = 64;
const EDGE = 34;
const RADIUS = 20;

/** Every second row runs from right to left. */
const pointOf = (place: number): { readonly x: number; readonly y: number } => {
  const row = Math.floor(place / ACROSS);
  const along = place % ACROSS;
  const column = row % 2 === 0 ? along : ACROSS - 1 - along;
  return { x: EDGE + column * STEP, y: EDGE + row * STEP };
};

type Fate = 'passed' | 'played' | 'here' | 'locked';

const fateOf = (row: StandingRow | undefined, place: number, next: number | null): Fate => {
  if (place === next) return 'here';
  if (row === undefined) return 'locked';
  return row.passed ? 'passed' : 'played';
};

/** The last attempt at each leg. */
const triesOf = (rows: readonly StandingRow[]): ReadonlyMap<number, StandingRow> =>
  new Map(rows.map((row) => [row.place, row]));

/** No map is drawn for more legs than this. */
const MOST = 60;

export const LegMap = ({ kept, series }: LoadedSeries) => {
  const { format } = series;
  const tries = triesOf(standingOf(series).rows);
  const { next } = kept.stand;
  const legs = legsOf(format, format.length === 'endless' ? format.legs.length : MOST);
  const places = legs.map(({ place }) => pointOf(place));
  const width = EDGE * 2 + STEP * (Math.min(ACROSS, legs.length) - 1);
  const height = EDGE * 2 + STEP * (Math.ceil(legs.length / ACROSS) - 1);
  const words = seriesWords;
  return (
    <section class="stack" aria-label={words.mapOf(formatTitle(format))} data-test="map">
      <svg class="leg-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {legs.map(({ place }) => {
          const { x, y } = pointOf(place);
          const fate = fateOf(tries.get(place), place, next);
          return (
            <g key={place} class={fate} transform={`translate(${x} ${y})`}>
              <circle r={RADIUS} />
              {fate === 'here' && <circle class="ring" r={RADIUS + 5} />}
              <text dy={fate === 'passed' ? '0.1em' : '0.35em'}>{place + 1}</text>
              {fate === 'passed' && <path d="m-5 10 4 4 7-8" />}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{words.allLegs(format.def.unit)}</summary>
        <ol class="leg-list">
          {legs.map(({ place }) => {
            const row = tries.get(place);
            const fate = fateOf(row, place, next);
            const facts = [
              legTitle(format, place),
              ...(row === undefined ? [] : [worthOf(format, row)]),
              words.fates[fate],
            ].filter((text) => text !== '');
            return (
              <li key={place} data-fate={fate}>
                {words.legLine(words.place(format.def.unit, place + 1, null), facts.join(' · '))}
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
};
