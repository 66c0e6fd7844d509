/** A rules page as Markdown. */
import { makeLink } from '@cairn/engine';
import type { Block, Inline, TextLine, RulesPage, LinkTarget } from './document.ts';
import { drawPicture } from './text.ts';

/** Returns the address of a link; null leaves only its text. */
export type Address = (target: LinkTarget) => string | null;

/** Addresses in the app: fragments for games, and web addresses as they are. */
export const appAddress: Address = (target) => {
  if (target.kind === 'web') return target.url;
  if (target.kind === 'rules') return `#/${target.game}/rules`;
  return makeLink({ game: target.game, options: target.options, deal: null, moves: null });
};

export const toMarkdown = (page: RulesPage, address: Address = appAddress): string => {
  const parts = [
    `# ${escape(page.title)}`,
    escape(page.summary),
    page.facts.map(({ label, value }) => `- **${escape(label)}:** ${escape(value)}`).join('\n'),
    ...page.sections.flatMap(({ heading, blocks }) => [
      `## ${escape(heading)}`,
      ...blocks.map((block) => blockText(block, address)),
    ]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

const blockText = (block: Block, address: Address): string => {
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.line, address);
    case 'list':
      return block.items
        .map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${lineText(item, address)}`)
        .join('\n');
    case 'table':
      return [
        `| ${block.head.map(escape).join(' | ')} |`,
        `|${' --- |'.repeat(block.head.length)}`,
        ...block.rows.map((row) => `| ${row.map((cell) => lineText(cell, address)).join(' | ')} |`),
      ].join('\n');
    case 'picture':
      return `\`\`\`text\n${drawPicture(block.cards)}\n\`\`\`\n\n${escape(block.caption)}`;
    case 'terms':
      return block.items.map(({ term, text }) => `**${escape(term)}** ${escape(text)}`).join('\n\n');
  }
};

const lineText = (line: TextLine, address: Address): string =>
  line.map((part) => inlineText(part, address)).join('');

const inlineText = (part: Inline, address: Address): string => {
  if (typeof part === 'string') return escape(part);
  const url = address(part.target);
  return url === null ? escape(part.text) : `[${escape(part.text)}](<${url}>)`;
};

/** Escapes what Markdown would read as marks. A minus or a number never starts a text here. */
const escape = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`);
