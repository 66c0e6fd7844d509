/** Pages of text: how to play, questions that are often asked, and what Cairn is. */
import type { ArticleName } from '../route.ts';
import { More } from '../ui/more.tsx';
import { Page } from '../ui/page.tsx';
import { articleWords } from '../words/pages.ts';

const Article = ({ name }: { readonly name: ArticleName }) => {
  const { title, sections } = articleWords[name];
  return (
    <Page title={title}>
      <article class="rules">
        {sections.map(({ heading, text }) => (
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
};

export default Article;
