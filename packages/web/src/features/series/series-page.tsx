/** A series by its address: the score card of a stored one, or the card of one that a link begins. */
import { makeDeal, type Fault } from '@cairn/engine';
import { findFormat, parseSeriesLink } from '@cairn/formats';
import { faultSentence } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { look, seriesState } from './play.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { pageHref } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { FormatCard } from './card.tsx';
import { ScoreCard } from './score-card.tsx';
import { Slot } from '../../shell/slot.tsx';
import { seriesWords } from './messages.ts';

const Wrong = ({ title, faults }: { readonly title: string; readonly faults: readonly Fault[] }) => (
  <Page title={seriesWords.card}>
    <p role="alert">{title}</p>
    <ul class="faults" data-test="series-wrong">
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.message}`}>{faultSentence(fault)}</li>
      ))}
    </ul>
    <p>
      <a class="button" href={pageHref('formats')}>
        {seriesWords.title}
      </a>
    </p>
  </Page>
);

const Kept = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  const [shown, setShown] = useState<LoadedSeries | readonly Fault[] | 'none' | null>(null);
  const read = async (): Promise<void> => {
    const opened = await look(shell, id);
    setShown(opened === null ? 'none' : opened.ok ? opened.value : opened.error);
  };
  useEffect(() => void read(), [id, seriesState(shell).loaded.value, seriesState(shell).broken.value]);
  if (shown === null) return null;
  if (shown === 'none') return <Wrong title={seriesWords.noSeries} faults={[]} />;
  if ('kept' in shown)
    return shown.kept.duplicate === undefined ? (
      <ScoreCard {...shown} />
    ) : (
      <Slot name="duplicateRoom" id={id} />
    );
  return <Wrong title={seriesWords.broken} faults={shown} />;
};

const Invited = ({ address }: { readonly address: string }) => {
  const link = parseSeriesLink(address);
  if (!link.ok) return <Wrong title={pageWords.badLinkTitle} faults={link.error} />;
  const { format, options, start } = link.value;
  const def = findFormat(format);
  if (def === null) return <Wrong title={seriesWords.noFormat(format)} faults={[]} />;
  return (
    <Page title={seriesWords.title}>
      {start !== null && <p class="quiet">{seriesWords.invitedText}</p>}
      <FormatCard def={def} given={{ options, start: start === null ? '' : makeDeal(start) }} />
    </Page>
  );
};

/** Ids of stored series (crypto.randomUUID). */
const ID = /^#\/series\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const SeriesPage = ({ address }: { readonly address: string }) => {
  const [, id] = ID.exec(address) ?? [];
  return id === undefined ? <Invited address={address} /> : <Kept id={id} />;
};
