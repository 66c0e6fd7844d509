/**
 * The table of the workshop: the changed game, dealt again after every change without faults, to look at and to play.
 * The page has one table for as long as it is open. What is played on it is not stored.
 */
import { back, begin, legalMoves, refusal, stepAt, type Deal, type Game, type Session } from '@cairn/engine';
import { refusalSentence } from '@cairn/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { createTable, type Table, type TableCallbacks } from '@cairn/table';
import { dealTitle } from '../../i18n/deal-title.ts';
import { randomDeal } from '../../play/random-deal.ts';
import { countMovesBack, playAsUndoGroup } from '../../play/undo-groups.ts';
import { useShell } from '../../shell/shell.ts';
import { tableParts } from '../../shell/table-parts.ts';
import { workshopWords as words } from './messages.ts';
import { words as tableTexts } from '../../i18n/words.ts';

interface Props {
  /** Null if there is none to show. */
  readonly game: Game | null;
  /** Whether the definition has faults: the table shows the last game without any, and it cannot be played. */
  readonly waits: boolean;
  /** Further actions for the game. */
  readonly children: ComponentChildren;
}

const lastGroupUndone = (session: Session): Session => back(session, countMovesBack(session, 1));

const dealt = (game: Game, deal: Deal): Session | null => {
  const session = begin(game, deal);
  return session.ok ? session.value : null;
};

export const Trial = ({ game, waits, children }: Props) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<Table | null>(null);
  /** For the table's callbacks, which are made once. */
  const now = useRef<Session | null>(null);
  const [deal, setDeal] = useState(randomDeal);
  const [session, setSession] = useState<Session | null>(null);
  const [why, setWhy] = useState('');

  const go = (next: Session | null): void => {
    now.current = next;
    setWhy('');
    setSession(next);
  };
  const undo = (): void => {
    if (now.current !== null) go(lastGroupUndone(now.current));
  };

  useEffect(() => {
    if (game !== null) go(dealt(game, deal));
  }, [game, deal]);

  useEffect(() => {
    if (root.current === null || session === null || table.current !== null) return;
    const callbacks: TableCallbacks = {
      onMove: (moves, { replacesLast }) => {
        if (now.current === null) return false;
        go(playAsUndoGroup(replacesLast ? lastGroupUndone(now.current) : now.current, moves));
        return true;
      },
      onRefused: (reason) => {
        if (now.current === null) return;
        const sentence = refusalSentence(now.current.game, stepAt(now.current).view, reason);
        setWhy(sentence);
        table.current?.speak(sentence);
      },
    };
    table.current = createTable(root.current, callbacks, tableParts(shell));
  }, [session]);
  useEffect(
    () => () => {
      table.current?.destroy();
      table.current = null;
    },
    [],
  );

  const shown = useRef<readonly [Game, Deal] | null>(null);
  useEffect(() => {
    if (session === null) return;
    const { view } = stepAt(session);
    const again = shown.current?.[0] === session.game && shown.current[1] === session.deal;
    shown.current = [session.game, session.deal];
    table.current?.set({ ...shell.settings.value, own: shell.actions.ownKeys.value });
    table.current?.show({
      game: session.game,
      view,
      legal: legalMoves(session.game, view),
      refusal: (move) => refusal(session.game, view, move),
      animate: again ? 'move' : 'deal',
    });
  }, [session]);

  const status = session === null ? 'playing' : stepAt(session).status;
  const ending = status === 'won' ? words.won : status === 'playing' ? why : words.over;
  return (
    <section class="trial" aria-labelledby="trial-title" data-test="trial">
      <h2 id="trial-title">
        {words.table}
        {session !== null && <span class="quiet"> {tableTexts.deal(dealTitle(session.deal))}</span>}
      </h2>
      <div class="board" inert={waits} ref={root} />
      <p class="quiet trial-told" role="status" data-test="trial-told">
        {waits ? words.waits : ending}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="button"
          disabled={waits || session === null || session.cursor === 0}
          data-test="trial-undo"
          onClick={undo}
        >
          {words.takeBack}
        </button>
        <button
          type="button"
          class="button"
          disabled={waits}
          data-test="another-deal"
          onClick={() => setDeal(randomDeal())}
        >
          {words.anotherDeal}
        </button>
        {children}
      </div>
    </section>
  );
};
