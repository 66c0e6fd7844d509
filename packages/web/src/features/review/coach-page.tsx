/** "How the Coach knows": where the figures come from, what they can't know, and how often they were right. */
import { reliability } from '@cairn/charts';
import { compileTrusted } from '@cairn/engine';
import { judgedNumbers, type JudgedNumbers } from '@cairn/solver';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';

/** The title of a game; whether its rules are changed ones is said too. */
const titleOf = ({ rules, game }: JudgedNumbers): string => {
  const found = gameCalled(game);
  const title = pageWords.titled(found?.def.title ?? game);
  const compiled = found === null ? null : compileTrusted(found.def, found.options);
  return compiled?.ok === true && compiled.value.rules === rules ? title : reviewWords.otherRules(title);
};

const Diagram = (judged: JudgedNumbers) => {
  const { deals, tenths } = judged;
  const title = titleOf(judged);
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
