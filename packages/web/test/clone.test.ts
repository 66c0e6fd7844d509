// Sessions are data (law 3): a structured clone of one is the same game, with the same times and undo groups. Every
// record and playthrough of the fixtures is played with times and groups, cloned, and compared in all that follows.

import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  begin,
  makeDeal,
  makeLink,
  parseMove,
  parseRecord,
  play,
  refusal,
  stepAt,
  takeBack,
  forward,
  type Game,
  type Session,
} from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { recordText } from '../src/play/record-text.ts';
import { keepAttempt, newAttempt, type Attempt } from '../src/play/attempt.ts';
import { movesText } from '../src/play/session.ts';
import { joinedMoves, countMovesBack, countMovesForward } from '../src/play/undo-groups.ts';
import { dealOf, gameOf, sure } from './support/lines.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);
const filesIn = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(new URL(folder, FIXTURES)).map((name) => [
    name,
    readFileSync(new URL(`${folder}/${name}`, FIXTURES), 'utf8'),
  ]);

/** Each move half a second after the one before it; three of four are taken back with the one before them. */
const played = (game: Game, deal: string, texts: readonly string[]): Session =>
  texts.reduce(
    (session, text, i) => {
      const { state } = stepAt(session);
      const move = sure(parseMove(game, state, text));
      expect(refusal(game, state, move)).toBe(null);
      return play(session, move, { at: i / 2, joined: i % 4 > 0 });
    },
    sure(begin(game, dealOf(deal))),
  );

/** "game option=value" as a transcript of the fixtures begins. */
const PLAYTHROUGH = /^=== (\S+)((?: \S+=\S+)*), deal (\S+)$/;

const sessions = (): readonly (readonly [string, () => Session])[] => [
  ...filesIn('records').map(([name, text]): [string, () => Session] => {
    const { game, options, deal, steps } = sure(parseRecord(text));
    return [
      name,
      () => played(gameOf(game, options), makeDeal(deal), steps.map((step) => step.text)), // prettier-ignore
    ];
  }),
  ...filesIn('playthroughs').flatMap(([, text]) =>
    text.split(/^(?==== .*, deal )/m).map((told): [string, () => Session] => {
      const [title = ''] = told.split('\n');
      const [, game = '', options = '', deal = ''] = PLAYTHROUGH.exec(title) ?? [];
      const chosen = new Map(
        options.split(' ').flatMap((pair) => {
          const [name = '', value] = pair.split('=');
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const texts = [...told.matchAll(/^plays: (.+)$/gm)].map(([, move = '']) => move);
      return [title, () => played(gameOf(game, Object.fromEntries(chosen)), deal, texts)];
    }),
  ),
];

/** Nothing is shared with the session, not even the compiled rules. */
const cloned = (session: Session): Session => structuredClone(session);

const linkOf = (session: Session): string =>
  makeLink({
    game: session.game.id,
    options: session.game.options,
    deal: session.deal,
    moves: movesText(session),
  });

/** What a session says of itself at every step of the way back and forth by undo groups. */
const historyOf = (first: Attempt): readonly unknown[] => {
  const seen: unknown[] = [];
  let now = first;
  const look = (): void => {
    const { session, undos, looks } = now;
    seen.push([session.moves, session.cursor, undos, looks, stepAt(session).state, stepAt(session).score]);
  };
  for (look(); countMovesBack(now.session, 1) > 0; look())
    now = takeBack(now, countMovesBack(now.session, 1));
  while (countMovesForward(now.session, 1) > 0) {
    now = { ...now, session: forward(now.session, countMovesForward(now.session, 1)) };
    look();
  }
  return seen;
};

describe('a clone of a session is the same game', () => {
  const all = sessions();
  test('there are sessions to clone', () => expect(all.length).toBeGreaterThan(80));

  test.each(all)('%s', (_, make) => {
    const session = make();
    expect(session.cursor).toBeGreaterThan(0);
    expect(session.moves.some(({ at }) => at !== undefined && at > 0)).toBe(true);
    const clone = cloned(session);
    expect(clone.moves).not.toBe(session.moves);
    // The tables of a compiled game are large: `toEqual` takes seconds for them.
    expect(isDeepStrictEqual(clone, session)).toBe(true);
    for (let at = 0; at <= session.cursor; at++) expect(stepAt(clone, at)).toEqual(stepAt(session, at));
    const attempt = newAttempt(session, {
      id: 'a',
      began: 0,
      series: { id: 's', strict: false, clock: 'running' },
    });
    const other: Attempt = { ...attempt, session: clone };
    expect(joinedMoves(clone)).toEqual(joinedMoves(session));
    expect(keepAttempt(other)).toEqual(keepAttempt(attempt));
    expect(recordText(other)).toBe(recordText(attempt));
    expect(recordText(other)).toContain('@0.5');
    expect(linkOf(clone)).toBe(linkOf(session));
    expect(historyOf(other)).toEqual(historyOf(attempt));
  });
});
