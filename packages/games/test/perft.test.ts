// Counts of move sequences (fixtures/perft): every line up to a limit of sequences. CAIRN_PERFT raises the limit.
import { readdirSync, readFileSync } from 'node:fs';
import {
  apply,
  compileGame,
  parseDeal,
  parseMove,
  perft,
  start,
  type Game,
  type GameDef,
  type State,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt, take, written } from '@cairn/testkit';
import { findGame, games } from '../src/index.ts';

const LIMIT = Number(process.env.CAIRN_PERFT ?? 3000);
/** The game whose counts another program made. */
const INDEPENDENT = 'tripeaks';
const folder = new URL('../../../fixtures/perft/', import.meta.url);

interface Entry {
  readonly id: string;
  readonly game: Game;
  readonly state: State;
  readonly counts: readonly (readonly [depth: number, count: number])[];
}

/** One paragraph of a file: a position and its counts. */
const readEntry = (paragraph: string): Entry => {
  const lines = paragraph.split('\n').map((line) => line.split(' '));
  const rest = (name: string): readonly string[] => lines.find(([word]) => word === name)?.slice(1) ?? [];
  const [name = '', ...options] = rest('game');
  const found = findGame(name);
  const chosen = Object.fromEntries(options.map((option) => option.split('=') as [string, string]));
  const game = take(compileGame(found?.def, chosen));
  let state = take(start(game, take(parseDeal(rest('deal').join(' ')))));
  for (const text of rest('moves')) state = apply(game, state, take(parseMove(game, state, text)));
  const counts = lines.flatMap(([word, depth, count]) =>
    word === 'perft' ? [[Number(depth), Number(count)] as const] : [],
  );
  return { id: rest('id').join(' '), game, state, counts };
};

const readEntries = (file: string): readonly Entry[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map(readEntry);

const files = readdirSync(folder).filter((file) => file.endsWith('.perft'));

it('there are counts', () => expect(files).not.toEqual([]));

/** Lengths are counted until there are this many sequences; games without much choice have a last length. */
const ENOUGH = 2000;
const LONGEST = 8;

const paragraph = (def: GameDef, deal: string): string => {
  const game = take(compileGame(def));
  const state = dealt(game, deal);
  const lines: string[] = [];
  for (let depth = 1, count = 0; depth <= LONGEST && count < ENOUGH; depth++) {
    count = perft(game, state, depth);
    lines.push(`perft ${depth} ${count}`);
  }
  return [`id ${def.id}-${deal}`, `game ${def.id}`, `deal ${deal}`, ...lines, ''].join('\n');
};

// The counts of a game whose file says nothing else are its engine's own: they tell when a rule has changed.
it.each(games.filter(({ id }) => id !== INDEPENDENT).map((def) => [def.id, def] as const))(
  '%s is counted',
  (id, def) => {
    const head =
      '# Counted by the engine itself (node scripts/fixtures.js): a change of these counts is a change of rules.\n';
    const text = [head, ...['1', '49621'].map((deal) => paragraph(def, deal))].join('\n');
    expect(text).toBe(written(`perft/${id}.perft`, text));
  },
);

describe.each(files)('%s', (file) => {
  const entries = readEntries(file);

  it('names each position once', () =>
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length));

  it.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, { game, state, counts }) => {
    expect(counts.map(([depth]) => depth)).toEqual(counts.map((__, i) => i + 1));
    const small = counts.filter(([, count]) => count <= LIMIT);
    // One length is all some games allow below the limit; the independent counts go deeper.
    expect(small.length).toBeGreaterThan(file === `${INDEPENDENT}.perft` ? 4 : 0);
    expect(small.map(([depth]) => [depth, perft(game, state, depth)])).toEqual(small);
  });
});
