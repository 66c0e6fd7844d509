/**
 * On the page about the Coach: a game whose figures are only rough estimates can be measured here, in the background; how
 * far that is, and what it found.
 */
import type { Game } from '@cairn/engine';
import { entryIn, numbersOf, type FittedEntry } from '@cairn/solver';
import { useEffect, useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { fittedHere } from '../../workers/fitted-here.ts';
import { ENOUGH_DEALS, FIT_DEALS, fittingOf, stoppedFitOf, type RunningFit } from './fitting.ts';
import { gameName } from './game-name.ts';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';

/** What was fitted on this device for a game; null if nothing was, undefined while that is not known. */
const useFittedHere = (game: Game | null): FittedEntry | null | undefined => {
  const [entry, setEntry] = useState<FittedEntry | null | undefined>();
  const fresh = fittedHere.fresh.value;
  useEffect(() => {
    if (game === null) return;
    void fittedHere.lineOf(game.rules).then((line) => setEntry(line === null ? null : entryIn(line)));
  }, [game?.rules, fresh]);
  return entry;
};

const Running = ({ running: { game, progress, minutes } }: { readonly running: RunningFit }) => {
  const { stop } = fittingOf(useShell());
  const words = reviewWords.fit;
  const isPlaying = progress.stage === 'deals';
  const text = isPlaying ? words.running(progress.done, progress.of, minutes) : words.begins;
  return (
    <>
      <h2>{words.measures(gameName(game))}</h2>
      <label for="fit-progress" data-test="fit-running">
        {text}
      </label>
      {isPlaying ? (
        <progress id="fit-progress" max={progress.of} value={progress.done} />
      ) : (
        <progress id="fit-progress" />
      )}
      <p class="quiet">{words.playOn}</p>
      <button type="button" class="button" data-test="fit-stop" onClick={stop}>
        {isPlaying && progress.done >= ENOUGH_DEALS ? words.stopAndUse : words.stop}
      </button>
    </>
  );
};

/** A game that is not being measured: what is known of it, and the button that begins or goes on. */
const Offer = ({ game }: { readonly game: Game }) => {
  const shell = useShell();
  const { start, failure } = fittingOf(shell);
  const entry = useFittedHere(game);
  const words = reviewWords.fit;
  const played = stoppedFitOf(shell, game)?.state.played.length ?? 0;
  if (entry === undefined) return null;
  const deals = entry?.deals[1] ?? 0;
  return (
    <>
      <h2>{gameName(game)}</h2>
      {entry === null ? (
        <p data-test="fit-rough">{words.rough}</p>
      ) : (
        <p data-test="fit-done">{words.measured(deals, of100(entry.average))}</p>
      )}
      {played > 0 && entry === null && <p>{words.stopped(played, FIT_DEALS)}</p>}
      {entry === null && <p class="quiet">{words.how(FIT_DEALS)}</p>}
      {deals < FIT_DEALS && (
        <button type="button" class="button primary" data-test="fit-start" onClick={() => start(game)}>
          {played > 0 ? words.goOn : words.start}
        </button>
      )}
      {failure.value !== '' && <p role="alert">{failure.value}</p>}
    </>
  );
};

/** @param game the one that the player came from; null for none. */
export const FittingView = ({ game }: { readonly game: Game | null }) => {
  const { running, stopped } = fittingOf(useShell());
  const subject = game ?? stopped.value[0]?.game ?? null;
  if (running.value === null && (subject === null || !numbersOf(subject).rough)) return null;
  return (
    <section class="card-box fitting" data-test="fitting">
      {running.value !== null ? (
        <Running running={running.value} />
      ) : (
        subject !== null && <Offer key={subject.rules} game={subject} />
      )}
    </section>
  );
};
