/**
 * Series as a list: title and standing of each, with links to continue it and to its score card, and a delete
 * button.
 */
import type { KeptSeries } from './stored-series.ts';
import { ask } from '../../shell/questions.ts';
import { seriesHref } from '../../play/route.ts';
import { formatOfKept } from './loaded-series.ts';
import { goOn, remove } from './play.ts';
import { standText, formatTitle } from './telling.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { seriesWords } from './messages.ts';

interface Props {
  readonly title: string;
  readonly series: readonly KeptSeries[];
  /** Called after a series was deleted. */
  readonly changed: () => void;
  readonly test: string;
}

const Line = ({ kept, changed }: { readonly kept: KeptSeries; readonly changed: () => void }) => {
  const shell = useShell();
  const format = formatOfKept(kept);
  const words = seriesWords;
  const title = format.ok ? formatTitle(format.value) : kept.format;
  const stand = format.ok ? standText(format.value, kept.stand) : '';
  const where = `${stand}, ${words.began(kept.began)}`;
  const askToRemove = (): void => {
    ask(shell, {
      about: {
        title: words.removeTitle(title),
        lines: [where, words.removeText],
        yes: words.remove,
        no: pageWords.cancel,
      },
      run: () => void remove(shell, kept).then(changed),
    });
  };
  return (
    <li>
      <p>
        <strong>{title}</strong> <span data-test="stands">{stand}</span>{' '}
        <span class="quiet">{words.began(kept.began)}</span>
      </p>
      <div class="buttons">
        {kept.stand.ended === null && format.ok && (
          <button
            type="button"
            class="button primary"
            aria-label={words.goOnWith(title, where)}
            data-test="go-on-series"
            onClick={() => void goOn(shell, kept.id)}
          >
            {words.goOn}
          </button>
        )}
        <a class="button" href={seriesHref(kept.id)} aria-label={words.cardOf(title, where)} data-test="card">
          {words.card}
        </a>
        <button
          type="button"
          class="button"
          aria-label={words.removeOf(title, where)}
          data-test="remove"
          onClick={askToRemove}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
};

export const SeriesList = ({ title, series, changed, test }: Props) => (
  <section class="card-box" data-test={test}>
    <h2>{title}</h2>
    <ul class="series-list">
      {series.map((kept) => (
        <Line key={kept.id} kept={kept} changed={changed} />
      ))}
    </ul>
  </section>
);
