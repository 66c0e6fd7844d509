/** The line itself. It stands where the points of a move stand, and goes after the third move. */
import { readGroup } from '../../play/read-group.ts';
import type { SlotProps } from '../../shell/shell.ts';
import { useResults } from '../../shell/use-results.ts';
import { howToPlay } from './how.ts';
import { firstDealWords } from './messages.ts';

const MOVES = 3;

export const FirstDeal = ({ controller }: SlotProps['status']) => {
  const results = useResults();
  const { game, cursor } = controller.position.session.value;
  if (results === null || cursor >= MOVES) return null;
  if ([...results.rows.value.values()].some(({ group }) => readGroup(group).id === game.id)) return null;
  const how = howToPlay(game);
  if (how === null) return null;
  return (
    <span class="first-deal" data-test="first-deal">
      {firstDealWords.how(how)}
    </span>
  );
};
