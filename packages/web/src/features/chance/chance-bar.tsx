/** The winning chance as a bar, its 95% interval lighter. Pressed, it says in words what the figure means. */
import { useShell, type SlotProps } from '../../shell/shell.ts';
import type { StopAdvice } from '@cairn/solver';
import type { Game } from '@cairn/engine';
import { pageWords } from '../../i18n/pages.ts';
import { showAdvice } from '../../shell/show-advice.ts';
import { foundChance, foundStop, type WinChance } from './find-chance.ts';
import { chanceWords } from './messages.ts';
import { isShown, shownGames } from '../../shell/chance-games.ts';

/** Whole percent; only what is certain is 0 or 100. */
const percentOf = ({ share, low, high }: WinChance): string => {
  const whole = Math.round(share * 100);
  if (whole === 0 && high > 0) return '<1';
  return whole === 100 && low < 1 ? '>99' : `${whole}`;
};

const explanationOf = ({ share, low, high, rough }: WinChance): string => {
  const { wins, certain, rough: roughly } = pageWords.advice;
  if (low === 1) return certain;
  if (high === 0) return chanceWords.lost;
  const of100 = (part: number): number => Math.round(part * 100);
  const text = wins(of100(share), of100(low), of100(high));
  return rough ? `${text} ${roughly}` : text;
};

/** Ending the deal now and playing on, in the words of the status line or whole. */
const stopText = ({ score }: Game, { now, onward, low, high }: StopAdvice, isWhole: boolean): string => {
  const [a = '', b = '', c = '', d = ''] = [now, onward, low, high].map((points) =>
    pageWords.amount(Math.round(points), score.unit),
  );
  return isWhole ? chanceWords.stopExplained(a, b, c, d) : chanceWords.stop(a, b);
};

const place = (from: number, to: number) => ({ left: `${from * 100}%`, width: `${(to - from) * 100}%` });

export const ChanceBar = ({ controller }: SlotProps['status']) => {
  const shell = useShell();
  if (!isShown(shownGames(shell).value, controller) || controller.position.step.value.status !== 'playing')
    return null;
  const chance = foundChance(shell).value;
  const stop = shell.settings.value.score === 'hidden' ? null : foundStop(shell).value;
  const { game } = controller.position.session.value;
  return (
    <button
      type="button"
      class={chance?.isCurrent === true ? 'chance' : 'chance looking'}
      data-test="chance"
      aria-label={[
        chance === null ? chanceWords.looking : chanceWords.label(percentOf(chance)),
        ...(stop === null ? [] : [stopText(game, stop, true)]),
      ].join('. ')}
      title={chanceWords.title}
      onClick={() => {
        const odds = chance === null ? chanceWords.looking : explanationOf(chance);
        showAdvice(shell, controller, stop === null ? odds : `${odds} ${stopText(game, stop, true)}`);
      }}
    >
      <span class="chance-track" aria-hidden="true">
        {chance !== null && (
          <>
            <span class="chance-range" style={place(chance.low, chance.high)} />
            <span class="chance-share" style={place(0, chance.share)} />
          </>
        )}
      </span>
      {stop !== null && (
        <span class="chance-stop" data-test="stop">
          {stopText(game, stop, false)}
        </span>
      )}
      <span class="chance-figure" aria-hidden="true">
        {chance === null ? '…' : chanceWords.percent(percentOf(chance))}
      </span>
    </button>
  );
};
