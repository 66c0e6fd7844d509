/** Shares a link by the device's share sheet if there is one, or by the clipboard. */
import { copyText } from './copy.ts';
import type { Shell } from './shell.ts';

export const canShare = (): boolean => 'share' in navigator;

export const shareLink = async (shell: Shell, title: string, url: string): Promise<void> => {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Ignore `AbortError` (the user cancelled). On any other error copy to the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(shell, url);
  }
};
