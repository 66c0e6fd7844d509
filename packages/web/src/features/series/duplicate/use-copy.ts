/** Copying on a page. Toasts belong to the table, so the message stands beside the buttons. */
import { useState } from 'preact/hooks';
import { words } from '../../../i18n/words.ts';
import { copyText } from '../../../shell/copy.ts';
import { useShell } from '../../../shell/shell.ts';

interface Copy {
  /** What to say; '' for nothing. */
  readonly copied: string;
  readonly setCopied: (text: string) => void;
  readonly copy: (text: string) => Promise<void>;
}

export const useCopy = (): Copy => {
  const shell = useShell();
  const [copied, setCopied] = useState('');
  const copy = async (text: string): Promise<void> => {
    setCopied('');
    await copyText(shell, text);
    if (shell.notices.uncopied.value === '') setCopied(words.copied);
  };
  return { copied, setCopied, copy };
};
