/** A format as a card: its title and text, its options, the first deal, and a button that starts it. */
import { ok, parseDeal, type Fault } from '@cairn/engine';
import { compileFormat, type Chosen, type FormatDef } from '@cairn/formats';
import { faultLine } from '@cairn/rulebook';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { randomDeal } from '../../play/random-deal.ts';
import { createSeries } from './loaded-series.ts';
import { beginHere } from './play.ts';
import { aboutFormat, formatTitle } from './telling.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { Choices } from './choice.tsx';
import { seriesWords } from './messages.ts';

interface Props {
  readonly def: FormatDef;
  /** Options and start deal that a link has set. */
  readonly given?: { readonly options: Chosen; readonly start: string };
  /** The title of the format whose goal has to be reached first; null if this format is open. */
  readonly closedBy?: string | null;
  /** Shown between the text and the options. */
  readonly children?: ComponentChildren;
}

export const FormatCard = ({ def, given, closedBy = null, children }: Props) => {
  const shell = useShell();
  const [chosen, setChosen] = useState<Chosen>(given?.options ?? {});
  const [start, setStart] = useState(given?.start ?? '');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  // Only a format that is changed or started is compiled, because the page shows many.
  const changed = useMemo(
    () => (Object.keys(chosen).length === 0 ? null : compileFormat(def, chosen)),
    [def, chosen],
  );
  const told = changed?.ok === true ? changed.value.def : def;
  const go = (): void => {
    const deal = start.trim() === '' ? ok(randomDeal()) : parseDeal(start.trim());
    const format = changed ?? compileFormat(def);
    const made = !format.ok ? format : !deal.ok ? deal : createSeries(format.value, deal.value);
    setFaults(made.ok ? [] : made.error);
    if (made.ok) void beginHere(shell, made.value);
  };
  const about = seriesWords.about(def.about ?? '');
  return (
    <section class="card-box" data-test={`format-${def.id}`}>
      <h2>{formatTitle({ base: def })}</h2>
      {def.aka !== undefined && <p class="quiet">{pageWords.alsoKnown(def.aka.join(', '))}</p>}
      {about !== '' && <p>{about}</p>}
      <p class={about === '' ? '' : 'quiet'} data-test="about">
        {aboutFormat(told).join(' ')}
      </p>
      {closedBy !== null && (
        <p class="quiet" data-test="closed">
          {seriesWords.closed(closedBy)}
        </p>
      )}
      {children}
      <details open={given !== undefined}>
        <summary>{seriesWords.optionsOf}</summary>
        <div class="stack">
          <Choices
            def={def}
            chosen={chosen}
            choose={(next) => {
              setChosen(next);
              setFaults([]);
            }}
            start={start}
            setStart={(next) => {
              setStart(next);
              setFaults([]);
            }}
          />
        </div>
      </details>
      <div role="alert">
        {faults.length > 0 && (
          <ul class="faults" data-test="format-faults">
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>{faultLine(fault)}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="button" data-test="start" onClick={go}>
        {given !== undefined
          ? seriesWords.startSame
          : closedBy === null
            ? seriesWords.start
            : seriesWords.startAnyway}
      </button>
    </section>
  );
};
