/** Notices: messages that stay on the screen until they are closed. Their live region is in app.tsx. */
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { noticeWords } from './messages.ts';

export const NoticeList = () => {
  const shell = useShell();
  const update = shell.notices.update.value;
  const controller = shell.controller.value;
  const [read, setRead] = useState(false);
  const [later, setLater] = useState(false);
  const forgetful =
    !shell.db.lasting || shell.notices.notStored.value || controller?.storage.failed.value === true;
  const elsewhere = controller?.storage.takenOver.value === true && shell.router.route.value.kind === 'table';
  return (
    <>
      {shell.notices.uncopied.value !== '' && (
        <p class="notice">
          <span>
            {noticeWords.notCopied} <span class="copy-me">{shell.notices.uncopied.value}</span>
          </span>
          <button
            type="button"
            class="button"
            onClick={() => {
              shell.notices.uncopied.value = '';
            }}
          >
            {pageWords.close}
          </button>
        </p>
      )}
      {forgetful && !read && (
        <p class="notice" data-test="not-kept">
          {shell.db.lasting ? noticeWords.full : noticeWords.notKept}
          <button type="button" class="button" onClick={() => setRead(true)}>
            {noticeWords.understood}
          </button>
        </p>
      )}
      {update !== null && !later && (
        <p class="notice" data-test="update">
          {noticeWords.newVersion}
          <button type="button" class="button primary" onClick={update}>
            {noticeWords.reload}
          </button>
          <button type="button" class="button" onClick={() => setLater(true)}>
            {noticeWords.later}
          </button>
        </p>
      )}
      {shell.notices.notice.value !== null && shell.router.route.value.kind === 'table' && (
        <p
          class={`notice docked ${shell.notices.notice.value.buttons.some(({ isMain }) => isMain) ? 'has-main' : ''}`}
          data-test="told"
        >
          <span>{shell.notices.notice.value.text}</span>
          {shell.notices.notice.value.buttons.map(({ name, label, run, isMain }) => (
            <button
              type="button"
              class={`button ${isMain === true ? 'primary' : ''}`}
              key={name}
              data-test={name}
              onClick={run}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            class="button"
            data-test="told-close"
            onClick={() => {
              shell.notices.notice.value = null;
            }}
          >
            {shell.notices.notice.value.dismiss ?? pageWords.close}
          </button>
        </p>
      )}
      {elsewhere && (
        <div class="notice wide" data-test="elsewhere">
          <p>
            <strong>{noticeWords.elsewhereTitle}.</strong> {noticeWords.elsewhere}
          </p>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {noticeWords.playHere}
          </button>
        </div>
      )}
    </>
  );
};
