/** The page of a review: what it comes to, the chance move by move with the position, the sums, and the costly moves. */
import type { Session } from '@cairn/engine';
import type { Review } from '@cairn/review';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dealTitle } from '../../i18n/deal-title.ts';
import { pageWords } from '../../i18n/pages.ts';
import { pageHref, recordHref, reviewHref } from '../../play/route.ts';
import { copyText } from '../../shell/copy.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { PositionBoard } from '../../shell/position-board.tsx';
import { useShell, type SlotProps } from '../../shell/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { firstIcon, lastIcon, nextIcon, previousIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/page.tsx';
import { annotatedRecord } from './annotated-record.ts';
import { refineAverage } from './average-chance.ts';
import { ChanceView } from './chance-view.tsx';
import { CoachPage, comingFrom } from './coach-page.tsx';
import { headline } from './headline.ts';
import { reviewWords } from './messages.ts';
import { reviewDealOf, reviewStateOf, type NoReview } from './reviewed-deal.ts';
import { SumsView } from './sums-view.tsx';
import { betterSentences, costlyText, moveSentencesOf, stopText, titleOf } from './telling.ts';

interface Reviewed {
  readonly id: string;
  readonly session: Session;
  readonly review: Review;
}

/** The indices of the costly moves. */
const costlyOf = ({ moves }: Review): readonly number[] =>
  moves.flatMap(({ isMistake }, i) => (isMistake ? [i] : []));

/** The costliest move, or the end where there is none. */
const firstSelected = ({ moves }: Review): number => {
  const worst = moves.reduce((least, { skill }) => Math.min(least, skill), 0);
  return worst === 0 ? moves.length : moves.findIndex(({ skill }) => skill === worst);
};

interface StepsProps {
  readonly costly: readonly number[];
  readonly last: number;
  readonly selected: number;
  readonly select: (i: number) => void;
}

/** Buttons to the neighbouring moves, and to the neighbouring costly ones. */
const Steps = ({ costly, last, selected, select }: StepsProps) => {
  const button = (id: string, icon: string, label: string, to: number | undefined) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-tip={label}
      data-test={id}
      disabled={to === undefined || to < 0 || to > last}
      onClick={() => to !== undefined && select(to)}
    >
      <Icon path={icon} />
    </button>
  );
  return (
    <div class="buttons review-steps">
      {button(
        'previous-costly',
        firstIcon,
        reviewWords.previousCostly,
        costly.findLast((i) => i < selected),
      )}
      {button('review-back', previousIcon, reviewWords.stepBack, selected - 1)}
      {button('review-on', nextIcon, reviewWords.stepOn, selected + 1)}
      {button(
        'next-costly',
        lastIcon,
        reviewWords.nextCostly,
        costly.find((i) => i > selected),
      )}
    </div>
  );
};

/** In fewer worlds a costly move can hardly be told from a good one. */
const TELLING = 200;

const noneText = ({ worlds }: Review): string =>
  worlds === null || worlds >= TELLING ? reviewWords.costlyNone : reviewWords.costlyUnsure;

const ReviewView = ({ id, session, review }: Reviewed) => {
  const shell = useShell();
  const [selected, select] = useState(() => firstSelected(review));
  const moves = useRef<HTMLDivElement>(null);
  const costly = costlyOf(review);
  const made = review.moves[selected];
  const stop = stopText(session, review);
  /** From the list below the fold. */
  const showMove = (i: number): void => {
    select(i);
    moves.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div class="review" data-test="review">
      <p class="review-headline" data-test="headline">
        {headline(review)}
      </p>
      {stop !== '' && <p data-test="best-stop">{stop}</p>}
      <div class="review-moves" ref={moves}>
        <div class="stack">
          <ChanceView session={session} review={review} selected={selected} select={select} />
          <div class="review-step" data-test="review-step">
            <h2>{titleOf(session, review, selected)}</h2>
            {moveSentencesOf(session, review, selected).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <Steps costly={costly} last={review.moves.length} selected={selected} select={select} />
        </div>
        <PositionBoard
          class="review-board"
          session={session}
          at={made?.at ?? session.cursor}
          pointed={made?.isMistake === true ? made.best : null}
        />
      </div>
      <div class="review-facts">
        <SumsView review={review} />
        <section class="card-box" aria-labelledby="review-costly">
          <h2 id="review-costly">{reviewWords.costly}</h2>
          {costly.length === 0 && <p data-test="costly-none">{noneText(review)}</p>}
          <ul class="costly-moves">
            {costly.map((i) => {
              const move = review.moves[i];
              const better = move === undefined ? '' : betterSentences(session, move);
              return (
                <li key={i}>
                  <button
                    type="button"
                    class="link"
                    data-test="costly"
                    aria-current={i === selected ? 'true' : undefined}
                    onClick={() => showMove(i)}
                  >
                    {costlyText(session, review, i)}
                  </button>
                  {better !== '' && <span> {better}</span>}
                </li>
              );
            })}
          </ul>
          {review.isRough && <p class="quiet">{reviewWords.rough}</p>}
          {review.worlds !== null && <p class="quiet">{reviewWords.worlds(review.worlds)}</p>}
          <div class="buttons">
            <PageLink class="button" href={recordHref(id)}>
              {reviewWords.watch}
            </PageLink>
            <button
              type="button"
              class="button"
              data-test="copy-review"
              onClick={() => void copyText(shell, annotatedRecord(session, review))}
            >
              {reviewWords.watchWith}
            </button>
          </div>
          <p>
            <PageLink href={pageHref('coach')} onClick={() => void (comingFrom(shell).value = session.game)}>
              {pageWords.telling.coach}
            </PageLink>
          </p>
        </section>
      </div>
    </div>
  );
};

const whyText = (why: NoReview): string =>
  ({
    missing: reviewWords.missing,
    still: reviewWords.still,
    endless: reviewWords.endless,
    none: reviewWords.none,
  })[why];

const ReviewOf = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  const [turn, setTurn] = useState(0);
  const state = reviewStateOf(shell, id).value;
  useEffect(() => {
    const stop = new AbortController();
    void reviewDealOf(shell, id, stop.signal).then(() => {
      const now = reviewStateOf(shell, id).peek();
      return now.kind === 'done' ? refineAverage(shell, now.session.game, stop.signal) : undefined;
    });
    return () => stop.abort();
  }, [id, turn]);
  if (state.kind === 'done') {
    const { session, review } = state;
    return (
      <Page title={reviewWords.title(pageWords.titled(session.game.def.title), dealTitle(session.deal))}>
        <ReviewView key={id} id={id} session={session} review={review} />
      </Page>
    );
  }
  return (
    <Page title={reviewWords.review}>
      {state.kind === 'none' && <p role="alert">{whyText(state.why)}</p>}
      {state.kind === 'failed' && (
        <p role="alert">
          {state.text}{' '}
          <button type="button" class="button" onClick={() => setTurn(turn + 1)}>
            {reviewWords.tryAgain}
          </button>
        </p>
      )}
      {(state.kind === 'average' || state.kind === 'working') && (
        <div class="stack review-progress" data-test="review-progress">
          <label for="review-progress">
            {state.kind === 'average' ? reviewWords.average : reviewWords.working(state.done, state.of)}
          </label>
          {state.kind === 'average' ? (
            <progress id="review-progress" />
          ) : (
            <progress id="review-progress" max={Math.max(1, state.of)} value={state.done} />
          )}
        </div>
      )}
    </Page>
  );
};

export const ReviewPage = ({ route }: SlotProps['page']) =>
  route.kind === 'review' ? <ReviewOf id={route.address.replace(reviewHref(''), '')} /> : <CoachPage />;
