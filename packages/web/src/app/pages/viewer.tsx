/**
 * A game that was played, to look at: the table as the player saw it, with a scrubber over its moves, a way to let it
 * run, and a link that takes the whole of it along. Nothing can be moved here.
 */
import { changedOptions, makeLink, stepAt, type Session } from '@cairn/engine';
import { scoreText } from '@cairn/rulebook';
import { useEffect, useRef, useState } from 'preact/hooks';
import { createTable, type Table } from '../../table/table.ts';
import { movesText } from '../../session/session.ts';
import { copyText } from '../copy.ts';
import { dealTitle } from '../desk/dealing.ts';
import { library } from '../library.ts';
import { useShell } from '../shell.ts';
import { tableWords } from '../ui/board.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { pageWords } from '../words/pages.ts';
import { words } from '../words/words.ts';

/** Milliseconds a move. */
const PACES = { slow: 1600, normal: 700, fast: 250 } as const;
type Pace = keyof typeof PACES;

const Cloth = ({ session, at }: { readonly session: Session; readonly at: number }) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<Table | null>(null);
  useEffect(() => {
    if (root.current === null) return undefined;
    const made = createTable(
      root.current,
      tableWords(() => session.game),
      { onMove: () => false, onRefused: () => undefined },
    );
    table.current = made;
    return () => made.destroy();
  }, [session]);
  useEffect(() => {
    table.current?.set(shell.settings.value);
    const { view } = stepAt(session, at);
    table.current?.show({
      game: session.game,
      view,
      legal: [],
      refusal: () => ({ kind: 'over' }),
      animate: 'move',
    });
  }, [session, at]);
  return <div class="viewer-board" ref={root} />;
};

const Player = ({ session }: { readonly session: Session }) => {
  const shell = useShell();
  const last = session.moves.length;
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= last) {
      setRuns(false);
      return undefined;
    }
    const timer = window.setTimeout(() => setAt(at + 1), PACES[pace]);
    return () => window.clearTimeout(timer);
  }, [runs, at, pace]);
  const go = (to: number) => (): void => {
    setRuns(false);
    setAt(Math.min(last, Math.max(0, to)));
  };
  const { game, deal } = session;
  const { view, score, text } = stepAt(session, at);
  const options = changedOptions(game.base, game.options);
  const link = (moves: readonly string[] | null): string => makeLink({ game: game.id, options, deal, moves });
  const button = (id: string, icon: IconName, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-tip={label}
      data-test={id}
      onClick={go(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <Cloth session={session} at={at} />
      <div class="stack">
        <label for="scrubber">{pageWords.scrubber}</label>
        <input
          id="scrubber"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={pageWords.moveOf(at, last, text)}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))()}
        />
        <p data-test="at">
          {pageWords.moveOf(at, last, text)} <span class="quiet">{scoreText(game, view, score)}</span>
        </p>
      </div>
      <div class="buttons viewer-buttons">
        {button('to-start', 'first', pageWords.toStart, 0)}
        {button('step-back', 'previous', pageWords.stepBack, at - 1)}
        <button
          type="button"
          class="button primary"
          data-test="run"
          onClick={() => {
            if (at >= last) setAt(0);
            setRuns(!runs);
          }}
        >
          {runs ? pageWords.halt : pageWords.run}
        </button>
        {button('step-on', 'next', pageWords.stepOn, at + 1)}
        {button('to-end', 'last', pageWords.toEnd, last)}
        <label>
          {pageWords.pace}{' '}
          <select value={pace} onChange={({ currentTarget }) => setPace(currentTarget.value as Pace)}>
            {(Object.keys(PACES) as Pace[]).map((each) => (
              <option key={each} value={each}>
                {pageWords.paces[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="buttons">
        <a class="button" href={link(null)}>
          {pageWords.playDeal}
        </a>
        <button
          type="button"
          class="button"
          data-test="copy-game"
          onClick={() => void copyText(shell, new URL(link(movesText(session)), location.href).href)}
        >
          {words.copyMoves}
        </button>
      </div>
    </>
  );
};

const Viewer = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  const [session, setSession] = useState<Session | 'none' | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const text = await shell.db.get('records', id);
      const opened = typeof text === 'string' ? (await library.get()).openRecord(text) : null;
      setSession(opened?.ok === true ? opened.value : 'none');
    };
    void load();
  }, [id]);
  if (session === null) return null;
  if (session === 'none')
    return (
      <Page title={pageWords.historyTitle}>
        <p role="alert">{pageWords.noRecord}</p>
      </Page>
    );
  return (
    <Page title={pageWords.viewerTitle(session.game.def.title, dealTitle(session.deal))}>
      <Player session={session} />
    </Page>
  );
};

export default Viewer;
