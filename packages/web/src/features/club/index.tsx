/** The club: sealed boards that everybody plays at a server, contests, an account. Its code is loaded with its pages. */
import type { FeatureParts, Shell, SlotProps } from '../../shell/shell.ts';
import { readClubRoute } from './club-route.ts';
import { ClubScreen } from './club-screen.tsx';
import { todaysDeals } from './todays-deals.ts';
import './style.css';

const Page = ({ route }: SlotProps['page']) =>
  route.kind === 'club' ? <ClubScreen route={readClubRoute(route.address)} address={route.address} /> : null;

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  await shell.code.catalogue.get();
  return {
    views: { page: Page },
    services: { club: { today: (games) => todaysDeals(shell, games) } },
  };
};
