/** The workshop: changes the rules of a game and shows the result. */
import type { FeatureParts, Shell, SlotProps } from '../../shell/shell.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Workshop } from './page.tsx';
import './style.css';
import './figures.css';

const Page = ({ route }: SlotProps['page']) =>
  route.kind === 'workshop' ? <Workshop address={route.address} /> : null;

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  await Promise.all([shell.code.catalogue.get(), ownGames.ready()]);
  return { views: { page: Page } };
};
