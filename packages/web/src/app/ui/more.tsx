/** At the foot of a page: the others that tell how things are. */
import { ARTICLES, pageHref, type ArticleName } from '../route.ts';
import { articleWords } from '../words/pages.ts';

type Telling = ArticleName | 'atlas' | 'help';

export const More = ({ but }: { readonly but?: Telling }) => {
  const pages: readonly Telling[] = [...ARTICLES, 'atlas', 'help'];
  return (
    <nav class="buttons more" aria-label={articleWords.more}>
      {pages
        .filter((page) => page !== but)
        .map((page) => (
          <a key={page} class="button" href={pageHref(page)}>
            {page === 'help' ? articleWords.keys : articleWords[page].title}
          </a>
        ))}
    </nav>
  );
};
