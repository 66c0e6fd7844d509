/**
 * "My games": the player's own games, each with its actions, games that came in links, and a button to open
 * files.
 */
import type { Fault } from '@cairn/engine';
import { faultLine } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../shell/questions.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { keepAttempt } from '../../play/attempt.ts';
import type { KeptGame } from '../../catalogue/stored-games.ts';
import { copyText } from '../../shell/copy.ts';
import { rulesHref } from '../../play/route.ts';
import { canShare, shareLink } from '../../shell/share.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { useResults } from '../../shell/use-results.ts';
import { NONE_PLAYED, winCounts, type WinCount } from '../../play/win-counts.ts';
import { pageWords } from '../../i18n/pages.ts';
import { saveGameFile, takeGameFile } from './file.ts';
import {
  changeHref,
  gameCalled,
  LONGEST_TITLE,
  ownGames,
  playHref,
  removeOwn,
  renameOwn,
} from '../../catalogue/own-games-api.ts';
import { saveGame } from '../../shell/save-game.ts';
import { FaultList } from '../../ui/fault-list.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { customGameWords } from './messages.ts';

const madeOf = ({ of, at }: KeptGame): string => {
  const parent = of === null ? null : gameCalled(of);
  return parent === null
    ? customGameWords.madeAnew(at)
    : customGameWords.madeFrom(pageWords.titled(parent.title), at);
};

/** Runs an action and shows `said`, or a message that it could not be stored. */
const tried = async (shell: Shell, deed: Promise<void>, said: string): Promise<void> => {
  try {
    await deed;
    shell.notices.toast.value = said;
  } catch {
    shell.notices.notStored.value = true;
  }
};

/** Replaces the game on the table, so that it has its new title. */
const retitle = async (shell: Shell, id: string): Promise<void> => {
  const controller = shell.controller.value;
  if (controller?.position.session.value.game.id !== id) return;
  const { restore } = await shell.code.catalogue.get();
  controller.amend((now) => {
    const again = restore(keepAttempt(now));
    return again.ok ? again.value : now;
  });
};

const Rename = ({ game: { def } }: { readonly game: KeptGame }) => {
  const shell = useShell();
  const [title, setTitle] = useState(def.title);
  const rename = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = title.trim();
    if (next === '') return;
    const renamed = renameOwn(def.id, next).then(() => retitle(shell, def.id));
    void tried(shell, renamed, customGameWords.renamed(next));
  };
  return (
    <form class="rename" onSubmit={rename}>
      <label for={`title-${def.id}`}>{customGameWords.title}</label>
      <input
        id={`title-${def.id}`}
        autocomplete="off"
        spellcheck={false}
        required
        maxLength={LONGEST_TITLE}
        value={title}
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <button type="submit" class="button" data-test="rename">
        {customGameWords.rename}
      </button>
    </form>
  );
};

const Mine = ({ game, record }: { readonly game: KeptGame; readonly record: WinCount }) => {
  const shell = useShell();
  const { id, title } = game.def;
  const { won, played } = record;
  const link = new URL(playHref(id), location.href).href;
  const remove = (): void => {
    ask(shell, {
      about: {
        title: customGameWords.removeTitle(title),
        lines: [customGameWords.removeText],
        yes: customGameWords.removeNow,
        no: pageWords.cancel,
      },
      run: () => void tried(shell, removeOwn(id), customGameWords.removed(title)),
    });
  };
  return (
    <li class="game-tile" data-test="own-game">
      <a class="game-play" href={playHref(id)} data-test="play-own">
        <OpeningPicture def={game.def} />
        <span class="game-text">
          <b>
            <span data-proper>{title}</span>
          </b>
          <span>{madeOf(game)}</span>
          <span>{played === 0 ? customGameWords.notPlayed : customGameWords.record(won, played)}</span>
        </span>
      </a>
      <div class="game-more">
        <PageLink href={rulesHref(id)}>{customGameWords.rules}</PageLink>
        <PageLink href={changeHref(id)}>{customGameWords.change}</PageLink>
      </div>
      <details class="own-more">
        <summary data-test="more-own">{customGameWords.more}</summary>
        <div class="stack">
          <div class="buttons">
            <button
              type="button"
              class="button"
              data-test="link-own"
              onClick={() => void copyText(shell, link)}
            >
              {customGameWords.copyLink}
            </button>
            {canShare() && (
              <button type="button" class="button" onClick={() => void shareLink(shell, title, link)}>
                {customGameWords.share}
              </button>
            )}
            <button type="button" class="button" data-test="file-own" onClick={() => void saveGameFile(id)}>
              {customGameWords.file}
            </button>
            <button type="button" class="button" data-test="remove-own" onClick={remove}>
              {customGameWords.remove}
            </button>
          </div>
          <Rename key={title} game={game} />
        </div>
      </details>
    </li>
  );
};

const Met = ({ game }: { readonly game: KeptGame }) => {
  const shell = useShell();
  const { id, title } = game.def;
  return (
    <li>
      <a href={playHref(id)} class="met-game">
        <OpeningPicture def={game.def} />
        <span data-proper>{title}</span>
      </a>{' '}
      <button type="button" class="button" data-test="save-met" onClick={() => void saveGame(shell, id)}>
        {pageWords.save}
      </button>{' '}
      <button
        type="button"
        class="button"
        data-test="forget-met"
        onClick={() => void tried(shell, removeOwn(id), customGameWords.forgotten(title))}
      >
        {customGameWords.forget}
      </button>
    </li>
  );
};

/** Ways to get more games: the workshop, and files. Faults of a file are listed. */
const More = () => {
  const shell = useShell();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [said, setSaid] = useState('');
  const take = async (file: File): Promise<void> => {
    setSaid('');
    try {
      const taken = await takeGameFile(await file.text(), file.name);
      setFaults(taken.ok ? [] : taken.error);
      if (taken.ok)
        setSaid((taken.value.known ? customGameWords.here : customGameWords.brought)(taken.value.title));
    } catch {
      shell.notices.notStored.value = true;
    }
  };
  return (
    <>
      <div class="buttons">
        <PageLink class="button" href={changeHref('')}>
          {customGameWords.workshop}
        </PageLink>
        <FileButton
          label={customGameWords.bringFile}
          accept="application/json,.json"
          test="own-file"
          take={(file) => void take(file)}
        />
      </div>
      <p role="status" data-test="own-brought">
        {said}
      </p>
      <FaultList
        lines={faults.map((each) => faultLine(each))}
        lead={customGameWords.notBrought}
        name="own-faults"
      />
    </>
  );
};

export const MyGames = () => {
  // Another tab may have saved games since.
  useEffect(() => void ownGames.refresh(), []);
  const mine = ownGames.list.value;
  const met = ownGames.met.value;
  const results = useResults();
  const records = winCounts(results?.rows.value.values() ?? [], results?.resets.value ?? {});
  return (
    <section class="stack mine" aria-labelledby="my-games" data-test="my-games">
      <h2 id="my-games">{customGameWords.mine}</h2>
      <p class="quiet">{mine.length === 0 ? customGameWords.none : customGameWords.mineText}</p>
      {mine.length > 0 && (
        <ul class="games">
          {mine.map((game) => (
            <Mine key={game.def.id} game={game} record={records.get(game.def.id) ?? NONE_PLAYED} />
          ))}
        </ul>
      )}
      <More />
      {met.length > 0 && (
        <>
          <h3>{customGameWords.fromLinks}</h3>
          <ul class="met" data-test="met-games">
            {met.map((game) => (
              <Met key={game.def.id} game={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
