/** Why something of the club cannot be shown or done, in words, and what can be done about it. */
import { useShell } from '../../shell/shell.ts';
import { clubWords } from './messages.ts';
import { problemText, type Refused } from './problem-text.ts';

interface Props {
  readonly answer: Refused;
  readonly retry: () => void;
}

export const ClubProblem = ({ answer, retry }: Props) => {
  const { reload } = useShell();
  const isOld = answer.faults[0]?.code === 'rules';
  const isAway = answer.status === 0 || answer.status === 429 || answer.status >= 500;
  return (
    <div class="card-box" role="alert" data-test="club-problem">
      <p>{problemText(answer)}</p>
      {isOld && (
        <button type="button" class="button" onClick={reload}>
          {clubWords.reload}
        </button>
      )}
      {isAway && (
        <button type="button" class="button" onClick={retry}>
          {clubWords.tryAgain}
        </button>
      )}
    </div>
  );
};
