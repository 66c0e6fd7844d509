/** "Review", in the result of a deal. */
import { reviewHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import type { SlotProps } from '../../shell/shell.ts';
import { reviewWords } from './messages.ts';
import { whyNoReview } from './reviewed-deal.ts';

export const ResultButton = ({ controller }: SlotProps['resultAction']) => {
  const { id, session } = controller.position.attempt.value;
  if (whyNoReview(session) !== null) return null;
  return (
    <PageLink class="button" href={reviewHref(id)} data-test="to-review">
      {reviewWords.review}
    </PageLink>
  );
};
