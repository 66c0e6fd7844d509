/** Notices: lines that go by themselves, and those that stay until somebody has read them. */
import { useEffect, useState } from 'preact/hooks';
import { useShell } from '../shell.ts';
import { words } from '../words.ts';

/** Long enough to read a short line twice. */
const TOAST_TIME = 5000;

export const Notices = () => {
  const shell = useShell();
  const toast = shell.toast.value;
  const update = shell.update.value;
  const desk = shell.desk.value;
  const [read, setRead] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (toast === '') return undefined;
    const timer = window.setTimeout(() => {
      shell.toast.value = '';
    }, TOAST_TIME);
    return () => window.clearTimeout(timer);
  }, [toast]);
  const forgetful = !shell.db.lasting || desk?.forgetful.value === true;
  const elsewhere = desk?.elsewhere.value === true && shell.route.value.kind === 'table';
  return (
    <div class="notices" role="status">
      {toast !== '' && <p class="notice">{toast}</p>}
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
