/** Rules pages, written by the rulebook from a game's definition. */
import type { FeatureParts, SlotProps } from '../../shell/feature.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { rules } from './rules.tsx';

export const feature = async (): Promise<FeatureParts> => {
  const [Rules] = await Promise.all([rules(), ownGames.ready()]);
  const Page = ({ route }: SlotProps['page']) =>
    route.kind === 'rules' ? <Rules game={route.game} options={route.options} /> : null;
  return { views: { page: Page } };
};
