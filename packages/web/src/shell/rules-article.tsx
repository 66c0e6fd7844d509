/** The rules of a game as the rulebook generates them, block by block: for the rules page and for the workshop. */
import {
  appAddress,
  type Address,
  type Block,
  type TextLine,
  type RulesPage,
  type LinkTarget,
} from '@cairn/rulebook';
import type { ComponentChildren } from 'preact';
import { inLinks } from '../play/route.ts';
import { PageLink } from './page-link.tsx';

/** Links to own games contain their rules. */
const addressOf = (target: LinkTarget): string | null =>
  appAddress(target.kind === 'web' ? target : { ...target, game: inLinks(target.game) });

interface Addressed {
  /** Returns the address of a link; null if there is none, and then the link is plain text. */
  readonly address: Address;
}

const Text = ({ line, address }: Addressed & { readonly line: TextLine }) => (
  <>
    {line.map((part, i) => {
      if (typeof part === 'string') return part;
      const href = address(part.target);
      const away = part.target.kind === 'web';
      if (href === null) return part.text;
      return away ? (
        <a key={i} href={href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      ) : (
        <PageLink key={i} href={href} orText>
          {part.text}
        </PageLink>
      );
    })}
  </>
);

const BlockView = ({ block, address }: Addressed & { readonly block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Text line={block.line} address={address} />
        </p>
      );
    case 'list': {
      const items = block.items.map((line, i) => (
        <li key={i}>
          <Text line={line} address={address} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j} data-label={block.head[j]}>
                    <span>
                      <Text line={cell} address={address} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'picture':
      // Both pages with rules show the table itself.
      return null;
    case 'terms':
      return (
        <dl>
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
  }
};

export const Blocks = ({
  blocks,
  address = addressOf,
}: Partial<Addressed> & { readonly blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, i) => (
      <BlockView key={i} block={block} address={address} />
    ))}
  </>
);

interface Props extends Partial<Addressed> {
  readonly page: RulesPage;
  /** Actions for the game, below its figures. */
  readonly children?: ComponentChildren;
  /** The element of the sections' headings: one level below the heading around them. */
  readonly heading?: 'h2' | 'h3';
}

export const RulesArticle = ({ page, children, heading: Heading = 'h2', address = addressOf }: Props) => (
  <article class="rules">
    {page.summary !== '' && <p class="lead">{page.summary}</p>}
    <dl class="figures">
      {page.facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
    {page.sections.map(({ id, heading, blocks }) => (
      <section key={id} aria-labelledby={`rules-${id}`}>
        <Heading id={`rules-${id}`}>{heading}</Heading>
        <Blocks blocks={blocks} address={address} />
      </section>
    ))}
  </article>
);
