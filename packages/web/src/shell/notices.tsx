/** Notices: what stays on the screen until somebody has read it. The frame they are told from stands in app.tsx. */
import { useState } from 'preact/hooks';
import { told } from './pointer.ts';
import { useShell } from './shell.ts';
import { pageWords } from '../i18n/pages.ts';
import { words } from '../i18n/words.ts';

export const Notices = () => {
  const shell = useShell();
  const update = shell.update.value;
  const controller = shell.controller.value;
  const [read, setRead] = useState(false);
  const [later, setLater] = useState(false);
  const forgetful = !shell.db.lasting || shell.unkept.value || controller?.storage.failed.value === true;
  const elsewhere = controller?.storage.takenOver.value === true && shell.route.value.kind === 'table';
  return (
    <>
      {shell.uncopied.value !== '' && (
        <p class="notice">
          <span>
            {pageWords.notCopied} <span class="copy-me">{shell.uncopied.value}</span>
          </span>
          <button
            type="button"
            class="button"
            onClick={() => {
              shell.uncopied.value = '';
            }}
          >
            {words.close}
          </button>
        </p>
      )}
      {forgetful && !read && (
        <p class="notice" data-test="not-kept">
          {shell.db.lasting ? pageWords.full : pageWords.notKept}
          <button type="button" class="button" onClick={() => setRead(true)}>
            {pageWords.understood}
          </button>
        </p>
      )}
      {update !== null && !later && (
        <p class="notice" data-test="update">
          {pageWords.newVersion}
          <button type="button" class="button primary" onClick={update}>
            {pageWords.reload}
          </button>
          <button type="button" class="button" onClick={() => setLater(true)}>
            {pageWords.later}
          </button>
        </p>
      )}
      {told.value !== null && shell.route.value.kind === 'table' && (
        <p class="notice" data-test="told">
          <span>{told.value.text}</span>
          {told.value.deeds.map(({ name, label, run }) => (
            <button type="button" class="button" key={name} data-test={name} onClick={run}>
              {label}
            </button>
          ))}
          <button
            type="button"
            class="button"
            data-test="told-close"
            onClick={() => {
              told.value = null;
            }}
          >
            {words.close}
          </button>
        </p>
      )}
      {elsewhere && (
        <div class="notice wide" data-test="elsewhere">
          <p>
            <strong>{pageWords.elsewhereTitle}.</strong> {pageWords.elsewhere}
          </p>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {pageWords.playHere}
          </button>
        </div>
      )}
    </>
  );
};
