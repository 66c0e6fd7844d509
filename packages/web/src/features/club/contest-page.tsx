/** A contest: what is played and how, its boards, its tables, and what proves that the boards were not changed. */
import type { ContestBoard, ContestView, OpenedBoard } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ask as askFirst } from '../../shell/questions.ts';
import { copyText } from '../../shell/copy.ts';
import { useShell } from '../../shell/shell.ts';
import { openedCommitment } from './board-proof.ts';
import { ClubPage } from './club-page.tsx';
import { contestHref, boardHref } from './club-route.ts';
import { clubOf } from './club.ts';
import { dateOfWindow, dayIn, spanUntil } from './dates.ts';
import { gameTitle } from './game-title.ts';
import { GradeDots } from './grade-dots.tsx';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { problemText, responseText } from './problem-text.ts';
import { ReportForm } from './report-form.tsx';
import { BoardResults, TotalTable, useScoring } from './standings.tsx';
import { useAnswer } from './use-answer.ts';

interface ViewProps {
  readonly view: ContestView;
  readonly show: (view: ContestView) => void;
}

const factsOf = ({ policy, opens, closes, now, players, owner }: ContestView): readonly string[] => [
  now < opens
    ? clubWords.opensOn(new Date(opens))
    : now < closes
      ? clubWords.left(spanUntil(closes, now))
      : clubWords.closedOn(new Date(closes)),
  ...(players > 0 ? [clubWords.players(players)] : []),
  policy.seconds === undefined ? clubWords.noLimit : clubWords.timeLimit(policy.seconds / 60),
  ...(policy.cards === 'open'
    ? [clubWords.anyHelpAllowed]
    : [
        policy.undo ? clubWords.undoAllowed : clubWords.noUndo,
        ...(policy.hints ? [clubWords.hintsAllowed] : []),
      ]),
  ...(owner === null ? [] : [clubWords.madeBy(owner)]),
];

const Enter = ({ view, show, invitation }: ViewProps & { readonly invitation: string | null }) => {
  const shell = useShell();
  const { client, join } = clubOf(shell);
  const [fault, setFault] = useState('');
  if (view.isEntered || view.now >= view.closes) return null;
  const enter = async (): Promise<void> => {
    const joined = await join();
    const body = invitation === null ? {} : { invitation };
    const entered = joined.ok
      ? await client.ask<ContestView>('POST', `/contests/${view.id}/enter`, body)
      : joined;
    if (entered.ok) show(entered.value);
    else setFault(problemText(entered));
  };
  return (
    <div class="stack">
      {view.entry === null ? (
        <div class="buttons">
          <button type="button" class="button primary" onClick={() => void enter()} data-test="enter">
            {clubWords.enter}
          </button>
        </div>
      ) : (
        <p data-test="entry-refused">{clubWords.entry(view.entry)}</p>
      )}
      <p class="faults" role="alert">
        {fault}
      </p>
    </div>
  );
};

const ownText = ({ own }: ContestBoard): string => {
  if (own === null) return '';
  if (!own.over) return clubWords.begun;
  const end = pageWords.endings[own.status as keyof typeof pageWords.endings] ?? '';
  return own.percent === null ? end : `${end} · ${clubWords.beaten(own.percent)}`;
};

const Boards = ({ view }: { readonly view: ContestView }) => {
  const isOpen = view.now >= view.opens && view.now < view.closes && view.isEntered;
  const begun = view.boards.find(({ own }) => own !== null && !own.over);
  /** The one to go on with. */
  const next = begun ?? view.boards.find(({ own }) => own === null);
  return (
    <section aria-labelledby="club-boards">
      <h2 id="club-boards">{clubWords.boardsTitle}</h2>
      <ol class="club-rows">
        {view.boards.map((board) => {
          const { n, own } = board;
          const isWaiting = view.policy.atOnce === 1 && begun !== undefined && begun !== board;
          const canPlay = isOpen && own?.over !== true && !isWaiting;
          return (
            <li key={n} class="club-board">
              <span>
                <b>
                  {clubWords.board(n + 1)}: {gameTitle(board.game, board.options)}
                </b>{' '}
                <GradeDots of={board.grade} />
                <span class="quiet club-own">
                  {[ownText(board), board.finished > 0 ? clubWords.finishedBy(board.finished) : '']
                    .filter((text) => text !== '')
                    .join(' · ')}
                </span>
              </span>
              {canPlay && (
                <a
                  class={next === board ? 'button primary' : 'button'}
                  href={boardHref(view.id, n)}
                  data-test={`play-${n}`}
                >
                  {own === null ? clubWords.play : clubWords.goOn}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Tables = ({ view }: { readonly view: ContestView }) => {
  const [chosen, setChosen] = useState(view.boards.length > 1 ? -1 : 0);
  const [scoring, switcher] = useScoring();
  const board = view.boards[chosen];
  const isEmpty = view.boards.every(({ finished }) => finished === 0);
  return (
    <section aria-labelledby="club-tables">
      <h2 id="club-tables">{clubWords.results}</h2>
      {isEmpty ? null : (
        <div class="club-switches">
          {view.boards.length > 1 && (
            <label>
              {clubWords.show}{' '}
              <select
                value={`${chosen}`}
                onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
                data-test="club-which"
              >
                <option value="-1">{clubWords.allBoards}</option>
                {view.boards.map(({ n }) => (
                  <option key={n} value={`${n}`}>
                    {clubWords.board(n + 1)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {switcher}
        </div>
      )}
      {board === undefined ? (
        <TotalTable contest={view.id} scoring={scoring} />
      ) : (
        <BoardResults
          key={board.n}
          contest={view.id}
          board={board.n}
          scoring={scoring}
          canWatch={board.disclosure.lines}
        />
      )}
      {view.boards.some(({ disclosure }) => disclosure.lines) ? null : (
        <p class="quiet">{clubWords.linesWhen[view.policy.lines]}</p>
      )}
    </section>
  );
};

type Checked = 'same' | 'other' | 'failed';

const Proof = ({ view }: { readonly view: ContestView }) => {
  const { client } = clubOf(useShell());
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  const check = async (): Promise<void> => {
    const found: Checked[] = [];
    for (const { n, commitment } of view.boards) {
      const opened = await client.ask<OpenedBoard>('GET', `/contests/${view.id}/boards/${n}/opened`);
      const isSame = opened.ok && (await openedCommitment(opened.value)) === commitment;
      found.push(!opened.ok ? 'failed' : isSame ? 'same' : 'other');
    }
    setChecked(found);
  };
  const isOver = view.now >= view.closes;
  return (
    <details class="card-box" data-test="club-proof">
      <summary>{clubWords.proof}</summary>
      <p>{isOver ? clubWords.proofOver : clubWords.proofAbout}</p>
      <ol class="club-hashes">
        {view.boards.map(({ n, commitment }) => (
          <li key={n}>
            <code>{commitment}</code> {checked[n] !== undefined && clubWords.checked[checked[n]]}
          </li>
        ))}
      </ol>
      {isOver && (
        <button type="button" class="button" onClick={() => void check()} data-test="check-proof">
          {clubWords.check}
        </button>
      )}
    </details>
  );
};

const Ways = ({ view, show }: ViewProps) => {
  const shell = useShell();
  const { client } = clubOf(shell);
  const [fault, setFault] = useState('');
  const [copied, setCopied] = useState('');
  const download = async (): Promise<void> => {
    const response = await fetch(`/api/contests/${view.id}/file`).catch(() => null);
    if (response?.ok === true) saveFile(`${view.title}.txt`, await response.text(), 'text/plain');
    else setFault(response === null ? clubWords.away : await responseText(response));
  };
  const close = async (): Promise<void> => {
    const closed = await client.ask<ContestView>('PATCH', `/contests/${view.id}`, { close: true });
    if (closed.ok) show(closed.value);
    else setFault(problemText(closed));
  };
  const copy = async (): Promise<void> => {
    await copyText(shell, link);
    // Toasts belong to the table. What cannot be copied is shown.
    shell.notices.toast.value = '';
    if (shell.notices.uncopied.value === '') setCopied(words.copied);
  };
  const link = `${location.origin}/${contestHref(view.id, view.invitation)}`;
  return (
    <div class="stack">
      <div class="buttons">
        <button type="button" class="button" onClick={() => void copy()} data-test="copy-link">
          {view.invitation === null ? clubWords.copyLink : clubWords.copyInvitation}
        </button>
        {view.boards.some(({ disclosure }) => disclosure.lines) && (
          <button type="button" class="button" onClick={() => void download()} data-test="club-file">
            {clubWords.file}
          </button>
        )}
        {view.isOwner && view.now < view.closes && (
          <button
            type="button"
            class="button"
            data-test="close-contest"
            onClick={() =>
              askFirst(shell, {
                about: {
                  title: clubWords.closing.title,
                  lines: [clubWords.closing.line],
                  yes: clubWords.closing.yes,
                  no: pageWords.cancel,
                },
                run: () => void close(),
              })
            }
          >
            {clubWords.close}
          </button>
        )}
      </div>
      <p role="status">{copied}</p>
      <p class="faults" role="alert">
        {fault}
      </p>
    </div>
  );
};

/** A daily deal has no title: it is called by its game and its date. */
const titleOf = ({ title, boards, opens }: ContestView): string => {
  const [board] = boards;
  return title !== '' || board === undefined
    ? title
    : `${gameTitle(board.game, board.options)} · ${clubWords.shortDay(dayIn(dateOfWindow(opens)))}`;
};

interface Props {
  readonly contest: string;
  readonly invitation: string | null;
}

export const ContestPage = ({ contest, invitation }: Props) => {
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const { answer, ask, show } = useAnswer<ContestView>(`/contests/${encodeURIComponent(contest)}${query}`);
  if (answer?.ok !== true)
    return (
      <ClubPage title={clubWords.contest}>
        {answer === null ? (
          <p class="loading club-loading">{clubWords.asking}</p>
        ) : (
          <ClubProblem answer={answer} retry={ask} />
        )}
      </ClubPage>
    );
  const view = answer.value;
  return (
    <ClubPage title={titleOf(view)}>
      <p class="quiet">{factsOf(view).join(' · ')}</p>
      <Enter view={view} show={show} invitation={invitation} />
      <Boards view={view} />
      <Tables view={view} />
      <Ways view={view} show={show} />
      <Proof view={view} />
      <ReportForm contest={view.title === '' ? null : view.id} />
    </ClubPage>
  );
};
