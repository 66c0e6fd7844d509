/** The frame of the club's pages: their title, and the way from one to another. */
import { firstGame } from '@cairn/games';
import type { ComponentChildren } from 'preact';
import { hasClub } from '../../play/club.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { clubOf } from './club.ts';
import {
  ACCOUNT_HREF,
  ADMIN_HREF,
  CONTESTS_HREF,
  FAIRNESS_HREF,
  leadersHref,
  TODAY_HREF,
} from './club-route.ts';
import { clubWords } from './messages.ts';
import { monthOf } from './dates.ts';

export const ClubPage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => {
  const me = clubOf(useShell()).me.value;
  const ways = [
    [clubWords.today, TODAY_HREF],
    [clubWords.contests, CONTESTS_HREF],
    [clubWords.leaders, leadersHref(firstGame.id, monthOf(new Date()))],
    [clubWords.account, ACCOUNT_HREF],
  ] as const;
  const here = location.hash.split('?')[0] ?? '';
  const isHere = (href: string): boolean =>
    href === TODAY_HREF ? here === href : here.startsWith(href.split('/').slice(0, 3).join('/'));
  return (
    <Page title={title}>
      {hasClub() && (
        <nav class="club-nav" aria-label={clubWords.title}>
          {ways.map(([label, href]) => (
            <a key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {children}
      <p class="quiet club-foot">
        <a href={FAIRNESS_HREF}>{clubWords.fairness}</a>
        {me?.admin === true && (
          <>
            {' · '}
            <a href={ADMIN_HREF}>{clubWords.admin}</a>
          </>
        )}
      </p>
    </Page>
  );
};
