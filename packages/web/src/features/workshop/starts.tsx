/** Games to start from: ready ideas, the player's own games, any game of the catalogue, or a minimal one. */
import type { GameDef } from '@cairn/engine';
import { games, searchGames, workshopIdeas } from '@cairn/games';
import { emptyStarts } from '@cairn/workshop';
import { useState } from 'preact/hooks';
import { changeHref, ownGames } from '../../catalogue/own-games-api.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { workshopWords as words } from './messages.ts';

interface ListProps {
  readonly of: readonly GameDef[];
  readonly name: (title: string) => string;
}

const List = ({ of, name }: ListProps) => (
  <ul class="start-games">
    {of.map((def) => (
      <li key={def.id}>
        <a href={changeHref(def.id)} aria-label={name(pageWords.titled(def.title))}>
          <OpeningPicture def={def} />
          <span>{pageWords.titled(def.title)}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Ideas = () => (
  <ul class="start-games start-ideas">
    {(Object.keys(workshopIdeas) as (keyof typeof workshopIdeas)[]).map((idea) => {
      const def = games.find(({ id }) => id === workshopIdeas[idea]);
      return def === undefined ? null : (
        <li key={idea}>
          <a href={changeHref(def.id)} data-test={`idea-${idea}`}>
            <OpeningPicture def={def} />
            <span>
              <b>{words.ideas[idea].title}</b>
              <span class="quiet">{words.ideas[idea].text}</span>
            </span>
          </a>
        </li>
      );
    })}
  </ul>
);

export const Starts = () => {
  const [text, setText] = useState('');
  const found = searchGames(text);
  const mine = ownGames.list.value.map(({ def }) => def);
  return (
    <Page title={words.title}>
      <p class="quiet">{words.text}</p>
      <Ideas />
      {mine.length > 0 && (
        <section aria-labelledby="from-own">
          <h2 id="from-own">{words.yours}</h2>
          <List of={mine} name={words.changeOf} />
        </section>
      )}
      <section aria-labelledby="from-game">
        <h2 id="from-game">{words.fromGame}</h2>
        <search class="find">
          <label for="find-start">{pageWords.findGame}</label>
          <input
            id="find-start"
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p class="quiet" role="status">
            {pageWords.gamesFound(found.length, games.length)}
          </p>
        </search>
        <List of={found} name={words.changeOf} />
      </section>
      <section aria-labelledby="from-nothing">
        <h2 id="from-nothing">{words.starts}</h2>
        <List of={emptyStarts.map(({ def }) => def)} name={words.beginOf} />
      </section>
    </Page>
  );
};
