/**
 * The place of the deal on the table in its series, in the status line: "Hole 3 of 9, par 4 · +2"; with a purse also
 * its amount and the price of ending the deal now. While this is mounted, the series is kept up to date and
 * overrides the actions.
 */
import { legAt, standingOf, stopPrice, type Format } from '@cairn/formats';
import { useEffect, useState } from 'preact/hooks';
import type { GameController } from '../../play/game-controller.ts';
import { seriesHref } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { bind } from './action-overrides.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { followSeries, seriesState } from './play.ts';
import { placeOf, totalOf } from './telling.ts';
import { seriesWords } from './messages.ts';

/** "Hole 3 of 9, par 4" */
const legText = (format: Format, place: number): string => {
  const par = format.def.counts === 'strokes' ? (legAt(format, place)?.par ?? null) : null;
  return par === null ? placeOf(format, place) : `${placeOf(format, place)}, ${seriesWords.par(par)}`;
};

/** The texts about the deal on the table. */
const partsOf = ({ kept, series }: LoadedSeries, controller: GameController): readonly string[] => {
  const { format } = series;
  const { game } = controller.position.session.value;
  const { view, tally, status } = controller.position.step.value;
  const { rows } = standingOf(series);
  const playing = status === 'playing';
  const place = playing ? kept.stand.next : (rows.at(-1)?.place ?? null);
  const { purse } = kept.stand;
  const now = purse !== null && playing ? { ...kept.stand, purse: purse + tally.total } : kept.stand;
  return [
    place === null ? seriesWords.over[kept.stand.ended ?? 'done'] : legText(format, place),
    totalOf(format, now),
    ...(purse !== null && playing ? [seriesWords.stopPrice(stopPrice(game, view, tally))] : []),
  ].filter((text) => text !== '');
};

export const SeriesLine = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const id = controller.position.attempt.value.series?.id;
  const now = seriesState(shell).loaded.value;
  const here = now !== null && now.kept.id === id ? now : null;
  useEffect(() => followSeries(shell, controller), [shell, controller]);
  // Shown once the actions are overridden.
  const [bound, setBound] = useState(false);
  useEffect(() => {
    const free = bind(shell, controller);
    setBound(true);
    return free;
  }, [shell, controller]);
  if (!bound || id === undefined || (here === null && seriesState(shell).broken.value.length === 0))
    return null;
  return (
    <a class="in-series" href={seriesHref(id)} data-test="in-series">
      {here === null ? seriesWords.line : partsOf(here, controller).join(' · ')}
    </a>
  );
};
