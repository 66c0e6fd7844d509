/**
 * The rules page: the table as a picture with an example, how to play in a few lines, and all the rest of the generated
 * document folded, with a table of contents.
 */
import type { Game } from '@cairn/engine';
import type { RulesPage, SectionId } from '@cairn/rulebook';
import type { ComponentChildren } from 'preact';
import { Blocks } from '../../shell/rules-article.tsx';
import { rulesWords } from './messages.ts';
import { TablePicture } from './table-picture.tsx';

/** The lines of the quick reference, without the setup, which the picture shows, and the tip. */
const QUICK = { setup: 1 } as const;

const elementId = (id: SectionId): string => `rules-${id}`;

const openSection = (id: SectionId): void => {
  const section = document.querySelector<HTMLDetailsElement>(`#${elementId(id)}`);
  if (section === null) return;
  section.open = true;
  section.scrollIntoView();
  section.querySelector('summary')?.focus({ preventScroll: true });
};

interface Props {
  readonly game: Game;
  readonly page: RulesPage;
  /** Actions for the game. */
  readonly children: ComponentChildren;
}

export const RulesView = ({ game, page, children }: Props) => {
  const quick = page.sections.find(({ id }) => id === 'quick');
  const block = quick?.blocks.find((each) => each.kind === 'terms');
  const terms = block?.kind === 'terms' ? block.items : [];
  const tip = page.summary === '' ? undefined : terms.at(-1);
  const lines = terms.filter((line, i) => i !== QUICK.setup && line !== tip);
  const rest = page.sections.filter(({ id }) => id !== 'quick');
  return (
    <article class="rules rules-page">
      <div class="rules-top">
        <TablePicture game={game} text={terms[QUICK.setup]?.text ?? ''} />
        <div class="rules-how">
          {page.summary !== '' && <p class="lead">{page.summary}</p>}
          <h2>{rulesWords.howToPlay}</h2>
          <ul data-test="how-to-play">
            {lines.map(({ term, text }) => (
              <li key={term}>
                <b>{term}.</b> {text}
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
      {tip !== undefined && (
        <p class="rules-tip">
          <b>{tip.term}.</b> {tip.text}
        </p>
      )}
      <p class="quiet">{page.facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      <div class="rules-rest">
        <nav class="rules-contents" aria-label={rulesWords.contents}>
          <b aria-hidden="true">{rulesWords.contents}</b>
          <ul>
            {rest.map(({ id, heading }) => (
              <li key={id}>
                <button type="button" class="link-button" onClick={() => openSection(id)}>
                  {heading}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div class="rules-sections">
          {rest.map(({ id, heading, blocks }) => (
            <details key={id} id={elementId(id)}>
              <summary>
                <h2>{heading}</h2>
              </summary>
              <Blocks blocks={blocks} />
            </details>
          ))}
        </div>
      </div>
    </article>
  );
};
