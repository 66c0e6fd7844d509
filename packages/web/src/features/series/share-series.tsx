/**
 * Sharing a series: a link that begins the same deals, and everything that was played as a text that can be
 * verified.
 */
import { copyText } from '../../shell/copy.ts';
import { saveFile } from '../../platform/save-file.ts';
import { seriesLink, seriesText } from './text.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { formatTitle } from './telling.ts';
import { canShare, shareLink } from '../../shell/share.ts';
import { useShell } from '../../shell/shell.ts';
import { seriesWords } from './messages.ts';

export const ShareSeries = (loaded: LoadedSeries) => {
  const shell = useShell();
  const words = seriesWords;
  const { format } = loaded.series;
  const name = `cairn-${format.id.replaceAll(':', '-')}-${new Date(loaded.kept.began).toISOString().slice(0, 10)}.txt`;
  return (
    <section class="stack" aria-labelledby="pass-on">
      <h2 id="pass-on">{words.pass}</h2>
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-test="copy-series-link"
          onClick={() => void copyText(shell, seriesLink(loaded))}
        >
          {words.copyLink}
        </button>
        {canShare() && (
          <button
            type="button"
            class="button"
            onClick={() => void shareLink(shell, formatTitle(format), seriesLink(loaded))}
          >
            {words.shareLink}
          </button>
        )}
        <button
          type="button"
          class="button"
          data-test="copy-series"
          onClick={() => void copyText(shell, seriesText(loaded))}
        >
          {words.copyText}
        </button>
        <button
          type="button"
          class="button"
          data-test="save-series"
          onClick={() => saveFile(name, seriesText(loaded), 'text/plain')}
        >
          {words.saveFile}
        </button>
      </div>
    </section>
  );
};
