/** "How the Coach knows": where the figures come from, what they can't know, and how often they were right. */
import { reliability } from '@cairn/charts';
import { compileTrusted } from '@cairn/engine';
import { games } from '@cairn/games';
import { judgedNumbers, type JudgedNumbers } from '@cairn/solver';
import { pageWords } from '../../i18n/pages.ts';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';

/** The title of the game with these rules, its options left as they are; null if it is none of the catalogue. */
const titleOf = (rules: string): string | null => {
  for (const def of games) {
    const game = compileTrusted(def, {});
    if (game.ok && game.value.rules === rules) return pageWords.titled(def.title);
  }
  return null;
};

const Diagram = ({ rules, deals, tenths }: JudgedNumbers) => {
  const title = titleOf(rules);
  if (title === null) return null;
  const say = (share: number): string => reviewWords.number(of100(share));
  const svg = reliability({
    title,
    summary: tenths.map(({ said, won }) => reviewWords.saidWon(say(said), say(won))).join(' '),
    points: tenths.map(({ said, won, count }) => ({ said, happened: won, count })),
    said: reviewWords.said,
    happened: reviewWords.happened,
    say,
  });
  return (
    <figure>
      <figcaption>
        <b>{title}</b> <span class="quiet">{reviewWords.measuredOn(deals)}</span>
      </figcaption>
      {/* @cairn/charts escapes all text in its SVG. */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </figure>
  );
};

const JUDGED = judgedNumbers();

export const CoachPage = () => (
  <Page title={pageWords.telling.coach}>
    <article class="rules" data-test="coach">
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
          <>
            <p>{reviewWords.reliabilityText}</p>
            <div class="reliability-diagrams">
              {JUDGED.map((each) => (
                <Diagram key={each.rules} {...each} />
              ))}
            </div>
          </>
        )}
      </section>
    </article>
    <More but="coach" />
  </Page>
);
