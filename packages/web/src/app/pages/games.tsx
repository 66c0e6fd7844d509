/** The list of games, straight from the catalogue: each with its presets, its rules and a way to play it. */
import { makeLink } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import { rulesHref } from '../route.ts';
import { Page } from '../ui/page.tsx';
import { pageWords } from '../page-words.ts';
import { words } from '../words.ts';

const playHref = (game: string, options: Readonly<Record<string, string>>): string =>
  makeLink({ game, options, deal: null, moves: null });

const Games = () => (
  <Page title={pageWords.gamesTitle}>
    <p class="quiet">{pageWords.gamesText}</p>
    <ul class="games">
      {games.map((game) => (
        <li key={game.id} class="card-box">
          <h2>{game.title}</h2>
          {game.aka !== undefined && <p class="quiet">{pageWords.alsoKnown(game.aka.join(', '))}</p>}
          <p class="tags">
            {game.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
          <div class="buttons">
            <a class="button primary" href={playHref(game.id, {})}>
              {pageWords.play}
            </a>
            <a class="button" href={rulesHref(game.id)}>
              {words.rules}
            </a>
          </div>
          <ul class="presets">
            {presets
              .filter((preset) => preset.of === game.id)
              .map((preset) => (
                <li key={preset.id}>
                  <a href={playHref(game.id, preset.options)}>{preset.title}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  </Page>
);

export default Games;
