/** Games to start from: a minimal one, one of the player's own, or any game of the catalogue. */
import { games, searchGames } from '@cairn/games';
import { emptyStarts } from '@cairn/workshop';
import { useState } from 'preact/hooks';
import { changeHref, ownGames } from '../../catalogue/own-games-api.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { workshopWords as words } from './messages.ts';

interface ListProps {
  readonly of: readonly { readonly id: string; readonly title: string }[];
  readonly name: (title: string) => string;
}

const List = ({ of, name }: ListProps) => (
  <ul class="start-games">
    {of.map(({ id, title }) => (
      <li key={id}>
        <a href={changeHref(id)} aria-label={name(title)}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

export const Starts = () => {
  const [text, setText] = useState('');
  const found = searchGames(text);
  const mine = ownGames.list.value.map(({ def }) => def);
  return (
    <Page title={words.title}>
      <p class="quiet">{words.text}</p>
      <section aria-labelledby="from-nothing">
        <h2 id="from-nothing">{words.starts}</h2>
        <List
          of={emptyStarts.map(({ def: { id, title } }) => ({ id, title: pageWords.titled(title) }))}
          name={words.beginOf}
        />
      </section>
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
    </Page>
  );
};
