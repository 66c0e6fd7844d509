/** Why something of the club cannot be shown or done, in words, and what can be done about it. */
import type { Answer } from '@cairn/wire';
import { useShell } from '../../shell/shell.ts';
import { clubWords } from './messages.ts';

export type Refused = Answer<unknown> & { readonly ok: false };

/** What a refusal means to the player. */
export const problemText = ({ status, faults, retryAfter }: Refused): string => {
  const [first] = faults;
  const known =
    first === undefined ? undefined : clubWords.problems[first.code as keyof typeof clubWords.problems];
  if (typeof known === 'string') return known;
  if (status === 0) return clubWords.away;
  if (status === 429) return clubWords.tooMany(retryAfter ?? 0);
  if (status >= 500) return clubWords.busy;
  if (status === 401) return clubWords.signedOut;
  if (status === 404) return clubWords.notThere;
  return first?.message ?? clubWords.notThere;
};

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
