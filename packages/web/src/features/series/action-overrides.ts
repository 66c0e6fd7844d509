/**
 * What the actions of the table do during a series. "New deal" continues the series. Actions that would deal
 * something else, change the rules or undo what may not be undone say why they do nothing.
 */
import { countsUndos, penalty } from '@cairn/engine';
import { standingOf } from '@cairn/formats';
import { isScored } from '@cairn/rulebook';
import { effect } from '@preact/signals';
import { endPrice } from '../../shell/end-price.ts';
import { ask } from '../../shell/questions.ts';
import type { GameController } from '../../play/game-controller.ts';
import { seriesHref } from '../../play/route.ts';
import type { ActionOverrides, FinishOffer, Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { goOn, seriesState, settled, stopSeries } from './play.ts';
import { seriesWords } from './messages.ts';

/** Shows and announces why nothing happens. */
const explain = (shell: Shell, controller: GameController, text: string): void => {
  shell.notices.toast.value = text;
  controller.announcer.say(text);
};

const playing = (controller: GameController): boolean => controller.position.step.value.status === 'playing';

const endDeal = (controller: GameController): void => void controller.play({ kind: 'end', why: 'resigned' });

/** Ends the deal on the table after a question that names the price. */
const askToEnd = (shell: Shell, controller: GameController, { series }: LoadedSeries): void => {
  const { endTitle, endText, endNow } = seriesWords;
  const { unit } = series.format.def;
  ask(shell, {
    about: {
      title: endTitle(unit),
      lines: [endPrice(controller), endText],
      yes: endNow(unit),
      no: pageWords.keepPlaying,
    },
    run: () => endDeal(controller),
  });
};

/** What a player can do about a deal of a series that cannot be won any more; null if the series is not loaded. */
export const finishing = (shell: Shell, controller: GameController): FinishOffer | null => {
  const now = seriesState(shell).loaded.value;
  if (now === null || now.kept.id !== controller.position.attempt.value.series?.id) return null;
  const { game } = controller.position.session.value;
  const { tally } = controller.position.step.value;
  const total = isScored(game)
    ? seriesWords.points(tally.total + dealPenalty(controller), game.score.unit)
    : '';
  return {
    text: seriesWords.cannotClear,
    label: seriesWords.finish(now.series.format.def.unit, total),
    run: () => endDeal(controller),
  };
};

/** Ends the series of the deal on the table, and the deal with it, after a question that names the price. */
export const askToStop = (shell: Shell, controller: GameController): void => {
  const now = seriesState(shell).loaded.value;
  if (now === null) return;
  const { stopTitle, stopText, stopDeal, stopPurse, stopNow } = seriesWords;
  const { id } = now.kept;
  const { purse } = standingOf(now.series);
  // A deal without a move has no price.
  const begun = playing(controller) && controller.position.session.value.cursor > 0;
  const after =
    purse === null
      ? null
      : purse + (begun ? controller.position.step.value.tally.total + dealPenalty(controller) : 0);
  ask(shell, {
    about: {
      title: stopTitle,
      lines: [
        ...(begun ? [stopDeal(endPrice(controller))] : []),
        ...(after === null ? [] : [stopPurse(after)]),
        stopText,
      ],
      yes: stopNow,
      no: pageWords.keepPlaying,
    },
    run: () => {
      if (begun) endDeal(controller);
      void stopSeries(shell, id);
    },
  });
};

const dealPenalty = (controller: GameController): number => {
  const { game } = controller.position.session.value;
  const { view, tally } = controller.position.step.value;
  return penalty(game, view, tally);
};

/** Goes to the table with the deal of a series and asks there, where the player sees the deal. */
export const stopAtTable = async (shell: Shell, id: string): Promise<void> => {
  const controller = await goOn(shell, id);
  if (controller === null) return;
  await settled(shell);
  askToStop(shell, controller);
};

/** What "New deal" is called during a series: "Next hole". */
const nextName = ({ kept, series: { format } }: LoadedSeries): string => {
  const { next, card } = seriesWords;
  return kept.stand.ended === null ? next(format.def.unit) : card;
};

/** The actions while the deal on the table belongs to a series. */
export const boundActs = (shell: Shell, controller: GameController, now: LoadedSeries): ActionOverrides => {
  const { kept } = now;
  const words = seriesWords;
  const says = (text: string) => (): void => explain(shell, controller, text);
  const counted = countsUndos(controller.position.session.value.game);
  const strict = controller.position.attempt.value.series?.strict === true && !counted;
  const next = (): void => {
    if (playing(controller)) askToEnd(shell, controller, now);
    else if (kept.stand.ended === null) void goOn(shell, kept.id);
    else location.hash = seriesHref(kept.id);
  };
  return {
    new: next,
    deal: says(pageWords.dealsGiven),
    next: says(pageWords.dealsGiven),
    previous: says(pageWords.dealsGiven),
    options: says(words.rulesGiven),
    restart: strict || counted ? says(words.dealtOnce) : () => controller.history.undo(Infinity),
    ...(playing(controller) ? { end: () => askToEnd(shell, controller, now) } : {}),
    ...(strict ? { undo: says(pageWords.noUndoHere), start: says(pageWords.noUndoHere) } : {}),
  };
};

/**
 * Overrides the actions while the deal on the table belongs to the loaded series. Returns a function that
 * ends it.
 */
export const bind = (shell: Shell, controller: GameController): (() => void) => {
  const stop = effect(() => {
    const now = seriesState(shell).loaded.value;
    const here = now !== null && now.kept.id === controller.position.attempt.value.series?.id;
    shell.actions.overrides.value = here ? boundActs(shell, controller, now) : {};
    shell.actions.nextLabel.value = here ? nextName(now) : '';
  });
  return () => {
    stop();
    shell.actions.overrides.value = {};
    shell.actions.nextLabel.value = '';
  };
};
