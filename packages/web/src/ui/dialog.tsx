/**
 * The dialog that everything over the table uses: the browser's modal dialog, which keeps the focus, returns it, and
 * closes with Escape. Mounted means open.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageWords } from '../i18n/pages.ts';
import { closeOnBack } from './close-on-back.ts';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';
import './parts.css';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly kind?: 'sheet' | 'box';
  readonly children: ComponentChildren;
}

export const Dialog = ({ title, close, kind = 'box', children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout effects, so that the dialog is open in its first frame: keys pressed before would go to the table.
  useLayoutEffect(() => closeOnBack(close), [close]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const focused = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={pageWords.close} onClick={close}>
            <Icon path={closeIcon} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
