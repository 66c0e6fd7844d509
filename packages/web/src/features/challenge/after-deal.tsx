/** Below the result of a deal: a comparison with the game it was played against, and a link that challenges a friend. */
import { gameLink } from '../../play/game-link.ts';
import type { GameController } from '../../play/game-controller.ts';
import { copyText } from '../../shell/copy.ts';
import { canShare, shareLink } from '../../shell/share.ts';
import { useShell } from '../../shell/shell.ts';
import { Duel } from './duel.tsx';
import { challengeWords } from './messages.ts';

/** Sends the game that was just played: whoever opens the link plays the same deal against it. */
const Send = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const { against } = controller.position.attempt.value;
  const send = async (): Promise<void> => {
    const session = controller.position.session.peek();
    if (canShare()) return shareLink(shell, session.game.def.title, gameLink(session));
    await copyText(shell, gameLink(session));
    if (shell.notices.uncopied.value === '') shell.notices.toast.value = challengeWords.linkCopied;
    return undefined;
  };
  return (
    <button type="button" class="button" data-test="challenge-friend" onClick={() => void send()}>
      {against === undefined ? challengeWords.challengeFriend : challengeWords.sendAnswer}
    </button>
  );
};

export const AfterDeal = ({ controller }: { readonly controller: GameController }) => {
  const { against, series } = controller.position.attempt.value;
  return (
    <>
      {against !== undefined && <Duel controller={controller} />}
      {series === undefined && <Send controller={controller} />}
    </>
  );
};
