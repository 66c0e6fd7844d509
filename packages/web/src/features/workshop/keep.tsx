/** Actions for a changed game: play it, share a link that contains the rules, save it as a file. */
import type { Variant } from '@cairn/workshop';
import { useState } from 'preact/hooks';
import { copyText } from '../../shell/copy.ts';
import { ownGames, variantHref } from '../../catalogue/own-games-api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { canShare, shareLink } from '../../shell/share.ts';
import { useShell } from '../../shell/shell.ts';
import { workshopWords as words } from './messages.ts';
import { fileNameOf } from './file-name.ts';

interface Props {
  /** The changed game under its title. */
  readonly variant: () => Variant;
  readonly sound: boolean;
}

/** Opens a table with a changed game. Its rules are in the address, and it can be saved from there. */
export const playVariant = async (variant: Variant): Promise<void> => {
  location.hash = await variantHref(variant);
};

export const Keep = ({ variant, sound }: Props) => {
  const shell = useShell();
  const [told, setTold] = useState('');
  const href = (): Promise<string> => variantHref(variant());
  const save = async (): Promise<void> => {
    try {
      const kept = await ownGames.keep(variant());
      if (kept.ok) setTold(words.saved(variant().title));
    } catch {
      shell.notices.notStored.value = true;
    }
  };
  const share = async (pass: (url: string) => Promise<void>): Promise<void> => {
    const url = new URL(await href(), location.href).href;
    await pass(url);
    setTold(words.linkLength(url.length));
  };
  const button = (id: string, label: string, run: () => void) => (
    <button type="button" class="button" disabled={!sound} data-test={id} onClick={run}>
      {label}
    </button>
  );
  return (
    <>
      <div class="buttons">
        {button('save-variant', words.save, () => void save())}
        {button('copy-variant', words.share, () => void share((url) => copyText(shell, url)))}
        {canShare() &&
          button(
            'share-variant',
            words.shareSheet,
            () => void share((url) => shareLink(shell, variant().title, url)),
          )}
        {button('download-variant', words.download, () =>
          saveFile(
            fileNameOf(variant().title),
            `${JSON.stringify(variant(), null, 1)}\n`,
            'application/json',
          ),
        )}
      </div>
      <p class="quiet" role="status" data-test="keep-told">
        {told}
      </p>
    </>
  );
};
