/** Rules pages, which the rulebook generates from a game's definition. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Rules } from './rules.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import type { FeatureParts, SlotProps } from '../../shell/shell.ts';
import './style.css';

const Page = ({ route }: SlotProps['page']) =>
  route.kind === 'rules' ? <Rules game={route.game} options={route.options} /> : null;

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: Page, dialog: ScoreDialog } };
};
