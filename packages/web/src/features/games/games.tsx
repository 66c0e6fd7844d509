/** The list of games: those that can be continued, and the whole catalogue with search and filters. */
import type { GameDef, Preset } from '@cairn/engine';
import { chooseGames, games, presets, type FacetChoice } from '@cairn/games';
import { useState } from 'preact/hooks';
import { PageLink } from '../../shell/page-link.tsx';
import { playHref } from '../../catalogue/own-games-api.ts';
import { Slot } from '../../shell/slot.tsx';
import { pageHref, rulesHref } from '../../play/route.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { Filters } from './filters.tsx';
import { Waiting } from './waiting.tsx';
import { gameListWords } from './messages.ts';

/** More variations than this are folded, so that a box does not fill a page. */
const SHOWN = 3;

const Presets = ({ of }: { readonly of: readonly Preset[] }) => {
  const list = (
    <ul class="presets">
      {of.map(({ id, of: game, options, title }) => (
        <li key={id}>
          <a href={playHref(game, options)}>{pageWords.titled(title)}</a>
        </li>
      ))}
    </ul>
  );
  if (of.length <= SHOWN) return list;
  return (
    <details>
      <summary>{gameListWords.variations(of.length)}</summary>
      {list}
    </details>
  );
};

const Box = ({ game }: { readonly game: GameDef }) => (
  <li class="card-box">
    <OpeningPicture def={game} />
    <h2>{game.title}</h2>
    {game.aka !== undefined && <p class="quiet">{pageWords.alsoKnown(game.aka.join(', '))}</p>}
    <p class="tags">
      {game.tags.map((tag) => (
        <span key={tag}>{pageWords.titled(tag)}</span>
      ))}
    </p>
    <div class="buttons">
      <a class="button primary" href={playHref(game.id)}>
        {pageWords.play}
      </a>
      <PageLink class="button" href={rulesHref(game.id)}>
        {gameListWords.rules}
      </PageLink>
    </div>
    <Presets of={presets.filter((preset) => preset.of === game.id)} />
  </li>
);

export const Games = () => {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<FacetChoice>({});
  const found = chooseGames(text, choice);
  return (
    <Page title={pageWords.gamesTitle}>
      <p class="quiet">{gameListWords.gamesText}</p>
      <p>
        <PageLink class="button" href={pageHref('formats')} data-test="formats">
          {gameListWords.formats}
        </PageLink>
      </p>
      <Waiting />
      <Slot name="games" />
      <search class="find">
        <label for="find-game">{pageWords.findGame}</label>
        <input
          id="find-game"
          type="search"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Filters choice={choice} choose={setChoice} />
        <p class="quiet" role="status">
          {pageWords.gamesFound(found.length, games.length)}
        </p>
      </search>
      <ul class="games">
        {found.map((game) => (
          <Box key={game.id} game={game} />
        ))}
      </ul>
      <More />
    </Page>
  );
};
