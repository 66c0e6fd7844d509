/** The shop between two deals: items to buy for the bag, and what is in it. */
import type { Rank } from '@cairn/engine';
import { standingOf } from '@cairn/formats';
import { useShell } from '../../shell/shell.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { buy } from './play.ts';
import { seriesWords } from './messages.ts';

const RANKS: readonly Rank[] = [2, 3, 4, 5, 6, 7, 8, 9];

export const Shop = ({ loaded: { kept, series } }: { readonly loaded: LoadedSeries }) => {
  const shell = useShell();
  const { purse, irons } = standingOf(series);
  const { shop } = series.format.def;
  if (shop === undefined || purse === null || kept.stand.ended !== null) return null;
  const words = seriesWords;
  return (
    <section class="stack shop" aria-label={words.shop} data-test="shop">
      <h2>{words.shop}</h2>
      <p data-test="bag">
        {words.purse(purse)}. {words.bag(irons.join(', '))}
      </p>
      <p class="quiet">{words.shopText}</p>
      {shop.map(({ item, price }) => (
        <div class="buttons" key={item}>
          {RANKS.map((rank) => (
            <button
              key={rank}
              type="button"
              class="button"
              disabled={purse < price}
              data-test={`buy-${rank}`}
              onClick={() => void buy(shell, kept.id, item, rank)}
            >
              {words.buy(rank, price)}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
};
