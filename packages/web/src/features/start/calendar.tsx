/** A month of daily deals. Each day shows how many of its deals were won; a day that is chosen shows its deals. */
import { makeDeal } from '@cairn/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { dateOf, dayOf, type Day } from '../../play/days.ts';
import { linkTo } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nextIcon, previousIcon } from '../../ui/icons.ts';
import { openDaily, type DealOfDay } from './daily.ts';
import { startWords } from './messages.ts';

/** The days of the month of a day. */
const monthOf = (day: Day): readonly Day[] => {
  const date = dateOf(day);
  const first = dayOf(new Date(date.getFullYear(), date.getMonth(), 1));
  const next = dayOf(new Date(date.getFullYear(), date.getMonth() + 1, 1));
  return Array.from({ length: next - first }, (_, i) => first + i);
};

/** Monday is 0. */
const weekday = (day: Day): number => (dateOf(day).getDay() + 6) % 7;

const Deals = ({ day, deals }: { readonly day: Day; readonly deals: readonly DealOfDay[] }) => (
  <section aria-live="polite">
    <h3>{startWords.weekday(dateOf(day))}</h3>
    <ul class="day-deals">
      {deals.map(({ def, deal, state, score }) => (
        <li key={def.id}>
          <a href={linkTo({ game: def.id, options: {}, deal, moves: null })}>
            {def.title} {makeDeal(deal)}
          </a>{' '}
          <span class="quiet">{score === null ? startWords.states[state] : startWords.wonWith(score)}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const Calendar = ({ close }: { readonly close: () => void }) => {
  const shell = useShell();
  const today = dayOf(new Date());
  const daily = useMemo(() => openDaily(shell), [shell]);
  const [chosen, choose] = useState<Day>(today - 1);
  const [known, setKnown] = useState<ReadonlyMap<Day, readonly DealOfDay[]>>(new Map());
  const days = monthOf(chosen);
  const [first = today] = days;
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const past = days.filter((day) => day <= today);
      const deals = await Promise.all(past.map(async (day) => [day, await daily.on(day)] as const));
      if (wanted) setKnown(new Map(deals));
    };
    // Without a network the days stay empty.
    void read().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [first]);
  const wonOn = (day: Day): number => (known.get(day) ?? []).filter(({ state }) => state === 'won').length;
  const nextMonth = first + days.length;
  return (
    <Dialog title={startWords.calendar} close={close}>
      <div class="month-head">
        <button
          type="button"
          class="icon-button"
          aria-label={startWords.previousMonth}
          onClick={() => choose(first - 1)}
        >
          <Icon path={previousIcon} />
        </button>
        <b>{startWords.month(dateOf(first))}</b>
        <button
          type="button"
          class="icon-button"
          aria-label={startWords.nextMonth}
          disabled={nextMonth > today}
          onClick={() => choose(Math.min(today, nextMonth))}
        >
          <Icon path={nextIcon} />
        </button>
      </div>
      <div class="month">
        {days.map((day, i) => (
          <button
            key={day}
            type="button"
            class={`day won-${wonOn(day)}`}
            style={i === 0 ? { gridColumnStart: weekday(day) + 1 } : {}}
            disabled={day > today}
            aria-pressed={day === chosen}
            aria-label={startWords.wonOn(startWords.day(dateOf(day)), wonOn(day))}
            onClick={() => choose(day)}
          >
            {dateOf(day).getDate()}
            <span class="marks" aria-hidden="true">
              {'●'.repeat(wonOn(day))}
            </span>
          </button>
        ))}
      </div>
      <Deals day={chosen} deals={known.get(chosen) ?? []} />
    </Dialog>
  );
};
