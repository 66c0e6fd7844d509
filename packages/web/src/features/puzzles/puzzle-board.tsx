/** A puzzle on the normal table: the player's move is judged, and a wrong one is played out to show why it loses. */
import {
  applyLegal,
  cardOf,
  legalMoves,
  rankLetter,
  rankOf,
  refusal,
  suitOf,
  view,
  type Game,
  type Move,
  type Rank,
  type State,
} from '@cairn/engine';
import { choiceOf, plainValues, puzzlePosition, refutation, type ListedPuzzle } from '@cairn/puzzles';
import { createTable, type Table } from '@cairn/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { tableParts } from '../../shell/table-parts.ts';
import { puzzleWords } from './messages.ts';

/** Milliseconds per move, and for a whole refutation: a long one goes faster. */
const PACE = 600;
const LONGEST = 8000;

const PIPS = '♣♦♥♠';

/** As the cards on the table have it: 10, not T. */
const rankText = (rank: Rank): string => (rank === 10 ? '10' : rankLetter(rank));

/** The cards of the stock, the next one first; '' if there is none. */
const stockText = ({ stock }: Game, { piles }: State): string =>
  (stock === null ? [] : (piles[stock] ?? []))
    .map((card) => `${rankText(rankOf(cardOf(card)))}${PIPS[suitOf(cardOf(card))] ?? ''}`)
    .toReversed()
    .join(' ');

type Phase = 'open' | 'right' | 'refuting' | 'lost' | 'shown';

export interface PuzzleBoardProps {
  readonly game: Game;
  readonly puzzle: ListedPuzzle;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}

export const PuzzleBoard = ({ game, puzzle, onAnswer, onNext }: PuzzleBoardProps) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<Table | null>(null);
  const timer = useRef(0);
  const phase = useRef<Phase>('open');
  const [message, setMessage] = useState('');
  const [ended, setEnded] = useState<Phase>('open');
  const position = puzzlePosition(game, puzzle);
  if (!position.ok) throw new Error(`Puzzle ${puzzle.deal} is damaged`);
  const { state, answer } = position.value;

  const enter = (next: Phase, text: string): void => {
    phase.current = next;
    setEnded(next);
    setMessage(text);
    if (text !== '') table.current?.speak(text);
  };
  const draw = (now: State, animate: 'none' | 'move'): void => {
    const seen = view(game, now);
    const open = phase.current === 'open';
    table.current?.show({
      game,
      view: seen,
      legal: open ? legalMoves(game, seen) : [],
      refusal: (move) => (open ? refusal(game, seen, move) : { kind: 'over' }),
      animate,
    });
  };
  const playOut = (from: State, line: readonly Move[], pace: number): void => {
    const [move, ...rest] = line;
    if (move === undefined) return enter('lost', puzzleWords.lost);
    const next = applyLegal(game, from, move);
    draw(next, 'move');
    timer.current = window.setTimeout(() => playOut(next, rest, pace), pace);
  };
  const judge = (move: Move): boolean => {
    if (phase.current !== 'open') return false;
    const isRight = choiceOf(game, state, [answer], move) !== null;
    onAnswer(isRight);
    if (isRight) {
      enter('right', puzzleWords.right);
      draw(applyLegal(game, state, move), 'move');
      return true;
    }
    const line = refutation(game, state, move, plainValues);
    enter('refuting', puzzleWords.refuted(line.length));
    playOut(state, line, Math.min(PACE, LONGEST / line.length));
    return true;
  };
  const restart = (): void => {
    enter('open', '');
    draw(state, 'none');
  };
  const show = (): void => {
    enter('shown', puzzleWords.answer);
    draw(state, 'none');
    timer.current = window.setTimeout(() => draw(applyLegal(game, state, answer), 'move'), PACE);
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

  const stock = stockText(game, state);
  return (
    <>
      <div class="puzzle-board" data-test="puzzle" data-phase={ended} ref={root} />
      {stock !== '' && <p class="quiet">{puzzleWords.stock(stock)}</p>}
      <p role="status" data-test="puzzle-message">
        {message}
      </p>
      <div class="buttons">
        {ended === 'lost' && (
          <>
            <button type="button" class="button" data-test="puzzle-again" onClick={restart}>
              {puzzleWords.again}
            </button>
            <button type="button" class="button" data-test="puzzle-show" onClick={show}>
              {puzzleWords.show}
            </button>
          </>
        )}
        {ended !== 'open' && ended !== 'refuting' && (
          <button type="button" class="button primary" data-test="puzzle-next" onClick={onNext}>
            {puzzleWords.next}
          </button>
        )}
      </div>
    </>
  );
};
