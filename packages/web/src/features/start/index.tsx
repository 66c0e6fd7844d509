/** The start screen. Its first content is gathered before it is shown, so that it replaces the one in the page at once. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { gather } from './gather.ts';
import { StartScreen } from './start.tsx';
import '../../ui/thumbnail.css';
import './style.css';

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  const first = await gather(shell);
  return { views: { page: () => <StartScreen first={first} /> } };
};
