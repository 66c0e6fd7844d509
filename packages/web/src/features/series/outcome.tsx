/** The worth of the finished deal in its series, and buttons: the next deal, another try, the score card. */
import { standingOf, type StandingRow } from '@cairn/formats';
import { faultLine } from '@cairn/rulebook';
import type { GameController } from '../../play/game-controller.ts';
import { seriesHref } from '../../play/route.ts';
import { useShell, type Shell, type Actions } from '../../shell/shell.ts';
import { askToStop } from './action-overrides.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { seriesState } from './play.ts';
import { placeOf, termText, totalOf } from './telling.ts';
import { seriesWords } from './messages.ts';

interface Props {
  readonly controller: GameController;
  readonly actions: Actions;
  /** Which part is drawn: the facts, or the buttons. */
  readonly part: 'facts' | 'ways';
}

/** The series, and the row of the deal on the table once it has been entered. */
const entered = (
  shell: Shell,
  id: string,
): { readonly now: LoadedSeries; readonly row: StandingRow } | null => {
  const now = seriesState(shell).loaded.value;
  const last = now?.kept.entries.findLast(({ kind }) => kind === 'deal');
  const row = now === null ? undefined : standingOf(now.series).rows.at(-1);
  return now === null || row === undefined || last?.kind !== 'deal' || last.id !== id ? null : { now, row };
};

const Facts = ({
  now,
  row,
  strict,
}: {
  readonly now: LoadedSeries;
  readonly row: StandingRow;
  readonly strict: boolean;
}) => {
  const words = seriesWords;
  const { format } = now.series;
  const { ended } = now.kept.stand;
  const total = totalOf(format, now.kept.stand);
  const facts = [
    termText(row),
    ...(format.def.flow === 'once' ? [] : [row.passed ? words.passed : words.notPassed]),
  ].filter((text) => text !== '');
  return (
    <>
      <p>
        <strong data-test="series-row">{[placeOf(format, row.place), ...facts].join(' · ')}</strong>
      </p>
      <p class="quiet" data-test="series-stand">
        {now.kept.stand.purse === null ? words.standsAt(total) : total}
        {ended !== null && <> · {words.over[ended]}</>}
      </p>
      {ended === null && !strict && <p class="quiet wraps">{words.dealCounts}</p>}
    </>
  );
};

export const SeriesOutcome = ({ controller, actions, part }: Props) => {
  const shell = useShell();
  const { id, series: seat } = controller.position.attempt.value;
  const words = seriesWords;
  if (seriesState(shell).broken.value.length > 0)
    return part === 'ways' ? null : (
      <ul class="faults" data-test="series-broken">
        {seriesState(shell).broken.value.map((fault) => (
          <li key={fault.message}>{faultLine(fault)}</li>
        ))}
      </ul>
    );
  const here = entered(shell, id);
  if (here === null) return null;
  const { now, row } = here;
  if (part === 'facts') return <Facts now={now} row={row} strict={seat?.strict === true} />;
  const { format } = now.series;
  const going = now.kept.stand.ended === null;
  return (
    <>
      {going && (
        <button
          type="button"
          class="button primary"
          data-test="series-next"
          onClick={() => actions.run('new')}
        >
          {row.counted ? words.next(format.def.unit) : words.tryAgain}
        </button>
      )}
      <a class={`button ${going ? '' : 'primary'}`} href={seriesHref(now.kept.id)} data-test="series-card">
        {format.def.shop === undefined ? words.card : words.cardAndShop}
      </a>
      {going && format.length === 'endless' && (
        <button
          type="button"
          class="button"
          data-test="series-stop"
          onClick={() => askToStop(shell, controller)}
        >
          {words.stop}
        </button>
      )}
    </>
  );
};
