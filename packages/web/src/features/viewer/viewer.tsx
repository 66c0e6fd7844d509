/**
 * Shows a finished game: the table as the player saw it, a slider over its moves, a play button, and a link that
 * contains the whole game. Nothing can be moved.
 */
import { changedOptions, parseRecord, stepAt, type Session, type RecordStep } from '@cairn/engine';
import { standingText } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { GUEST } from '../../shell/open-text.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { linkTo } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { PositionBoard } from '../../shell/position-board.tsx';
import { Icon } from '../../ui/icon.tsx';
import { firstIcon, lastIcon, nextIcon, previousIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/page.tsx';
import { Slot } from '../../shell/slot.tsx';
import { ShareGame } from '../../shell/share-game.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { viewerWords } from './messages.ts';

/** Milliseconds per move. */
const PACES = { slow: 1600, normal: 700, fast: 250 } as const;
type Pace = keyof typeof PACES;

interface Game {
  readonly session: Session;
  /** The moves as the record has them, with comments and variations. */
  readonly steps: readonly RecordStep[];
}

/** Notes of the record on a move: its comment, and the moves that were played instead in variations. */
const Notes = ({ step }: { readonly step: RecordStep | undefined }) => (
  <div class="step-notes quiet" data-test="notes">
    {step?.comment !== undefined && <p>{step.comment}</p>}
    {step?.variations?.map((line, i) => (
      <p key={i}>{viewerWords.instead(line.map(({ text }) => text).join(' '))}</p>
    ))}
  </div>
);

const Player = ({ id, session, steps }: Game & { readonly id: string }) => {
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
  const button = (name: string, icon: string, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-tip={label}
      data-test={name}
      onClick={go(to)}
    >
      <Icon path={icon} />
    </button>
  );
  return (
    <>
      <PositionBoard class="viewer-board" session={session} at={at} />
      <div class="stack">
        <label for="scrubber">{viewerWords.scrubber}</label>
        <input
          id="scrubber"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={viewerWords.moveOf(at, last, text)}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))()}
        />
        <p data-test="at">
          {viewerWords.moveOf(at, last, text)} <span class="quiet">{standingText(game, view, score)}</span>
        </p>
        <Notes step={steps[at - 1]} />
        <Slot name="viewer" id={id} session={session} at={at} />
      </div>
      <div class="buttons viewer-buttons">
        {button('to-start', firstIcon, viewerWords.toStart, 0)}
        {button('step-back', previousIcon, viewerWords.stepBack, at - 1)}
        <button
          type="button"
          class="button primary"
          data-test="run"
          onClick={() => {
            if (at >= last) setAt(0);
            setRuns(!runs);
          }}
        >
          {runs ? viewerWords.halt : viewerWords.run}
        </button>
        {button('step-on', nextIcon, viewerWords.stepOn, at + 1)}
        {button('to-end', lastIcon, viewerWords.toEnd, last)}
        <label>
          {viewerWords.pace}{' '}
          <select value={pace} onChange={({ currentTarget }) => setPace(currentTarget.value as Pace)}>
            {(Object.keys(PACES) as Pace[]).map((each) => (
              <option key={each} value={each}>
                {viewerWords.paces[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="buttons">
        <a class="button" href={linkTo({ game: game.id, options, deal, moves: null })}>
          {viewerWords.playDeal}
        </a>
        <ShareGame session={session} />
      </div>
    </>
  );
};

export const Viewer = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  const [shown, setShown] = useState<Game | 'none' | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const text = await shell.db.get('records', id);
      const opened =
        typeof text === 'string' ? await (await shell.code.catalogue.get()).openRecord(text) : null;
      if (opened?.ok !== true) return setShown('none');
      const record = parseRecord(String(text));
      setShown({ session: opened.value, steps: record.ok ? record.value.steps : [] });
      if (id === GUEST) await (await shell.results()).markWatched(opened.value);
    };
    void load();
  }, [id]);
  if (shown === null) return null;
  if (shown === 'none')
    return (
      <Page title={pageWords.historyTitle}>
        <p role="alert">{viewerWords.noRecord}</p>
      </Page>
    );
  const { game, deal } = shown.session;
  return (
    <Page title={viewerWords.viewerTitle(game.def.title, dealTitle(deal))}>
      <Player id={id} {...shown} />
    </Page>
  );
};
