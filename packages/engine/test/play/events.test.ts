// Cards that ask for a choice, cards beyond the pack, and the scores that go with them.
import { describe, expect, it } from 'vitest';
import { codes, dealt, take } from '@cairn/testkit';
import {
  apply,
  back,
  begin,
  compileGame,
  lastEvent,
  legalMoves,
  makeMove,
  makePosition,
  parseDeal,
  parseMove,
  parsePosition,
  play,
  refusal,
  replayMoves,
  finalScore,
  startTally,
  stepAt,
  tallyMove,
  view,
  type EventDef,
  type Game,
  type GameDef,
  type Move,
  type ScoreDef,
  type State,
} from '../../src/index.ts';
import { changed, compiled, hill } from '../support/defs.ts';

const ALL: readonly EventDef[] = [
  { kind: 'strokes', strokes: 2 },
  { kind: 'gift', strokes: 1 },
  { kind: 'peek' },
  { kind: 'unlock' },
  { kind: 'mow' },
  { kind: 'iron' },
  { kind: 'rough' },
  { kind: 'lose', cards: 3 },
];
const strokes: ScoreDef = { title: 'Strokes', unit: 'strokes', low: true, penalty: 1 };

/** The hill, whose second card of the lower row asks at once; the first waits for it, and both lie in the rough. */
const links = (events: readonly EventDef[]): GameDef =>
  changed(hill, {
    'zones.hill.events': [3],
    'zones.hill.rough': [2],
    'zones.hill.locks': [{ places: [2], until: [3] }],
    'zones.bag': { role: 'hand', piles: 1, empty: { takes: [1, 2, 3, 4, 5] }, give: { hole: 'top' } },
    events,
    powers: { pay: { uses: 'unlimited' }, chance: { uses: 1 }, peek: { uses: 1 } },
    scoring: 'strokes',
    scorings: { strokes },
  });
const PAY: Move = { kind: 'power', power: 'pay' };
const CHANCE: Move = { kind: 'power', power: 'chance' };

describe('an event card', () => {
  const game = compiled(links(ALL));
  const state = dealt(game, '3');
  const [, , asking = 0] = game.byRole.layout;

  it('asks before anything else, of the player who sees it as of the rules', () => {
    expect(legalMoves(game, state)).toEqual([PAY, CHANCE]);
    expect(legalMoves(game, view(game, state))).toEqual([PAY, CHANCE]);
    expect(refusal(game, state, { kind: 'draw' })).toEqual({ kind: 'choose-first', pile: asking });
    expect(refusal(game, state, { kind: 'power', power: 'peek' })?.kind).toBe('choose-first');
    expect(refusal(game, state, { kind: 'end', why: 'resigned' })).toBeNull();
  });

  it('is answered once: by a stroke, or by what the deal holds for it', () => {
    for (const move of [PAY, CHANCE]) {
      const after = apply(game, state, move);
      expect(refusal(game, after, move)?.kind).toBe(move === PAY ? 'nothing-to-choose' : 'power-spent');
      expect(legalMoves(game, after).some(({ kind }) => kind === 'draw')).toBe(true);
      expect(take(parsePosition(game, makePosition(game, after)))).toEqual(after);
      expect(take(parseMove(game, state, makeMove(game, state, move)))).toEqual(move);
      expect(apply(game, state, move)).toEqual(after);
    }
    expect(tallyMove(game, startTally(game), state, PAY, apply(game, state, PAY)).total).toBe(1);
  });

  it('tells nothing of its chance beforehand', () => {
    expect(view(game, state).seed).toBeNull();
    expect(lastEvent(game, state)).toBeUndefined();
  });

  it('brings every event of the list, over the deals', () => {
    const came = Array.from({ length: 80 }, (_, n) => {
      const first = dealt(game, `${n + 1}`);
      return lastEvent(game, apply(game, first, CHANCE))?.kind;
    });
    expect(new Set(came)).toEqual(new Set(ALL.map(({ kind }) => kind)));
  });

  it('stays spent when it is taken back', () => {
    const session = play(take(begin(game, take(parseDeal('3')))), CHANCE);
    const undone = back(session);
    expect(undone.moves.slice(0, undone.cursor)).toEqual([{ move: { kind: 'spent', power: 'chance' } }]);
    expect(legalMoves(game, stepAt(undone).state)).toEqual([PAY]);
  });

  it('replays from its moves', () => {
    const deal = take(parseDeal('3'));
    const once = take(replayMoves(game, deal, [CHANCE, { kind: 'draw' }]));
    expect(take(replayMoves(game, deal, [CHANCE, { kind: 'draw' }])).states).toEqual(once.states);
  });
});

describe('an event', () => {
  const after = (event: EventDef, name = '3'): { game: Game; before: State; now: State } => {
    const game = compiled(links([event]));
    const before = dealt(game, name);
    return { game, before, now: apply(game, before, CHANCE) };
  };
  const lines = ({ game, now }: { game: Game; now: State }): string[] => makePosition(game, now).split('\n');

  it('costs or gives strokes', () => {
    const paid = after({ kind: 'strokes', strokes: 2 });
    expect(tallyMove(paid.game, startTally(paid.game), paid.before, CHANCE, paid.now).total).toBe(2);
    const given = after({ kind: 'gift', strokes: 1 });
    expect(tallyMove(given.game, startTally(given.game), given.before, CHANCE, given.now).total).toBe(-1);
  });

  it('shows the next stock card', () => {
    const { game, before, now } = after({ kind: 'peek' });
    expect(view(game, before).next).toBeNull();
    expect(view(game, now).next?.card).not.toBeNull();
  });

  it('takes a key away, and what waited is free', () => {
    const { game, before, now } = after({ kind: 'unlock' });
    const [, second = 0, third = 0] = game.byRole.layout;
    expect(now.piles[third]).toEqual([]);
    expect(
      refusal(game, before, { kind: 'play', from: second, to: game.byRole.hole[0] ?? 0, count: 1 })?.kind,
    ).toBe('choose-first');
    expect(now.piles[game.byRole.hole[0] ?? 0]).toHaveLength(2);
    expect(now.piles[game.byRole.hole[0] ?? 0]?.at(-1)).toBe(before.piles[game.byRole.hole[0] ?? 0]?.at(-1));
  });

  it('clears the rough, or brings it', () => {
    expect(lines(after({ kind: 'mow' }))[0]).not.toContain('=');
    expect(lines(after({ kind: 'rough' }))[0]?.match(/=/g)).toHaveLength(2);
  });

  it('gives the next card of the stock, or takes some', () => {
    const given = after({ kind: 'iron' });
    expect(lines(given).find((line) => line.startsWith('bag'))).toMatch(/^bag: [A2-5][CDHS]$/);
    const lost = after({ kind: 'lose', cards: 3 });
    const { stock } = lost.game;
    expect(lost.now.piles[stock ?? 0]).toEqual(lost.before.piles[stock ?? 0]?.slice(0, -3));
  });
});

describe('definitions', () => {
  it.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ powers: { chance: { uses: 1 } } }, ['events zones.hill.events']],
    [{ events: undefined }, ['events powers.chance']],
    [{ 'zones.hill.events': [9] }, ['place zones.hill']],
    [{ 'zones.bag.holds': [2, 3] }, ['sum zones.bag.pull']],
  ])('%j is refused', (edits, wanted) => {
    const { events, ...rest } = changed(links(ALL), edits);
    expect(codes(compileGame(events === undefined ? rest : { ...rest, events }))).toEqual(wanted);
  });
});

describe('cards beyond the pack', () => {
  const def = changed(hill, {
    'zones.first': {
      role: 'hand',
      piles: 2,
      holds: [9, 9],
      empty: { takes: 'nothing' },
      give: { hole: 'top' },
    },
    'pack.jokers': 1,
    'pack.jokerPlace': 'hand',
  });
  const game = compiled(def);
  const plain = compiled(changed(hill, { 'pack.jokers': 1, 'pack.jokerPlace': 'hand' }));

  it('lie in the hand and change nothing else of the deal', () => {
    const state = dealt(game, '5');
    const without = dealt(plain, '5');
    const layout = (of: Game, at: State) => of.byRole.layout.map((i) => at.piles[i]);
    expect(layout(game, state)).toEqual(layout(plain, without));
    expect(makePosition(game, state)).toContain('first: 9~ | 9~\nhand: *\n');
    expect(take(parsePosition(game, makePosition(game, state)))).toEqual(state);
    expect(new Set(game.cards).size).toBe(plain.cards.length + 2);
  });

  it('go on anything and do not break a streak', () => {
    const state = dealt(game, '5');
    const [from = 0] = game.byRole.hand;
    const move: Move = { kind: 'play', from, to: game.byRole.hole[0] ?? 0, count: 1 };
    const tally = { ...startTally(game), streak: 3 };
    expect(tallyMove(game, tally, state, move, apply(game, state, move)).streak).toBe(3);
  });
});

describe('scores of courses', () => {
  const scored = (score: Partial<ScoreDef>): Game =>
    compiled(changed(hill, { scoring: 's', scorings: { s: { title: 'S', unit: 'strokes', ...score } } }));
  /** What one more card of a streak of so many brings. */
  const paid = (game: Game, streak: number, apex = false): number => {
    const state = dealt(game, '1');
    const from = game.byRole.layout[apex ? 0 : 1] ?? 0;
    const move: Move = { kind: 'play', from, to: game.byRole.hole[0] ?? 0, count: 1 };
    const after = { ...state, piles: state.piles.map((pile, i) => (i === from ? [] : pile)) };
    return tallyMove(game, { ...startTally(game), streak }, state, move, after).total;
  };

  it('pay by the card, and more in a long run', () => {
    const game = scored({ unit: 'dollars', chain: { pays: 5, apex: 10, from: 5 } });
    // The fifth in a row is worth as much as the first; the sixth 1.1 times, the tenth 1.5 times; halves go up.
    expect([0, 4, 5, 6, 9].map((streak) => paid(game, streak))).toEqual([5, 5, 6, 6, 8]);
    expect([0, 4, 5, 9].map((streak) => paid(game, streak, true))).toEqual([10, 10, 11, 15]);
  });

  it('take a stroke off for a long drive, once a run', () => {
    const game = scored({ low: true, drive: { cards: 6, points: -1 } });
    expect([4, 5, 6].map((streak) => paid(game, streak))).toEqual([0, -1, 0]);
  });

  it('are at least so much once the deal is over', () => {
    const game = scored({ low: true, least: 1 });
    const state = dealt(game, '1');
    const over = apply(game, state, { kind: 'end', why: 'resigned' });
    expect(finalScore(game, state, startTally(game)).total).toBe(0);
    expect(finalScore(game, over, startTally(game)).total).toBe(1);
    expect(finalScore(game, over, { ...startTally(game), total: 4 }).total).toBe(4);
  });
});
