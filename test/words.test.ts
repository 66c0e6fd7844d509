// Phrases that no sentence on the screen may have (CONTRIBUTING.md, Words): the texts of the message catalogues and of
// the rulebook, without code and comments.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A phrase with what to write instead. */
type Phrase = readonly [phrase: RegExp, better: string];

const ENGLISH: readonly Phrase[] = [
  [/\b(this|it|that) is no (?!longer)/i, '“isn’t a …”'],
  [/\bthere (is|are) no such\b/i, '“There’s no …”'],
  [/\bnothing of that name\b/i, '“No game by that name”'],
  [/\b(take|takes|taken|taking) (it )?back\b/i, '“undo”'],
  [/\bmade again\b/i, '“redo”'],
  [/\bwhoever\b/i, '“anyone who”, or “you”'],
  [/\bone may\b|\bone’s\b/i, '“you”'],
  [/\bwanted (a|an|the) .*found\b/i, '“Expected …, but found …”'],
  [/\beverything is as it was\b|\bas it was at first\b/i, '“Nothing has changed”'],
  [/\bunder way\b/i, '“in progress”'],
  [/\bgo on with\b/i, '“continue”'],
  [/\bless is better\b/i, '“Lower is better”'],
  [/\b(once|twice|times|cards|positions) a deal\b/i, '“per deal”, or a full sentence'],
  [/\bis told\b|\bare told\b/i, '“say”, “show” or “tell you”'],
  [/\bno rates of\b/i, '“People win less often than this”'],
  [/\bso and so\b|\bat no charge\b/i, 'plain words'],
  [/\b(all|look) the same\b(?! deals| rules)/i, '“anyway”'],
  [/\bthe rest is plain\b/i, '“the win is certain”'],
  [/\bof (my|your) own\b(?! game)/i, '“your own …”'],
  [/\btry at it\b/i, '“attempt”'],
  [/\bas it stands\b/i, '“your result so far”'],
  [/\bout of sight\b/i, '“while you’re away”'],
  [/\bhands\b(?! is)/i, '“deals”'],
  [/\babortOnPositionChange\b/, 'a sentence: this is the name of a function'],
];

/** In the app, which talks to you. A rules page may be more formal. */
const APP_ENGLISH: readonly Phrase[] = [
  [/\bcannot\b/i, '“can’t”'],
  [/\b(do|does|did|is|are|was|were|has|have) not\b/i, 'the short form'],
  [/\bthere is\b/i, '“there’s”'],
  [/\w'\w/, 'the typographic apostrophe'],
];

const GERMAN: readonly Phrase[] = [
  [/zurück(ge)?n[aeiäo]h?m/i, '„rückgängig machen“'],
  [/\bAbart/, '„Variante“'],
  [/\bWahlregel/, '„Option“'],
  [/\bverlangt (ist|sind)\b.*(steht|gefunden)/i, '„Erwartet wird …; gefunden: …“'],
  [/nicht zu verstehen/, '„nicht lesbar“'],
  [/alles ist, wie es war/, '„Nichts hat sich geändert“'],
  [/\bSpiele? (Nummer|$)/, '„Blatt“ for the deal'],
  [/\b(nächstes|voriges|gewinnbares) Spiel\b/i, '„Blatt“ for the deal'],
  [/\bSpiel (beenden|verlassen|zu beenden|verloren|gewonnen)\b/, '„Blatt“ for the deal'],
  [/\b(solchen|ähnlichen|gewinnbaren) Spielen\b/, '„Blättern“'],
  [/\bgewöhnliches Spiel von\b/, '„Kartenspiel“'],
];

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The texts of a program: string literals and the fixed parts of templates, but no names of modules and no keys. */
const textsIn = (node: Node): readonly string[] => {
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    const inner = (node['expressions'] as readonly Node[]).flatMap(textsIn);
    return [parts.map(({ value }) => value.cooked).join('…'), ...inner];
  }
  const skipped = node.type === 'Property' ? 'key' : '';
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === skipped) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(textsIn);
  });
};

const filesIn = (folder: string, wanted: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => wanted.test(file) && !file.includes('/test/'));

const faultsIn = (file: string, phrases: readonly Phrase[]): readonly string[] =>
  textsIn(parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' }) as unknown as Node).flatMap(
    (text) =>
      phrases
        .filter(([phrase]) => phrase.test(text))
        .map(([phrase, better]) => `${text} — ${phrase.source}: write ${better}`),
  );

test('the check sees texts in objects, templates and functions, and no code', () => {
  const program = parseAst("import { a } from 'take back'; const b = { 'is told': `x ${c('whoever')} y` };");
  expect(textsIn(program as unknown as Node)).toEqual(['x … y', 'whoever']);
});

const APP = 'packages/web/src';
describe('English', () => {
  test.each(filesIn(APP, /(\.en|\/english(-pages)?)\.ts$/))('%s', (file) =>
    expect(faultsIn(file, [...ENGLISH, ...APP_ENGLISH])).toEqual([]),
  );
  test.each(filesIn('packages/rulebook/src/english', /\.ts$/))('%s', (file) =>
    expect(faultsIn(file, ENGLISH)).toEqual([]),
  );
});

describe('German', () => {
  test.each(filesIn(APP, /(\.de|\/german(-pages)?)\.ts$/))('%s', (file) =>
    expect(faultsIn(file, GERMAN)).toEqual([]),
  );
  test.each(filesIn('packages/rulebook/src/german', /\.ts$/))('%s', (file) =>
    expect(faultsIn(file, GERMAN)).toEqual([]),
  );
});
