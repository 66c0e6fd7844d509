/** A game as a tile: a picture of its opening, how hard and long it is, and what the player has made of it. */
import type { GameDef, Preset } from '@cairn/engine';
import { askedOptions, presets } from '@cairn/games';
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

/** The question of the game, a link for each answer. */
const Asked = ({ game, chosen, choose }: Pick<Props, 'chosen' | 'choose'> & { readonly game: string }) => {
  const asked = askedOptions[game];
  if (asked === undefined) return null;
  const { option, values } = asked;
  return (
    <span class="game-asked">
      {values.map((value) => (
        <a
          key={value}
          href={playHref(game, { [option]: value })}
          aria-current={chosen[option] === value}
          data-test={`asked-${game}-${value}`}
          onClick={() => choose(game, value)}
        >
          {gameListWords.asked(option, value)}
        </a>
      ))}
    </span>
  );
};

interface Props {
  readonly game: GameDef;
  readonly record: WinCount | null;
  /** The options by which it is dealt. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (game: string, value: string) => void;
}

export const GameTile = ({ game, record, chosen, choose }: Props) => {
  const { header } = currentRules.now()({ packs: game.pack.packs });
  const { difficulty, length } = game.info;
  return (
    <li class="game-tile">
      <a class="game-play" href={playHref(game.id, chosen)}>
        <OpeningPicture def={game} />
        <span class="game-text">
          <b>
            <span>{game.title}</span>
            <Difficulty level={difficulty} />
          </b>
          <span>
            {header.difficulty(difficulty)}&nbsp;·{' '}
            <span class="minutes">{gameListWords.minutes[length]}</span>
          </span>
          <span>
            {record === null ? gameListWords.notPlayed : gameListWords.record(record.won, record.played)}
          </span>
        </span>
      </a>
      <div class="game-more">
        <Asked game={game.id} chosen={chosen} choose={choose} />
        <PageLink href={rulesHref(game.id, chosen)}>{gameListWords.rules}</PageLink>
        <Variations of={presets.filter((preset) => preset.of === game.id)} />
      </div>
    </li>
  );
};
