/**
 * A rules page as plain text for a terminal: wrapped to a width, headings underlined, links as a word in brackets.
 */
import type { Block, Inline, TextLine, PictureCard, RulesPage, Section, LinkTarget } from './document.ts';

/** Returns the text in brackets after a link's text; null for none. */
export type LinkMark = (target: LinkTarget) => string | null;

/**
 * Options as they are typed: "wrap=linear jokers=2". Web addresses are not repeated, because the references show
 * them.
 */
export const plainMark: LinkMark = (target) => {
  if (target.kind !== 'play') return null;
  const pairs = Object.entries(target.options).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? null : pairs.join(' ');
};

/** Writes the page in lines of at most `width` characters. A single longer word is not broken. */
export const toText = (page: RulesPage, width = 80, mark: LinkMark = plainMark): string => {
  const writer: Writer = { width, mark };
  const parts = [
    underlined(page.title, '='),
    wrap(page.summary, width),
    page.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...page.sections.map((section) => sectionText(section, writer)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

interface Writer {
  readonly width: number;
  readonly mark: LinkMark;
}

const underlined = (heading: string, with_: string): string => `${heading}\n${with_.repeat(heading.length)}`;

const sectionText = ({ heading, blocks }: Section, writer: Writer): string => {
  const body = blocks.map((block, i) => {
    const gap = i > 0 && !(block.kind === 'list' && blocks[i - 1]?.kind === 'paragraph') ? '\n\n' : '\n';
    return gap + blockText(block, writer);
  });
  return underlined(heading, '-') + body.join('');
};

const blockText = (block: Block, writer: Writer): string => {
  switch (block.kind) {
    case 'paragraph':
      return wrap(lineText(block.line, writer.mark), writer.width);
    case 'list':
      return block.items
        .map((item, i) => {
          const bullet = block.ordered ? `${`${i + 1}.`.padEnd(3)} ` : '- ';
          return wrap(lineText(item, writer.mark), writer.width, bullet, ' '.repeat(bullet.length));
        })
        .join('\n');
    case 'table':
      return block.rows.map((row) => rowText(block.head, row, writer)).join('\n');
    case 'picture':
      return `${drawPicture(block.cards)}\n\n${wrap(block.caption, writer.width)}`;
    case 'terms':
      return block.items
        .map(({ term, text }) => `${wrap(term, writer.width)}\n${wrap(text, writer.width, '  ', '  ')}`)
        .join('\n');
  }
};

/** A row as a small list: its first cell, then each other cell after the head of its column. */
const rowText = (head: readonly string[], row: readonly TextLine[], { width, mark }: Writer): string => {
  const [first = [], ...rest] = row;
  const cells = rest.map((cell, i) =>
    wrap(`${head[i + 1] ?? ''}: ${lineText(cell, mark)}`, width, '    ', '      '),
  );
  return [wrap(lineText(first, mark), width, '- ', '  '), ...cells].join('\n');
};

const lineText = (line: TextLine, mark: LinkMark): string =>
  line.map((part) => inlineText(part, mark)).join('');

const inlineText = (part: Inline, mark: LinkMark): string => {
  if (typeof part === 'string') return part;
  const word = mark(part.target);
  return word === null ? part.text : `${part.text} [${word}]`;
};

/** Breaks a text at its spaces; the first line starts with `lead`, the others with `indent`. */
export const wrap = (text: string, width: number, lead = '', indent = ''): string => {
  const lines: string[] = [];
  let line = lead;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = empty ? line + word : `${line} ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
};

/** The deal drawn with two characters to half a card: "[]" is face up, "##" face down. */
export const drawPicture = (cards: readonly PictureCard[]): string => {
  const rows: string[][] = [];
  for (const { x, y, up } of cards) {
    const row = (rows[y] ??= []);
    const at = x * 2;
    while (row.length < at + 2) row.push(' ');
    row[at] = up ? '[' : '#';
    row[at + 1] = up ? ']' : '#';
  }
  return Array.from(rows, (row) => `  ${(row ?? []).join('')}`.trimEnd()).join('\n');
};
