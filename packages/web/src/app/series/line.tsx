/**
 * Where the deal on the table stands in its series, in the status line: "Hole 3 of 9, +2", and with a purse what is in
 * it and what ending the deal now costs. While it is there the series is kept up to date and binds the acts.
 */
import { standing, stopPrice, type Series } from '@cairn/formats';
import { useEffect } from 'preact/hooks';
import type { Acts } from '../acts.ts';
import type { Desk } from '../desk/desk.ts';
import { seriesHref } from '../route.ts';
import { useShell } from '../shell.ts';
import { pageWords } from '../words/pages.ts';
import { words } from '../words/words.ts';
import { bindActs } from './acts.ts';
import type { Live } from './live.ts';
import { broken, live, sit } from './play.ts';
import { placeOf, totalOf } from './telling.ts';

const free = (acts: Acts): Acts => acts;

/** Seconds left of a series that has a limit; null where there is none. */
const timeLeft = ({ format }: Series, before: number, spent: number): number | null =>
  format.def.seconds === undefined ? null : Math.max(0, format.def.seconds - before - spent);

/** What is said of the deal on the table. */
const partsOf = ({ kept, series }: Live, desk: Desk): readonly string[] => {
  const { format } = series;
  const { game } = desk.session.value;
  const { view, tally, status } = desk.step.value;
  const { rows, seconds } = standing(series);
  const playing = status === 'playing';
  const place = playing ? kept.stand.next : (rows.at(-1)?.place ?? null);
  const { purse } = kept.stand;
  const now = purse !== null && playing ? { ...kept.stand, purse: purse + tally.total } : kept.stand;
  const left = timeLeft(series, seconds, playing ? desk.clock.shown.value : 0);
  return [
    place === null ? pageWords.series.over[kept.stand.ended ?? 'done'] : placeOf(format, place),
    totalOf(format, now),
    ...(purse !== null && playing ? [pageWords.series.stopPrice(stopPrice(game, view, tally))] : []),
    ...(left === null ? [] : [words.time(left)]),
  ].filter((text) => text !== '');
};

export const InSeries = ({ desk }: { readonly desk: Desk }) => {
  const shell = useShell();
  const id = desk.attempt.value.series?.id;
  const now = live.value;
  const here = now !== null && now.kept.id === id ? now : null;
  const { game } = desk.session.value;
  useEffect(() => sit(shell, desk), [shell, desk]);
  useEffect(() => {
    if (here === null) return undefined;
    shell.bind.value = (acts) => bindActs(shell, desk, acts);
    return () => {
      shell.bind.value = free;
    };
  }, [here?.kept.id, game]);
  const left =
    here === null ? null : timeLeft(here.series, standing(here.series).seconds, desk.clock.shown.value);
  const playing = desk.step.value.status === 'playing';
  useEffect(() => {
    if (left === 0 && playing) desk.act({ kind: 'end', why: 'time' });
  }, [left === 0, playing]);
  if (id === undefined || (here === null && broken.value.length === 0)) return null;
  return (
    <a class="in-series" href={seriesHref(id)} data-test="in-series">
      {here === null ? pageWords.series.line : partsOf(here, desk).join(' · ')}
    </a>
  );
};
