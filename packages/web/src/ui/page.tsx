/** The frame of every page that is not the table: a back button, a title, a column of text. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TABLE_HREF } from '../play/route.ts';
import { pageWords } from '../i18n/pages.ts';
import { words } from '../i18n/words.ts';
import { Icon } from './icon.tsx';
import { backIcon } from './icons.ts';
import './parts.css';
import './page.css';

export const Page = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${words.appName}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div class="page">
      <header class="page-head">
        <a
          class="icon-button"
          href={TABLE_HREF}
          aria-label={pageWords.back}
          data-tip={pageWords.back}
          data-test="back"
        >
          <Icon path={backIcon} />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main class="page-body">{children}</main>
    </div>
  );
};
