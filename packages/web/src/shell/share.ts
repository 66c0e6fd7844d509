/** Passing a link on: through the device's own share sheet where there is one, or to the clipboard. */
import { copyText } from './copy.ts';
import type { Shell } from './shell.ts';

export const canShare = (): boolean => 'share' in navigator;

export const shareLink = async (shell: Shell, title: string, url: string): Promise<void> => {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Who closes the sheet wants nothing; a browser that refuses leaves the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(shell, url);
  }
};
