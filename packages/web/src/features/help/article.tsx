/** Pages of text: how to play, frequent questions, and about Cairn. */
import type { ArticleName } from '../../play/route.ts';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { helpWords } from './messages.ts';
import { pageWords } from '../../i18n/pages.ts';

export const Article = ({ name }: { readonly name: ArticleName }) => (
  <Page title={pageWords.telling[name]}>
    <article class="rules">
      {helpWords.articles[name].sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
    <More but={name} />
  </Page>
);
