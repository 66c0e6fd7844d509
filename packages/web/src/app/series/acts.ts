/**
 * What a series makes of the acts of the table: the next deal is the series', and what would deal another one, change
 * its rules or take back what may not be taken back says why it does nothing.
 */
import { cardsLeft, countsUndos, penalty } from '@cairn/engine';
import { standing } from '@cairn/formats';
import { isScored } from '@cairn/rulebook';
import type { Act, ActId, Acts } from '../acts.ts';
import type { Desk } from '../desk/desk.ts';
import type { Shell } from '../shell.ts';
import { pageWords } from '../words/pages.ts';
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

/** The acts of a deal that belongs to the series which is here now. */
export const bindActs = (shell: Shell, desk: Desk, acts: Acts): Acts => {
  const now = live.value;
  if (now === null) return acts;
  const { series: words } = pageWords;
  const { id } = now.kept;
  const { game } = desk.session.value;
  const strict = desk.attempt.value.series?.strict === true && !countsUndos(game);
  const says = (text: string): Partial<Act> => ({
    enabled: () => true,
    run: () => explain(shell, desk, text),
  });
  const next = (): void => {
    if (playing(desk)) askToEnd(shell, desk);
    else void goOn(shell, id);
  };
  const changed: Partial<Record<ActId, Partial<Act>>> = {
    new: {
      run: next,
      enabled: () => playing(desk) || live.value?.kept.stand.ended === null,
    },
    deal: says(words.dealsGiven),
    next: says(words.dealsGiven),
    previous: says(words.dealsGiven),
    options: says(words.rulesGiven),
    restart: strict || countsUndos(game) ? says(words.dealtOnce) : { run: () => desk.undo(Infinity) },
    end: { run: () => askToEnd(shell, desk) },
    ...(strict ? { undo: says(words.noUndoHere), start: says(words.noUndoHere) } : {}),
  };
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, { ...act, ...changed[name as ActId] }]),
  ) as Acts;
};
