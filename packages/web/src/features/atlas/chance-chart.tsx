/** How often each game can be won: a row for each game, with the player's own rate where there is enough of it. */
import { dumbbellTrack } from '@cairn/charts';
import type { AtlasRow } from '@cairn/trials';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { rulesHref } from '../../play/route.ts';
import type { WinCount } from '../../play/win-counts.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { atlasWords } from './messages.ts';

/** Fewer deals say little about a player. */
const OWN_DEALS = 10;
const SHOWN = 20;

const shareOf = ({ winnable, deals }: { readonly winnable: number; readonly deals: number }): number =>
  winnable / deals;

const gapOf = ({ solver, careless }: AtlasRow): number =>
  careless === null ? 0 : shareOf(solver) - shareOf(careless);

const ORDERS = {
  easiest: (a: AtlasRow, b: AtlasRow) => shareOf(b.solver) - shareOf(a.solver),
  // Of two games none of whose deals was won, the one with more decided deals is known to be the harder.
  hardest: (a: AtlasRow, b: AtlasRow) =>
    shareOf(a.solver) - shareOf(b.solver) || a.solver.high - b.solver.high,
  gap: (a: AtlasRow, b: AtlasRow) => gapOf(b) - gapOf(a),
  title: (a: AtlasRow, b: AtlasRow) => a.title.localeCompare(b.title),
} as const;
type Order = keyof typeof ORDERS;

const Row = ({ row, own }: { readonly row: AtlasRow; readonly own: WinCount | undefined }) => {
  const { solver, careless } = row;
  const words = atlasWords;
  const ownRate = own === undefined || own.played < OWN_DEALS ? null : own.won / own.played;
  const value = pageWords.rate(solver);
  return (
    <li>
      <PageLink href={rulesHref(row.game)}>{pageWords.titled(row.title)}</PageLink>
      <svg
        class="atlas-track"
        height="22"
        aria-hidden="true"
        dangerouslySetInnerHTML={{
          __html: dumbbellTrack({
            proven: shareOf(solver),
            possible: (solver.winnable + solver.unknown) / solver.deals,
            careless: careless === null ? null : shareOf(careless),
            own: ownRate,
          }),
        }}
      />
      <span>{value}</span>
      <span class="unseen-text">
        {careless !== null && words.carelessWins(pageWords.rate(careless))}
        {ownRate !== null && words.youWin(ownRate)}
      </span>
    </li>
  );
};

interface Props {
  readonly rows: readonly AtlasRow[];
  readonly own: ReadonlyMap<string, WinCount>;
}

export const ChanceChart = ({ rows, own }: Props) => {
  const words = atlasWords;
  const [order, setOrder] = useState<Order | 'mine'>('easiest');
  const [isWhole, setWhole] = useState(false);
  const sorted =
    order === 'mine'
      ? rows.filter(({ game }) => own.has(game)).toSorted(ORDERS.easiest)
      : rows.toSorted(ORDERS[order]);
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  return (
    <section class="card-box">
      <h2>{words.chances}</h2>
      <p class="atlas-legend">
        <span class="key-careless">{words.legend.careless}</span>
        <span class="key-proven">{words.legend.proven}</span>
        <span class="key-undecided">{words.legend.undecided}</span>
        {rows.some(({ game }) => (own.get(game)?.played ?? 0) >= OWN_DEALS) && (
          <span class="key-own">{words.legend.own}</span>
        )}
        <label>
          {words.sort}{' '}
          <select
            value={order}
            data-test="atlas-sort"
            onChange={({ currentTarget: { value } }) => setOrder(value as Order | 'mine')}
          >
            {(
              [...(Object.keys(ORDERS) as Order[]), ...(own.size > 0 ? (['mine'] as const) : [])] as const
            ).map((each) => (
              <option key={each} value={each}>
                {words.orders[each]}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div class="atlas-axis" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{words.percentOf(mark)}</span>
        ))}
      </div>
      <ol class="atlas-rows" data-test="atlas-chances">
        {shown.map((row) => (
          <Row key={row.game} row={row} own={own.get(row.game)} />
        ))}
      </ol>
      {shown.length < sorted.length && (
        <button type="button" class="button" data-test="atlas-all" onClick={() => setWhole(true)}>
          {words.showAll(sorted.length)}
        </button>
      )}
    </section>
  );
};
