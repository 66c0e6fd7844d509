/** Help: keys and commands, and articles to read. */
import { Article } from './article.tsx';
import { Help } from './help.tsx';
import type { FeatureParts, SlotProps } from '../../shell/shell.ts';
import './style.css';

const Page = ({ route }: SlotProps['page']) => {
  const name = route.kind === 'page' ? route.page : 'help';
  return name === 'how' || name === 'faq' || name === 'about' ? <Article name={name} /> : <Help />;
};

export const feature = (): FeatureParts => ({ views: { page: Page } });
