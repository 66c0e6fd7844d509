/** Help: keys and commands, and articles to read. */
import type { FeatureParts, SlotProps } from '../../shell/feature.ts';
import { Article } from './article.tsx';
import { speakArticles } from './articles.ts';
import { Help } from './help.tsx';

const Page = ({ route }: SlotProps['page']) => {
  const name = route.kind === 'page' ? route.page : 'help';
  return name === 'how' || name === 'faq' || name === 'about' ? <Article name={name} /> : <Help />;
};

export const feature = async (): Promise<FeatureParts> => {
  await speakArticles();
  return { views: { page: Page } };
};
