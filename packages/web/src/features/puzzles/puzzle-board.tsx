/** A puzzle on the normal table: the player's move is judged, and a wrong one is played out to show why it loses. */
import { applyLegal, legalMoves, refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { asksForActs, choiceName, refutation, type ListedPuzzle } from '@cairn/puzzles';
import type { PolicyWeights } from '@cairn/solver';
import { createTable, type Table } from '@cairn/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { tableParts } from '../../shell/table-parts.ts';
import { puzzleWords } from './messages.ts';
import { posedOf, stockText, wasteText } from './posed.ts';

/** Milliseconds per move, and for a whole refutation: a long one goes faster. */
const PACE = 600;
const LONGEST = 8000;

type Phase = 'open' | 'right' | 'refuting' | 'lost' | 'shown';

export interface PuzzleBoardProps {
  readonly game: Game;
  /** The player of refutations. */
  readonly policy: PolicyWeights;
  readonly puzzle: ListedPuzzle;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
  /** What stands above what there is to do, and below the cards of the stock. */
  readonly head: ComponentChildren;
  readonly foot: ComponentChildren;
}

export const PuzzleBoard = ({ game, policy, puzzle, onAnswer, onNext, head, foot }: PuzzleBoardProps) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<Table | null>(null);
  const timer = useRef(0);
  const phase = useRef<Phase>('open');
  const [message, setMessage] = useState('');
  const [ended, setEnded] = useState<Phase>('open');
  const position = useMemo(() => posedOf(game, puzzle), [game, puzzle]);
  const { state, answer } = position;
  /** The position on the table. */
  const at = useRef(state);
  const [now, setNow] = useState(state);

  const enter = (next: Phase, text: string): void => {
    phase.current = next;
    setEnded(next);
    setMessage(text);
    if (text !== '') table.current?.speak(text);
  };
  const draw = (to: State, animate: 'none' | 'move'): void => {
    at.current = to;
    setNow(to);
    const seen = view(game, to);
    const open = phase.current === 'open';
    table.current?.show({
      game,
      view: seen,
      legal: open ? legalMoves(game, seen) : [],
      refusal: (move) => (open ? refusal(game, seen, move) : { kind: 'over' }),
      animate,
    });
  };
  const playOut = (line: readonly Move[], pace: number, then: () => void): void => {
    const [move, ...rest] = line;
    if (move === undefined) return then();
    draw(applyLegal(game, at.current, move), 'move');
    timer.current = window.setTimeout(() => playOut(rest, pace, then), pace);
  };
  const judge = (move: Move): boolean => {
    if (phase.current !== 'open') return false;
    const from = at.current;
    const name = choiceName(game, from, move);
    // A reversible move is no answer yet.
    if (name !== null) onAnswer(name === position.name);
    if (name === position.name) enter('right', puzzleWords.right);
    if (name === null || name === position.name) {
      draw(applyLegal(game, from, move), 'move');
      return true;
    }
    const line = refutation(game, from, move, policy);
    enter('refuting', puzzleWords.refuted(line.length));
    playOut(line, Math.min(PACE, LONGEST / line.length), () => enter('lost', puzzleWords.lost));
    return true;
  };
  const restart = (): void => {
    enter('open', '');
    draw(state, 'none');
  };
  const show = (): void => {
    enter('shown', puzzleWords.answer);
    draw(state, 'none');
    timer.current = window.setTimeout(() => playOut(answer, PACE, () => undefined), PACE);
  };

  useEffect(() => {
    if (root.current === null) return undefined;
    const made = createTable(
      root.current,
      { onMove: ([move]) => move !== undefined && judge(move) },
      tableParts(shell),
    );
    table.current = made;
    made.set(shell.settings.value);
    restart();
    return () => {
      clearTimeout(timer.current);
      made.destroy();
    };
  }, [puzzle]);

  const stock = stockText(game, now);
  const waste = wasteText(game, now);
  return (
    <div class="puzzle-room">
      <div class="stack puzzle-head">
        {head}
        <div class="stack puzzle-said">
          {ended === 'open' && <p>{asksForActs(game) ? puzzleWords.leadActs : puzzleWords.lead}</p>}
          <p role="status" data-test="puzzle-message">
            {message}
          </p>
          <Ways phase={ended} again={restart} show={show} next={onNext} />
        </div>
      </div>
      <div class="puzzle-board" data-test="puzzle" data-phase={ended} ref={root} />
      <div class="stack puzzle-foot">
        {ended === 'open' && now !== state && (
          <div class="buttons">
            <button type="button" class="button" data-test="puzzle-restart" onClick={restart}>
              {puzzleWords.restart}
            </button>
          </div>
        )}
        {stock !== '' && <p class="quiet">{puzzleWords.stock(stock)}</p>}
        {waste !== '' && <p class="quiet">{puzzleWords.waste(waste)}</p>}
        {foot}
      </div>
    </div>
  );
};

interface WaysProps {
  readonly phase: Phase;
  readonly again: () => void;
  readonly show: () => void;
  readonly next: () => void;
}

/** What can be done once there is an answer. */
const Ways = ({ phase, again, show, next }: WaysProps) => (
  <div class="buttons">
    {phase === 'lost' && (
      <>
        <button type="button" class="button" data-test="puzzle-again" onClick={again}>
          {puzzleWords.again}
        </button>
        <button type="button" class="button" data-test="puzzle-show" onClick={show}>
          {puzzleWords.show}
        </button>
      </>
    )}
    {phase !== 'open' && phase !== 'refuting' && (
      <button type="button" class="button primary" data-test="puzzle-next" onClick={next}>
        {puzzleWords.next}
      </button>
    )}
  </div>
);
