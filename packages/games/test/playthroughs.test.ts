// Whole deals told step by step (fixtures/playthroughs). `node scripts/fixtures.js` writes them anew; read the diff.
import { compileGame } from '@cairn/engine';
import { expect, it } from 'vitest';
import { dealt, type Options, take, written } from '@cairn/testkit';
import { games } from '../src/index.ts';
import { transcript } from './support/transcript.ts';

/** Moves of a deal told to its end, and of one whose opening is enough. */
const WHOLE = 200;
const OPENING = 24;

/** Choices worth telling beside the standard one, by game. */
const MORE: Readonly<Record<string, readonly Options[]>> = {
  tripeaks: [{ headstart: 'rank', jokers: '1', jokerPlace: 'hand', peek: 'once', scoring: 'chain' }],
  golf: [],
  'all-in-a-row': [],
  pyramid: [],
  striptease: [],
};

it.each(games.map((def) => [def.id, def] as const))('%s plays as it is told', (id, def) => {
  const text = [{}, ...(MORE[id] ?? [])]
    .map((options) => {
      const game = take(compileGame(def, options));
      const title = [id, ...Object.entries(options).map((pair) => pair.join('='))].join(' ');
      return transcript(game, `${title}, deal 49621`, dealt(game, '49621'), 1, id in MORE ? WHOLE : OPENING);
    })
    .join('\n');
  expect(text).toBe(written(`playthroughs/${id}.txt`, text));
});
