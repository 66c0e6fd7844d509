// The two written forms of a page: width and hanging lines in text, links and escapes in Markdown.
import { findNotes, presets } from '@cairn/games';
import { expect, test } from 'vitest';
import { rulesPage, toMarkdown, toText, wrap, type RulesPage } from '../src/index.ts';
import { catalogued, peaks } from './games.ts';

const page = rulesPage(peaks(), { notes: findNotes('tripeaks'), presets });

test.each([40, 60, 80, 120])('text keeps to %i columns', (width) => {
  const long = toText(page, width)
    .split('\n')
    .filter((line) => line.length > width && line.trim().includes(' '));
  // A line may be longer only when a single word (an address, a list of options) is.
  expect(long.filter((line) => !line.includes('http') && !line.includes('='))).toEqual([]);
});

test('text draws the deal', () => {
  expect(toText(page)).toContain(
    [
      '        ##          ##          ##',
      '      ##  ##      ##  ##      ##  ##',
      '    ##  ##  ##  ##  ##  ##  ##  ##  ##',
      '  []  []  []  []  []  []  []  []  []  []',
    ].join('\n'),
  );
});

test.each([
  ['', 10, ''],
  ['one', 2, 'one'],
  ['one two three', 7, 'one two\nthree'],
])('wrap %j at %i', (text, width, lines) => expect(wrap(text, width)).toBe(lines));

test('Markdown links start option sets and lead to references', () => {
  const text = toMarkdown(page);
  expect(text).toContain('[are ends](<#/tripeaks?wrap=linear>)');
  expect(text).toContain('(<https://semicolon.com/Solitaire/Rules/TriPeaks.html>)');
  expect(text).toMatch(/^# TriPeaks\n/);
});

test('Markdown has rates as a table', () => {
  const rates = rulesPage(catalogued('black-hole'), { notes: findNotes('black-hole'), presets });
  expect(toMarkdown(rates)).toContain('| Rules | Who plays |');
});

test('Markdown escapes what would be read as marks', () => {
  const odd: RulesPage = { ...page, title: 'A *b* [c]', summary: 'x_y | <z>', facts: [], sections: [] };
  expect(toMarkdown(odd)).toBe('# A \\*b\\* \\[c\\]\n\nx\\_y \\| \\<z\\>\n');
});

test('an address of null leaves the words', () => {
  expect(toMarkdown(page, () => null)).not.toContain('](');
});
