/** Links to the other pages of information, at the foot of a page. */
import { ARTICLES, pageHref, type ArticleName } from '../play/route.ts';
import { PageLink } from './page-link.tsx';
import { pageWords } from '../i18n/pages.ts';

type Telling = ArticleName | 'atlas' | 'coach' | 'help';

export const More = ({ but }: { readonly but?: Telling }) => {
  const pages: readonly Telling[] = [...ARTICLES, 'atlas', 'coach', 'help'];
  return (
    <nav class="buttons more" aria-label={pageWords.telling.title}>
      {pages
        .filter((page) => page !== but)
        .map((page) => (
          <PageLink key={page} class="button" href={pageHref(page)}>
            {pageWords.telling[page]}
          </PageLink>
        ))}
    </nav>
  );
};
