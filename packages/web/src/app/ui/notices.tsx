/** Notices: what stays on the screen until somebody has read it. */
import { useState } from 'preact/hooks';
import { useShell } from '../shell.ts';
import { words } from '../words/words.ts';

export const Notices = () => {
  const shell = useShell();
  const update = shell.update.value;
  const desk = shell.desk.value;
  const [read, setRead] = useState(false);
  const [later, setLater] = useState(false);
  const forgetful = !shell.db.lasting || desk?.forgetful.value === true;
  const elsewhere = desk?.elsewhere.value === true && shell.route.value.kind === 'table';
  return (
    <div class="notices" role="status">
      {shell.uncopied.value !== '' && (
        <p class="notice">
          <span>
            {words.notCopied} <span class="copy-me">{shell.uncopied.value}</span>
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
          {words.notKept}
          <button type="button" class="button" onClick={() => setRead(true)}>
            {words.understood}
          </button>
        </p>
      )}
      {update !== null && !later && (
        <p class="notice" data-test="update">
          {words.newVersion}
          <button type="button" class="button primary" onClick={update}>
            {words.reload}
          </button>
          <button type="button" class="button" onClick={() => setLater(true)}>
            {words.later}
          </button>
        </p>
      )}
      {elsewhere && (
        <div class="notice wide" data-test="elsewhere">
          <p>
            <strong>{words.elsewhereTitle}.</strong> {words.elsewhere}
          </p>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {words.playHere}
          </button>
        </div>
      )}
    </div>
  );
};
