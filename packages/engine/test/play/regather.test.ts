// Columns that are gathered and dealt again, as they lay or shuffled: what lies where, when it is refused, and undo.
import { codes, take } from '@cairn/testkit';
import { describe, expect, it } from 'vitest';
import {
  apply,
  back,
  begin,
  compileGame,
  legalMoves,
  makePosition,
  parseDeal,
  parsePosition,
  play,
  refusal,
  stepAt,
  view,
  type Game,
  type GameDef,
  type Move,
  type Regather,
  type State,
} from '../../src/index.ts';
import { changed, compiled, yard } from '../support/defs.ts';

const { stock: _, ...rest } = yard;
/** Twelve cards, three to each of four columns. */
const small: GameDef = changed(
  { ...rest, zones: { columns: yard.zones.columns, piles: yard.zones.piles } as GameDef['zones'] },
  {
    'pack.ranks': [1, 2, 3],
    'zones.columns.deal': 3,
    'zones.columns.face': 'open',
    'zones.columns.give': { foundation: 'top', tableau: 'top' },
  },
);
const gathering = (order: Regather['order'], uses: Regather['uses'] = 2): Game =>
  compiled(changed(small, { 'powers.regather': { uses, zone: 'columns', order, deal: 3 } }));
const USE: Move = { kind: 'power', power: 'regather' };

const lying = (game: Game, columns: string, piles = '- | - | - | -'): State =>
  take(parsePosition(game, `columns: ${columns}\npiles: ${piles}\n`));
const columns = (game: Game, state: State): string =>
  makePosition(game, state).split('\n')[0]?.slice('columns: '.length) ?? '';

describe.each(['fromTop', 'fromBottom'] as const)('%s', (order) => {
  const game = gathering(order);
  const before = lying(game, '3C 2C | - | AS 3S 2S 3H | 3D 2D', 'AC | AD | AH 2H | -');

  it('deals the cards in their order, so many to a column', () =>
    expect(columns(game, apply(game, before, USE))).toBe(
      order === 'fromTop' ? '3H 3C 2C | AS 3S 2S | 3D 2D | -' : '3C 2C AS | 3S 2S 3H | 3D 2D | -',
    ));

  it('is refused where nothing would change, and when it is used up', () => {
    const after = apply(game, before, USE);
    expect(refusal(game, after, USE)).toEqual({ kind: 'lies-so' });
    const spent = { ...before, used: { regather: 2 } } as State;
    expect(refusal(game, spent, USE)).toEqual({ kind: 'power-spent', power: 'regather' });
    expect(legalMoves(game, before)).toContainEqual(USE);
    expect(legalMoves(game, after)).not.toContainEqual(USE);
  });

  it('is no chance: undo gives the use back', () => {
    expect(game.chance).toBe(false);
    const dealt = take(begin(game, take(parseDeal('1'))));
    const moves = legalMoves(game, stepAt(dealt).state);
    const [first] = moves.filter(({ kind }) => kind === 'play');
    if (first === undefined) throw new Error('Deal 1 has a play');
    const made = play(play(dealt, first), USE);
    const undone = back(made);
    expect(undone).toMatchObject({ cursor: 1, moves: made.moves });
    expect(stepAt(undone).state.used).toEqual({});
  });
});

describe('shuffled', () => {
  const game = gathering('shuffled');
  const dealt = take(begin(game, take(parseDeal('1'))));
  const { state } = stepAt(dealt);

  it('deals the same cards in an order that is the same in every replay, and another one next time', () => {
    const after = apply(game, state, USE);
    expect(apply(game, state, USE)).toEqual(after);
    expect(new Set(after.piles.flat())).toEqual(new Set(state.piles.flat()));
    expect(after.piles).not.toEqual(state.piles);
    const again = apply(game, { ...state, used: { regather: 1 } }, USE);
    expect(again.piles).not.toEqual(after.piles);
  });

  it('is hidden before it is made, and stays used after undo', () => {
    expect(view(game, state).seed).toBeNull();
    const undone = back(play(dealt, USE));
    expect(undone.moves.map(({ move }) => move)).toEqual([{ kind: 'spent', power: 'regather' }]);
    expect(stepAt(undone).state).toMatchObject({ piles: state.piles, used: { regather: 1 } });
  });

  it('needs two cards', () => {
    const last = lying(game, '- | 3S | - | -', 'AC 2C 3C | AD 2D 3D | AH 2H 3H | AS 2S');
    expect(refusal(game, last, USE)).toEqual({ kind: 'nothing-to-shuffle' });
  });
});

describe('faults', () => {
  const faults = (edits: Readonly<Record<string, unknown>>): readonly string[] =>
    codes(
      compileGame(
        changed(small, {
          'powers.regather': { uses: 1, zone: 'columns', order: 'shuffled', deal: 3 },
          ...edits,
        }),
      ),
    );

  it.each([
    ['no such zone', { 'powers.regather.zone': 'fans' }, ['no-zone powers.regather.zone']],
    ['a zone that is no tableau', { 'powers.regather.zone': 'piles' }, ['zone powers.regather.zone']],
    ['cards face down', { 'zones.columns.face': 'top' }, ['zone powers.regather.zone']],
    ['too little room', { 'powers.regather.deal': 2 }, ['sum powers.regather.deal']],
    ['an unknown order', { 'powers.regather.order': 'sorted' }, ['enum powers.regather.order']],
    ['no cards', { 'powers.regather.deal': 0 }, ['range powers.regather.deal']],
  ])('%s', (_name, edits, wanted) => expect(faults(edits)).toEqual(wanted));
});
