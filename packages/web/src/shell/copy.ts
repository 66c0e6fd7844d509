/** Copies to the clipboard. If the browser refuses, the text is shown so that it can be copied by hand. */
import type { Shell } from './shell.ts';
import { words } from '../i18n/words.ts';

export const copyText = async (shell: Shell, text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    shell.notices.toast.value = words.copied;
  } catch {
    shell.notices.uncopied.value = text;
  }
};
