/**
 * What a series makes of the acts of the table: the next deal is the series', and what would deal another one, change
 * its rules or take back what may not be taken back says why it does nothing.
 */
import { cardsLeft, countsUndos, penalty } from '@cairn/engine';
import { standing } from '@cairn/formats';
import { isScored } from '@cairn/rulebook';
import { effect } from '@preact/signals';
import type { Bound } from '../../shell/acts.ts';
import type { Desk } from '../../play/desk.ts';
import { seriesHref } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { Live } from './live.ts';
import { goOn, live, settled, stopSeries } from './play.ts';

/** Says why nothing happens, to eyes and ears. */
const explain = (shell: Shell, desk: Desk, text: string): void => {
  shell.toast.value = text;
  desk.say(text);
};

/** What ending the deal on the table now costs, in words; "19 cards left: −95". */
export const endPrice = (desk: Desk): string => {
  const { game } = desk.session.value;
  const { view, tally } = desk.step.value;
  const left = cardsLeft(game, view);
  return isScored(game)
    ? pageWords.endPrice(left, penalty(game, view, tally), game.score.unit)
    : pageWords.cardsLeft(left);
};

const playing = (desk: Desk): boolean => desk.step.value.status === 'playing';

const endDeal = (desk: Desk): void => void desk.act({ kind: 'end', why: 'resigned' });

/** Ends the deal on the table, once the player has seen the price. */
const askToEnd = (shell: Shell, desk: Desk): void => {
  const { endTitle, endText, endNow } = pageWords.series;
  shell.question.value = {
    about: { title: endTitle, lines: [endPrice(desk), endText], yes: endNow, no: pageWords.keepPlaying },
    run: () => endDeal(desk),
  };
};

/** Ends the series of the deal on the table, and the deal with it, once the player has seen the price. */
export const askToStop = (shell: Shell, desk: Desk): void => {
  const now = live.value;
  if (now === null) return;
  const { stopTitle, stopText, stopDeal, stopPurse, stopNow } = pageWords.series;
  const { id } = now.kept;
  const { purse } = standing(now.series);
  // A deal without a move is as good as not dealt.
  const begun = playing(desk) && desk.session.value.cursor > 0;
  const after = purse === null ? null : purse + (begun ? desk.step.value.tally.total + dealPenalty(desk) : 0);
  shell.question.value = {
    about: {
      title: stopTitle,
      lines: [
        ...(begun ? [stopDeal(endPrice(desk))] : []),
        ...(after === null ? [] : [stopPurse(after)]),
        stopText,
      ],
      yes: stopNow,
      no: pageWords.keepPlaying,
    },
    run: () => {
      if (begun) endDeal(desk);
      void stopSeries(shell, id);
    },
  };
};

const dealPenalty = (desk: Desk): number => {
  const { game } = desk.session.value;
  const { view, tally } = desk.step.value;
  return penalty(game, view, tally);
};

/** Goes to the table with a series and asks there, beside the deal it is about. */
export const stopAtTable = async (shell: Shell, id: string): Promise<void> => {
  const desk = await goOn(shell, id);
  if (desk === null) return;
  await settled();
  askToStop(shell, desk);
};

/** What acts do while the deal on the table belongs to a series. */
export const boundActs = (shell: Shell, desk: Desk, { kept }: Live): Bound => {
  const { series: words } = pageWords;
  const says = (text: string) => (): void => explain(shell, desk, text);
  const counted = countsUndos(desk.session.value.game);
  const strict = desk.attempt.value.series?.strict === true && !counted;
  const next = (): void => {
    if (playing(desk)) askToEnd(shell, desk);
    else if (kept.stand.ended === null) void goOn(shell, kept.id);
    else location.hash = seriesHref(kept.id);
  };
  return {
    new: next,
    deal: says(words.dealsGiven),
    next: says(words.dealsGiven),
    previous: says(words.dealsGiven),
    options: says(words.rulesGiven),
    restart: strict || counted ? says(words.dealtOnce) : () => desk.undo(Infinity),
    ...(playing(desk) ? { end: () => askToEnd(shell, desk) } : {}),
    ...(strict ? { undo: says(words.noUndoHere), start: says(words.noUndoHere) } : {}),
  };
};

/** Binds the acts to the series that is here, for as long as it is; returns what ends that. */
export const bind = (shell: Shell, desk: Desk): (() => void) => {
  const stop = effect(() => {
    const now = live.value;
    const here = now !== null && now.kept.id === desk.attempt.value.series?.id;
    shell.bound.value = here ? boundActs(shell, desk, now) : {};
  });
  return () => {
    stop();
    shell.bound.value = {};
  };
};
