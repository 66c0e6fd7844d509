// German notes say what the English ones say: as many texts, the same figures, the same sources, all of it in German.
import { describe, expect, it } from 'vitest';
import { findNotes, games, germanNotes, type GameNotes } from '../src/index.ts';
import { germanTexts } from '../src/notes/german/index.ts';

/** Every text in the order of the page; lists of another length would not fit together. */
const texts = (notes: GameNotes): readonly (readonly [name: string, text: string])[] => [
  ['summary', notes.summary],
  ['tip', notes.tip],
  ...(['strategy', 'house', 'history', 'claims'] as const).flatMap((name) =>
    notes[name].map((text, i) => [`${name} ${i}`, text] as const),
  ),
  ...(['cases', 'trivia'] as const).flatMap((name) =>
    notes[name].flatMap(({ question, answer }, i) => [
      [`${name} ${i} question`, question] as const,
      [`${name} ${i}`, answer] as const,
    ]),
  ),
  ...notes.glossary.flatMap(({ term, meaning }, i) => [
    [`glossary ${i} term`, term] as const,
    [`glossary ${i}`, meaning] as const,
  ]),
  ...notes.disagreements.flatMap(({ question, sources, here }, i) => [
    [`disagreements ${i} question`, question] as const,
    [`disagreements ${i} sources`, sources] as const,
    [`disagreements ${i}`, here] as const,
  ]),
  ...notes.rates.map(({ rules }, i) => [`rates ${i}`, rules] as const),
  ...notes.similar.map(({ text }, i) => [`similar ${i}`, text] as const),
  ...notes.references
    .filter(({ by }) => by === 'Cairn')
    .map(({ id, title }) => [`references ${id}`, title] as const),
];

/** "1,000 of 52.5 %" and "1.000 von 52,5 %" have the same figures; "3.0" is a name's own. */
const figures = (text: string, thousands: string, point: string): readonly string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((figure) => figure.replaceAll(new RegExp(`\\${thousands}(?=\\d{3})`, 'g'), '').replace(point, '.'))
    .toSorted();

const cited = (text: string): readonly string[] =>
  [...text.matchAll(/\[([a-z0-9, -]+)\]/g)].flatMap(([, ids = '']) => ids.split(', ')).toSorted();

describe.each(germanTexts.map((german) => [german.of, german] as const))('%s', (id, written) => {
  const [english, german] = [findNotes(id), findNotes(id, germanNotes)];
  if (english === null || german === null) throw new Error(`There are no notes on ${id}`);
  const [said, told] = [texts(english), texts(german)];

  it('has the same texts', () => {
    expect(told.map(([name]) => name)).toEqual(said.map(([name]) => name));
    expect(written.rates.length).toBe(english.rates.length);
    expect(written.similar.length).toBe(english.similar.length);
    expect(Object.keys(written.references)).toEqual(
      english.references.filter(({ by }) => by === 'Cairn').map((each) => each.id),
    );
  });

  it('has the same figures and cites the same sources', () => {
    for (const [i, [name, text]] of said.entries()) {
      const same = told[i]?.[1] ?? '';
      expect(figures(same, '.', ','), name).toEqual(figures(text, ',', '.'));
      expect(cited(same), name).toEqual(cited(text));
    }
  });

  it('leaves no sentence in English', () => {
    for (const [i, [name, text]] of said.entries())
      if (text.includes(' ')) expect(told[i]?.[1], name).not.toBe(text);
  });

  it('speaks to nobody', () => {
    for (const [name, text] of told) expect(text, name).not.toMatch(/\b(du|dich|dir|dein\w*)\b/i);
  });
});

it('is there for every game, once', () => {
  const written = germanTexts.map(({ of }) => of);
  const missing = games.flatMap(({ id }) => (written.includes(id) ? [] : [id])).join(' ');
  expect(missing, `no German notes in src/notes/german/index.ts: ${missing}`).toBe('');
  expect(written.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});
