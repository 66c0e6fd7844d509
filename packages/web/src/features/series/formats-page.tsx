/** Challenges: the series in progress, every format, and the finished series. */
import { formats as catalogue, sessionOf } from '@cairn/formats';
import { games } from '@cairn/games';
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeries } from './stored-series.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { DUPLICATE_HREF } from '../../play/route.ts';
import { closedBy } from './telling.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { Bring } from './bring.tsx';
import { FormatCard } from './card.tsx';
import { SeriesList } from './list.tsx';
import { seriesWords } from './messages.ts';

/** A session of any game that the player chooses. */
const AnySession = () => {
  const [game, setGame] = useState(games[0]?.id ?? '');
  const def = sessionOf(game);
  if (def === null) return null;
  return (
    <FormatCard key={game} def={def}>
      <label class="option">
        <span>{seriesWords.ofGame}</span>
        <select
          data-test="session-game"
          value={game}
          onChange={({ currentTarget }) => setGame(currentTarget.value)}
        >
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </FormatCard>
  );
};

export const FormatsPage = () => {
  const shell = useShell();
  const [all, setAll] = useState<readonly KeptSeries[]>([]);
  const read = async (): Promise<void> => {
    const kept = (await shell.db.all('series')) as readonly KeptSeries[];
    setAll(kept.toSorted((a, b) => b.stand.at - a.stand.at));
  };
  useEffect(() => void read(), []);
  const changed = (): void => void read();
  const under = all.filter(({ stand }) => stand.ended === null);
  const over = all.filter(({ stand }) => stand.ended !== null);
  const words = seriesWords;
  return (
    <Page title={words.title}>
      <p class="quiet">{words.text}</p>
      <p>
        <PageLink class="button" href={DUPLICATE_HREF} data-test="duplicates">
          {seriesWords.duplicateInvite}
        </PageLink>
      </p>
      {under.length > 0 && (
        <SeriesList title={words.under} series={under} changed={changed} test="under-way" />
      )}
      <div class="formats">
        {catalogue.map((def) => (
          <FormatCard key={def.id} def={def} closedBy={closedBy(def, all)} />
        ))}
        <AnySession />
      </div>
      {over.length > 0 && (
        <SeriesList title={words.finished} series={over} changed={changed} test="finished" />
      )}
      <Bring />
    </Page>
  );
};
