/** A game as a tile: a picture of its opening, how hard and long it is, and what the player has made of it. */
import type { GameDef, Preset } from '@cairn/engine';
import { presets } from '@cairn/games';
import { currentRules } from '@cairn/rulebook';
import { playHref } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { rulesHref } from '../../play/route.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { gameListWords } from './messages.ts';
import type { WinCount } from '../../play/win-counts.ts';

const HARDEST = 5;

const Difficulty = ({ level }: { readonly level: number }) => (
  <span class="dots" aria-hidden="true">
    {Array.from({ length: HARDEST }, (_, i) => (
      <i key={i} class={i < level ? 'on' : ''} />
    ))}
  </span>
);

const Variations = ({ of }: { readonly of: readonly Preset[] }) =>
  of.length === 0 ? null : (
    <details>
      <summary>{gameListWords.variations(of.length)}</summary>
      <ul>
        {of.map(({ id, of: game, options, title }) => (
          <li key={id}>
            <a href={playHref(game, options)}>{pageWords.titled(title)}</a>
          </li>
        ))}
      </ul>
    </details>
  );

interface Props {
  readonly game: GameDef;
  readonly record: WinCount | null;
}

export const GameTile = ({ game, record }: Props) => {
  const { header } = currentRules.now()({ packs: game.pack.packs });
  const { difficulty, length } = game.info;
  return (
    <li class="game-tile">
      <a class="game-play" href={playHref(game.id)}>
        <OpeningPicture def={game} />
        <span class="game-text">
          <b>
            <span>{game.title}</span>
            <Difficulty level={difficulty} />
          </b>
          <span>
            {header.difficulty(difficulty)} · {gameListWords.minutes[length]}
          </span>
          <span>
            {record === null ? gameListWords.notPlayed : gameListWords.record(record.won, record.played)}
          </span>
        </span>
      </a>
      <div class="game-more">
        <PageLink href={rulesHref(game.id)}>{gameListWords.rules}</PageLink>
        <Variations of={presets.filter((preset) => preset.of === game.id)} />
      </div>
    </li>
  );
};
