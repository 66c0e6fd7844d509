/** What the club promises, and what nobody can promise. */
import { ClubPage } from './club-page.tsx';
import { clubWords } from './messages.ts';

export const FairnessPage = () => (
  <ClubPage title={clubWords.fairness}>
    <p>{clubWords.fair.lead}</p>
    {clubWords.fair.parts.map(({ title, lines }) => (
      <section key={title} class="stack">
        <h2>{title}</h2>
        <dl class="club-fair">
          {lines.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </ClubPage>
);
