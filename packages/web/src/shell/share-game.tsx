/** Buttons that share a game: its link on the clipboard, or by the device's share sheet if there is one. */
import type { Session } from '@cairn/engine';
import { copyText } from './copy.ts';
import { gameLink } from '../play/game-link.ts';
import { canShare, shareLink } from './share.ts';
import { useShell } from './shell.ts';
import { pageWords } from '../i18n/pages.ts';

export const ShareGame = ({ session }: { readonly session: Session }) => {
  const shell = useShell();
  return (
    <>
      <button
        type="button"
        class="button"
        data-test="copy-game"
        onClick={() => void copyText(shell, gameLink(session))}
      >
        {pageWords.copyGame}
      </button>
      {canShare() && (
        <button
          type="button"
          class="button"
          data-test="share-game"
          onClick={() => void shareLink(shell, session.game.def.title, gameLink(session))}
        >
          {pageWords.shareGame}
        </button>
      )}
    </>
  );
};
