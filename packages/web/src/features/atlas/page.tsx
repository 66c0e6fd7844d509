/** The atlas: how hard each game is, in pictures; what others have published beside it; and all figures as tables. */
import { atlasRows, type AtlasData } from '@cairn/trials';
import { fetchAtlas } from '../../catalogue/atlas-data.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { readGroup } from '../../play/read-group.ts';
import { isCounted } from '../../play/results.ts';
import type { ResultStore } from '../../play/result-store.ts';
import { winCounts } from '../../play/win-counts.ts';
import { More } from '../../shell/more.tsx';
import { useResults } from '../../shell/use-results.ts';
import { Page } from '../../ui/page.tsx';
import { Books, Findings, Ladders, LuckOrSkill, Scores, type OwnScores } from './boxes.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { atlasWords } from './messages.ts';
import { Tables } from './tables.tsx';

/** The best scores by the default rules, which are those of the atlas. */
const bestScores = (results: ResultStore | null): OwnScores => {
  const best = new Map<string, number>();
  for (const row of results?.rows.value.values() ?? []) {
    const { id, options } = readGroup(row.group);
    if (Object.keys(options).length > 0 || !isCounted(row, results?.resets.value ?? {})) continue;
    const scoring = gameCalled(id)?.def;
    const better = scoring?.scorings?.[scoring.scoring ?? '']?.low === true ? Math.min : Math.max;
    best.set(id, better(best.get(id) ?? row.score, row.score));
  }
  return best;
};

const Atlas = ({ data }: { readonly data: AtlasData }) => {
  const words = atlasWords;
  const results = useResults();
  const rows = atlasRows(data.entries);
  const own = results === null ? new Map() : winCounts(results.rows.value.values(), results.resets.value);
  const deals = data.entries.reduce((sum, entry) => sum + entry.deals, 0);
  return (
    <Page title={words.title}>
      <div class="atlas" data-test="atlas">
        <p class="lead">{words.lead(deals)}</p>
        <div class="atlas-main">
          <ChanceChart rows={rows} own={own} />
          <LuckOrSkill rows={rows} />
        </div>
        <Findings data={data} />
        <Ladders entries={data.entries} />
        <Scores entries={data.entries} own={bestScores(results)} />
        <Books data={data} />
        <section class="rules">
          <h2>{words.figures}</h2>
          {words.figuresText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Tables data={data} />
        </section>
      </div>
      <More but="atlas" />
    </Page>
  );
};

/** The page with its data. Rejects when they cannot be fetched. */
export const atlas = async () => {
  const data = await fetchAtlas();
  return () => <Atlas data={data} />;
};
