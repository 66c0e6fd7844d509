// A whole deal as a list of moves: undo by position, uses that stay spent, and a link that holds it all.
import {
  apply,
  changedOptions,
  legalMoves,
  makeLink,
  makeMove,
  parseDeal,
  parseLink,
  replayMoves,
  type Move,
  type State,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt, take, walk } from '@cairn/testkit';
import { downward, game, oneStreak, PEEK, place } from '../support/tripeaks.ts';

describe('undo', () => {
  it('is another end of the same list: every position comes back exactly', () => {
    const rules = game({ peek: 'three', jokers: '2', jokerPlace: 'hand' });
    for (let seed = 1; seed <= 10; seed++) {
      const stops = walk(rules, dealt(rules, `${seed}`), seed);
      const moves = stops.flatMap(({ move }) => move ?? []);
      for (let cursor = moves.length; cursor >= 0; cursor -= 5) {
        const { states, tallies } = take(
          replayMoves(rules, take(parseDeal(`${seed}`)), moves.slice(0, cursor)),
        );
        expect(states.at(-1)).toEqual(stops[cursor]?.state);
        expect(tallies.at(-1)).toEqual(stops[cursor]?.tally);
      }
    }
  });

  it('past a peek keeps the use spent and hides the card again', () => {
    const rules = game({ peek: 'once' });
    const deal = oneStreak(rules);
    const spent: Move = { kind: 'spent', power: 'peek' };
    const peeked = take(replayMoves(rules, deal, [place(rules, 27), PEEK, place(rules, 26)]));
    const undone = take(replayMoves(rules, deal, [place(rules, 27), spent]));
    const plain = take(replayMoves(rules, deal, [place(rules, 27)]));
    expect(undone.states.at(-1)?.piles).toEqual(plain.states.at(-1)?.piles);
    expect(undone.states.at(-1)?.used).toEqual(peeked.states.at(-1)?.used);
    expect(undone.final).toEqual({ ...plain.final, events: [] });
    expect(replayMoves(rules, deal, [place(rules, 27), spent, PEEK]).ok).toBe(false);
  });

  it('takes back the turning up together with the play', () => {
    const rules = game();
    const deal = oneStreak(rules);
    const states = take(replayMoves(rules, deal, [place(rules, 27), place(rules, 26)])).states;
    const faces = states.map(({ piles }) => (piles[17]?.[0] ?? 0) >> 10);
    expect(faces).toEqual([1, 1, 0]);
  });
});

describe('a link', () => {
  /** The longest game there can be: every card played, every card drawn, every peek used. */
  const longest = (options: Readonly<Record<string, string>>): string => {
    const rules = game(options);
    const name = `${Number.MAX_SAFE_INTEGER}`;
    let state: State = dealt(rules, name);
    const texts: string[] = [];
    for (;;) {
      const moves = legalMoves(rules, state);
      const move = moves.find((one) => one.kind === 'power') ?? moves.at(0);
      if (move === undefined) break;
      texts.push(makeMove(rules, state, move));
      state = apply(rules, state, move);
    }
    const deal = take(parseDeal(name));
    return makeLink({
      game: rules.id,
      options: changedOptions(rules.base, rules.options),
      deal,
      moves: texts,
    });
  };

  it('of any whole game is shorter than 2 kB', () => {
    const all = { wrap: 'kingStop', face: 'open', headstart: 'rank', jokers: '2', jokerPlace: 'hand', peek: 'three', stock: 'stuck', scoring: 'money', earlyEnd: '0' }; // prettier-ignore
    for (const options of [{}, { jokers: '2', peek: 'three' }, all]) {
      const link = longest(options);
      expect(link.length).toBeGreaterThan(60);
      expect(link.length).toBeLessThan(2048);
      expect(take(parseLink(link)).moves?.length).toBeGreaterThan(20);
    }
  });

  it('of a written-out pack is, too', () => {
    const rules = game();
    const deal = oneStreak(rules);
    const moves = downward().map((index) => place(rules, index));
    const { states } = take(replayMoves(rules, deal, moves));
    const texts = moves.map((move, i) => makeMove(rules, states[i] as State, move));
    const link = makeLink({ game: rules.id, options: {}, deal, moves: texts });
    expect(link.length).toBeLessThan(300);
    expect(take(parseLink(link))).toEqual({ game: rules.id, options: {}, deal, moves: texts });
  });
});
