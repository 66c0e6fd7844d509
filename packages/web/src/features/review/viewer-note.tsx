/** In the viewer: a link to the review, or, once it is there, what it says about the move that was made. */
import { reviewHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useShell, type SlotProps } from '../../shell/shell.ts';
import { reviewWords } from './messages.ts';
import { reviewStateOf, whyNoReview } from './reviewed-deal.ts';
import { betterText } from './telling.ts';
import { of100 } from './rounded.ts';

export const ViewerNote = ({ id, session, at }: SlotProps['viewer']) => {
  const shell = useShell();
  const state = reviewStateOf(shell, id).value;
  if (whyNoReview({ ...session, cursor: session.moves.length }) !== null) return null;
  const made =
    state.kind === 'done'
      ? state.review.moves.find((move) => move.isMistake && move.at === at - 1)
      : undefined;
  return (
    <>
      {made !== undefined && state.kind === 'done' && (
        <p class="review-note" data-test="review-note">
          {reviewWords.noteCost(
            reviewWords.number(of100(made.chance - made.after)),
            betterText(state.session, made),
          )}
        </p>
      )}
      <p>
        <PageLink href={reviewHref(id)} data-test="to-review">
          {reviewWords.review}
        </PageLink>
      </p>
    </>
  );
};
