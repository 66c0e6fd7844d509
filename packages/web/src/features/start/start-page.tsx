/**
 * The start screen, drawn from its content. It asks nothing of the app, because the build draws it too: the screen of a
 * first visit stands in the page's HTML (static-start.tsx) and is seen before any script has run.
 */
import { Icon } from '../../ui/icon.tsx';
import { chartIcon, searchIcon, settingsIcon } from '../../ui/icons.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { pageHref, rulesHref } from '../../play/route.ts';
import { WAY_HREFS, type PlayedTile, type Lead, type StartContent, type TodayTile } from './content.ts';
import type { StartWords } from './messages.ts';

/** Three stones on one another, which is what a cairn is. */
const Stones = () => (
  <svg class="stones" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M8 52c0-6 9-9 24-9s24 3 24 9-10 8-24 8S8 58 8 52z" />
    <path d="M15 35c0-6 7-9 18-9s16 4 16 9-6 7-17 7-17-2-17-7z" />
    <path d="M23 17c0-6 4-11 11-11s9 5 9 10-4 9-11 9-9-3-9-8z" />
  </svg>
);

interface Spoken {
  readonly words: StartWords;
}

const Head = ({ words }: Spoken) => (
  <header class="start-head">
    <span class="wordmark" data-proper>
      <Stones />
      Cairn
    </span>
    <nav>
      <a href={pageHref('games')} aria-label={words.search}>
        <Icon path={searchIcon} />
        <span>{words.search}</span>
      </a>
      <a href={pageHref('statistics')} aria-label={words.statistics}>
        <Icon path={chartIcon} />
        <span>{words.statistics}</span>
      </a>
      <a href={pageHref('settings')} aria-label={words.settings}>
        <Icon path={settingsIcon} />
        <span>{words.settings}</span>
      </a>
    </nav>
  </header>
);

const LeadBox = ({ lead, words }: Spoken & { readonly lead: Lead }) => {
  const { kind, game, position, facts, href, newHref } = lead;
  return (
    <section class="lead-box" aria-labelledby="lead-game">
      <Thumbnail game={game} position={position} />
      <div class="lead-text">
        <p>{words.kinds[kind]}</p>
        <h2 id="lead-game">{game.def.title}</h2>
        <p>{kind === 'welcome' ? words.welcome : facts.join(' · ')}</p>
        <div class="buttons">
          <a class="button on-cloth" href={href} data-test="start-lead">
            {words.buttons[kind]}
          </a>
          <a class="button clear" href={newHref ?? rulesHref(game.id)} data-test="start-other">
            {newHref === null ? words.howTo : words.newDeal}
          </a>
        </div>
      </div>
    </section>
  );
};

const TodayBox = ({ tile, words }: Spoken & { readonly tile: TodayTile | null }) =>
  tile === null ? (
    <li>
      <span class="tile">
        <span class="thumbnail" />
        <span class="tile-text">
          <b>&nbsp;</b>
          <span>&nbsp;</span>
        </span>
      </span>
    </li>
  ) : (
    <li>
      <a class="tile" href={tile.href}>
        <Thumbnail game={tile.game} position={tile.position} />
        <span class="tile-text">
          <b>{tile.title}</b>
          <span class={tile.state}>
            {tile.state === 'won' && tile.score !== null
              ? words.wonWith(tile.score)
              : words.states[tile.state]}
          </span>
        </span>
      </a>
    </li>
  );

const HARDEST = 5;

/** The difficulty in dots, which the text repeats. */
const Level = ({ of }: { readonly of: number }) => (
  <span class="level" aria-hidden="true">
    {Array.from({ length: HARDEST }, (_, i) => (
      <i key={i} class={i < of ? 'on' : ''} />
    ))}
  </span>
);

const GameBox = ({ tile, words }: Spoken & { readonly tile: PlayedTile }) => (
  <li>
    <a class="tile" href={tile.href}>
      <Thumbnail game={tile.game} position={tile.position} />
      <span class="tile-text">
        <b>
          <span>{tile.title}</span>
          <Level of={tile.info.difficulty} />
        </b>
        <span>{words.grade(tile.info.difficulty, tile.info.length)}</span>
        <span>{tile.played === 0 ? words.notPlayed : words.record(tile.won, tile.played)}</span>
      </span>
    </a>
  </li>
);

interface Props extends Spoken {
  readonly content: StartContent;
  /** Shows the deals of earlier days; null in the page's HTML, where nothing can be shown yet. */
  readonly showEarlier: (() => void) | null;
}

export const StartPage = ({ content, words, showEarlier }: Props) => (
  <div class="start">
    <Head words={words} />
    <main>
      <h1>{words.lead(content.all)}</h1>
      <LeadBox lead={content.lead} words={words} />
      <section aria-labelledby="start-today">
        <header>
          <h2 id="start-today">{words.today}</h2>
          <p>
            {[content.date, ...(content.streak > 1 ? [words.streak(content.streak)] : [])].join(' · ')}
            <button
              type="button"
              class="link"
              disabled={showEarlier === null}
              onClick={() => showEarlier?.()}
              data-test="earlier-days"
            >
              {words.earlier}
            </button>
          </p>
        </header>
        <ul class="tiles three">
          {content.today.map((tile, i) => (
            <TodayBox key={i} tile={tile} words={words} />
          ))}
        </ul>
        <p class="about">{words.todayAbout}</p>
      </section>
      <section aria-labelledby="start-games">
        <header>
          <h2 id="start-games">{words.games}</h2>
          <p>
            <a href={pageHref('games')} data-test="all-games">
              {words.allGames(content.all)}
            </a>
          </p>
        </header>
        <ul class="tiles">
          {content.games.map((tile) => (
            <GameBox key={tile.game.id} tile={tile} words={words} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="start-ways">
        <header>
          <h2 id="start-ways">{words.ways}</h2>
        </header>
        <ul class="ways">
          {content.ways.map((way) => (
            <li key={way}>
              <a href={WAY_HREFS[way]}>
                <b>{words.way[way].title}</b>
                <span>{words.way[way].about}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  </div>
);
