// Notes: every game has them, every figure and claim names a reference that is there, every link leads somewhere.
import { compileGame } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { findGame, findNotes, games } from '../src/index.ts';

const titles: ReadonlySet<string> = new Set(games.map(({ title }) => title));

describe.each(games.map((def) => [def.id, def] as const))('%s', (id, def) => {
  const notes = findNotes(id);

  it('has notes', () => expect(notes?.of).toBe(id));

  it('names a reference for every rate, and rules that the game has', () => {
    for (const { options, source, percent, sample } of notes?.rates ?? []) {
      const game = take(compileGame(def, options));
      expect(game.id).toBe(id);
      expect(notes?.references.map((reference) => reference.id)).toContain(source);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(sample ?? 1).toBeGreaterThan(0);
    }
  });

  it('cites only references that it lists', () => {
    const texts = [
      ...(notes?.claims ?? []),
      ...(notes?.disagreements ?? []).flatMap((d) => [d.sources, d.here]),
    ];
    const ids = notes?.references.map((reference) => reference.id) ?? [];
    for (const cited of texts.flatMap((text) => [...text.matchAll(/\[([a-z0-9, -]+)\]/g)]))
      for (const name of (cited[1] ?? '').split(',')) expect(ids).toContain(name.trim());
  });

  it('links the similar games that are in the catalogue, and no others', () => {
    for (const { game, title } of notes?.similar ?? [])
      if (game !== undefined) expect(findGame(game), title).not.toBeNull();
      else expect(titles.has(title), `"${title}" needs its \`game\`: it is in the catalogue`).toBe(false);
  });
});
