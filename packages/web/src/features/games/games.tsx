/** The gallery: every game as a picture, in families, with search, quick choices and an order. */
import type { Family, GameDef } from '@cairn/engine';
import { absentGame, games, searchGames } from '@cairn/games';
import { currentRules } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { optionsToDeal, readAnswers, storeAnswer, type Answers } from '../../catalogue/asked-options.ts';
import { playHref } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { pageHref } from '../../play/route.ts';
import { winCounts, type WinCount } from '../../play/win-counts.ts';
import { More } from '../../shell/more.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { Slot } from '../../shell/slot.tsx';
import { useResults } from '../../shell/use-results.ts';
import { Page } from '../../ui/page.tsx';
import { gameListWords } from './messages.ts';
import {
  byFamily,
  CHIPS,
  chosenBy,
  ofFamily,
  shownFamilies,
  sortedBy,
  SORTS,
  type Chip,
  type Sort,
} from './order.ts';
import { GameTile } from './tile.tsx';
import { Waiting } from './waiting.tsx';

type Records = ReadonlyMap<string, WinCount>;

const useRecords = (): Records => {
  const results = useResults();
  return results === null ? new Map() : winCounts(results.rows.value.values(), results.resets.value);
};

/** Well-known games that Cairn does not have, and those that are close to them. */
const Absent = ({ text }: { readonly text: string }) => {
  const absent = absentGame(text);
  if (absent === null) return null;
  return (
    <p data-test="absent">
      {gameListWords.absent(absent.title)}{' '}
      {absent.near.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a href={playHref(id)}>{games.find((def) => def.id === id)?.title}</a>
        </span>
      ))}
    </p>
  );
};

const Tiles = ({ defs, records }: { readonly defs: readonly GameDef[]; readonly records: Records }) => {
  const { db } = useShell();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => void readAnswers(db).then(setAnswers), [db]);
  return (
    <ul class="games">
      {defs.map((def) => (
        <GameTile
          key={def.id}
          game={def}
          record={records.get(def.id) ?? null}
          chosen={optionsToDeal(def.id, answers)}
          choose={(id, value) => void storeAnswer(db, answers, id, value).catch(() => undefined)}
        />
      ))}
    </ul>
  );
};

const Families = ({ defs, records }: { readonly defs: readonly GameDef[]; readonly records: Records }) => {
  const { header } = currentRules.now()({ packs: 1 });
  return (
    <>
      {[...byFamily(defs)].map(([family, members]) => (
        <section key={family} class="game-family" aria-labelledby={`family-${family}`}>
          <h2 id={`family-${family}`}>
            {header.family(family)} <span class="quiet">{gameListWords.gamesIn(members.length)}</span>
          </h2>
          <Tiles defs={members} records={records} />
        </section>
      ))}
    </>
  );
};

interface FamilyChoice {
  readonly chosen: Family | null;
  readonly choose: (family: Family | null) => void;
}

/** Narrows the list to a family. */
const ChooseFamily = ({ chosen, choose }: FamilyChoice) => {
  const { header } = currentRules.now()({ packs: 1 });
  const families = shownFamilies();
  return (
    <select
      name="family"
      aria-label={gameListWords.family}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => choose(families.find((each) => each === currentTarget.value) ?? null)}
    >
      <option value="">{gameListWords.allFamilies}</option>
      {families.map((family) => (
        <option key={family} value={family}>
          {gameListWords.inFamily(header.family(family), ofFamily(family, games).length)}
        </option>
      ))}
    </select>
  );
};

export const Games = () => {
  const [text, setText] = useState('');
  const [chip, setChip] = useState<Chip | null>(null);
  const [family, setFamily] = useState<Family | null>(null);
  const [sort, setSort] = useState<Sort>('popular');
  const records = useRecords();
  const found = ofFamily(family, chosenBy(chip, searchGames(text), records));
  const isWhole = text.trim() === '' && chip === null && family === null;
  return (
    <Page title={pageWords.gamesTitle}>
      <search class="find">
        <label class="unseen-text" for="find-game">
          {pageWords.findGame}
        </label>
        <input
          id="find-game"
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={gameListWords.searchAll(games.length)}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div class="game-order">
          <ChooseFamily chosen={family} choose={setFamily} />
          <label>
            {gameListWords.sort}
            <select
              name="sort"
              value={sort}
              onChange={({ currentTarget }) =>
                setSort(SORTS.find((each) => each === currentTarget.value) ?? 'popular')
              }
            >
              {SORTS.map((each) => (
                <option key={each} value={each}>
                  {gameListWords.sorts[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="game-chips">
          {CHIPS.map((each) => (
            <button
              key={each}
              type="button"
              class="game-chip"
              aria-pressed={chip === each}
              data-test={`chip-${each}`}
              onClick={() => setChip(chip === each ? null : each)}
            >
              {gameListWords.chips[each]}
            </button>
          ))}
        </div>
        <p class="quiet" role="status">
          {pageWords.gamesFound(found.length, games.length)}
        </p>
        <Absent text={text} />
      </search>
      {isWhole && <Waiting />}
      {sort === 'family' ? (
        <Families defs={found} records={records} />
      ) : (
        <Tiles defs={sortedBy(sort, found, records)} records={records} />
      )}
      {isWhole && <Slot name="games" />}
      <PageLink class="button" href={pageHref('formats')} data-test="formats">
        {gameListWords.formats}
      </PageLink>
      <More />
    </Page>
  );
};
