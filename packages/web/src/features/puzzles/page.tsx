/** The page of puzzles: the one of the day, or a run of one game's in the order that suits the player's rating. */
import { findGame } from '@cairn/games';
import type { ListedPuzzle } from '@cairn/puzzles';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dayOf } from '../../play/days.ts';
import { NEW_STANDING, PUZZLES, readStanding, type PuzzleStanding } from '../../play/puzzle-standing.ts';
import { rulesHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { puzzleWords } from './messages.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { loadPuzzles, PUZZLE_GAMES, type LoadedPuzzles } from './puzzle-lists.ts';
import { afterAnswer, levelOfListed, nextPuzzle, ofDay } from './rating.ts';

const DAILY = '';

interface Shown extends LoadedPuzzles {
  readonly puzzle: ListedPuzzle;
}

export const PuzzlesPage = () => {
  const { db, notices } = useShell();
  const [standing, show] = useState<PuzzleStanding | null>(null);
  /** The table of a puzzle outlives several standings, so its answers count from the latest. */
  const latest = useRef(NEW_STANDING);
  const setStanding = (next: PuzzleStanding): void => {
    latest.current = next;
    show(next);
  };
  /** The chosen game, or the puzzle of the day. */
  const [choice, setChoice] = useState(DAILY);
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);

  const load = async (wanted: string, now: PuzzleStanding): Promise<void> => {
    const day = dayOf(new Date());
    const id = wanted === DAILY ? (PUZZLE_GAMES[day % PUZZLE_GAMES.length] ?? '') : wanted;
    try {
      const loaded = await loadPuzzles(id);
      const { puzzles } = loaded.list;
      const turn = Math.floor(day / PUZZLE_GAMES.length);
      const found = wanted === DAILY ? ofDay(puzzles, turn) : nextPuzzle(id, puzzles, now);
      const puzzle = found ?? ofDay(puzzles, now.done.length);
      setShown(puzzle === undefined ? 'failed' : { ...loaded, puzzle });
    } catch {
      // Offline before the list was cached, or a list of another build.
      setShown('failed');
    }
  };
  useEffect(() => {
    const open = async (): Promise<void> => {
      const kept = readStanding((await db.entries('settings'))[PUZZLES]);
      setStanding(kept);
      await load(DAILY, kept);
    };
    void open();
  }, [db]);
  if (standing === null) return null;

  const choose = (wanted: string): void => {
    setChoice(wanted);
    void load(wanted, latest.current);
  };
  const answered = (game: string, puzzle: ListedPuzzle) => (isRight: boolean) => {
    const next = afterAnswer(latest.current, game, puzzle, isRight);
    setStanding(next);
    db.write([{ store: 'settings', key: PUZZLES, value: next }]).catch(() => {
      notices.notStored.value = true;
    });
  };
  const { rating, done } = standing;
  const chooser = (
    <label>
      {puzzleWords.which}{' '}
      <select
        class="puzzle-choice"
        value={choice}
        data-test="puzzle-choice"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value={DAILY}>{puzzleWords.daily}</option>
        {PUZZLE_GAMES.map((id) => (
          <option key={id} value={id}>
            {findGame(id)?.def.title}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Page title={puzzleWords.title}>
      <div class="puzzles" data-test="puzzles">
        {shown === null || shown === 'failed' ? (
          <div class="stack">
            {chooser}
            {shown === 'failed' && <p role="alert">{puzzleWords.failed}</p>}
          </div>
        ) : (
          <PuzzleBoard
            key={`${shown.game.id} ${shown.puzzle.deal}`}
            game={shown.game}
            policy={shown.list.weights}
            puzzle={shown.puzzle}
            onAnswer={answered(shown.game.id, shown.puzzle)}
            onNext={() => choose(choice === DAILY ? shown.game.id : choice)}
            head={
              <>
                {chooser}
                <h2>
                  {puzzleWords.heading(
                    shown.game.def.title,
                    `${shown.puzzle.deal}`,
                    puzzleWords.levels[levelOfListed(shown.puzzle)],
                  )}
                </h2>
              </>
            }
            foot={
              <>
                <p class="quiet" data-test="puzzle-rating">
                  {done.length === 0 ? puzzleWords.unrated : puzzleWords.rating(`${rating}`, done.length)}
                </p>
                <p class="quiet">
                  <PageLink href={rulesHref(shown.game.id, shown.list.options)}>
                    {puzzleWords.rules(shown.game.def.title)}
                  </PageLink>
                </p>
              </>
            }
          />
        )}
      </div>
    </Page>
  );
};
