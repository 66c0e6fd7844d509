/** The page of the club that an address asks for. */
import { useEffect } from 'preact/hooks';
import { hasClub } from '../../play/club.ts';
import { useShell } from '../../shell/shell.ts';
import { AccountPage } from './account-page.tsx';
import { AdminPage } from './admin-page.tsx';
import { ClubPage } from './club-page.tsx';
import type { ClubRoute } from './club-route.ts';
import { clubOf } from './club.ts';
import { CodePage } from './code-page.tsx';
import { ContestPage } from './contest-page.tsx';
import { ContestsPage } from './contests-page.tsx';
import { FairnessPage } from './fairness-page.tsx';
import { LeadersPage } from './leaders-page.tsx';
import { clubWords } from './messages.ts';
import { NewContestPage } from './new-contest-page.tsx';
import { PlayPage } from './play-page.tsx';
import { TodayPage } from './today-page.tsx';

interface Props {
  readonly route: ClubRoute;
  readonly address: string;
}

const Shown = ({ route, address }: Props) => {
  switch (route.page) {
    case 'today':
      return <TodayPage />;
    case 'contests':
      return <ContestsPage />;
    case 'new-contest':
      return <NewContestPage />;
    case 'contest':
      return <ContestPage contest={route.contest} invitation={route.invitation} />;
    case 'play':
    case 'daily':
      return <PlayPage route={route} address={address} />;
    case 'leaders':
      return <LeadersPage game={route.game} month={route.month} />;
    case 'account':
      return <AccountPage />;
    case 'code':
      return <CodePage code={route.code} />;
    case 'fairness':
      return <FairnessPage />;
    case 'admin':
      return <AdminPage />;
  }
};

export const ClubScreen = (props: Props) => {
  const club = clubOf(useShell());
  const isThere = hasClub();
  useEffect(() => {
    if (isThere && club.me.value === undefined) void club.look();
  }, [club, isThere]);
  if (isThere || props.route.page === 'fairness') return <Shown {...props} />;
  return (
    <ClubPage title={clubWords.title}>
      <p data-test="no-club">{clubWords.noClub}</p>
    </ClubPage>
  );
};
