// Everything that reads text against chance: it never throws, faults are short sentences, and what is read can be written.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance, dealt, walk } from '@cairn/testkit';
import {
  makeLink,
  makeMove,
  makePosition,
  makeRecord,
  parseCard,
  parseDeal,
  parseLink,
  parseMove,
  parsePosition,
  parseRecord,
  parseView,
  refusal,
  replay,
  view,
  type Result,
} from '../../src/index.ts';
import { compiled, hill, yard } from '../support/defs.ts';

const game = compiled(yard);
const stops = walk(game, dealt(game, '3'), 3, 40);

/** Text that is often nearly right: pieces of the format, joined by chance. */
const near = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.integer({ min: -1, max: 200 }).map(String) },
        { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('\u0000', '\uFEFF', '\uD800', '🂡', '\r', '\u2028', '%', '\\', '"'),
        },
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

/** A sound text with a few characters lost, doubled or put in. */
const spoilt = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.integer(), fc.integer({ min: 1, max: 4 }))
    .map(([text, seed, times]) => {
      const { below, pick } = chance(seed);
      let out = text;
      for (let i = 0; i < times; i++) {
        const at = below(out.length + 1);
        const put = pick([
          '',
          '',
          ' ',
          '\n',
          '?',
          '|',
          '(',
          ')',
          '{',
          '}',
          '[',
          ']',
          '"',
          '>',
          '*',
          '/',
          '@',
          '=',
          ':',
          '7S',
          '-1',
          '%',
        ]);
        out = out.slice(0, at) + put + out.slice(at + below(3));
      }
      return out;
    });

const sound = <T>(result: Result<T>): T | null => {
  if (result.ok) return result.value;
  expect(result.error.length).toBeGreaterThan(0);
  for (const { code, message } of result.error) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(message.length).toBeGreaterThan(5);
    expect(message.length).toBeLessThan(600);
  }
  return null;
};

const RUNS = { numRuns: 1500, seed: 8 };

it('cards', () => {
  fc.assert(
    fc.property(near('A', '7', 'T', '10', 's', 'D', '*', '~', ' '), (text) => {
      sound(parseCard(text));
    }),
    RUNS,
  );
});

it('deals', () => {
  fc.assert(
    fc.property(near('ms', 'pysol', 'cards', ':', '1', '49621', '7S', '*', ' ', ','), (text) => {
      sound(parseDeal(text));
    }),
    RUNS,
  );
});

describe('moves', () => {
  const words = [
    '1',
    '4',
    'f2',
    'w',
    'r',
    's',
    'h',
    '7s',
    '10d',
    '>',
    '*',
    '_',
    '*2',
    'd',
    'rd',
    'peek',
    '!',
    'end',
    ' ',
  ];

  it('in states and views of a walk', () => {
    fc.assert(
      fc.property(near(...words), fc.constantFrom(...stops), (text, { state }) => {
        for (const position of [state, view(game, state)]) {
          const move = sound(parseMove(game, position, text));
          if (move === null) continue;
          const reason = refusal(game, position, move);
          if (reason !== null) expect(typeof reason.kind).toBe('string');
          else if (move.kind === 'play')
            expect(sound(parseMove(game, position, makeMove(game, position, move)))).toEqual(move);
        }
      }),
      RUNS,
    );
  });
});

it('positions', () => {
  const texts = stops.flatMap(({ state }) => [
    makePosition(game, state),
    makePosition(game, view(game, state)),
  ]);
  fc.assert(
    fc.property(spoilt(texts), (text) => {
      const state = sound(parsePosition(game, text));
      if (state !== null) expect(sound(parsePosition(game, makePosition(game, state)))).toEqual(state);
      const seen = sound(parseView(game, text));
      if (seen !== null) expect(sound(parseView(game, makePosition(game, seen)))).toEqual(seen);
    }),
    RUNS,
  );
});

it('records', () => {
  const moves = stops.flatMap(({ state, move }) => (move === null ? [] : [makeMove(game, state, move)]));
  const steps = moves.map((text, i) => ({
    text,
    ...(i % 5 === 0 ? { comment: 'a note', variations: [[{ text: 'd', at: 1.5 }, { text: 'end' }]] } : {}),
  }));
  const deal = { kind: 'ms', number: 1 } as const;
  const text = makeRecord({ game: 'yard', options: {}, deal, score: 3, headers: { Player: 'x "y"' }, steps });
  const pieces = [
    '[Game "yard"]\n',
    '[Deal "3"]\n',
    '[',
    ']',
    '"',
    '\n',
    ' ',
    'd',
    'rd',
    '(',
    ')',
    '{',
    '}',
    '/',
    '@1',
  ];
  fc.assert(
    fc.property(
      fc.oneof(
        spoilt([text]),
        near(...pieces),
        near(...pieces).map((more) => text + more),
      ),
      (broken) => {
        const record = sound(parseRecord(broken));
        if (record === null) return;
        const again = sound(parseRecord(makeRecord(record)));
        const bare = (value: unknown): string =>
          JSON.stringify(value, (key, inner: unknown) => (key === 'line' ? undefined : inner));
        expect(bare(again)).toBe(bare(record));
        sound(replay(game, record));
      },
    ),
    RUNS,
  );
});

it('links', () => {
  const hilly = compiled(hill).id;
  const pieces = [
    '#',
    '/',
    hilly,
    '?',
    '&',
    '=',
    'm',
    'ends',
    'circular',
    '7S',
    '.',
    '%20',
    '%',
    'ms:1',
    '-',
  ];
  fc.assert(
    fc.property(fc.oneof(near(...pieces), spoilt(['#/hill/49621?ends=circular&m=7S.d.5-9*3'])), (text) => {
      const link = sound(parseLink(text));
      if (link !== null) expect(sound(parseLink(makeLink(link)))).toEqual(link);
    }),
    RUNS,
  );
});
