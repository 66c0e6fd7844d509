/** "How the Coach knows": where the figures come from, what they can't know, and how often they were right. */
import type { Game } from '@cairn/engine';
import { signal, type Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { More } from '../../shell/more.tsx';
import { shellState } from '../../shell/shell-state.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { FittingView } from './fitting-view.tsx';
import { JUDGED } from './judged-games.ts';
import { reviewWords } from './messages.ts';
import { ReliabilityView } from './reliability-view.tsx';

/** The game of the link that leads to the page next; null: that of the table. */
export const comingFrom = shellState((): Signal<Game | null> => signal(null));

export const CoachPage = () => {
  const shell = useShell();
  const [game] = useState(
    () => comingFrom(shell).peek() ?? shell.controller.peek()?.position.session.peek().game ?? null,
  );
  useEffect(() => void (comingFrom(shell).value = null), []);
  return (
    <Page title={pageWords.telling.coach}>
      <article class="rules" data-test="coach">
        <FittingView game={game} />
        {reviewWords.coachSections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{reviewWords.reliabilityTitle}</h2>
          {JUDGED.length === 0 ? (
            <p>{reviewWords.notMeasured}</p>
          ) : (
            <ReliabilityView first={game?.rules ?? ''} />
          )}
        </section>
      </article>
      <More but="coach" />
    </Page>
  );
};
